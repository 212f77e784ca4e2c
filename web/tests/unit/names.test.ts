import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { givingWay } from '../../src/rooms/afrika1880/names.ts'
import { lines, territories } from '../../src/rooms/afrika1880/table.ts'
import type { Territory } from '../../src/rooms/afrika1880/table.ts'

const FILE = resolve(import.meta.dirname, '../../../src/palaver/games/afrika1880/board.json')
const BOARD = JSON.parse(readFileSync(FILE, 'utf8')) as { territories: { name: string }[] }
const LANDS = territories(BOARD, BOARD.territories.map(({ name }) => name.replaceAll(' ', '-')).join(' '))

test.each(['en', 'de', 'it'])('on a phone no name of a territory runs into another: %s', (language) => {
  const size = 24.5
  const linesOf = (land: Territory): string[] => lines(land.names[language] ?? land.name, true)
  const ways = givingWay(LANDS, linesOf, size)
  const boxes = LANDS.map((land) => {
    const [dx, dy] = ways.get(land.code) ?? [0, 0]
    const said = linesOf(land)
    const half = Math.max(...said.map(({ length }) => length)) * 0.23 * size
    const bottom = land.y + dy - 9
    return { code: land.code, left: land.x + dx - half, right: land.x + dx + half, top: bottom - said.length * 0.8 * size, bottom }
  })

  const meeting = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.code} on ${other.code}`),
  )
  expect(ways.size).toBe(32)
  expect(meeting).toEqual([])
})
