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

/** An arrow from one territory to another, bowed so that two in opposite ways do not meet. */
export function arrow(from: Territory, to: Territory): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [mx, my] = [(from.x + to.x) / 2 - dy / 7, (from.y + to.y) / 2 + dx / 7]
  const short = 20 / Math.max(1, Math.hypot(to.x - mx, to.y - my))
  const [ex, ey] = [to.x - (to.x - mx) * short, to.y - (to.y - my) * short]
  return `M${from.x},${from.y}Q${mx.toFixed(1)},${my.toFixed(1)} ${ex.toFixed(1)},${ey.toFixed(1)}`
}
