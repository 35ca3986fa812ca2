import { describe, expect, it } from 'vitest';
import type { Sight } from '../wire/types';
import { standingIn, tablesFor } from './tables';
import { type Book, readThing } from './things';

const tile = (type: string, kind = '') => ({ type, kind });
const book = {
  tiles: {
    F1: tile('feather'),
    F2: tile('feather'),
    T1: tile('mushroom', 'tripti'),
    T2: tile('mushroom', 'tripti'),
    T3: tile('mushroom', 'tripti'),
    T4: tile('mushroom', 'tripti'),
    HA: tile('herb', 'A'),
    HB: tile('herb', 'B'),
    HW: tile('herb', 'wild'),
    E1: tile('egg'),
    E2: tile('egg'),
  },
  scoring: {
    feathers: [2, 4, 8],
    tripti: [3, 0, 13],
    duode: [0, 9],
    herbs: [0, 0, 5, 8, 12],
    eggs: [4, 3, 2, 1],
    solo_eggs: [1, 1, 2, 3, 4],
    ranks: [{ id: 'kindled', name: 'Kindled', at: 50 }],
  },
} as unknown as Book;

function sight(tiles: string[], more: Record<string, unknown> = {}): Sight {
  const seats = [{ tiles, copies: ['F1', null], points: [0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0] }];
  return { seat: 0, table: { seats, solo: null, ...more } } as unknown as Sight;
}

function mine(thing: string, seen: Sight | null): string[][] {
  const tables = tablesFor(readThing(thing), book, seen);
  return tables.map((table) => table.rows.filter((row) => row.isMine).map((row) => row.label));
}

describe('the row that is lit', () => {
  it('counts own tiles and copies, however one asks', () => {
    const seen = sight(['F2']);
    expect(mine('category:feathers', seen)).toEqual([['2']]);
    expect(mine('topic:feather', seen)).toEqual([['2']]);
    expect(mine('tile:F1', seen)).toEqual([['2']]);
  });

  it('is nobody’s for an onlooker', () => {
    expect(mine('topic:feather', null)).toEqual([[]]);
    expect(mine('topic:feather', { ...sight(['F2']), seat: null })).toEqual([[]]);
  });

  it('begins anew with every set of mushrooms', () => {
    expect(mine('topic:mushroom', sight(['T1', 'T2', 'T3', 'T4']))).toEqual([['1'], []]);
    expect(mine('topic:mushroom', sight(['T1', 'T2', 'T3']))).toEqual([['3'], []]);
  });

  it('lets wild herbs stand for letters and leaves out sets without a bonus', () => {
    expect(mine('topic:herb', sight(['HA', 'HB', 'HW']))).toEqual([['3']]);
    expect(tablesFor(readThing('topic:herb'), book, null)[0]!.rows.map((row) => row.points)).toEqual([5, 8, 12]);
  });

  it('goes by rank for eggs, alone by number', () => {
    expect(mine('topic:egg', sight(['E1', 'E2']))).toEqual([['2.']]);
    expect(mine('topic:egg', sight(['E1', 'E2'], { solo: { deck: 3, flipped: [] } }))).toEqual([['2']]);
  });
});

describe('standings', () => {
  it('are found for a goal on the table', () => {
    const standings = [{ round: 'moonlight', goal: 4, counts: [2, 1], points: [4, 2], leads: [0] }];
    const seen = sight([], { standings });
    expect(standingIn(readThing('goal:moonlight:4'), seen)).toEqual([
      { seat: 0, count: 2, points: 4, leads: true },
      { seat: 1, count: 1, points: 2, leads: false },
    ]);
    expect(standingIn(readThing('goal:twilight:4'), seen)).toEqual([]);
    expect(standingIn(readThing('tile:F1'), seen)).toEqual([]);
  });
});
