/** Says what client, house and rooms have to say, in the reader's language. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle'

import type { Filling, Said } from '../generated/types.ts'
import type { Language } from '../settings.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { bundle } from './pages.ts'

let house = $state.raw<FluentBundle>()

let known = $state.raw<Record<string, FluentBundle>>({})

/** Loads what a page needs before it is drawn; called again when the language changes. */
export async function learn(language: Language, room?: string): Promise<void> {
  const [own, theirs] = await Promise.all([
    bundle(language),
    room ? bundle(language, room) : undefined,
  ])
  if (language !== settings.language) return
  house = own
  if (room && theirs) known = { ...known, [room]: theirs }
}

export type Args = Record<string, FluentVariable>

/** A text of the client or the house. */
export function t(key: string, args: Args = {}): string {
  return house ? (format(house, key, args) ?? key) : ''
}

export interface Voice {
  /** Any filling, as the server sends it. */
  say: (filling: Filling) => string
  /** A text of the room by its key; none if the room has none. */
  text: (key: string, args?: Args, attribute?: string) => string | undefined
}

/** One room, with the names of those who sit in it. */
export function voice(room: string, names: (seat: number) => string): Voice {
  const text: Voice['text'] = (key, args = {}, attribute) => {
    const spoken = known[room]
    return spoken && format(spoken, key, args, attribute)
  }
  const say = (filling: Filling): string => {
    if (typeof filling !== 'object') return String(filling)
    if (Array.isArray(filling)) return filling.map((part) => say(part)).join(', ')
    if ('seat' in filling) return names(filling.seat)
    if ('name' in filling) return filling.elsewhere[settings.language] ?? filling.name
    return text(filling.key, filled(filling, say)) ?? filling.key
  }
  return { say, text }
}

/** Numbers stay numbers, so that a text can choose its plural by them. */
function filled({ args }: Said, say: (filling: Filling) => string): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === 'number' ? arg : say(arg)]),
  )
}

function format(
  spoken: FluentBundle,
  key: string,
  args: Args,
  attribute?: string,
): string | undefined {
  const message = spoken.getMessage(key)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return undefined
  const errors: Error[] = []
  const text = spoken.formatPattern(pattern, args, errors)
  return errors.length ? undefined : text
}
