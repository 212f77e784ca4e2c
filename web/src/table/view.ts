/** What a table shows of a game: live, replayed and in lessons alike. */

import type { Choice, Reason, Sight, Told } from '../generated/types.ts'

export interface Heard {
  /** After how many acts it was heard. */
  n: number
  told: Told
}

export interface View {
  sight: Sight
  board: unknown
  log: readonly Heard[]
  /** By seat; a person's name, or the seat's own. */
  names: readonly (string | null)[]
  /** The events since the last act: what the board marks as recent. */
  fresh: readonly Told[]
}

export interface Hands {
  /** Looks on and will never be asked. */
  watch?: boolean
  answer: (choice: Choice) => void
  /** Only where somebody is there to say it. */
  whyNot?: (thing: string) => Promise<Reason | null>
}

/** Where a seat's points came from: every scoring it was told of that came to something. */
export function sources(log: readonly Heard[], seat: number): Heard[] {
  return log.filter(({ told }) => told.seat === seat && Number(told.args['points'] ?? 0) !== 0)
}
