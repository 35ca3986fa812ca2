const PREFIX = 'moonlit.';

/** What this browser remembers under a name; `fallback` where there is nothing readable. */
export function remembered<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Remembers a value; a browser that forbids it goes on without. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may have no storage: nothing to be done, and nothing depends on it.
  }
}
