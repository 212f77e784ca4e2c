/** Pictograms of our own, for what game-icons.net has not. */

export const OWN: Record<string, string> = {
  giraffe:
    '<path fill="currentColor" d="M338 34l10-18 12 6-8 20 44 34-6 22-46 2-16 30 2 118 14 44-4 52 14 130-26 2-30-118-74 4-30 116-26-2 12-126-12-60 16-52 88-34 30-148zM250 276l-16 22 24 14 16-20zm48-28-14 16 20 16 10-20zm6-76-10 28 20 10 8-26zm-78 150-16 16 12 16 18-12zm62-8-14 18 18 12 14-16z"/><path fill="currentColor" d="M186 300c-14 20-10 50-20 74l-10-4c8-28 4-60 24-82z"/>',
}
