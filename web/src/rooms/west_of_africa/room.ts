import type { Room } from '../room.ts'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'

export const ROOM: Room = {
  Board,
  Area,
  Hand,
  inHand: ['card:', 'laid:'],
  wide: true,
  buttons: ['seal', 'show', 'end', 'done'],
  // To show the cards is the only answer there is then, so nobody is asked twice.
  final: ({ notation }) => notation === 'seal',
  points: { field: 'field', island: 'island', there: 'island' },
}
