import { describe, expect, it } from 'vitest';
import { holdToken } from '../../seats.svelte';
import type { MatchInfo } from '../../wire/types';
import { isRematchAsked } from './rematch';

const over = { phase: 'over', next_match: 'next' } as MatchInfo;

describe('a rematch', () => {
  it('is a question until it is answered, whenever one comes', () => {
    expect(isRematchAsked(over, [])).toBe(true);
    expect(isRematchAsked(over, ['next'])).toBe(false);
    holdToken('next', 0, 'token');
    expect(isRematchAsked(over, [])).toBe(false);
  });

  it('is none while there is none, or where a match goes on by other rules', () => {
    expect(isRematchAsked({ ...over, next_match: '' }, [])).toBe(false);
    expect(isRematchAsked({ ...over, phase: 'playing' }, [])).toBe(false);
  });
});
