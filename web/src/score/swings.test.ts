import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../games/wire';
import type { LogEntry } from '../wire/types';
import { swingsOf } from './swings';

function entry(length: number, seat: number, ...told: [event: string, line: string][]): LogEntry {
  const events = told.map(([event]) => ({ event, seat }) as GameEvent);
  return {
    version: length,
    length,
    kind: length ? 'act' : 'setup',
    seat,
    events,
    lines: told.map(([, line]) => line),
    depths: told.map(() => 0),
  };
}

const begin = entry(0, 0, ['RoundBegan', 'Twilight falls.']);
const log = [
  begin,
  entry(1, 0, ['SpellCast', 'You cast 4.']),
  entry(2, 1, ['Passed', 'Owl passes.'], ['TileWon', 'Owl wins a skull.']),
  entry(3, 0, ['SpellCast', 'You cast 2.'], ['TileWon', 'You win a feather.'], ['TokenReturned', 'You take the 1 back.']),
  entry(4, 1, ['SpellCast', 'Owl casts 3.'], ['TileWon', 'Owl wins an egg.']),
  entry(5, 1, ['SpellCast', 'Owl casts 2.'], ['TileWon', 'Owl wins a herb.'], ['Scored', 'Owl scores 60.']),
];

describe('swings', () => {
  it('go from one end of a phase to the next, as the curve does', () => {
    const curve = [
      [0, 0],
      [-5, 0],
      [4, 1],
      [13, 1],
      [9, 3],
      [60, 70],
    ];
    expect(swingsOf({ curve, log })).toEqual([
      { from: 2, length: 3, seat: 0, points: 9, line: 'You win a feather.', card: null },
      { from: 0, length: 2, seat: 0, points: 4, line: 'Owl wins a skull.', card: null },
      { from: 3, length: 4, seat: 0, points: -4, line: 'Owl wins an egg.', card: null },
    ]);
  });

  it('are never the moments at which counting itself changes, nor trifles', () => {
    expect(swingsOf({ curve: [[0], [2], [2], [4], [4], [90]], log })).toEqual([]);
  });

  it('name the card that was bought, not what was played or came along', () => {
    const events = [
      { event: 'TurnBegan', seat: 0, number: 1 },
      { event: 'Played', seat: 0, card: 'gold' },
      { event: 'Gained', seat: 1, card: 'curse' },
      { event: 'Gained', seat: 0, card: 'silver' },
      { event: 'Bought', seat: 0, card: 'province' },
      { event: 'Bought', seat: 0, card: 'copper' },
    ] as GameEvent[];
    const turn = {
      ...entry(1, 0),
      events,
      lines: ['Turn 1.', 'Gold.', 'Owl gains a Curse.', 'Silver.', 'You buy a Province.', 'And a Copper.'],
    };
    expect(
      swingsOf({
        curve: [
          [3, 3],
          [9, 0],
        ],
        log: [begin, turn],
      }),
    ).toMatchObject([
      { seat: 0, points: 6, card: 'province' },
      { seat: 1, points: -3, card: 'curse' },
    ]);
  });

  it('are the four largest', () => {
    const wins = Array.from({ length: 8 }, (_, n) => entry(n + 1, 0, ['SpellCast', 'cast'], ['TileWon', `win ${n + 1}`]));
    const curve = [[0], [3], [7], [12], [18], [25], [33], [42], [52]];
    expect(swingsOf({ curve, log: [begin, ...wins] }).map((swing) => swing.points)).toEqual([10, 9, 8, 7]);
  });
});
