import { describe, expect, it } from 'vitest';
import { behindCurtain, nextSeat } from './seating';

describe('who at this device should look', () => {
  it('is whoever looks while they are asked', () => expect(nextSeat([0, 1], [0, 1], 1)).toBe(null));
  it('is the first who is asked', () => expect(nextSeat([1, 2], [0, 1, 2], 0)).toBe(1));
  it('is nobody while others are asked', () => expect(nextSeat([2], [0, 1], 0)).toBe(null));
});

describe('the curtain', () => {
  const choices = [{ text: '0 pass', label: 'Pass' }];
  const open = { isShared: true, confirmed: null, wantsOwn: false };
  const asked = { seat: 0, to_act: [0], choices, hides: true };

  it('stays up while somebody does what all may see', () => expect(behindCurtain(asked, open)).toBe(null));
  it('stays up while others are waited for', () => expect(behindCurtain({ ...asked, to_act: [1], choices: [] }, open)).toBe(null));
  it('falls where somebody is asked alone', () => expect(behindCurtain({ ...asked, choices: [] }, open)).toBe(0));
  it('falls where somebody wants to see what is theirs', () => expect(behindCurtain(asked, { ...open, wantsOwn: true })).toBe(0));
  it('rises for who has said that they look alone', () =>
    expect(behindCurtain(asked, { ...open, isShared: false, confirmed: 0 })).toBe(null));
  it('is down before anybody has', () => expect(behindCurtain(asked, { ...open, isShared: false })).toBe(0));
});
