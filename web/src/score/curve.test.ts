import { describe, expect, it } from 'vitest';
import { beads, momentsOf, scaleOf } from './curve';

describe('scale', () => {
  it('holds every value between round numbers', () => {
    expect(
      scaleOf([
        [0, 0],
        [34, 79],
      ]),
    ).toEqual({ low: 0, high: 80, ticks: [0, 20, 40, 60, 80] });
    expect(scaleOf([[-3, 9]])).toEqual({ low: -5, high: 10, ticks: [-5, 0, 5, 10] });
  });

  it('survives a match without points', () => {
    expect(scaleOf([[0, 0]]).high).toBeGreaterThan(0);
    expect(scaleOf([]).ticks.length).toBeGreaterThan(1);
  });
});

describe('moments', () => {
  it('are the first moment, every end of a phase and the last', () => {
    expect(momentsOf([4, 9, 12], 12)).toEqual([0, 4, 9, 12]);
    expect(momentsOf([], 0)).toEqual([0]);
  });
});

describe('beads', () => {
  it('are wins, thinned out where they crowd', () => {
    expect(beads([1, 2, 10, 30], 40, 8)).toEqual([1, 10, 30]);
    expect(beads([], 40, 8)).toEqual([]);
  });
});
