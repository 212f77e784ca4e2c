import { expect, test } from 'vitest'

import { lit, meaning } from '../../src/board/touch.ts'
import type { Choice } from '../../src/generated/types.ts'

const choice = (option: number, ...touch: string[]): Choice => ({
  option,
  touch,
  notation: String(option),
  said: { key: 'x', args: {} },
})

const STEP = [
  choice(0, 'button:done'),
  choice(1, 'worker:LG', 'island:TF'),
  choice(2, 'worker:LG', 'island:GC'),
  choice(3, 'worker:west', 'island:LG'),
]

test('what begins an answer is lit, and then what goes on with it', () => {
  expect(lit(STEP, [])).toEqual(new Set(['button:done', 'worker:LG', 'worker:west']))
  expect(lit(STEP, ['worker:LG'])).toEqual(new Set(['island:TF', 'island:GC']))
})

test('a touch means an answer, another touch, or nothing', () => {
  expect(meaning(STEP, [], 'button:done')).toMatchObject({ kind: 'answer', choice: { option: 0 } })
  expect(meaning(STEP, [], 'worker:west')).toEqual({ kind: 'more', touched: ['worker:west'] })
  expect(meaning(STEP, ['worker:LG'], 'island:GC')).toMatchObject({ choice: { option: 2 } })
  expect(meaning(STEP, [], 'island:GC')).toEqual({ kind: 'unlit' })
})

test('where the same touches mean several answers, one is asked which', () => {
  const both = [choice(0, 'space:E5'), choice(1, 'space:E5')]
  expect(meaning(both, [], 'space:E5')).toEqual({ kind: 'which', choices: both })
  const deeper = [choice(0, 'space:E5'), choice(1, 'space:E5', 'button:stay')]
  expect(meaning(deeper, [], 'space:E5')).toEqual({ kind: 'which', choices: deeper })
})
