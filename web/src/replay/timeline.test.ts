import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../games/wire';
import type { LogEntry } from '../wire/types';
import { kindOf, lengthAt, moonPath, moonrise, phaseAfter, phaseAt, phaseBefore, phasesOf, shareOf } from './timeline';

function entry(length: number, ...events: GameEvent[]): LogEntry {
  return { version: length, length, kind: length ? 'act' : 'setup', seat: null, events, lines: [], depths: [] };
}
const began = (round: 'twilight' | 'moonlight'): GameEvent => ({ event: 'RoundBegan', round, starter: 0 });
const cast = (seat: number): GameEvent => ({ event: 'SpellCast', seat, token: '1', cell: 'a1' });
const won = (seat: number, tile: string): GameEvent => ({ event: 'TileWon', seat, tile, cell: 'a1', why: 'star' });

const log = [
  entry(0, began('twilight')),
  entry(1, cast(0)),
  entry(2, cast(1)),
  entry(3, { event: 'Passed', seat: 0, why: 'choice' }, won(1, 'FE01')),
  entry(4, { event: 'Dedicated', seat: 0, token: '1', space: 1 }),
  entry(5, cast(1), won(1, 'EG02'), { event: 'RoundEnded', round: 'twilight', why: 'forest-empty' }, began('moonlight')),
  entry(6, cast(0)),
];

describe('phases', () => {
  const phases = phasesOf(log);

  it('end with a win and what follows from it', () => {
    expect(phases).toEqual([
      { kind: 'phase', from: 0, to: 4, round: 'twilight', winner: 1, tile: 'FE01' },
      { kind: 'phase', from: 4, to: 5, round: 'twilight', winner: 1, tile: 'EG02' },
      { kind: 'phase', from: 5, to: 6, round: 'moonlight', winner: null, tile: '' },
    ]);
  });

  it('are found by a moment', () => {
    expect([0, 1, 4, 5, 6].map((length) => phaseAt(phases, length))).toEqual([-1, 0, 0, 1, 2]);
  });

  it('are stepped over', () => {
    expect([0, 2, 4, 5, 6].map((length) => phaseAfter(phases, length, 6))).toEqual([4, 4, 5, 6, 6]);
    expect([0, 3, 4, 5, 6].map((length) => phaseBefore(phases, length))).toEqual([0, 0, 0, 4, 5]);
  });

  it('are turns in a game of turns, everybody’s together', () => {
    const began = (seat: number, number: number): GameEvent => ({ event: 'TurnBegan', seat, number });
    const turns = phasesOf([
      entry(0, began(0, 1)),
      entry(2, began(1, 1)),
      entry(5, began(0, 2)),
      entry(6, began(1, 2)),
      entry(9, { event: 'Drew', seat: 1, cards: [], known: [] }),
    ]);
    expect(turns.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['turn', 0, 5],
      ['turn', 5, 9],
    ]);
    expect([kindOf(turns), kindOf(phases), kindOf([])]).toEqual(['turn', 'phase', 'phase']);
  });

  it('of an empty log are none', () => {
    expect(phasesOf([])).toEqual([]);
    expect(phaseAfter([], 0, 9)).toBe(9);
  });
});

describe('the line of time', () => {
  const phases = phasesOf(log);

  it('gives every phase the same room', () => {
    expect([0, 2, 4, 5, 6].map((length) => shareOf(phases, length, 6))).toEqual([0, 1 / 6, 1 / 3, 2 / 3, 1]);
  });

  it('finds every moment again', () => {
    for (let length = 0; length <= 6; length++) {
      expect(lengthAt(phases, shareOf(phases, length, 6), 6)).toBe(length);
    }
    expect(lengthAt(phases, 7, 6)).toBe(6);
  });

  it('is even where nothing was ever cast', () => {
    expect(shareOf([], 3, 6)).toBe(0.5);
    expect(lengthAt([], 0.5, 6)).toBe(3);
  });
});

describe('moonrise', () => {
  it('is where the second round begins', () => {
    expect(moonrise(log)).toBe(5);
    expect(moonrise(log.slice(0, 3))).toBeNull();
  });
});

describe('the moon', () => {
  it('is a sliver, a half and a full disc', () => {
    expect(moonPath(0)).toBe('M12 2A10 10 0 0 1 12 22A10 10 0 0 0 12 2Z');
    expect(moonPath(0.5)).toBe('M12 2A10 10 0 0 1 12 22A0 10 0 0 1 12 2Z');
    expect(moonPath(1)).toBe('M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2Z');
  });
});
