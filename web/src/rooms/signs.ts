/** The picture over each room's door. */

export const SIGNS: Record<string, string> = {
  africa: 'elephant',
  afrika1880: 'colony',
  heart_of_africa: 'train',
  west_of_africa: 'ship',
}
