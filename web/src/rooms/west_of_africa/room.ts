import type { Room } from '../room.ts'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'

export const ROOM: Room = {
  Board,
  Area,
  Hand,
  wide: true,
  buttons: ['seal', 'end', 'done'],
  final: ({ notation }) => notation === 'seal' || notation === 'end',
  points: { field: 'field', island: 'island', there: 'island' },
}
