/** Fetches the Fluent pages: the client's own, the house's, and one room's. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Language } from '../settings.svelte.ts'

type Pages = Record<string, () => Promise<string>>

const OWN: Pages = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' })
const HOUSE: Pages = import.meta.glob<string>('../../../src/palaver/text/*.ftl', {
  query: '?raw',
  import: 'default',
})
const ROOMS: Pages = import.meta.glob<string>('../../../src/palaver/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** The rooms there are, found by their texts. */
export const ROOM_NAMES = [...new Set(Object.keys(ROOMS).map((path) => path.split('/').at(-3) ?? ''))]

const bundles = new Map<string, Promise<FluentBundle>>()

/** One bundle for each room and language: keys of different rooms may be alike. */
export function bundle(language: Language, room?: string): Promise<FluentBundle> {
  const key = `${room ?? ''}/${language}`
  let found = bundles.get(key)
  if (!found) {
    found = read(language, room)
    found.catch(() => bundles.delete(key))
    bundles.set(key, found)
  }
  return found
}

async function read(language: Language, room?: string): Promise<FluentBundle> {
  const wanted = [
    HOUSE[`../../../src/palaver/text/${language}.ftl`],
    OWN[`../../text/${language}.ftl`],
    ROOMS[`../../../src/palaver/games/${room}/text/${language}.ftl`],
  ]
  const pages = await Promise.all(wanted.map((page) => page?.()))
  const spoken = new FluentBundle(language, { useIsolating: false })
  for (const page of pages) if (page) spoken.addResource(new FluentResource(page))
  return spoken
}

/** A room's paragraphs in the order of its page, which is the order of the book. */
export async function rulesOf(room: string): Promise<string[]> {
  const page = await ROOMS[`../../../src/palaver/games/${room}/text/en.ftl`]?.()
  return [...(page ?? '').matchAll(/^rule-([a-z0-9-]+) *=/gm)].map(([, anchor]) => anchor ?? '')
}
