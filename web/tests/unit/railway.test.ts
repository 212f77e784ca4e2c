import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import type { Choice } from '../../src/generated/types.ts'
import { labels } from '../../src/rooms/heart_of_africa/names.ts'
import { paying, ways } from '../../src/rooms/heart_of_africa/payment.ts'
import { tracks } from '../../src/rooms/heart_of_africa/table.ts'
import type { Printed, Table } from '../../src/rooms/heart_of_africa/table.ts'

const FILE = resolve(import.meta.dirname, '../../../src/palaver/games/heart_of_africa/board.json')
const PRINTED = JSON.parse(readFileSync(FILE, 'utf8')) as Printed
const LONG = PRINTED.routes.find(({ length }) => length === 4)

const claiming = (colour: string | null): Table =>
  ({ own: { claim: { track: LONG?.id, colour } } }) as unknown as Table

const choice = (option: number, notation: string, args: Choice['said']['args'] = {}): Choice => ({
  option,
  notation,
  touch: [],
  said: { key: 'x', args },
})

test('a payment shows the cards it takes, those with fewest locomotives first', () => {
  const offered = [
    choice(10, 'pay red', { needed: 1 }),
    choice(18, 'pay locomotive', { needed: 0 }),
  ]

  expect(paying(offered)).toBe(true)
  expect(ways(offered, claiming(null), PRINTED).map(({ cards }) => cards)).toEqual([
    ['red', 'red', 'red', 'locomotive'],
    ['locomotive', 'locomotive', 'locomotive', 'locomotive'],
  ])
  expect(ways([choice(30, 'locomotives 1')], claiming('blue'), PRINTED)[0]?.cards).toEqual([
    ...['blue', 'blue', 'blue'],
    'locomotive',
  ])
})

test('doubling comes before not doubling, and takes terrain cards, locomotives in their place first', () => {
  const terrain = { key: 'terrain-jungle', args: {} }
  const offered = [
    choice(50, 'single', { points: 7 }),
    choice(51, 'double', { points: 14, terrain }),
    choice(53, 'jokers 1', { number: 1, cards: 1, terrain }),
  ]

  const found = ways(offered, claiming('blue'), PRINTED)
  expect(found.map(({ choice: { notation } }) => notation)).toEqual(['double', 'jokers 1', 'single'])
  expect(found.map(({ cards }) => cards)).toEqual([['jungle', 'jungle'], ['locomotive', 'jungle'], []])
})

test('no name of a city covers another, and every city with a name has one', () => {
  const edge = { left: 0, top: 30, right: 1000, bottom: 1440 }
  const placed = labels(PRINTED.cities, tracks(PRINTED), ({ name }) => name, 20, edge)
  const boxes = placed.map(({ text, x, y, anchor }) => {
    const wide = text.length * 0.5 * 20
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
    return { text, left, right: left + wide, top: y - 14, bottom: y + 3 }
  })

  const meeting = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.text} on ${other.text}`),
  )
  expect(meeting).toEqual([])
  expect(new Set(placed.map(({ text }) => text))).toEqual(
    new Set(PRINTED.cities.map(({ name }) => name).filter(Boolean)),
  )
})
