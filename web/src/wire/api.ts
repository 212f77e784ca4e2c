/** The server over HTTP, as docs/protocol.md has it. */

import type {
  History,
  Imported,
  Json,
  Listing,
  Moment,
  NewTable,
  Next,
  Notes,
  OneTimeLink,
  Person,
  Problem,
  Room,
  SeatTaken,
  TableSeen,
  TakeSeat,
} from '../generated/types.ts'
import { settings } from '../settings.svelte.ts'

/** A "no" of the server, with its reason in the reader's language. */
export class Refused extends Error {
  readonly code: string

  constructor({ code, reason }: Problem) {
    super(reason)
    this.code = code
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(`/api/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Refused((await answer.json()) as Problem)
  if (answer.status === 204) return undefined as T
  const written = answer.headers.get('Content-Type') ?? ''
  return (written.includes('json') ? await answer.json() : await answer.text()) as T
}

const get = <T>(path: string) => call<T>('GET', path)

export const rooms = () => get<Room[]>('rooms')
export const changeMe = (change: { name?: string; language?: string }) =>
  call<Person>('PATCH', 'me', change)
export const forgetMe = () => call<undefined>('DELETE', 'me')
export const myTables = (offset = 0) => get<Listing>(`me/tables?offset=${offset}`)
/** Where one has been waited for longest. */
export const next = () => get<Next>('me/next')
export const lobby = (status: string, offset = 0) =>
  get<Listing>(`lobby?status=${status}&offset=${offset}`)

export const makeTable = (wish: NewTable) => call<TableSeen>('POST', 'tables', wish)
export const table = (id: string) => get<TableSeen>(`tables/${id}`)
export const closeTable = (id: string) => call<undefined>('DELETE', `tables/${id}`)
export const takeSeat = (id: string, wish: TakeSeat) =>
  call<SeatTaken>('POST', `tables/${id}/seats`, wish)
export const leaveSeat = (id: string, seat: number) =>
  call<TableSeen>('DELETE', `tables/${id}/seats/${seat}`)
export const sitBot = (id: string, seat: number, bot: string) =>
  call<TableSeen>('PUT', `tables/${id}/seats/${seat}/bot`, { bot })
export const dropBot = (id: string, seat: number) =>
  call<TableSeen>('DELETE', `tables/${id}/seats/${seat}/bot`)
export const start = (id: string, bots: string) =>
  call<TableSeen>('POST', `tables/${id}/start`, { bots })
export const rematch = (id: string) =>
  call<TableSeen>('POST', `tables/${id}/rematch`, { salt: salt() })
/** What this browser adds to the chance of a deal. */
export const salt = (): string => crypto.randomUUID?.() ?? String(Date.now())
export const seatLink = (id: string, seat: number) =>
  call<OneTimeLink>('POST', `tables/${id}/seats/${seat}/link`, {})
export const claim = (token: string) => call<SeatTaken>('POST', `links/${token}`, {})

export const board = (id: string) => get<Json>(`tables/${id}/board`)
export const frames = (id: string, seat: number | null, after: number) =>
  get<History>(`tables/${id}/frames?${asSeat(seat)}after=${after}`)
export const moment = (id: string, seq: number, view: string) =>
  get<Moment>(`tables/${id}/moments/${seq}?view=${view}`)
export const notes = (id: string, seat: number) => get<Notes>(`tables/${id}/notes?seat=${seat}`)
export const keepNotes = (id: string, seat: number, text: string) =>
  call<Notes>('PUT', `tables/${id}/notes?seat=${seat}`, { text })
/** A finished game in the notation becomes a table to look at. */
export const bringRecord = (text: string) => call<Imported>('POST', 'records', { text })

export const asSeat = (seat: number | null): string => (seat === null ? '' : `seat=${seat}&`)
