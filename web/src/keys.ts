/** What can be done with one key, and the key it has unless somebody chose another. */
export const KEYS = {
  pass: 'p',
  undo: 'u',
  why: 'w',
  last: 'l',
  text: 't',
  help: '?',
  chat: 'c',
  recap: 'r',
} as const;

export type KeyName = keyof typeof KEYS;

/** Keys that mean the same everywhere and cannot be given away. */
export const FIXED_KEYS = ['Enter', 'Escape', 'Tab', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The name of what a key press asks for; none while somebody is typing. */
export function keyName(event: KeyboardEvent, keys: Record<KeyName, string>): KeyName | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (isTyping(event.target)) return null;
  const names = Object.keys(keys) as KeyName[];
  return names.find((name) => keys[name] === event.key) ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}
