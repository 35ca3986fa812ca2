import { describe, expect, it } from 'vitest';
import { marginOf } from './sheet';

describe('the margin of a win', () => {
  it('is the lead over the second', () => expect(marginOf({ winners: [1], totals: [40, 52, 49] })).toEqual({ points: 3, second: 2 }));
  it('is none where points did not decide', () => expect(marginOf({ winners: [0], totals: [40, 40] })).toBeNull());
  it('is none where several won', () => expect(marginOf({ winners: [0, 1], totals: [40, 40, 3] })).toBeNull());
  it('is none for somebody alone', () => expect(marginOf({ winners: [0], totals: [40] })).toBeNull());
  it('is none where nobody won', () => expect(marginOf({ winners: [], totals: [40, 2] })).toBeNull());
});
