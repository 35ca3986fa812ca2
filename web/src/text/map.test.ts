import { describe, expect, it } from 'vitest';
import { boxWidth, placeOf } from './map';

describe('the map of the text table', () => {
  it('has boxes as wide as the nearest neighbour allows', () => {
    expect(
      boxWidth([
        { x: 10, y: 50 },
        { x: 30, y: 55 },
      ]),
    ).toBe(18);
    expect(
      boxWidth([
        { x: 10, y: 10 },
        { x: 30, y: 90 },
      ]),
    ).toBe(28);
    expect(boxWidth([])).toBe(28);
  });

  it('keeps boxes inside', () => {
    expect(placeOf(5, 20)).toBe(10);
    expect(placeOf(97, 20)).toBe(90);
    expect(placeOf(50, 20)).toBe(50);
  });
});
