import { describe, expect, it } from 'vitest';
import type { Phase } from '../replay/timeline';
import { beads, momentsOf, scaleOf, stretchesOf } from './curve';

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

describe('stretches of turns', () => {
  const phases = (kind: Phase['kind'], count: number) =>
    Array.from({ length: count }, (_, n): Phase => ({ kind, from: n * 3, to: n * 3 + 3, round: '', winner: null, tile: '' }));

  it('are equally long, but the last', () => {
    expect(stretchesOf(phases('turn', 18))).toEqual([
      { at: 0, first: 1, last: 5 },
      { at: 15, first: 6, last: 10 },
      { at: 30, first: 11, last: 15 },
      { at: 45, first: 16, last: 18 },
    ]);
  });

  it('are single turns of a short match, and none where there are no turns', () => {
    expect(stretchesOf(phases('turn', 2))).toEqual([
      { at: 0, first: 1, last: 1 },
      { at: 3, first: 2, last: 2 },
    ]);
    expect(stretchesOf(phases('phase', 9))).toEqual([]);
  });
});
