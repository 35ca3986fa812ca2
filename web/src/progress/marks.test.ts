import { describe, expect, it } from 'vitest';
import type { MatchInfo, Result, SeatInfo, Sight } from '../wire/types';
import { mark, nextOpen, owners, readProgress } from './marks';

function keeper(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) } as Storage;
}

const person = (name: string): SeatInfo => ({
  kind: 'person',
  name,
  level: '',
  is_here: true,
  is_away: false,
  is_covered: false,
  is_missing: false,
  hints: 0,
});
const bot: SeatInfo = {
  kind: 'bot',
  name: '',
  level: 'greedy',
  is_here: true,
  is_away: false,
  is_covered: false,
  is_missing: false,
  hints: 0,
};

function info(seats: SeatInfo[], over: Partial<MatchInfo> = {}): MatchInfo {
  return { match: 'm1', game: 'nocturne', phase: 'over', seats, is_practice: false, ...over } as MatchInfo;
}

function sight(seat: number | null, notes: Record<string, unknown>, totals = [60, 50]): Sight {
  return { seat, names: [], result: { winners: [0], totals, notes } as unknown as Result } as unknown as Sight;
}

const met = [
  { scenarios: ['scenario-7'], achievements: [], variants: ['variant-two_up'] },
  { scenarios: [], achievements: [], variants: ['variant-two_up'] },
];
const day = new Date('2026-11-16T20:00:00Z');

describe('marks', () => {
  it('keeps what the own seat has met, once', () => {
    const store = keeper();
    const match = info([person('Ola'), bot]);
    expect(mark(match, sight(0, { met }), {}, store, day)).toEqual(['scenario-7', 'variant-two_up']);
    expect(mark(match, sight(0, { met }), {}, store, day)).toEqual([]);
    const ola = readProgress(store).people[0]!;
    expect(ola.marks['scenario-7']).toEqual({ on: '2026-11-16', match: 'm1' });
  });

  it('keeps people apart and says who has what', () => {
    const store = keeper();
    mark(info([person('Ola'), person('Jan')]), sight(0, { met }), {}, store, day);
    mark(info([person('Ola'), person('Jan')]), sight(1, { met }), {}, store, day);
    const progress = readProgress(store);
    expect(owners(progress, 'scenario-7').map((one) => one.name)).toEqual(['Ola']);
    expect(owners(progress, 'variant-two_up').map((one) => one.name)).toEqual(['Ola', 'Jan']);
    expect(nextOpen(['scenario-7', 'scenario-8'], progress.people)).toBe('scenario-8');
    expect(nextOpen(['scenario-7'], progress.people.slice(1))).toBe('scenario-7');
  });

  it('counts neither practice, nor onlookers, nor bots, nor a match that goes on', () => {
    const store = keeper();
    expect(mark(info([person('Ola'), bot], { is_practice: true }), sight(0, { met }), {}, store)).toEqual([]);
    expect(mark(info([person('Ola'), bot]), sight(null, { met }), {}, store)).toEqual([]);
    expect(mark(info([bot, bot]), sight(0, { met }), {}, store)).toEqual([]);
    expect(mark(info([person('Ola'), bot]), { ...sight(0, {}), result: null }, {}, store)).toEqual([]);
    expect(readProgress(store).people).toEqual([]);
  });

  it('counts one achievement a match where the edition says so', () => {
    const earned = [{ scenarios: [], achievements: ['achievement-3', 'achievement-4'], variants: ['variant-two_up'] }];
    const glossary = { switches: { achievements_per_game: { editions: { de: 'one', en: 'unlimited' } } } };
    const play = (options: Record<string, unknown>) =>
      mark(info([person('Ola'), bot], { options }), sight(0, { met: earned }), glossary, keeper());
    expect(play({ edition: 'de' })).toEqual(['achievement-3', 'variant-two_up']);
    expect(play({ edition: 'en' })).toHaveLength(3);
    expect(play({ edition: 'en', switches: { achievements_per_game: 'one' } })).toHaveLength(2);
  });

  it('remembers the best solo night only', () => {
    const store = keeper();
    const alone = info([person('Ola')]);
    mark(alone, sight(0, { met: [], rank: 'adept' }, [82]), {}, store);
    mark(alone, sight(0, { met: [], rank: 'rising' }, [61]), {}, store);
    expect(readProgress(store).people[0]!.solo).toEqual({ total: 82, rank: 'adept' });
  });

  it('reads nonsense as nobody', () => {
    const store = keeper();
    store.setItem('moonlit.progress', '{"people":[3]}');
    expect(readProgress(store).people).toEqual([]);
    store.setItem('moonlit.progress', '{');
    expect(readProgress(store).people).toEqual([]);
  });
});
