import type { KeyMap } from '../../keys';
import { figureOf, type Token } from './view';

export type Intent = { kind: 'token'; token: Token } | { kind: 'pass' | 'why' | 'cancel' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** What a key press at the table means. A digit pressed again goes on to the next spell of that value. */
export function intentOf(event: Pressed, keys: KeyMap, supply: readonly Token[], chosen: Token | null): Intent | null {
  const target = event.target as Element | null;
  if (target?.closest?.('dialog, input, textarea, select')) return null;
  if (event.key === 'Escape') return { kind: 'cancel' };
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.key === keys.pass) return { kind: 'pass' };
  if (event.key === keys.why) return { kind: 'why' };
  const figure = event.key === '*' ? 'star' : event.key === '0' ? '10' : event.key;
  const fitting = [...new Set(supply.filter((token) => figureOf(token) === figure))];
  if (fitting.length === 0) return null;
  const next = fitting[(fitting.indexOf(chosen ?? '') + 1) % fitting.length]!;
  return { kind: 'token', token: next };
}
