/** Every word of the client stands in its Fluent pages: none missing, none unused, none elsewhere. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

const WEB = resolve(import.meta.dirname, '../..')
const HOUSE = resolve(WEB, '../src/palaver/text/en.ftl')
const GAMES = resolve(WEB, '../src/palaver/games')

function keys(file: string): Map<string, string[]> {
  const page = readFileSync(file, 'utf8')
  const entries = page.split(/^(?=[a-z])/m).slice(1)
  return new Map(
    entries.map((entry) => {
      const gaps = [...entry.matchAll(/\{ *\$(\w+)/g)].map(([, gap]) => gap ?? '')
      return [entry.split(' =')[0] ?? '', [...new Set(gaps)].sort()]
    }),
  )
}

const OWN = keys(join(WEB, 'text/en.ftl'))
const SOURCES = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('generated'))
  .map((name) => [name, readFileSync(join(WEB, 'src', name), 'utf8')] as const)

/** Keys in full, and the fixed beginnings of those that are put together. */
const SAID = SOURCES.flatMap(([, code]) =>
  [...code.matchAll(/\b(?:t|text)\(\s*(?:\w+ \? )?['`]([^'`$]+)(\$\{)?/g)].map(([, key, open]) => ({
    key: key ?? '',
    open: open !== undefined,
  })),
)

test.each(['de', 'it'])('%s has the keys and gaps that English has', (language) => {
  const there = keys(join(WEB, `text/${language}.ftl`))
  expect([...there.keys()].sort()).toEqual([...OWN.keys()].sort())
  for (const [key, gaps] of OWN) expect([key, there.get(key)]).toEqual([key, gaps])
})

test('every key that is said has its text', () => {
  const rooms = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory())
  const known = new Set([...OWN.keys(), ...keys(HOUSE).keys()])
  for (const { name } of rooms) {
    const page = join(GAMES, name, 'text/en.ftl')
    try {
      for (const key of keys(page).keys()) known.add(key)
    } catch {
      continue // no room, or one that cannot speak yet
    }
  }
  const missing = SAID.filter(({ key, open }) =>
    open ? ![...known].some((one) => one.startsWith(key)) : !known.has(key),
  )
  expect(missing).toEqual([])
})

test('every text of the client is said somewhere', () => {
  const unused = [...OWN.keys()].filter(
    (key) => !SAID.some((said) => (said.open ? key.startsWith(said.key) : said.key === key)),
  )
  // Put together from two parts, or chosen among two.
  const code = SOURCES.map(([, text]) => text).join('\n')
  expect(unused.filter((key) => !code.includes(`'${key}'`))).toEqual([])
})

test('no component has words of its own', () => {
  const spoken = SOURCES.filter(([name]) => name.endsWith('.svelte')).flatMap(([name, code]) => {
    const markup = code
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
      .replace(/<(?:"[^"]*"|[^">])*>/g, '\n')
    const words = markup.match(/[A-Za-zÀ-ž]{3,}/g) ?? []
    return words.filter((word) => word !== 'Palaver').map((word) => `${name}: ${word}`)
  })
  expect(spoken).toEqual([])
})
