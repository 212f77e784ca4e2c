// Generated from src/palaver/server/wire by `make generated`; not to be edited by hand.

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json }
export interface Who {
  seat: number
}
export interface Name {
  name: string
  elsewhere: Record<string, string>
}
export type Filling = number | string | Who | Name | Said | Filling[]

export interface Said {
  key: string
  args: Record<string, Filling>
}

export interface Choice {
  option: number
  notation: string
  touch: string[]
  said: Said
}

export interface Sight {
  room: string
  observer: number | null
  seats: string[]
  waiting: number[]
  over: boolean
  points: number[]
  winners: number[]
  table: Record<string, Json>
  question: string | null
  asked: Said | null
  choices: Choice[]
}

export interface Told {
  event: string
  seat: number | null
  args: Record<string, Json>
  said: Said
  rule: string
  rulings: string[]
  reveals: boolean
}

export interface Reason {
  said: Said
  rule: string
  rulings: string[]
}

export interface Seat {
  name: string
  colour: string
  taken: boolean
  bot: string | null
  standing_in: boolean
}

export interface Pace {
  kind?: string
  main?: number
  increment?: number
  per_act?: number
  shared?: number | null
}

export interface Clock {
  at: number
  left: number[]
  running: number[]
  shared: number | null
}

export interface Wish {
  kind: string
  by: number
  number: number
  agreed: number[]
}

export interface Table {
  id: string
  room: string
  rules: number
  status: string
  seats: Seat[]
  switches: Record<string, number>
  board: string
  own_board: boolean
  pace: Pace
  public: boolean
  watch: boolean
  bots: boolean
  silence: boolean
  paused: boolean
  clock: Clock | null
  wish: Wish | null
  digest: string
  salts: string[]
  secret: string | null
  created: number
  rematch: string | null
  imported: boolean
}

export interface TableSeen {
  table: Table
  mine: number[]
  host: boolean
}

export interface ChatLine {
  by: number
  to: number[]
  text: string
  said: Said | null
}

export interface Hello {
  type: 'hello'
  table: Table
  observer: number | null
  mine: number[]
  seq: number
  resumed: boolean
  now: number
}

export interface Frame {
  type: 'frame'
  seq: number
  at: number
  told?: Told[]
  sight?: Sight | null
  table?: Table | null
  chat?: ChatLine | null
  ask?: number | null
  undo?: number | null
  back?: number
}

export interface Ack {
  type: 'ack'
  key: string
  seq: number
}

export interface Refusal {
  type: 'refusal'
  key: string
  code: string
  reason: string
  rule?: string | null
  rulings?: string[]
}

export interface Because {
  type: 'because'
  key: string
  reason: Reason | null
}

export interface Pong {
  type: 'pong'
  key: string
  now: number
}

export interface Act {
  type: 'act'
  key: string
  ask?: number
  question?: string
  option?: number | null
  notation?: string | null
}

export interface Undo {
  type: 'undo'
  key: string
  number?: number
}

export interface AskUndo {
  type: 'ask-undo'
  key: string
  number?: number
}

export interface AskPause {
  type: 'ask-pause'
  key: string
}

export interface Reply {
  type: 'reply'
  key: string
  agree: boolean
}

export interface Resume {
  type: 'resume'
  key: string
}

export interface Return {
  type: 'return'
  key: string
}

export interface Chat {
  type: 'chat'
  key: string
  text: string
  to?: number[]
  said?: Said | null
}

export interface Why {
  type: 'why'
  key: string
  thing: string
}

export interface Ping {
  type: 'ping'
  key: string
}

export interface Switch {
  name: string
  default: number
  values: number[]
  rulings: string[]
}

export interface Room {
  name: string
  title: string
  rules_number: number
  least: number
  most: number
  switches: Switch[]
  rules: string[]
  languages: string[]
  bots: string[]
}

export interface NewTable {
  room: string
  players: number
  switches?: Record<string, number>
  board?: Json
  pace?: Pace
  public?: boolean
  watch?: boolean
  bots?: boolean
  silence?: boolean
  stand_in?: string
}

export interface TakeSeat {
  name: string
  seat?: number | null
  colour?: string
  salt?: string
}

export interface SeatTaken {
  seat: number
  table: TableSeen
}

export interface Rematch {
  salt?: string
}

export interface SitBot {
  bot?: string
}

export interface Start {
  bots?: string
}

export interface OneTimeLink {
  token: string
  path: string
  expires: number
}

export interface SightSeen {
  seq: number
  at: number
  sight: Sight
  ask: number | null
  undo: number | null
}

export interface History {
  frames: Frame[]
  last: number
}

export interface Moment {
  seq: number
  last: number
  at: number
  told: Told[]
  sight: Sight | null
  table: Table
  hidden: Record<string, Json> | null
}

export interface Notes {
  text: string
}

export interface Person {
  name: string
  language: string
  created: number
}

export interface PersonChanged {
  name?: string | null
  language?: string | null
}

export interface TableListed {
  id: string
  room: string
  status: string
  players: number
  names: string[]
  pace: Pace
  created: number
  changed: number
  mine: number[]
  my_turn: boolean
  watch: boolean
}

export interface Listing {
  tables: TableListed[]
  more: boolean
}

export interface Next {
  table: string | null
  seat: number | null
}

export interface RecordText {
  text: string
}

export interface Imported {
  table: string
}

export interface Proof {
  digest: string
  salts: string[]
  secret: string | null
  rule: string
}

export interface BoardChecked {
  digest: string
  complaints: string[]
}

export interface Board {
  board: Json
}

export interface Problem {
  code: string
  reason: string
}

export interface Health {
  status: string
  version: string
  rooms: string[]
  database: string
}

export type Command = Act | Undo | AskUndo | AskPause | Reply | Resume | Return | Chat | Why | Ping
export type FromServer = Hello | Frame | Ack | Refusal | Because | Pong
