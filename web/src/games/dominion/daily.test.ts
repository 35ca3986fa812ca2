import { expect, it } from 'vitest';
import type { Replay } from '../../wire/types';
import { DAILY } from './daily';
import type { GameEvent } from './view';

const COSTS = { copper: 0, moat: 2, silver: 3, duchy: 5, province: 8 };
const glossary = { cards: Object.fromEntries(Object.entries(COSTS).map(([card, cost]) => [card, { cost }])) };

const turn = (seat: number): GameEvent => ({ event: 'TurnBegan', seat, number: 1 });
const gained = (seat: number, card: string): GameEvent => ({ event: 'Gained', seat, card, zone: 'discard' });

function moons(...events: GameEvent[]): number[] {
  const log = events.map((event) => ({ events: [event] }));
  return DAILY.moonsOf({ log } as unknown as Replay, 0, glossary);
}

it('makes a moon of the dearest card of each own turn', () => {
  const first = [turn(0), gained(0, 'silver'), gained(0, 'copper'), turn(1), gained(1, 'province')];
  expect(moons(...first, turn(0), turn(1), turn(0), gained(0, 'moat'), gained(0, 'province'))).toEqual([2, 0, 4]);
});

it('leaves out what somebody else’s turn brings', () => {
  expect(moons(turn(0), gained(0, 'duchy'), turn(1), gained(0, 'province'))).toEqual([3]);
});
