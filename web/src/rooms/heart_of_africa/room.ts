import type { Room } from '../room.ts'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'

export const ROOM: Room = {
  Board,
  Area,
  Hand,
  inHand: ['card:', 'terrain:', 'row:', 'market:', 'deck:', 'ticket:'],
  buttons: ['keep', 'single', 'pass'],
  final: ({ notation }) => notation === 'keep' || notation === 'draw-tickets',
  points: { track: 'track' },
}
