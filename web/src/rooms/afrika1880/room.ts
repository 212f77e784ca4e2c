import type { Room } from '../room.ts'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'

export const ROOM: Room = {
  Board,
  Area,
  Hand,
  inHand: ['embassy:'],
  buttons: ['seal', 'reopen', 'nothing', 'develop'],
  final: ({ notation }) => notation === 'seal',
  points: { territory: 'territory', there: 'territory' },
}
