import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire/types';
import { presenceOf } from './presence';

const seat: SeatInfo = {
  kind: 'person',
  name: 'Ada',
  level: '',
  is_here: true,
  is_away: false,
  is_covered: false,
  is_missing: false,
  hints: 0,
};

describe('the presence of a seat', () => {
  it('tells who is here, who is not, and for whom a bot plays', () => {
    expect(presenceOf(seat)).toBe('here');
    expect(presenceOf({ ...seat, is_here: false })).toBe('elsewhere');
    expect(presenceOf({ ...seat, is_away: true })).toBe('away');
    expect(presenceOf({ ...seat, is_here: false, is_away: true, is_covered: true })).toBe('covered');
    expect(presenceOf({ ...seat, kind: 'bot', is_here: false })).toBeNull();
  });
});
