import { describe, expect, it } from 'vitest';
import { centred, lifted, lineOf, longest, nearest, place, shortened, spread } from './chart';

describe('place', () => {
  const box = { left: 10, right: 110, top: 0, bottom: 50 };
  const scale = { low: -10, high: 40, ticks: [] };

  it('puts the first moment left and more points higher', () => {
    expect(place(box, scale, 20, 0, -10)).toEqual({ x: 10, y: 50 });
    expect(place(box, scale, 20, 20, 40)).toEqual({ x: 110, y: 0 });
    expect(place(box, scale, 20, 5, 15)).toEqual({ x: 35, y: 25 });
  });

  it('divides by nothing', () => {
    expect(place(box, scale, 0, 0, 40).x).toBe(10);
  });
});

describe('line', () => {
  it('joins its points', () => {
    expect(
      lineOf([
        { x: 0, y: 9 },
        { x: 4.04, y: 9 },
        { x: 8, y: 2 },
      ]),
    ).toBe('M0 9L4 9L8 2');
  });

  it('is read at the nearest moment', () => {
    expect([0, 3, 7, 40].map((wanted) => nearest([0, 4, 9, 12], wanted))).toEqual([0, 4, 9, 12]);
  });
});

describe('marks of swings', () => {
  it('never lie on one another or above the picture', () => {
    const points = [
      { x: 50, y: 30 },
      { x: 52, y: 30 },
      { x: 50, y: 28 },
      { x: 120, y: 5 },
    ];
    const placed = lifted(points, 20, 10);
    placed.forEach((one, n) => {
      expect(one.x).toBe(points[n]!.x);
      expect(one.y).toBeGreaterThanOrEqual(10);
      placed.slice(n + 1).forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20));
    });
  });
});

describe('labels', () => {
  it('that are far apart stay', () => {
    expect(spread([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90]);
  });

  it('are moved apart in order and kept inside', () => {
    const placed = spread([50, 48, 52, 99], 16, 0, 100);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((y, n) => expect(y - sorted[n]!).toBeGreaterThanOrEqual(16));
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    expect(placed[1]!).toBeLessThan(placed[0]!);
    expect(placed[0]!).toBeLessThan(placed[2]!);
  });
});

describe('marks on a line', () => {
  it('have their middle on it', () => {
    expect(centred({ x: 50, y: 30 }, 12)).toBe('translate(44 24) scale(0.12)');
  });
});

describe('names', () => {
  it('are cut when they are long', () => {
    expect(shortened('Old Owl', 12)).toBe('Old Owl');
    expect(shortened('Wilhelmina von', 12)).toBe('Wilhelmina …');
    expect(longest(['Ada', 'Marta'])).toBe(5);
    expect(longest([])).toBe(0);
  });
});
