/** Names of neighbours must not run into each other: one that would gives way a little. */

import type { Territory } from './table.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Of the face, for its size: how wide a letter is on average, and how high a line. */
const [LETTER, LINE] = [0.5, 0.95]
/** A name stands so far above its territory's middle, and squares reach so far to each side of it. */
const [ABOVE, SQUARES] = [9, 24]
/** Where a name may go, from where it would stand; what is nearer comes first. */
const WAYS = [
  [0, 0],
  [-12, 0],
  [12, 0],
  [0, -12],
  [-22, 0],
  [22, 0],
  [-16, -12],
  [16, -12],
  [-34, 0],
  [34, 0],
] as const

export type Way = readonly [number, number]

/** By code: how far each name gives way. */
export function givingWay(lands: readonly Territory[], lines: (land: Territory) => string[], size: number): Map<string, Way> {
  const squares = lands.map(({ code, x, y }) => ({
    code,
    box: { left: x - SQUARES, right: x + SQUARES, top: y - 4, bottom: y + 12 },
  }))
  const placed: Box[] = []
  return new Map(
    lands.map((land) => {
      const others = [...placed, ...squares.filter(({ code }) => code !== land.code).map(({ box }) => box)]
      const costs = WAYS.map((way, i) => {
        const box = around(land, lines(land), size, way)
        return { way, box, cost: others.reduce((sum, other) => sum + overlap(box, other), 0) + i }
      })
      const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one))
      placed.push(best.box)
      return [land.code, best.way]
    }),
  )
}

function around({ x, y }: Territory, lines: readonly string[], size: number, [dx, dy]: Way): Box {
  const half = (Math.max(...lines.map(({ length }) => length)) * LETTER * size) / 2
  const bottom = y + dy - ABOVE + 3
  return { left: x + dx - half, right: x + dx + half, top: bottom - lines.length * LINE * size, bottom }
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
