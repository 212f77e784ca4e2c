/** One table as one observer follows it: what came over the wire, put together. */

import type {
  ChatLine,
  Choice,
  Frame,
  FromServer,
  Json,
  Reason,
  Refusal,
  Sight,
  Table,
  Told,
} from '../generated/types.ts'
import { board, frames } from '../wire/api.ts'
import { Socket } from '../wire/socket.ts'
import type { Link, Wanted } from '../wire/socket.ts'
import type { Heard } from './view.ts'

/** How far one had followed a table when one last looked, by table and seat. */
const shelf = (id: string, seat: number | null): string => `palaver.seen.${id}.${seat ?? 'w'}`

export class Live {
  table = $state.raw<Table>()
  board = $state.raw<Json>()
  sight = $state.raw<Sight>()
  log = $state.raw<Heard[]>([])
  fresh = $state.raw<Told[]>([])
  chat = $state.raw<{ seq: number; line: ChatLine }[]>([])
  /** So many words of others came since one last looked. */
  unheard = $state(0)
  link = $state<Link>('opening')
  refusal = $state.raw<Refusal>()
  undo = $state(0)
  busy = $state(false)
  gone = $state(false)
  /** The number of the last frame, and of the last one seen on an earlier visit. */
  seq = $state(0)
  before = $state<number>()
  /** Our clock less the server's, in milliseconds. */
  ahead = $state(0)

  readonly id: string
  readonly seat: number | null
  private readonly socket: Socket
  private ask: number | undefined
  private story: Promise<void> | undefined

  constructor(id: string, seat: number | null) {
    ;[this.id, this.seat] = [id, seat]
    const seen = localStorage.getItem(shelf(id, seat))
    if (seen !== null) this.before = Number(seen)
    this.socket = new Socket(id, seat, {
      heard: (message) => this.hear(message),
      linked: (link) => {
        this.link = link
        if (link === 'closed') this.gone = true
      },
      seen: () => (this.sight ? this.seq : null),
    })
  }

  close(): void {
    this.socket.close()
  }

  // --- What we say --------------------------------------------------------------------

  async answer(choice: Choice): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { ask, sight } = this
    await this.say({
      type: 'act',
      option: choice.option,
      ...(ask === undefined ? {} : { ask }),
      ...(sight?.question ? { question: sight.question } : {}),
    })
    this.busy = false
  }

  async whyNot(thing: string): Promise<Reason | null> {
    const reply = await this.socket.send({ type: 'why', thing })
    return reply.type === 'because' ? reply.reason : null
  }

  /** A command that is done or refused; the refusal is kept for the reader. */
  async say(wanted: Wanted): Promise<boolean> {
    this.refusal = undefined
    const reply = await this.socket.send(wanted)
    if (reply.type === 'refusal') this.refusal = reply
    return reply.type === 'ack'
  }

  // --- What we hear -------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (message.type === 'hello') {
      this.table = message.table
      this.ahead = Date.now() - message.now
      void this.fetchBoard()
      if (!message.resumed) this.story ??= this.tell(message.seq)
    } else if (message.type === 'frame') this.take(message)
  }

  private take(frame: Frame): void {
    this.seq = frame.seq
    if (frame.table) this.table = frame.table
    if (frame.ask !== undefined && frame.ask !== null) this.ask = frame.ask
    if (frame.undo !== undefined && frame.undo !== null) this.undo = frame.undo
    this.note(frame)
    if (frame.chat && frame.chat.by !== this.seat) this.unheard++
    if (frame.sight) {
      this.fresh = frame.told ?? []
      this.sight = frame.sight
      this.busy = false
    }
    localStorage.setItem(shelf(this.id, this.seat), String(frame.seq))
  }

  /** Into the log and the chat. */
  private note(frame: Frame): void {
    if (frame.back) this.log = without(this.log, frame.back)
    const told = frame.told ?? []
    if (told.length) this.log = [...this.log, ...told.map((one) => ({ n: frame.seq, told: one }))]
    if (frame.chat) this.chat = [...this.chat, { seq: frame.seq, line: frame.chat }]
  }

  private async fetchBoard(): Promise<void> {
    if (this.board === undefined) this.board = await board(this.id)
  }

  /** What happened before we came, up to the first frame that came by itself. */
  private async tell(last: number): Promise<void> {
    const [log, chat] = [this.log, this.chat]
    ;[this.log, this.chat] = [[], []]
    let after = 0
    while (after < last) {
      const { frames: page } = await frames(this.id, this.seat, after)
      const end = page.at(-1)
      if (!end) break
      for (const frame of page) if (frame.seq <= last) this.note(frame)
      after = end.seq
    }
    // Frames may have come by themselves in the meantime.
    this.log = [...this.log, ...log].sort((one, other) => one.n - other.n)
    this.chat = [...this.chat, ...chat].sort((one, other) => one.seq - other.seq)
  }
}

/** The log without what the last so many answers brought. */
function without(log: Heard[], back: number): Heard[] {
  const steps = [...new Set(log.map(({ n }) => n))].slice(-back)
  return log.filter(({ n }) => !steps.includes(n))
}
