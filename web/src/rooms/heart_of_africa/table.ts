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
  spaces: { x: number; y: number; long: number; angle: number }[]
  line: string
}

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
  return {
    id: route.id,
    colour: route.colour === 'gray' ? 'grey' : route.colour,
    terrain: route.terrain,
    locos: route.locos ?? 0,
    spaces,
    line: `M${point(CITY).join()}L${point(whole - CITY).join()}`,
  }
}

/** A sign for each colour, so that none is told by its colour alone; by terrain they are kin. */
export const SIGNS: Record<string, string> = {
  yellow: 'M0-5L5 4H-5z',
  orange: 'M0 5L5-4H-5z',
  red: 'M-5 0L0-5.5L5 0L0 5.5z',
  purple: 'M0-5a5 5 0 1 0 .01 0zM0-2a2 2 0 1 1-.01 0z',
  blue: 'M0-5a5 5 0 1 0 .01 0z',
  green: 'M-5 0a5 5 0 0 1 10 0zM-5 1.5h10v2.5h-10z',
  white: 'M-4.5-4.5h9v9h-9zM-2.2-2.2v4.4h4.4v-4.4z',
  black: 'M-4.5-4.5h9v9h-9z',
  grey: 'M-5-1.4H-1.4V-5H1.4V-1.4H5V1.4H1.4V5H-1.4V1.4H-5z',
}

export const TRAIN_COLOURS = ['yellow', 'orange', 'red', 'purple', 'blue', 'green', 'white', 'black'] as const

export const TERRAINS: readonly string[] = ['desert', 'jungle', 'mountain']
