import { describe, expect, it } from 'vitest';
import { KEYS, refusedKey } from './keys';

describe('keys', () => {
  it('are all different from the start', () => {
    expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
  });

  it('can be given away unless they are needed or taken', () => {
    expect(refusedKey('x', 'pass', { ...KEYS })).toBeNull();
    expect(refusedKey('u', 'pass', { ...KEYS })).toBe('taken');
    expect(refusedKey('p', 'pass', { ...KEYS })).toBeNull();
    for (const key of ['Enter', 'Escape', '4', '*', 'ArrowUp']) expect(refusedKey(key, 'pass', { ...KEYS })).toBe('fixed');
  });
});
