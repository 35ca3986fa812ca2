import { expect, it } from 'vitest';
import { barsOf } from './apart';

const part = (id: string, points: number) => ({ id, name: id, points, shown: String(points) });

it('draws luck and play to one scale, from the middle to either side', () => {
  const bars = barsOf([
    { seat: 0, parts: [part('start', 9), part('luck', 4), part('play', -1)] },
    { seat: 1, parts: [part('luck', -2), part('play', 0)] },
  ]);
  expect(bars.map(({ parts }) => parts.map(({ id, from, to, isMinus }) => [id, from, to, isMinus]))).toEqual([
    [
      ['luck', 50, 100, false],
      ['play', 37.5, 50, true],
    ],
    [
      ['luck', 25, 50, true],
      ['play', 50, 50, false],
    ],
  ]);
});
