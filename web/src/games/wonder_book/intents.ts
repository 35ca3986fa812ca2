import type { Deed } from './choices';

export type Intent = Deed | 'cancel' | 'read' | number;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

const KEYS: Record<string, Intent> = {
  m: 'move',
  a: 'attack',
  c: 'collect',
  k: 'skill',
  i: 'interact',
  s: 'special',
  g: 'give',
  e: 'pass',
  b: 'read',
  Escape: 'cancel',
};

/** What a key press at the table means; digits are heroes, from 1. */
export function intentOf(event: Pressed): Intent | null {
  const target = event.target as Element | null;
  if (target?.closest?.('dialog, input:not([type=checkbox]), textarea, select, [contenteditable]')) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (/^[1-4]$/.test(event.key)) return Number(event.key);
  return KEYS[event.key] ?? null;
}
