import { describe, expect, it } from 'vitest';
import { earnedBy, endOf, ranked } from './points';

const result = {
  categories: ['province', 'duchy', 'curse', 'misery'],
  sheets: [
    [24, 0, -1, 0],
    [0, 3, 0, -4],
  ],
};

describe('points by card', () => {
  it('are what the sheet says, with how many there are', () => {
    const owner = { owned: { province: 4, copper: 7, curse: 1 }, states: [] };
    expect(earnedBy(0, owner, result)).toEqual([
      { id: 'province', count: 4, points: 24 },
      { id: 'curse', count: 1, points: -1 },
    ]);
  });

  it('name the State that takes some', () => {
    const owner = { owned: { duchy: 1 }, states: ['deluded' as const, 'twice_miserable' as const] };
    expect(earnedBy(1, owner, result)).toEqual([
      { id: 'duchy', count: 1, points: 3 },
      { id: 'twice_miserable', count: 1, points: -4 },
    ]);
  });
});

describe('the order of the rows', () => {
  it('is by place, equals as they sit', () => {
    expect(ranked({ places: [3, 1, 4, 1] })).toEqual([1, 3, 0, 2]);
  });
});

describe('the end', () => {
  const supply = ['copper', 'province', 'moat', 'witch', 'curse'];
  const full = { copper: 40, province: 3, moat: 5, witch: 8, curse: 9 };

  it('comes with the last Province', () => {
    expect(endOf({ supply, piles: { ...full, province: 0 } })).toEqual({ kind: 'provinces', piles: [] });
  });

  it('comes with the third empty pile', () => {
    const piles = { ...full, moat: 0, witch: 0, curse: 0 };
    expect(endOf({ supply, piles })).toEqual({ kind: 'piles', piles: ['moat', 'witch', 'curse'] });
  });

  it('is not explained where neither is so', () => expect(endOf({ supply, piles: full })).toBeNull());
});
