/** What lies on the railway table, and how its tracks are drawn. */

type Amounts = Record<string, number>

export interface Table {
  claimed: Record<string, string>
  closed: string[]
  trains: Amounts
  terrain: Record<string, Amounts>
  row: (string | null)[]
  market: (string | null)[]
  deck: number
  hands: Record<string, { cards: number; known: Amounts }>
  tickets: Amounts
  ticket_deck: { undealt: number; first_back: number; under: string[] }
  terrain_deck: Amounts
  turns_left: number | null
  revealed: Record<string, Record<string, boolean>> | null
  own: {
    cards: Amounts
    tickets: Record<string, boolean>
    offer: string[]
    refused: string[]
    claim: { track: string; colour: string | null } | null
  } | null
}

export interface City {
  id: string
  name: string
  de?: string
  it?: string
  x: number
  y: number
  kind: 'city' | 'station' | 'country'
  place?: string
}

interface Route {
  id: string
  a: string
  b: string
  length: number
  colour: string
  terrain: string
  double?: string
  ferry?: boolean
  locos?: number
}

export interface Printed {
  cities: City[]
  routes: Route[]
  tickets: { a: string; b: string; points: number }[]
}

export const ticketOf = (printed: Printed, code: string) =>
  printed.tickets.find(({ a, b }) => `${a}--${b}` === code)

/** An end of a ticket is a city, or a country whichever its entrance. */
export const endOf = (printed: Printed, end: string): City | undefined =>
  printed.cities.find(({ id, place }) => id === end || place === end)

export interface Track {
  id: string
  colour: string
  terrain: string
  locos: number
  /** Its spaces: middle, length and direction. */
  spaces: Space[]
  line: string
  /** All its spaces, and the signs on them, each as one path: a thousand small pieces are slow to paint. */
  rails: string
  signs: string
}

interface Space {
  x: number
  y: number
  long: number
  angle: number
}

/** Half as wide as a space of a track, and as a train on it. */
const [RAIL, TRAIN] = [7, 8]

/** The corners of spaces. */
function outlines(spaces: readonly Space[], half: number): string {
  return spaces
    .map(({ x, y, long, angle }) => {
      const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const corners = [[1, 1], [1, -1], [-1, -1], [-1, 1]].map(([along = 0, across = 0]) =>
        [
          (x + (ux * along * long) / 2 - uy * across * half).toFixed(1),
          (y + (uy * along * long) / 2 + ux * across * half).toFixed(1),
        ].join(' '),
      )
      return `M${corners.join('L')}z`
    })
    .join('')
}

export const trainsOn = ({ spaces }: Track): string => outlines(spaces, TRAIN)

/** From the middle of a city to where its tracks begin, the gap between spaces, and half a double. */
const [CITY, GAP, ASIDE] = [15, 4, 8.5]

export function tracks({ cities, routes }: Printed): Track[] {
  const at = new Map(cities.map((city) => [city.id, city]))
  return routes.flatMap((route) => {
    const [from, to] = [at.get(route.a), at.get(route.b)]
    return from && to ? [laid(route, from, to, aside(route, routes))] : []
  })
}

/** The two tracks of a double lie on either side of the line. */
function aside(route: Route, routes: Route[]): number {
  if (!route.double) return 0
  const first = routes.find(({ double }) => double === route.double)
  return first === route ? ASIDE : -ASIDE
}

function laid(route: Route, from: City, to: City, off: number): Track {
  const whole = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [(to.x - from.x) / whole, (to.y - from.y) / whole]
  const long = (whole - 2 * CITY) / route.length
  const point = (along: number): [number, number] => [
    from.x + ux * along - uy * off,
    from.y + uy * along + ux * off,
  ]
  const spaces = Array.from({ length: route.length }, (_, i) => {
    const [x, y] = point(CITY + long * (i + 0.5))
    return { x, y, long: long - GAP, angle: (Math.atan2(uy, ux) * 180) / Math.PI }
  })
  const colour = route.colour === 'gray' ? 'grey' : route.colour
  return {
    id: route.id,
    colour,
    rails: outlines(spaces, RAIL),
    signs: spaces.slice(route.locos ?? 0).map(({ x, y }) => sign(colour, x, y)).join(''),
    terrain: route.terrain,
    locos: route.locos ?? 0,
    spaces,
    line: `M${point(CITY).join()}L${point(whole - CITY).join()}`,
  }
}

/** A sign for each colour, so that none is told by its colour alone; by terrain they are kin. */
const SIGNS: Record<string, readonly string[]> = {
  yellow: ['m0-5l5 9h-10z'],
  orange: ['m0 5l5-9h-10z'],
  red: ['m-5 0l5-5.5l5 5.5l-5 5.5z'],
  purple: ['m0-5a5 5 0 1 0 .01 0z', 'm0-2a2 2 0 1 1-.01 0z'],
  blue: ['m0-5a5 5 0 1 0 .01 0z'],
  green: ['m-5 0a5 5 0 0 1 10 0z', 'm-5 1.5h10v2.5h-10z'],
  white: ['m-4.5-4.5h9v9h-9z', 'm-2.2-2.2v4.4h4.4v-4.4z'],
  black: ['m-4.5-4.5h9v9h-9z'],
  grey: ['m-5-1.4h3.6v-3.6h2.8v3.6h3.6v2.8h-3.6v3.6h-2.8v-3.6h-3.6z'],
}

/** The sign of a colour around a place, as part of a path. */
export const sign = (colour: string, x = 0, y = 0): string =>
  (SIGNS[colour] ?? []).map((part) => `M${x.toFixed(1)} ${y.toFixed(1)}${part}`).join('')

export const TRAIN_COLOURS = ['yellow', 'orange', 'red', 'purple', 'blue', 'green', 'white', 'black'] as const

export const TERRAINS: readonly string[] = ['desert', 'jungle', 'mountain']
