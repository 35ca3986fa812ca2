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

/** What the last entry took back, where that is an undo. */
export function lastUndone(log: readonly LogEntry[]): LogEntry[] {
  const before = undoneIn(log.slice(0, -1));
  const undone = undoneIn(log);
  return log.filter(({ version }) => undone.has(version) && !before.has(version));
}
