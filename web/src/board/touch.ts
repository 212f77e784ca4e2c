/** From touches to an answer: which things may be touched next, and what a touch means. */

import type { Choice } from '../generated/types.ts'

/** The choices that begin with what has been touched so far. */
export function open(choices: readonly Choice[], touched: readonly string[]): Choice[] {
  return choices.filter(({ touch }) => touched.every((thing, i) => touch[i] === thing))
}

/** What may be touched next. */
export function lit(choices: readonly Choice[], touched: readonly string[]): Set<string> {
  const next = open(choices, touched).map(({ touch }) => touch[touched.length])
  return new Set(next.filter((thing) => thing !== undefined))
}

export type Meaning =
  | { kind: 'unlit' }
  | { kind: 'more'; touched: string[] } // another touch is needed
  | { kind: 'answer'; choice: Choice }
  | { kind: 'which'; choices: Choice[] } // the same touches mean several answers

export function meaning(
  choices: readonly Choice[],
  touched: readonly string[],
  thing: string,
): Meaning {
  const now = [...touched, thing]
  const left = open(choices, now)
  const done = left.filter(({ touch }) => touch.length === now.length)
  const [only] = done
  if (left.length === 0) return { kind: 'unlit' }
  if (only && left.length === 1) return { kind: 'answer', choice: only }
  if (done.length > 1 || (only && left.length > done.length)) return { kind: 'which', choices: left }
  return { kind: 'more', touched: now }
}
