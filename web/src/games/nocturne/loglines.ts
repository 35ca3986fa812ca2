import type { LogEntry } from '../../wire/types';
import { eventsOf, type GameEvent } from './view';

export interface Line {
  key: string;
  text: string;
  seat: number | null;
  isLast: boolean;
  isMinor: boolean;
}

const MINOR: readonly GameEvent['event'][] = ['TokenReturned', 'TileDiscarded', 'TileRemoved', 'TokenLost', 'CardFlipped', 'GoalRemoved'];
const KEPT = 150;

/** The last sentences of the log; those of the newest version are marked. */
export function linesOf(log: readonly LogEntry[]): Line[] {
  const last = log.at(-1)?.version;
  const lines: Line[] = [];
  for (let index = log.length - 1; index >= 0 && lines.length < KEPT; index--) {
    const entry = log[index]!;
    const events = eventsOf(entry);
    for (let place = entry.lines.length - 1; place >= 0; place--) {
      const event = events[place];
      lines.push({
        key: `${entry.version}-${place}`,
        text: entry.lines[place]!,
        seat: event ? seatOf(event) : entry.seat,
        isLast: entry.version === last,
        isMinor: event ? MINOR.includes(event.event) : entry.kind === 'act',
      });
    }
  }
  return lines.reverse();
}

/** Whom an event is about, if it is about somebody. */
function seatOf(event: GameEvent): number | null {
  if ('seat' in event) return event.seat;
  return event.event === 'RoundBegan' ? event.starter : null;
}
