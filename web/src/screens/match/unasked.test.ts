import { describe, expect, it } from 'vitest';
import type { Sight } from '../../wire/types';
import { Unasked } from './unasked';

type Asked = Pick<Sight, 'choices' | 'obvious'>;

function sight(obvious: string, ...others: string[]): Asked {
  const choices = [obvious, ...others].filter(Boolean).map((text) => ({ text, label: text }));
  return { choices, obvious };
}

const only = sight('0 take gold');
const treasures = sight('0 treasures', '0 end');

describe('what needs no thought', () => {
  it('goes by itself as far as it is wished', () => {
    const done = (one: Asked, wish: 'never' | 'forced' | 'obvious') => new Unasked().next(3, one, wish)?.text ?? '';
    expect([done(only, 'never'), done(only, 'forced'), done(only, 'obvious')]).toEqual(['', '0 take gold', '0 take gold']);
    expect([done(treasures, 'never'), done(treasures, 'forced'), done(treasures, 'obvious')]).toEqual(['', '', '0 treasures']);
    expect(done(sight('', '0 end', '0 no'), 'obvious')).toBe('');
  });

  it('is done once, and left to whoever came back to it', () => {
    const unasked = new Unasked();
    expect(unasked.next(3, treasures, 'obvious')?.text).toBe('0 treasures');
    expect(unasked.next(3, treasures, 'obvious')).toBeNull();
    expect(unasked.next(4, sight('', '0 end'), 'obvious')).toBeNull();
    expect(unasked.next(3, treasures, 'obvious')).toBeNull();
    expect(unasked.next(7, treasures, 'obvious')?.text).toBe('0 treasures');
  });
});
