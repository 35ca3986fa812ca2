import { expect, it } from 'vitest';
import type { LogEntry } from '../../../wire/types';
import type { GameEvent } from '../wire';
import { firstsOf } from './firsts';

const turn = (seat: number, number: number): GameEvent => ({ event: 'TurnBegan', seat, number });
const gained = (seat: number, card: string): GameEvent => ({ event: 'Gained', seat, card, zone: 'discard' });

function logOf(...entries: GameEvent[][]): LogEntry[] {
  return entries.map((events, length) => ({ version: length, length, kind: 'act', seat: 0, events, lines: [], depths: [] }));
}

it('tells who had first what is raced for, and in which turn of theirs', () => {
  const log = logOf(
    [turn(0, 1)],
    [gained(0, 'silver'), turn(1, 1)],
    [gained(1, 'gold'), turn(0, 2)],
    [gained(0, 'gold'), turn(1, 2)],
    [gained(0, 'province')],
    [gained(1, 'province')],
  );
  expect(firstsOf(log)).toEqual([
    { card: 'gold', seat: 1, turn: 1, at: 2 },
    { card: 'province', seat: 0, turn: 2, at: 4 },
  ]);
});

it('tells nothing of what nobody had', () => {
  expect(firstsOf(logOf([turn(0, 1)], [gained(0, 'copper')]))).toEqual([]);
});
