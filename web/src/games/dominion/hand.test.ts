import { describe, expect, it } from 'vitest';
import { CLOSED, FINGER, fanOut, holdHand } from './hand';
import type { Mark } from './mark';

const CARD = 140;
const ROOM = 822;

function hold(cards: string[], usable: string[], stacks = false) {
  const mark = (card: string): Mark => (usable.includes(card) ? 'legal' : 'dim');
  return holdHand(cards, mark, stacks);
}

describe('a hand', () => {
  it('shows first what can be used, and stacks equal cards that cannot', () => {
    const held = hold(['estate', 'village', 'estate', 'village'], ['village']);
    expect(held.map(({ card, copy, count }) => [card, copy, count])).toEqual([
      ['village', 0, 1],
      ['village', 1, 1],
      ['estate', 0, 2],
    ]);
  });

  it('stacks usable ones too where there is little room', () => {
    expect(hold(['copper', 'copper', 'silver'], ['copper', 'silver'], true).map((one) => one.count)).toEqual([2, 1]);
  });

  it('of one to five cards lies apart', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const held = hold(
        Array.from({ length: count }, (_, index) => `c${index}`),
        [],
      );
      const { spots } = fanOut(held, CARD, ROOM);
      for (const [index, spot] of spots.slice(1).entries()) expect(spot.left - spots[index]!.left).toBeGreaterThan(CARD);
    }
  });

  it('closes what cannot be used before what can', () => {
    const held = hold(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ['a', 'b', 'c']);
    const { spots } = fanOut(held, CARD, ROOM);
    const steps = spots.slice(1).map((spot, index) => spot.left - spots[index]!.left);
    expect(steps.slice(0, 3).every((step) => step > CARD)).toBe(true);
    expect(steps.slice(3).every((step) => step < CARD && step >= CLOSED)).toBe(true);
  });

  it.each([6, 8, 10, 13, 16, 19])('of %i cards stays in its room', (count) => {
    const held = hold(
      Array.from({ length: count }, (_, index) => `c${index}`),
      ['c0', 'c1', 'c2'],
    );
    const { spots, width } = fanOut(held, CARD, ROOM);
    expect(spots.at(-1)!.left + CARD).toBeLessThanOrEqual(ROOM + 1);
    expect(width).toBeLessThanOrEqual(ROOM + 1);
  });

  it('of thirty usable cards scrolls, and none is too narrow to hit', () => {
    const cards = Array.from({ length: 30 }, (_, index) => `c${index}`);
    const { spots, width } = fanOut(hold(cards, cards), CARD, ROOM);
    expect(width).toBeGreaterThan(ROOM);
    expect(spots[1]!.left - spots[0]!.left).toBeGreaterThanOrEqual(44);
  });

  it('on a phone scrolls rather than closing to less than a finger', () => {
    for (const count of [5, 8, 13, 20, 30]) {
      const held = hold(
        Array.from({ length: count }, (_, index) => `c${index}`),
        ['c0', 'c1', 'c2'],
      );
      const { spots } = fanOut(held, 84, 366, FINGER);
      for (const [index, spot] of spots.slice(1).entries()) expect(spot.left - spots[index]!.left).toBeGreaterThanOrEqual(FINGER - 0.01);
    }
  });

  it('of many cards is not turned', () => {
    const cards = Array.from({ length: 13 }, (_, index) => `c${index}`);
    expect(fanOut(hold(cards, []), CARD, ROOM).spots.every((spot) => spot.turn === 0)).toBe(true);
  });
});
