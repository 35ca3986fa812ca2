import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../wire/types';
import { backOf, isAlone, isPractice } from './back';

const reach = { length: 9, undoLength: 8, turnLength: 6, farUndoLength: 8, farTurnLength: 6 };
const shown = { length: 9, undoLength: 9, turnLength: 9, farUndoLength: 5, farTurnLength: 2 };

function seat(kind: SeatInfo['kind']): SeatInfo {
  return { kind, name: '', level: '', is_here: true, is_away: false, is_covered: false, is_missing: false, hints: 0 };
}

describe('going back', () => {
  it('is free as far as nothing was shown', () => {
    expect(backOf(reach, true)).toEqual({ step: 8, turn: 6 });
    expect(isPractice(reach, 6, true, { is_practice: false })).toBe(false);
  });

  it('goes further for whoever is alone, as practice', () => {
    expect(backOf(shown, true)).toEqual({ step: 5, turn: 2 });
    expect(isPractice(shown, 5, true, { is_practice: false })).toBe(true);
    expect(isPractice(shown, 5, true, { is_practice: true })).toBe(false);
  });

  it('ends at what others were shown', () => {
    expect(backOf(shown, false)).toEqual({ step: 9, turn: 9 });
    expect(isPractice(shown, 5, false, { is_practice: false })).toBe(false);
  });

  it('is alone among bots, not at a device that several share', () => {
    expect(isAlone({ seats: [seat('person'), seat('bot')] }, [0])).toBe(true);
    expect(isAlone({ seats: [seat('person'), seat('person')] }, [0])).toBe(false);
    expect(isAlone({ seats: [seat('person'), seat('person')] }, [0, 1])).toBe(false);
  });
});
