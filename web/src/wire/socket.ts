/** One socket to one table that heals itself: it comes back, resumes, and repeats what was not answered. */

import type { Ack, Because, Command, FromServer, Pong, Refusal } from '../generated/types.ts'
import { settings } from '../settings.svelte.ts'
import { asSeat } from './api.ts'

export type Link = 'opening' | 'open' | 'lost' | 'closed'
export type Reply = Ack | Refusal | Because | Pong
type Keyless<C> = C extends Command ? Omit<C, 'key'> : never
export type Wanted = Keyless<Command>

interface Ears {
  heard: (message: FromServer) => void
  linked: (link: Link, code?: number) => void
  /** The last frame one has; none asks for a full sight. */
  seen: () => number | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
const PING = 25_000
/** Codes after which coming back is of no use. */
const FINAL = [1000, 4003, 4004]

export class Socket {
  private socket: WebSocket | undefined
  private wait = FIRST_WAIT
  private again: ReturnType<typeof setTimeout> | undefined
  private readonly pings: ReturnType<typeof setInterval>
  private readonly open = new Map<string, { text: string; answered: (reply: Reply) => void }>()
  private done = false
  private readonly table: string
  private readonly seat: number | null
  private readonly ears: Ears

  constructor(table: string, seat: number | null, ears: Ears) {
    ;[this.table, this.seat, this.ears] = [table, seat, ears]
    this.pings = setInterval(() => void this.ping(), PING)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.cut)
    this.connect()
  }

  /** Sends a command; the promise is kept whatever happens to the connection. */
  send(wanted: Wanted): Promise<Reply> {
    const key = crypto.randomUUID?.() ?? `k${Date.now()}-${Math.floor(Math.random() * 1e9)}`
    const text = JSON.stringify({ ...wanted, key })
    return new Promise((answered) => {
      this.open.set(key, { text, answered })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  close(): void {
    this.done = true
    clearInterval(this.pings)
    clearTimeout(this.again)
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.cut)
    this.socket?.close(1000)
  }

  private connect(): void {
    this.ears.linked('opening')
    const seen = this.ears.seen()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const resume = seen === null ? '' : `seen=${seen}&`
    const query = `${asSeat(this.seat)}${resume}lang=${settings.language}`
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/play?${query}`,
    )
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.ears.linked('open')
      for (const { text } of this.open.values()) socket.send(text)
    }
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as FromServer)
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code)
    }
  }

  private hear(message: FromServer): void {
    this.ears.heard(message)
    if (!('key' in message)) return
    this.open.get(message.key)?.answered(message)
    this.open.delete(message.key)
  }

  private lost(code: number): void {
    this.socket = undefined
    if (this.done || FINAL.includes(code)) {
      this.ears.linked('closed', code)
      return
    }
    this.ears.linked('lost', code)
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  private readonly hurry = (): void => {
    if (this.socket || this.done) return
    clearTimeout(this.again)
    this.connect()
  }

  /** A browser may keep a dead socket for minutes; it is told at once that the net is gone. */
  private readonly cut = (): void => {
    const dead = this.socket
    if (!dead) return
    this.lost(1006)
    dead.onclose = dead.onmessage = null
    dead.close()
  }

  private async ping(): Promise<void> {
    if (this.socket?.readyState === WebSocket.OPEN) await this.send({ type: 'ping' })
  }
}
