import { describe, expect, it } from 'vitest';
import type { LogEntry, Plain } from '../wire/types';
import { swingsOf } from './swings';

function entry(length: number, ...told: [event: string, line: string][]): LogEntry {
  const events = told.map(([event]): Plain => ({ event }));
  return { version: length, length, kind: length ? 'act' : 'setup', seat: 0, events, lines: told.map(([, line]) => line) };
}

const log = [
  entry(0, ['RoundBegan', 'Twilight falls.']),
  entry(1, ['SpellCast', 'You cast 4.'], ['TileWon', 'You win a feather.'], ['TokenReturned', 'You take the 1 back.']),
  entry(2, ['SpellCast', 'Owl casts 2.']),
  entry(3, ['RoundBegan', 'Moonlight floods the forest.']),
  entry(4, ['Passed', 'Owl passes.']),
  entry(5, ['Scored', 'You score 60.']),
];

describe('swings', () => {
  it('are told by what brought the points', () => {
    const curve = [[0, 0], [9, 0], [9, 1], [30, 30], [30, 26], [60, 70]];
    expect(swingsOf({ curve, log })).toEqual([
      { length: 1, seat: 0, points: 9, line: 'You win a feather.' },
      { length: 4, seat: 1, points: -4, line: 'Owl passes.' },
    ]);
  });

  it('are never the moments at which counting itself changes, nor trifles', () => {
    expect(swingsOf({ curve: [[0], [2], [2], [40], [40], [90]], log })).toEqual([]);
  });

  it('are the four largest', () => {
    const many = Array.from({ length: 8 }, (_, n) => entry(n + 1, ['TileWon', `win ${n + 1}`]));
    const curve = [[0], [3], [7], [12], [18], [25], [33], [42], [52]];
    expect(swingsOf({ curve, log: many }).map((swing) => swing.points)).toEqual([10, 9, 8, 7]);
  });
});
