import { describe, expect, it } from 'vitest';
import { nextDepth } from './depths';

describe('depths', () => {
  it('follow one after the other', () => {
    expect(nextDepth(null)).toBe('nudge');
    expect(nextDepth('nudge')).toBe('move');
    expect(nextDepth('move')).toBe('comparison');
    expect(nextDepth('comparison')).toBeNull();
  });
});
