import type { LogEntry } from '../../wire/types';

/** The versions that were taken back later. */
export function undoneIn(log: readonly LogEntry[]): Set<number> {
  const undone = new Set<number>();
  let standing: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind !== 'undo') {
      standing.push(entry);
      continue;
    }
    for (const one of standing) if (one.length > entry.length) undone.add(one.version);
    standing = standing.filter((one) => one.length <= entry.length);
  }
  return undone;
}
