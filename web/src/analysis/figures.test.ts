import { describe, expect, it } from 'vitest';
import type { Judged, Part } from '../wire/types';
import { ANY, beadsOf, chosen, FLAWED, sumOf } from './figures';

const part = (points: number): Part => ({ id: '', name: '', points, shown: '' });

describe('the sum of luck and play', () => {
  it('goes on where the last part ended and comes to the whole', () => {
    const { bars, whole, nought } = sumOf([part(1), part(-9), part(2)], -6);
    expect(nought).toBeCloseTo(8 / 9);
    expect(bars.map(({ isMinus }) => isMinus)).toEqual([false, true, false]);
    expect([bars[1]!.from, bars[1]!.to]).toEqual([0, 1]);
    expect(bars[2]!.from).toBeCloseTo(0);
    expect(whole.from).toBeCloseTo(bars[2]!.to);
    expect(whole.to).toBeCloseTo(nought);
  });

  it('stays within bounds where nothing happened', () => {
    expect(sumOf([part(0)], 0)).toEqual({
      bars: [{ from: 0, to: 0, isMinus: false }],
      whole: { from: 0, to: 0, isMinus: false },
      nought: 0,
    });
  });
});

describe('the curve', () => {
  it('puts the shapes of no two seats at the same place', () => {
    const all = [0, 1, 2, 3].flatMap((seat) => beadsOf(180, seat, 4, 6));
    expect(new Set(all).size).toBe(all.length);
    expect(beadsOf(3, 0, 2, 6)).not.toEqual([]);
  });

  it('has no more of them than there is room for', () => {
    for (const count of [13, 40, 180]) expect(beadsOf(count, 0, 4, 8).length).toBeLessThanOrEqual(8);
  });
});

describe('choosing decisions', () => {
  const one = (seat: number, grade: string) => ({ seat, grade }) as Judged;
  const all = [one(0, 'good'), one(0, 'mistake'), one(1, 'slack'), one(1, 'good')];

  it('goes by seat and by grade', () => {
    expect(chosen(all, null, ANY)).toEqual(all);
    expect(chosen(all, null, FLAWED)).toEqual([all[1], all[2]]);
    expect(chosen(all, 1, FLAWED)).toEqual([all[2]]);
    expect(chosen(all, 0, 'good')).toEqual([all[0]]);
  });
});
