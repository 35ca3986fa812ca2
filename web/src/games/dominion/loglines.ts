import type { LogEntry } from '../../wire/types';

export interface Line {
  key: string;
  text: string;
  seat: number | null;
  /** An effect stands under its cause. */
  depth: number;
  isLast: boolean;
  /** The card it is about. */
  card: string | null;
}

/** A turn of the log; its lines can be folded away. */
export interface Turn {
  key: string;
  seat: number | null;
  number: number;
  lines: Line[];
}

const CAUSES = ['Played', 'Bought', 'TurnBegan', 'PhaseBegan', 'MatchEnded', 'Scored'];
const KEPT = 30;

/** The log by turns, effects under their causes; only the last turns are kept. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const last = log.at(-1)?.version;
  const turns: Turn[] = [{ key: 'start', seat: null, number: 0, lines: [] }];
  for (const entry of log) {
    entry.lines.forEach((text, place) => {
      if (!text) return;
      const event = entry.events[place];
      const kind = String(event?.['event'] ?? '');
      const seat = typeof event?.['seat'] === 'number' ? event['seat'] : entry.seat;
      const key = `${entry.version}-${place}`;
      if (kind === 'TurnBegan') {
        turns.push({ key, seat, number: Number(event!['number']), lines: [] });
        return;
      }
      const card = event?.['card'] ?? event?.['boon'] ?? event?.['hex'] ?? (event?.['cards'] as string[] | undefined)?.[0];
      turns.at(-1)!.lines.push({
        key,
        text,
        seat,
        depth: CAUSES.includes(kind) || !event ? 0 : 1,
        isLast: entry.version === last,
        card: typeof card === 'string' && card !== '?' ? card : null,
      });
    });
  }
  return turns.filter((turn) => turn.lines.length || turn.number).slice(-KEPT);
}
