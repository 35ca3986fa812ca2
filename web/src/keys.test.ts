import { describe, expect, it } from 'vitest';
import { KEYS, keysBeside, refusedKey } from './keys';
import { TABLE_KEYS } from './games/dominion/keys';

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

  it('give way to those that a table needs, and are reached with Shift then', () => {
    const { text, log, last, undo } = keysBeside(TABLE_KEYS, { ...KEYS });
    expect([text, log, last, undo]).toEqual(['T', 'l', 'L', 'u']);
    expect(keysBeside([], { ...KEYS })).toEqual(KEYS);
  });

  it('stay where somebody put them', () => {
    expect(keysBeside(TABLE_KEYS, { ...KEYS, log: 'y', text: 'x' })).toMatchObject({ log: 'y', text: 'x' });
  });
});
