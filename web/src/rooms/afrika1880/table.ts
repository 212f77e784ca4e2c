/** What lies on the table of AFRIKA 1880, and where its territories are. */

import outlines from '../../../../src/palaver/games/afrika1880/shapes.json'

export type Relation = 'alliance' | 'conflict'

export interface Sheet {
  question: string
  /** By row, a territory's code or `ship`: `develop` or `to CODE`. */
  orders: Record<string, string>
  relations: Record<string, Relation>
  writing: string | null
  in_vain: Record<string, string>
}

export interface Table {
  year: number
  round: number
  nations: string[]
  territories: Record<
    string,
    { markers: string[]; developed: number; squares: number; colony: boolean }
  >
  colonies: number
  supply: Record<string, number>
  embassies: Record<string, Record<string, Relation>>
  standing: Record<string, { sole: number; shared: number; points: number }>
  sealed: string[]
  sheet?: Sheet
}

interface Printed {
  territories: {
    name: string
    x: number
    y: number
    coastal: boolean
    en?: string
    de?: string
    it?: string
  }[]
  years: number[]
  seaLanes: { path: [number, number][] }[]
  nations: { id: string; historicStart: string }[]
}

export interface Territory {
  code: string
  name: string
  names: Record<string, string>
  x: number
  y: number
  coastal: boolean
  outline: string
}

const SHAPES: Record<string, number[][][]> = outlines.shapes

/** The codes of all territories, in the order of the board file: they are the same at every sight. */
export const codes = (table: Table): string => Object.keys(table.territories).join(' ')

/** The table names the territories in the order of the board file. */
export function territories(board: unknown, all: string): Territory[] {
  const named = all.split(' ')
  return (board as Printed).territories.map(({ name, x, y, coastal, en, de, it }, i) => ({
    code: named[i] ?? name,
    name,
    names: { en: en ?? name, de: de ?? name, it: it ?? name },
    x,
    y,
    coastal,
    outline: (SHAPES[name] ?? []).map((ring) => `M${ring.map(String).join('L')}Z`).join(''),
  }))
}

export const lanes = (board: unknown): string[] =>
  (board as Printed).seaLanes.map(({ path }) => `M${path.map(String).join('L')}`)

export const years = (board: unknown): number[] => (board as Printed).years

/** A name from its last line up: long ones, and on a small screen all of two words, take two. */
export function lines(name: string, narrow: boolean): string[] {
  const cut = name.lastIndexOf(' ')
  if (cut < 0 || (!narrow && name.length < 13)) return [name]
  return [name.slice(cut + 1), name.slice(0, cut)]
}

/** An arrow ends so far before the place it points at. */
const SHORT = 12

/** An arrow from one territory to another, bowed so that two in opposite ways do not meet. */
export function arrow(from: readonly [number, number], to: readonly [number, number]): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [mx, my] = [(from[0] + to[0]) / 2 - dy / 7, (from[1] + to[1]) / 2 + dx / 7]
  const far = Math.max(1, Math.hypot(to[0] - mx, to[1] - my))
  const [ex, ey] = [to[0] - ((to[0] - mx) * SHORT) / far, to[1] - ((to[1] - my) * SHORT) / far]
  return `M${from.join()}Q${mx.toFixed(1)},${my.toFixed(1)} ${ex.toFixed(1)},${ey.toFixed(1)}`
}
