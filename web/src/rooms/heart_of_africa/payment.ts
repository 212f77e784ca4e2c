/** What each way to pay takes from the hand, and which of them is the best. */

import type { Choice } from '../../generated/types.ts'
import type { Printed, Table } from './table.ts'

export interface Way {
  choice: Choice
  /** Train cards first, then locomotives, then terrain. */
  cards: string[]
}

/** The room's notation of a payment; nothing else is asked while a claim is open. */
const PAYS = /^(pay|locomotives|jokers|single|double)\b/

export const paying = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && choices.every(({ notation }) => PAYS.test(notation))

/** Doubling before not doubling; apart from that the room lists fewer locomotives first. */
export function ways(choices: readonly Choice[], table: Table, printed: Printed): Way[] {
  const claim = table.own?.claim
  const route = printed.routes.find(({ id }) => id === claim?.track)
  const all = choices.map((choice) => ({ choice, cards: taken(choice, route?.length ?? 0, claim?.colour ?? null) }))
  return all.sort((one, other) => rank(one.choice) - rank(other.choice))
}

const rank = ({ notation, option }: Choice): number => option + (notation === 'single' ? 1000 : 0)

function taken({ notation, said }: Choice, length: number, colour: string | null): string[] {
  const [verb, what = ''] = notation.split(' ')
  const amount = (name: string): number => Number(said.args[name] ?? 0)
  if (verb === 'pay') {
    const needed = what === 'locomotive' ? length : amount('needed')
    return [...several(length - needed, what), ...several(needed, 'locomotive')]
  }
  if (verb === 'locomotives')
    return [...several(length - Number(what), colour ?? 'grey'), ...several(Number(what), 'locomotive')]
  const ground = terrain(said.args['terrain'])
  if (verb === 'double') return several(length > 3 ? 2 : 1, ground)
  if (verb === 'jokers') return [...several(amount('number'), 'locomotive'), ...several(amount('cards'), ground)]
  return []
}

const several = (number: number, card: string): string[] =>
  Array.from({ length: Math.max(0, number) }, () => card)

/** A terrain is said by its key. */
function terrain(filling: unknown): string {
  const key = typeof filling === 'object' && filling && 'key' in filling ? String(filling.key) : ''
  return key.replace('terrain-', '')
}
