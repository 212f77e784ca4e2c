/** What lies on AFRICA's table, as `sight.py` of the room tells it, and the hexes it lies on. */

export interface Table {
  spaces: Record<string, string>
  explorers: Record<string, string | null>
  camps: Record<string, number>
  gold: Record<string, number>
  gems: Record<string, number>
  goods: Record<string, Record<string, number>>
  supply: number
  face_down: Record<string, number>
  in_hand: { tile: string; from: string | null; fresh: boolean } | null
}

interface Printed {
  spaces: { q: number; r: number; kind: 'tile' | 'city'; name: string; de?: string; it?: string }[]
}

export interface Hex {
  code: string
  name: string
  elsewhere: Record<string, string>
  city: boolean
  x: number
  y: number
}

/** A side of a hex; the coast is drawn to this measure. */
const SIDE = 30

export const CORNERS = [0, 1, 2, 3, 4, 5]
  .map((corner) => (corner * Math.PI) / 3)
  .map((angle) => `${(SIDE * Math.cos(angle)).toFixed(2)},${(SIDE * Math.sin(angle)).toFixed(2)}`)
  .join(' ')

export function hexes(board: unknown): Hex[] {
  return (board as Printed).spaces.map(({ q, r, kind, name, ...elsewhere }) => ({
    code: name.replaceAll(' ', '-'),
    name,
    elsewhere: elsewhere as unknown as Record<string, string>,
    city: kind === 'city',
    x: SIDE * 1.5 * q,
    y: SIDE * Math.sqrt(3) * (r + q / 2),
  }))
}

export function boxAround(all: Hex[]): [number, number, number, number] {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const margin = SIDE * 1.35
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
}

/** Pictogram, ground and number of pieces for what can lie on a space. */
export const TILES: Record<string, { icon: string; ground: string; number?: number }> = {
  'gold-1': { icon: 'gold', ground: 'gold', number: 1 },
  'gold-2': { icon: 'gold', ground: 'gold', number: 2 },
  'gems-1': { icon: 'gems', ground: 'gems', number: 1 },
  'gems-2': { icon: 'gems', ground: 'gems', number: 2 },
  monument: { icon: 'monument', ground: 'monument' },
  nomads: { icon: 'nomads', ground: 'nomads' },
  elephant: { icon: 'elephant', ground: 'animal' },
  zebra: { icon: 'zebra', ground: 'animal' },
  giraffe: { icon: 'giraffe', ground: 'animal' },
  lion: { icon: 'lion', ground: 'animal' },
  antelope: { icon: 'antelope', ground: 'animal' },
  statue: { icon: 'statue', ground: 'goods' },
  kettle: { icon: 'kettle', ground: 'goods' },
  clothing: { icon: 'clothing', ground: 'goods' },
  mask: { icon: 'mask', ground: 'goods' },
  drum: { icon: 'drum', ground: 'goods' },
}

/** How many of each kind lie face down, in the order of the table of tiles; other names last. */
export function unseen(table: Table): [string, number][] {
  const kinds = new Set([...Object.keys(TILES), ...Object.keys(table.face_down)])
  return [...kinds].map((kind) => [kind, table.face_down[kind] ?? 0])
}
