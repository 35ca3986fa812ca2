import { describe, expect, it } from 'vitest';
import { inset, keyframesOf } from './flight';

describe('a flight', () => {
  const from = { left: 0, top: 0, width: 100, height: 100 };
  it('waits unseen, arrives at its size and stays', () => {
    const to = inset({ left: 200, top: 100, width: 100, height: 100 }, 0.25);
    const { frames, time } = keyframesOf({ from, to, at: 100, time: 100, isThere: false, until: 400, arc: 10 });
    expect(time).toBe(400);
    expect(frames[0]).toMatchObject({ offset: 0, opacity: 0 });
    expect(frames.at(-1)!.transform).toBe('translate(225px, 125px) scale(0.5)');
    expect(frames.every((frame, n) => n === 0 || frame.offset! >= frames[n - 1]!.offset!)).toBe(true);
  });
});
