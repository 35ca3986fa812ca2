import type { LogEntry, Replay } from '../wire/types';

/** An action that moved somebody's projected points far. */
export interface Swing {
  length: number;
  seat: number;
  points: number;
  line: string;
}

const MOST = 4;
const SMALLEST = 3;
/** Here points change because they begin or cease to be counted, not because somebody did something. */
const COUNTING = ['RoundBegan', 'Scored'];
/** What brings points, and so is worth telling of an action. */
const TELLING = [
  'TileWon',
  'TileKept',
  'SpriteTileTaken',
  'TileExchanged',
  'GoalClaimed',
  'KeptConcoctions',
  'MirrorAssigned',
];

/** The actions that moved somebody's points most, the largest first. */
export function swingsOf({ curve, log }: Pick<Replay, 'curve' | 'log'>): Swing[] {
  const found: Swing[] = [];
  for (const entry of log) {
    if (entry.kind !== 'act' || entry.events.some((event) => COUNTING.includes(String(event['event'])))) continue;
    const before = curve[entry.length - 1] ?? [];
    for (const [seat, total] of (curve[entry.length] ?? []).entries()) {
      const points = total - (before[seat] ?? 0);
      if (Math.abs(points) >= SMALLEST) found.push({ length: entry.length, seat, points, line: told(entry) });
    }
  }
  return found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.length - b.length).slice(0, MOST);
}

/** The sentences on what brought points; where none did, all of them. */
function told(entry: LogEntry): string {
  const lines = entry.lines.filter((_, n) => TELLING.includes(String(entry.events[n]?.['event'])));
  return (lines.length ? lines : entry.lines).join(' ');
}
