export type Intent = 'go' | 'do' | 'treasures' | 'none' | 'read' | 'decks' | 'peek' | 'find' | 'restart' | 'why' | 'cancel' | number;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

const KEYS: Record<string, Intent> = {
  ' ': 'go',
  Enter: 'do',
  t: 'treasures',
  n: 'none',
  r: 'read',
  d: 'decks',
  v: 'peek',
  '/': 'find',
  w: 'why',
  Escape: 'cancel',
};

/** Where keys write or belong to something else; a box that is ticked needs only the space bar. */
export const WRITING = 'dialog, input:not([type=checkbox]), textarea, select, [contenteditable]';

/** What a key press at the table means; digits are cards of the hand, from 1. */
export function intentOf(event: Pressed): Intent | null {
  const target = event.target as Element | null;
  if (target?.closest?.(WRITING)) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  // Enter presses what has the focus; so does the space bar on anything but a card or a pile.
  const isOnButton = Boolean(target?.closest?.('button, summary, a, input'));
  if (event.key === 'Enter' && isOnButton) return null;
  if (event.key === ' ' && isOnButton && !target?.closest('[data-at]')) return null;
  if (event.key === 'U' && event.shiftKey) return 'restart';
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return KEYS[event.key] ?? null;
}
