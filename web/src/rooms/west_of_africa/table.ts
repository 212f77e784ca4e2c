/** What lies on the table of West of Africa, and where its islands are drawn. */

type Goods = Record<string, number>

export interface Table {
  round: number
  turn: string | null
  order: string[]
  gold: Record<string, number>
  slots: Record<string, number>
  cards: Record<
    string,
    {
      sealed: boolean
      laid: number | null
      sum: number | null
      cards: string[] | null
      minus_cards: number
    }
  >
  track: number
  reserve: number
  fields: Record<string, string | null>
  stores: Record<string, Record<string, Goods>>
  supply: Record<string, Goods>
  workers: Record<string, Record<string, number>>
  ships: Record<string, string | null>
  alcaldes: Record<string, string | null>
  action: { to_do: string[]; aboard: Record<string, Goods> }
  switches: Record<string, number>
}

type Lane = [string, string]

export interface Printed {
  islands: {
    id: string
    name: string
    de?: string
    it?: string
    sale_price: number
    berths: Record<string, number>
    fields: { id: string; good: string | null; settlement_cost: number | null }[]
  }[]
  lanes: { a: string; b: string }[]
  cards: { id: string; kind: string; value: number }[]
  alternatives: Record<string, { drop_lanes?: Lane[]; card_values?: Record<string, number> }>
}

export interface Layout {
  box: readonly [number, number, number, number]
  places: Record<string, readonly [number, number]>
  order: readonly [number, number]
  gold: { x: number; y: number; step: number }
  /** A lane that would run through an island is bent around it. */
  bends: Record<string, readonly [number, number]>
}

const WIDE_PLACES = {
  LP: [160, 150],
  EH: [160, 480],
  LG: [410, 325],
  TF: [625, 150],
  GC: [700, 475],
  FV: [970, 470],
  LZ: [1075, 150],
  west: [48, 318],
  east: [1195, 370],
} as const

export const WIDE: Layout = {
  box: [-60, 0, 1350, 770],
  places: WIDE_PLACES,
  order: [400, 40],
  gold: { x: 32, y: 655, step: 25.6 },
  bends: {},
}

/** The same sea for a screen that is higher than wide. */
export const TALL: Layout = {
  box: [-20, 0, 830, 985],
  places: {
    LP: [125, 140],
    TF: [400, 135],
    LZ: [670, 140],
    LG: [165, 415],
    GC: [410, 420],
    FV: [670, 420],
    EH: [125, 700],
    west: [345, 640],
    east: [735, 640],
  },
  order: [545, 690],
  gold: { x: 30, y: 870, step: 16.4 },
  bends: { 'EH,LP': [-75, 415] },
}

/** Lanes of this table: a house choice may close some. */
export function lanes(printed: Printed, table: Table): Lane[] {
  const closed = Object.entries(table.switches)
    .filter(([, on]) => on)
    .flatMap(([name]) => printed.alternatives[name]?.drop_lanes ?? [])
    .map((ends) => [...ends].sort().join())
  return printed.lanes
    .map(({ a, b }): Lane => [a, b])
    .filter((ends) => !closed.includes([...ends].sort().join()))
}

export function value(printed: Printed, table: Table, card: string): number | undefined {
  const flat = printed.alternatives['flat_island_values']?.card_values
  if (table.switches['flat_island_values'] && flat) return flat[card]
  return printed.cards.find(({ id }) => id === card)?.value
}

export const CARD_ICONS: Record<string, string> = {
  workers: 'worker',
  ship: 'ship',
  plant: 'plant',
  sell: 'sell',
  settle: 'settlement',
  minus: 'coin',
}
