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
  tracks: { settlement_supply: Record<string, number | string> }
  start_ships: { id: string; reaches: string }[]
  cards: { id: string; kind: string; value: number }[]
  alternatives: Record<string, { drop_lanes?: Lane[]; card_values?: Record<string, number> }>
}

export type Point = readonly [number, number]

export interface Layout {
  box: readonly [number, number, number, number]
  places: Record<string, Point>
  order: Point
  settlements: Point
  gold: { x: number; y: number; step: number; high: number }
  rose: { x: number; y: number; size: number }
  /** A lane that would run through an island is bent around it. */
  bends: Record<string, Point>
}

export const WIDE: Layout = {
  box: [0, 0, 1400, 850],
  places: {
    LP: [150, 175],
    EH: [150, 515],
    LG: [420, 370],
    TF: [675, 175],
    GC: [720, 500],
    FV: [985, 525],
    LZ: [1225, 185],
    west: [72, 345],
    east: [1325, 475],
  },
  order: [405, 60],
  settlements: [945, 60],
  gold: { x: 105, y: 732, step: 28, high: 17 },
  rose: { x: 1300, y: 625, size: 90 },
  bends: {},
}

/** The same sea for a screen that is higher than wide. */
export const TALL: Layout = {
  box: [0, 0, 830, 1120],
  places: {
    LP: [115, 175],
    TF: [410, 175],
    LZ: [672, 180],
    LG: [150, 500],
    GC: [400, 500],
    FV: [668, 540],
    EH: [148, 805],
    west: [350, 695],
    east: [770, 735],
  },
  order: [520, 800],
  settlements: [590, 905],
  gold: { x: 24, y: 985, step: 17.4, high: 20 },
  rose: { x: 340, y: 880, size: 70 },
  bends: { 'EH,LP': [-30, 480] },
}

/** Where things lie on an island, measured from its middle. */
export interface Isle {
  /** Of the outline, whose longer side is 200. */
  scale: number
  fields: readonly Point[]
  workers: Point
  goods: Point
  name: Point
  price: Point
  alcalde: Point
  harbour: Point
}

/** No island is like another, so no rule would do: each is laid out by hand. */
export const ISLES: Record<string, Isle> = {
  EH: {
    scale: 1.4,
    fields: [[-94, 15], [-45, 21], [68, -52]],
    workers: [38, 12],
    goods: [30, 58],
    name: [-62, -62],
    price: [104, -116],
    alcalde: [-118, -36],
    harbour: [10, 132],
  },
  LP: {
    scale: 1.4,
    fields: [[-34, -80], [22, -80], [-26, -27], [30, -27]],
    workers: [12, 22],
    goods: [14, 58],
    name: [0, -132],
    price: [88, -104],
    alcalde: [-92, -100],
    harbour: [12, 158],
  },
  LG: {
    scale: 1.2,
    fields: [[-58, -30], [-4, -38], [50, -20]],
    workers: [-4, 24],
    goods: [-4, 64],
    name: [-10, -80],
    price: [96, -84],
    alcalde: [-104, -92],
    harbour: [0, 134],
  },
  TF: {
    scale: 1.5,
    fields: [[-97, -3], [-47, -13], [4, -24], [-66, 43], [-14, 33]],
    workers: [-36, 88],
    goods: [100, 12],
    name: [-52, -72],
    price: [62, -66],
    alcalde: [112, -96],
    harbour: [96, 62],
  },
  GC: {
    scale: 1.25,
    fields: [[-54, -50], [0, -50], [54, -50], [-30, 2], [26, 2]],
    workers: [0, 50],
    goods: [0, 88],
    name: [0, -96],
    price: [104, -102],
    alcalde: [-108, -92],
    harbour: [0, 144],
  },
  FV: {
    scale: 1.5,
    fields: [[92, -104], [54, -56], [102, -56], [38, -4], [86, -4], [18, 48]],
    workers: [66, 84],
    goods: [-66, 8],
    name: [-24, -112],
    price: [140, -134],
    alcalde: [14, -84],
    harbour: [62, 128],
  },
  LZ: {
    scale: 1.45,
    fields: [[16, -76], [66, -70], [-10, -24], [40, -20], [-38, 28], [12, 32]],
    workers: [-48, 82],
    goods: [92, 62],
    name: [26, -128],
    price: [124, -104],
    alcalde: [-50, -72],
    harbour: [20, 158],
  },
}

/** How many settlements lie on their track at the start. */
export const supplyOf = (printed: Printed, players: number): number =>
  Number(printed.tracks.settlement_supply[players] ?? 0)

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
