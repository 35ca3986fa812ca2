import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, heldOf, hold } from '../../seats.svelte';
import { claimSeats } from './claim';

const next: Record<string, string> = { old: 'second', second: 'third', third: '', other: '' };
const info = vi.hoisted(() => vi.fn());
vi.mock('../../wire/api', () => ({ api: { info } }));
info.mockImplementation((match: string) =>
  match in next ? Promise.resolve({ next_match: next[match] }) : Promise.reject(new Error('gone')),
);
const sit = (match: string) => hold({ match, host: '', tokens: { 1: `token of ${match}` } }, 'nocturne');

afterEach(() => {
  for (const match of ['old', 'second', 'third', 'other', 'gone']) forget(match);
  info.mockClear();
});

describe('the seats of a rematch', () => {
  it('are those of the match it follows, also after several', async () => {
    for (const match of ['gone', 'other', 'old']) sit(match);
    await claimSeats('third');
    expect(heldOf('third')?.tokens).toEqual({ 1: 'token of old' });
  });
  it('are nobody’s who sat elsewhere', async () => {
    sit('other');
    await claimSeats('second');
    expect(heldOf('second')).toBeNull();
  });
  it('are not asked for by who has one, or sat nowhere', () => {
    expect(claimSeats('second')).toBeNull();
    sit('second');
    expect(claimSeats('second')).toBeNull();
    expect(info).not.toHaveBeenCalled();
  });
});
