declare module 'virtual:coasts/*' {
  /** Path data, by the name of what is drawn. */
  const coasts: Record<string, string>
  export default coasts
}

declare module 'virtual:icons' {
  /** The inside of a 512 by 512 SVG, by our name for it. */
  const icons: Record<string, string>
  export default icons
}
