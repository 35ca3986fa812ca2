import type { LogEntry } from '../../wire/types';

export interface Line {
  key: string;
  text: string;
  seat: number | null;
  isLast: boolean;
  isMinor: boolean;
}

const MINOR = ['TokenReturned', 'TileDiscarded', 'TileRemoved', 'TokenLost', 'CardFlipped', 'GoalRemoved'];
const KEPT = 150;

/** The last sentences of the log; those of the newest version are marked. */
export function linesOf(log: readonly LogEntry[]): Line[] {
  const last = log.at(-1)?.version;
  const lines: Line[] = [];
  for (let index = log.length - 1; index >= 0 && lines.length < KEPT; index--) {
    const entry = log[index]!;
    for (let place = entry.lines.length - 1; place >= 0; place--) {
      const event = entry.events[place];
      const seat = event ? (event['seat'] ?? event['starter']) : entry.seat;
      lines.push({
        key: `${entry.version}-${place}`,
        text: entry.lines[place]!,
        seat: typeof seat === 'number' ? seat : null,
        isLast: entry.version === last,
        isMinor: event ? MINOR.includes(String(event['event'])) : entry.kind === 'act',
      });
    }
  }
  return lines.reverse();
}
