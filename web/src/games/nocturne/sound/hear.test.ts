import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../view';
import type { LogEntry } from '../../../wire/types';
import { heardOf, valueOf, wasOutbid } from './hear';

function entry(...events: GameEvent[]): LogEntry {
  return { version: 3, length: 3, kind: 'act', seat: 1, events, lines: [], depths: [] };
}
const cast = (seat: number, token: string): GameEvent => ({ event: 'SpellCast', seat, token, cell: 'a1' });

describe('what is heard', () => {
  it('rises with the value, shadows included', () => {
    expect(heardOf(entry(cast(0, '6')), 0)).toEqual([{ name: 'cast', detail: 6 }]);
    expect(heardOf(entry(cast(0, 'shadow10')), 0)).toEqual([{ name: 'cast', detail: 10 }]);
    expect(valueOf('star')).toBe(0);
  });

  it('is one sound of a kind for each version', () => {
    const back: GameEvent = { event: 'TokenReturned', seat: 0, token: '1' };
    const won: GameEvent = { event: 'TileWon', seat: 2, tile: 'FE01', cell: 'a1', why: 'star' };
    expect(heardOf(entry(cast(2, 'star'), won, back, back), 0)).toEqual([
      { name: 'star', detail: 0 },
      { name: 'win', detail: 2 },
      { name: 'home', detail: 0 },
    ]);
  });

  it('is nothing for an undo, and tokens of others go home in silence', () => {
    expect(heardOf({ ...entry(cast(0, '3')), kind: 'undo' }, 0)).toEqual([]);
    expect(heardOf(entry({ event: 'TokenReturned', seat: 1, token: '1' }), 0)).toEqual([]);
  });
});

describe('being outbid', () => {
  it('is an open answer above my own spell', () => {
    expect(
      wasOutbid(
        entry(cast(1, '5')),
        [
          [0, '4', 'a1'],
          [1, '5', 'a2'],
        ],
        0,
      ),
    ).toBe(true);
    expect(
      wasOutbid(
        entry(cast(1, '5')),
        [
          [2, '4', 'a1'],
          [1, '5', 'a2'],
        ],
        0,
      ),
    ).toBe(false);
    expect(
      wasOutbid(
        entry(cast(0, '5')),
        [
          [1, '4', 'a1'],
          [0, '5', 'a2'],
        ],
        0,
      ),
    ).toBe(false);
    expect(
      wasOutbid(
        entry(cast(1, '5'), { event: 'TileWon', seat: 1, tile: 'FE01', cell: 'a2', why: 'passes' }),
        [
          [0, '4', 'a1'],
          [1, '5', 'a2'],
        ],
        0,
      ),
    ).toBe(false);
  });
});
