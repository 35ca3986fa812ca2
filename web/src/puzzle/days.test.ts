import { describe, expect, it } from 'vitest';
import { streakOf } from './days';

describe('days in a row', () => {
  it('count back from today over the ends of months and leap days', () => {
    expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3);
  });

  it('are not broken by a day that is not over', () => {
    expect(streakOf(['2026-01-01', '2026-01-02'], '2026-01-03')).toBe(2);
  });

  it('begin anew after a day without', () => {
    expect(streakOf(['2026-01-01', '2026-01-03'], '2026-01-03')).toBe(1);
    expect(streakOf(['2026-01-01'], '2026-01-03')).toBe(0);
    expect(streakOf([], '2026-01-03')).toBe(0);
  });
});
