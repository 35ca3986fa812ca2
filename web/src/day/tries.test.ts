import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay } from '../wire/types';
import { begin, daysBack, endingOf, forget, settle, signsOf, triesOf } from './tries';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
});
beforeEach(() => kept.clear());

const won = { own: 38, best: 31, isWon: true, moons: [2, 2, 3, 0, 4, 1, 3, 3, 4, 4, 4], wasUndone: false };

describe('the tries of a day', () => {
  it('count the first match only', () => {
    expect(begin('game', '2026-11-02', 'one').match).toBe('one');
    expect(begin('game', '2026-11-02', 'two').match).toBe('one');
    expect(begin('game', '2026-11-03', 'three').match).toBe('three');
    expect(begin('other', '2026-11-02', 'four').match).toBe('four');
  });

  it('keep how the first one ended', () => {
    begin('game', '2026-11-02', 'one');
    settle('game', '2026-11-02', won);
    settle('game', '2026-11-02', { ...won, own: 99 });
    expect(triesOf('game')['2026-11-02']).toEqual({ match: 'one', ending: won });
  });

  it('are free again when the match is gone', () => {
    begin('game', '2026-11-02', 'one');
    forget('game', '2026-11-02');
    expect(begin('game', '2026-11-02', 'two').match).toBe('two');
  });

  it('read the result from the seat', () => {
    const replay = { result: { totals: [20, 33], winners: [1] } } as unknown as Replay;
    expect(endingOf(replay, 1, [1], true)).toEqual({ own: 33, best: 20, isWon: true, moons: [1], wasUndone: true });
    expect(endingOf(replay, 0, [1], false)).toMatchObject({ own: 20, best: 33, isWon: false });
  });
});

describe('the signs', () => {
  it('are a moon a turn, ten in a row', () => {
    expect(signsOf(won, 'Title', '38 : 31')).toBe('Title\n38 : 31\n🌓🌓🌔🌑🌕🌒🌔🌔🌕🌕\n🌕');
  });
});

describe('the days', () => {
  it('go back to the first, over months and years', () => {
    expect(daysBack('2026-12-30', '2027-01-02')).toEqual(['2027-01-02', '2027-01-01', '2026-12-31', '2026-12-30']);
    expect(daysBack('2026-11-01', '2026-11-01')).toEqual(['2026-11-01']);
  });
});
