/** What can be done with one key, and the key it has unless somebody chose another. */
export const KEYS = {
  pass: 'p',
  undo: 'u',
  why: 'w',
  hint: 'h',
  last: 'l',
  log: 'e',
  chat: 'c',
  text: 't',
  help: '?',
} as const;

export type KeyName = keyof typeof KEYS;
export type KeyMap = Record<KeyName, string>;

/** Keys that mean the same everywhere: moving, choosing, and picking a spell by its value. */
const FIXED = ['Enter', 'Escape', 'Tab', ' ', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '*'];

/** A key of one game's drawn table: as it is written, and the message that says what it does. */
export interface TableKey {
  key: string;
  message: string;
  /** What every table has is done by this key here. */
  common?: KeyName;
}

/** The common keys at a table with some of its own; what they take is reached with Shift. */
export function keysBeside(own: readonly TableKey[], keys: KeyMap): KeyMap {
  const moved = { ...keys };
  for (const { key, common } of own) if (common && keys[common] === KEYS[common]) moved[common] = key;
  for (const name of Object.keys(KEYS) as KeyName[]) {
    if (own.some((one) => one.key === moved[name] && one.common !== name)) moved[name] = moved[name].toUpperCase();
  }
  return moved;
}

/** The name of what a key press asks for; none while somebody is typing. */
export function keyName(event: KeyboardEvent, keys: KeyMap): KeyName | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (isTyping(event.target)) return null;
  const names = Object.keys(keys) as KeyName[];
  return names.find((name) => keys[name] === event.key) ?? null;
}

/** Why a key cannot be given to something: it is needed everywhere, or has a use already. */
export function refusedKey(key: string, name: KeyName, keys: KeyMap): 'fixed' | 'taken' | null {
  if (FIXED.includes(key) || /^\d$/.test(key)) return 'fixed';
  const isTaken = (Object.keys(keys) as KeyName[]).some((other) => other !== name && keys[other] === key);
  return isTaken ? 'taken' : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}
