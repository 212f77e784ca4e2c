/** What boards and panels get from the table they lie on; they know no rules. */

import { getContext, setContext } from 'svelte'

import type { Choice, Filling, Sight } from '../generated/types.ts'
import type { Args } from '../speech/speech.svelte.ts'

export interface TableTop {
  /** What lies there, as this observer sees it. */
  readonly sight: Sight
  /** The board file the table was begun with. */
  readonly board: unknown
  /** What may be touched now. */
  readonly lit: ReadonlySet<string>
  /** What a sentence under the pointer, or touches so far, point at. */
  readonly meant: ReadonlySet<string>
  /** The last things that somebody did something to. */
  readonly recent: ReadonlySet<string>
  /** Where pieces are hidden, so that only the board shows. */
  bare: boolean
  readonly touch: (thing: string) => void
  readonly answer: (choice: Choice) => void
  readonly name: (seat: number) => string
  readonly say: (filling: Filling) => string
  readonly text: (key: string, args?: Args) => string
}

const KEY = Symbol('table top')

export const lay = (top: TableTop): TableTop => setContext(KEY, top)
export const tableTop = (): TableTop => getContext<TableTop>(KEY)

/** Classes of anything that may be touched. */
export function shine(top: TableTop, thing: string): string {
  return [
    top.lit.has(thing) ? 'lit' : '',
    top.meant.has(thing) ? 'meant' : '',
    top.recent.has(thing) ? 'recent' : '',
  ].join(' ')
}
