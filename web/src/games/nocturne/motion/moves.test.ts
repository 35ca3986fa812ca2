import { describe, expect, it } from 'vitest';
import type { GameEvent, SeatView, Spell } from '../view';
import { backTo } from './back';
import { Schedule, TIMES } from './moves';

const cast = (seat: number, token: string, cell: string): GameEvent => ({ event: 'SpellCast', seat, token, cell });
const back = (seat: number, token: string): GameEvent => ({ event: 'TokenReturned', seat, token });

describe('what moves', () => {
  it('comes one after the other', () => {
    const { moves } = new Schedule(
      [cast(1, '7', 'b1'), { event: 'TileWon', seat: 1, tile: 'SK01', cell: 'b1', why: 'passes' }],
      [[0, '3', 'a1']],
    );
    expect(moves.map((move) => move.kind)).toEqual(['cast', 'outbid', 'win']);
    expect(moves[2]!.at).toBe(TIMES.move);
  });

  it('keeps a spell on its tile until the win takes it up', () => {
    const { moves } = new Schedule([cast(0, '7', 'b1'), { event: 'TileWon', seat: 0, tile: 'SK01', cell: 'b1', why: 'passes' }], []);
    expect(moves[0]).toMatchObject({ kind: 'cast', until: TIMES.move + TIMES.small });
    expect(moves[1]).toMatchObject({ kind: 'win', token: '7', hasCast: true });
  });

  it('goes home together, each from where it lay', () => {
    const spells = [
      [0, '3', 'a1'],
      [1, '4', 'a2'],
      [0, '3', 'c1'],
    ] as [number, string, string][];
    const { moves } = new Schedule([back(0, '3'), back(1, '4'), back(0, '3')], spells);
    expect(moves.map((move) => (move.kind === 'home' ? move.cell : ''))).toEqual(['c1', 'a2', 'a1']);
    expect(moves.map((move) => move.at)).toEqual([0, TIMES.apart, 2 * TIMES.apart]);
  });

  it('lights the cells that changed in the colour of the seat', () => {
    const { cells } = new Schedule([cast(2, '5', 'd4')], []);
    expect([...cells]).toEqual([['d4', 2]]);
  });

  it('lets a star shine before the next thing happens', () => {
    const { moves } = new Schedule([cast(0, 'star', 'a1'), { event: 'Passed', seat: 1, why: 'choice' }], []);
    expect(moves[1]!.at).toBe(TIMES.move + TIMES.star);
  });
});

describe('abilities and mirrors', () => {
  it('send the token home that Redd replaces', () => {
    const replaced: GameEvent = { event: 'TokenReplaced', seat: 1, token: '2', cell: 'b1' };
    const { moves } = new Schedule([{ event: 'AbilityUsed', seat: 1, character: 'redd' }, replaced], [], [[1, '6', 'b1']]);
    expect(moves).toMatchObject([{ kind: 'replace', seat: 1, token: '2', old: '6', cell: 'b1', at: 0 }]);
  });

  it('show what a mirror copies, and nothing for one that copies nothing', () => {
    const assigned = (tile: string | null): GameEvent => ({ event: 'MirrorAssigned', seat: 0, tile });
    const { moves } = new Schedule([assigned('SK01'), assigned(null)], []);
    expect(moves).toMatchObject([{ kind: 'mirror', tile: 'SK01' }]);
  });
});

describe('going back', () => {
  const seats = (...tiles: string[][]) => tiles.map((own) => ({ tiles: own })) as unknown as SeatView[];

  it('takes the last spell home', () => {
    const before = {
      spells: [
        [0, '1', 'a1'],
        [1, '3', 'a2'],
      ] as Spell[],
      forest: {},
      seats: seats([], []),
    };
    const { moves, end } = backTo(before, { ...before, spells: before.spells.slice(0, 1) });
    expect(moves).toMatchObject([{ kind: 'home', seat: 1, token: '3', cell: 'a2' }]);
    expect(end).toBe(TIMES.small);
  });

  it('puts a tile that was won back, and the spells on it', () => {
    const before = { spells: [], forest: { b1: 'EG01' }, seats: seats([], ['SK01']) };
    const now = { spells: [[1, '5', 'a1']] as Spell[], forest: { a1: 'SK01', b1: 'EG01' }, seats: seats([], []) };
    expect(backTo(before, now).moves).toMatchObject([
      { kind: 'lay', seat: 1, token: '5', cell: 'a1' },
      { kind: 'restore', seat: 1, tile: 'SK01', cell: 'a1' },
    ]);
  });
});
