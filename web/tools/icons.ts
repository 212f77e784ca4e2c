/** Takes the few pictograms we use out of the thousands of game-icons.net (CC BY 3.0). */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

/** Our name for a thing, and theirs for its picture. */
const PICTURES: Record<string, string> = {
  elephant: 'elephant',
  zebra: 'horse-head',
  lion: 'lion',
  antelope: 'deer',
  monument: 'egyptian-temple',
  nomads: 'camel',
  statue: 'totem',
  kettle: 'teapot',
  clothing: 'shirt',
  mask: 'ceremonial-mask',
  drum: 'drum',
  gold: 'stone-pile',
  gems: 'cut-diamond',
  camp: 'camping-tent',
  explorer: 'walking-boot',
  cane: 'sugar-cane',
  wine: 'grapes',
  grain: 'wheat',
  ship: 'caravel',
  worker: 'meeple',
  settlement: 'village',
  alcalde: 'crown',
  coin: 'two-coins',
  anchor: 'anchor',
  sell: 'barrel',
  plant: 'sprout',
  desert: 'desert',
  jungle: 'palm-tree',
  mountain: 'mountains',
  train: 'steam-locomotive',
  ticket: 'ticket',
  alliance: 'shaking-hands',
  conflict: 'crossed-swords',
  colony: 'flying-flag',
}

interface Collection {
  icons: Record<string, { body: string }>
}

function pictures(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Collection
  const found = Object.entries(PICTURES).map(([ours, theirs]) => {
    const icon = all.icons[theirs]
    if (!icon) throw new Error(`game-icons has no ${theirs}`)
    return [ours, icon.body] as const
  })
  return Object.fromEntries(found)
}

export function icons(): Plugin {
  return {
    name: 'palaver-icons',
    resolveId: (id) => (id === 'virtual:icons' ? '\0virtual:icons' : undefined),
    load: (id) =>
      id === '\0virtual:icons' ? `export default ${JSON.stringify(pictures())}` : undefined,
  }
}
