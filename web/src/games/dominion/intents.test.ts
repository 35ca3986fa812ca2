import { describe, expect, it } from 'vitest';
import { intentOf } from './intents';

/** A place in the page that lies inside all that match one of these selectors. */
function within(...selectors: string[]): EventTarget {
  const closest = (wanted: string) => (selectors.some((one) => wanted.split(', ').includes(one)) ? {} : null);
  return { closest } as unknown as EventTarget;
}

function pressed(key: string, target: EventTarget = within(), modifiers: Partial<KeyboardEvent> = {}) {
  return intentOf({ key, target, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...modifiers });
}

describe('a key at the table', () => {
  it('goes on, plays Treasures, declines, reads and looks for a pile', () => {
    expect([' ', 't', 'n', 'r', 'd', 'v', '/'].map((key) => pressed(key))).toEqual([
      'go',
      'treasures',
      'none',
      'read',
      'decks',
      'peek',
      'find',
    ]);
  });

  it('that is a digit is a card of the hand', () => {
    expect([pressed('1'), pressed('9'), pressed('0')]).toEqual([1, 9, null]);
  });

  it('goes to the start of the turn with U and Shift', () => {
    expect([pressed('U', within(), { shiftKey: true }), pressed('u')]).toEqual(['restart', null]);
  });

  it('presses a button that has the focus, but goes on from a card', () => {
    expect(pressed(' ', within('button'))).toBeNull();
    expect(pressed(' ', within('button', '[data-at]'))).toBe('go');
    expect(pressed('Enter', within('button', '[data-at]'))).toBeNull();
    expect(pressed('Enter')).toBe('do');
  });

  it('ticks a box with the space bar, and decides with any other key', () => {
    expect([pressed(' ', within('input')), pressed('n', within('input'))]).toEqual([null, 'none']);
  });

  it('means nothing while somebody types, or with Ctrl', () => {
    expect(pressed('n', within('textarea'))).toBeNull();
    expect(pressed('n', within(), { ctrlKey: true })).toBeNull();
  });
});
