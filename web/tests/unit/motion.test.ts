import { beforeAll, expect, test, vi } from 'vitest'

import type { Spot } from '../../src/board/motion.ts'

const spot = (kind: string, x: number, y = 0): Spot => ({ kind, x, y, element: {} as SVGGraphicsElement })

vi.mock('../../src/settings.svelte.ts', () => ({ settings: { motion: 'system' } }))

let difference: typeof import('../../src/board/motion.ts').difference
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  ;({ difference } = await import('../../src/board/motion.ts'))
})

test('a piece that is new comes from the nearest of its kind that is gone', () => {
  const before = [spot('marker:GB', 0), spot('marker:GB', 100), spot('marker:FR', 190)]
  const after = [spot('marker:GB', 0), spot('marker:GB', 180), spot('marker:FR', 190)]

  const { moved, gone } = difference(before, after)
  expect(moved.map(({ spot: { x }, from }) => [x, from?.x])).toEqual([[180, 100]])
  expect(gone).toEqual([])
})

test('what has nowhere to come from appears, and what goes nowhere is gone', () => {
  const { moved, gone } = difference([spot('ship:red', 50)], [spot('camp', 10)])

  expect(moved.map(({ from }) => from)).toEqual([null])
  expect(gone.map(({ kind }) => kind)).toEqual(['ship:red'])
})

test('what lies as it lay does not stir', () => {
  const lies = [spot('tile:lion', 5, 5), spot('tile:lion', 60, 5)]

  expect(difference(lies, [spot('tile:lion', 60, 5), spot('tile:lion', 5.4, 5)])).toEqual({ moved: [], gone: [] })
})
