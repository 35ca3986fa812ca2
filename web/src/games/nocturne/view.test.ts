import { describe, expect, it } from 'vitest';
import { cutOf, namedRecipes } from './layout';
import { stepTo } from './grid';
import { lineUp } from './sprites';
import { gridOf, othersOf, splitDecision, stackTokens, totalOf, type SeatView } from './view';

describe('a forest', () => {
  const twisted = ['b1', 'c1', 'a2', 'b2', 'c2', 'e2'];
  it('is as large as its furthest cells', () => {
    expect(gridOf(twisted)).toEqual({ columns: 5, rows: 2 });
  });
  it('is walked over its gaps, and not beyond its edge', () => {
    expect(stepTo('ArrowRight', 'c2', twisted)).toBe('e2');
    expect(stepTo('ArrowUp', 'a2', twisted)).toBeNull();
    expect(stepTo('Home', 'c2', twisted)).toBe('a2');
    expect(stepTo('End', 'a2', twisted)).toBe('e2');
    expect(stepTo('x', 'a2', twisted)).toBeNull();
  });
});

describe('seats', () => {
  it('come in the order in which they act after me', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, null)).toEqual([0, 1]);
  });
  it('have a total as far as it is known', () => {
    const seat = { points: [4, null, -1] } as unknown as SeatView;
    expect(totalOf(seat)).toEqual({ known: 3, hasHidden: true });
    expect(totalOf({ points: null } as unknown as SeatView)).toBeNull();
  });
});

describe('tokens', () => {
  it('of one value lie on one pile', () => {
    expect(stackTokens(['3', '3', 'shadow6', 'star'])).toEqual([
      { token: '3', count: 2 },
      { token: 'shadow6', count: 1 },
      { token: 'star', count: 1 },
    ]);
  });
  it('make room on the Sprite Board, and the last falls off a full one', () => {
    const sprites = [
      [1, '6'],
      [0, '4'],
      [1, '3'],
    ] as [number, string][];
    const line = lineUp(sprites, 3, { seat: 0, token: '4', space: 3 });
    expect(line.map((one) => one.token)).toEqual(['6', '4', '4']);
    expect(line[2]!.isGuest).toBe(true);
    expect(lineUp(sprites, 3, null)).toHaveLength(3);
  });
});

describe('a decision', () => {
  it('is cut at its first colon', () => {
    expect(splitDecision('Beat the 6 on b4: cast higher, or pass.')).toEqual({
      head: 'Beat the 6 on b4',
      rest: 'Cast higher, or pass.',
    });
    expect(splitDecision('The match is over.')).toEqual({ head: 'The match is over.', rest: '' });
  });
});

describe('the cut of the table', () => {
  it('follows the room there is', () => {
    expect(cutOf(1440, 844)).toBe('wide');
    expect(cutOf(1024, 712)).toBe('tablet');
    expect(cutOf(390, 796)).toBe('phone');
    expect(cutOf(844, 342)).toBe('flat');
  });
  it('counts large text as a smaller screen', () => {
    expect(cutOf(1440, 844, 2)).toBe('tablet');
    expect(cutOf(1024, 1300, 2)).toBe('phone');
  });
  it('leaves recipes their names where there is height for them', () => {
    expect([584, 594, 712].map(namedRecipes)).toEqual([2, 2, 3]);
    expect(namedRecipes(300)).toBe(0);
  });
});
