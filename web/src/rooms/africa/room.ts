import type { Room } from '../room.ts'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'

export const ROOM: Room = {
  Board,
  Area,
  Hand,
  buttons: ['journey', 'rest', 'research', 'mine', 'keep'],
  final: ({ notation }) => notation.startsWith('turn-up'),
  points: { space: 'space', there: 'space' },
}
