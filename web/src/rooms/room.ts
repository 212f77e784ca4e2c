/** What a room gives the client: a board, what lies before each player, and few words about touch. */

import type { Component } from 'svelte'

import type { Choice } from '../generated/types.ts'

export interface Room {
  Board: Component
  /** What lies before one player. */
  Area: Component<{ seat: number }>
  /** One's own cards or sheet, where there are any. */
  Hand?: Component
  /** What lies in the hand, by the beginnings of its names: on a phone the drawer opens for it. */
  inHand?: readonly string[]
  /** The board is wider than high, so that the hand lies below it. */
  wide?: boolean
  /** The board is so much higher than wide that two columns fit beside it. */
  tall?: boolean
  /** In place of the buttons, for questions that are better answered on a panel of their own. */
  panel?: { Panel: Component; when: (choices: readonly Choice[]) => boolean }
  /** All buttons the room ever has, so that one not lit can still be asked "why not?". */
  buttons: readonly string[]
  /** Answers that reveal something and cannot be taken back. */
  final: (choice: Choice) => boolean
  /** By the name of an event's argument: the kind of thing it points at. */
  points: Record<string, string>
}

type Found = Record<string, () => Promise<{ ROOM: Room }>>

const ROOMS: Found = import.meta.glob<{ ROOM: Room }>('./*/room.ts')

export async function room(name: string): Promise<Room> {
  const found = ROOMS[`./${name}/room.ts`]
  if (!found) throw new Error(`no board for ${name}`)
  return (await found()).ROOM
}

/** By a seat's name in the notation: the colour of its pieces. */
export const COLOURS: Record<string, string> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  white: 'white',
  brown: 'brown',
  yellow: 'yellow',
  black: 'black',
  GB: 'red',
  FR: 'blue',
  DE: 'black',
  IT: 'green',
  NL: 'yellow',
  BE: 'brown',
}
