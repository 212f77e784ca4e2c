import type { Room } from '../room.ts'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { paying } from './payment.ts'
import Payment from './Payment.svelte'

export const ROOM: Room = {
  Board,
  Area,
  Hand,
  tall: true,
  panel: { Panel: Payment, when: paying },
  inHand: ['card:', 'terrain:', 'row:', 'market:', 'deck:', 'ticket:'],
  buttons: ['keep', 'single', 'pass'],
  final: ({ notation }) => notation === 'keep' || notation === 'draw-tickets',
  points: { track: 'track' },
}
