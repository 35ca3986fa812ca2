import { describe, expect, it } from 'vitest';
import { asideOf, basicWide, columnsOf, cutOf, freePlaces, growthOf, kingdomShape, levelOf, pileWide } from './layout';

describe('the cut', () => {
  it.each([
    [1440, 844, 'wide'],
    [1366, 594, 'wide'],
    [1024, 712, 'tablet'],
    [768, 968, 'tablet'],
    [390, 796, 'phone'],
    [844, 342, 'flat'],
  ] as const)('of %i×%i is %s', (width, height, cut) => {
    expect(cutOf(width, height)).toBe(cut);
  });

  it('with text twice as large is that of a screen half as wide', () => {
    expect(cutOf(1440, 844, 2)).toBe('phone');
  });

  it('leaves the piles their height while there is some', () => {
    const shapes = [844, 712, 594].map((height) => kingdomShape('wide', levelOf('wide', height)));
    expect(shapes).toEqual(['wide', 'low', 'strip']);
  });
});

describe('the Kingdom', () => {
  it('has two rows, whatever comes', () => {
    expect([10, 11, 12].map((piles) => columnsOf('wide', piles, false))).toEqual([5, 6, 6]);
  });

  it('turned to text has room for words on a phone', () => {
    expect(columnsOf('phone', 10, true)).toBe(2);
    expect(pileWide(36.6, 2, 'wide')).toBeCloseTo(17.8);
  });

  it('grows on a large screen, and not on one that is only wide', () => {
    expect(growthOf('wide', 'high', 121, 1024)).toBeCloseTo(1.32);
    expect(growthOf('wide', 'high', 121, 844)).toBeLessThan(1.05);
    expect(growthOf('wide', 'high', 82.4, 1024)).toBeCloseTo(1.005, 2);
  });

  it('leaves places on a phone for what is beyond the Supply', () => {
    const aside = (kingdom: number, beyond: number) => asideOf(freePlaces('phone', kingdom), beyond, false);
    expect([aside(10, 2), aside(10, 5), aside(11, 1), aside(11, 2), aside(12, 1)]).toEqual(['whole', 'small', 'whole', 'small', 'row']);
    expect(asideOf(freePlaces('flat', 10), 1, false)).toBe('row');
    expect(asideOf(freePlaces('phone', 10), 5, true)).toBe('whole');
  });

  it('gives way on a flat phone to a row of piles beyond the Supply', () => {
    const grown = (hasRow: boolean) => growthOf('flat', 'lower', 46, 342, hasRow);
    expect(276 * grown(false) + 28).toBeLessThanOrEqual(342);
    expect(276 * grown(true) + 28 + 56).toBeLessThanOrEqual(342);
    expect(growthOf('phone', 'high', 37, 430)).toBe(1);
    expect(376 * growthOf('phone', 'high', 37, 400) + 38).toBeLessThanOrEqual(400);
  });

  it('keeps its pictures on a tablet that lies on its side', () => {
    expect(kingdomShape('tablet', levelOf('tablet', 712))).toBe('low');
    expect(growthOf('tablet', 'lower', 100, 712)).toBeLessThan(1);
    expect(growthOf('tablet', 'high', 76, 968)).toBe(1);
  });

  it('fits its room on every screen', () => {
    for (const room of [66.4, 79, 82.4, 128]) {
      for (const columns of [5, 6]) {
        expect(pileWide(room, columns, 'wide') * columns + columns - 1).toBeLessThanOrEqual(room + 0.001);
      }
      expect(basicWide(room, 'basic', true) * 8 + 6).toBeLessThanOrEqual(room);
    }
  });
});
