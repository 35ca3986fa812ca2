import { describe, expect, it } from 'vitest';
import { KEYS, refusedKey } from './keys';
import { nextSeat } from './screens/match/seating';

describe('keys', () => {
  it('are all different from the start', () => {
    expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
  });

  it('can be given away unless they are needed or taken', () => {
    expect(refusedKey('x', 'pass', { ...KEYS })).toBeNull();
    expect(refusedKey('u', 'pass', { ...KEYS })).toBe('taken');
    expect(refusedKey('p', 'pass', { ...KEYS })).toBeNull();
    for (const key of ['Enter', 'Escape', '4', '*', 'ArrowUp']) expect(refusedKey(key, 'pass', { ...KEYS })).toBe('fixed');
  });
});

describe('who should look at a shared device', () => {
  it('is whoever is asked, as soon as it is somebody else here', () => {
    expect(nextSeat([1], [0, 1], 0)).toBe(1);
    expect(nextSeat([0], [0, 1], 0)).toBeNull();
    expect(nextSeat([0, 1], [0, 1], 1)).toBeNull();
  });

  it('stays while somebody elsewhere is asked', () => {
    expect(nextSeat([2], [0, 1], 0)).toBeNull();
    expect(nextSeat([], [0, 1], 0)).toBeNull();
  });

  it('is somebody in any case before anybody has looked', () => {
    expect(nextSeat([2], [0, 1], null)).toBe(0);
    expect(nextSeat([1], [0, 1], null)).toBe(1);
  });
});
