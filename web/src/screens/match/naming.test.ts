import { describe, expect, it } from 'vitest';
import type { MatchInfo, SeatInfo, Sight } from '../../wire/types';
import { asYou, seatName } from './naming';

const person: SeatInfo = {
  kind: 'person',
  name: '',
  level: '',
  is_here: true,
  is_away: false,
  is_covered: false,
  is_missing: false,
  hints: 0,
};
const bot: SeatInfo = { ...person, kind: 'bot', level: 'greedy' };
const names = ['Fox 1', 'Owl'];
const sight = { seat: 0, names } as Partial<Sight> as Sight;
const at = (...seats: SeatInfo[]) => ({ seats }) as Partial<MatchInfo> as MatchInfo;

describe('the name of a seat', () => {
  it('is the one that was given', () => {
    expect(seatName({ ...person, name: 'Ida' }, true, {})).toBe('Ida');
  });
  it('is that of its bot', () => {
    expect(seatName(bot, false, { greedy: 'Owl' })).toBe('Owl');
    expect(seatName(bot, false, {})).toBe(seatName({ ...bot, level: 'other' }, false, { greedy: 'Owl' }));
  });
});

describe('who gave no name', () => {
  it('is not a numbered fox on the own page', () => {
    const seen = asYou(sight, at(person, bot), [0]);
    expect(seen.names[0]).not.toBe('Fox 1');
    expect(seen.names[1]).toBe('Owl');
    expect(names[0]).toBe('Fox 1');
  });
  it('keeps a name, and a number where several share the page or watch', () => {
    expect(asYou(sight, at({ ...person, name: 'Ida' }, bot), [0])).toBe(sight);
    expect(asYou(sight, at(person, person), [0, 1])).toBe(sight);
    expect(asYou({ ...sight, seat: null }, at(person, bot), []).names).toBe(names);
  });
});
