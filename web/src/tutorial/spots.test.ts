import { describe, expect, it } from 'vitest';
import { bubbleTop } from './spots';

const hole = (top: number, height: number) => ({ left: 0, top, width: 100, height });

describe('the bubble', () => {
  it('stands below what it speaks of, or above where there is no room', () => {
    expect(bubbleTop(hole(100, 50), 120, 800)).toBe(158);
    expect(bubbleTop(hole(700, 80), 120, 800)).toBe(572);
  });

  it('stays on the screen beside something tall', () => {
    expect(bubbleTop(hole(20, 770), 120, 800)).toBe(8);
    expect(bubbleTop(hole(0, 790), 120, 800)).toBe(672);
  });
});
