/** Where the names of cities stand, so that they cover neither tracks nor one another. */

import type { City, Track } from './table.ts'

export interface Label {
  id: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Of the face, for its size: how wide a letter is on average, and how far it rises and falls. */
const [LETTER, RISE, FALL] = [0.53, 0.74, 0.2]
/** How far a name stands from the middle of its city. */
const NEAR = 17
/** What it costs to cover a city or a name, and to leave the map, beside a piece of track. */
const [CITY, NAME, OUTSIDE] = [9, 14, 40]
/** Entrances of one country as near as this share a name. */
const SHARED = 60

const WAYS = [
  { dx: 1, dy: 0, anchor: 'start' },
  { dx: -1, dy: 0, anchor: 'end' },
  { dx: 0, dy: 1, anchor: 'middle' },
  { dx: 0, dy: -1, anchor: 'middle' },
  { dx: 0.75, dy: 0.8, anchor: 'start' },
  { dx: 0.75, dy: -0.8, anchor: 'start' },
  { dx: -0.75, dy: 0.8, anchor: 'end' },
  { dx: -0.75, dy: -0.8, anchor: 'end' },
] as const

type Point = readonly [number, number]

export function labels(
  cities: readonly City[],
  tracks: readonly Track[],
  called: (city: City) => string,
  size: number,
  edge: Box,
): Label[] {
  const rails = tracks.flatMap(({ spaces }) =>
    spaces.flatMap(({ x, y, long, angle }): Point[] => {
      const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return [-0.5, -0.25, 0, 0.25, 0.5].map((part) => [x + ux * long * part, y + uy * long * part])
    }),
  )
  const placed: Label[] = []
  const taken: Box[] = []
  for (const city of cities) {
    const text = called(city)
    const shared = cities
      .slice(0, cities.indexOf(city))
      .some((one) => called(one) === text && Math.hypot(one.x - city.x, one.y - city.y) < SHARED)
    if (!text || shared) continue
    const best = WAYS.map(({ dx, dy, anchor }, i) => {
      const [x, y] = [city.x + dx * NEAR, city.y + dy * NEAR + (dy + 1) * 0.5 * RISE * size - dy * 0.1 * size]
      const box = around(text, x, y, anchor, size)
      const others = cities.filter((one) => one !== city).map(({ x, y }): Point => [x, y])
      const cost =
        inside(rails, box, 8) +
        CITY * inside(others, box, 11) +
        NAME * taken.filter((one) => meet(one, box)).length +
        OUTSIDE * Number(box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom) +
        i * 0.01
      return { label: { id: city.id, text, x, y, anchor }, box, cost }
    }).reduce((one, other) => (other.cost < one.cost ? other : one))
    placed.push(best.label)
    taken.push(best.box)
  }
  return placed
}

function around(text: string, x: number, y: number, anchor: Label['anchor'], size: number): Box {
  const wide = text.length * LETTER * size
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - RISE * size, bottom: y + FALL * size }
}

function inside(points: readonly Point[], box: Box, reach: number): number {
  return points.filter(
    ([x, y]) =>
      x > box.left - reach && x < box.right + reach && y > box.top - reach && y < box.bottom + reach,
  ).length
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
