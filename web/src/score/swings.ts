import { phasesOf } from '../replay/timeline';
import type { GameEvent } from '../games/wire';
import type { LogEntry, Replay } from '../wire/types';

/** A phase that moved somebody's projected points far: from its first moment to its last, as the curve is drawn. */
export interface Swing {
  from: number;
  length: number;
  seat: number;
  points: number;
  line: string;
  /** The card that brought the points, if one did. */
  card: string | null;
}

const MOST = 4;
const SMALLEST = 3;
/** Here points change because they begin or cease to be counted, not because somebody did something. */
const COUNTING: readonly GameEvent['event'][] = ['RoundBegan', 'Scored'];
/** What brings points, and so is worth telling of a phase. */
const TELLING: readonly GameEvent['event'][] = [
  'TileWon',
  'TileKept',
  'SpriteTileTaken',
  'TileExchanged',
  'GoalClaimed',
  'KeptConcoctions',
  'MirrorAssigned',
  'Bought',
  'Gained',
  'Trashed',
];

/** The phases that moved somebody's points most, the largest first. */
export function swingsOf({ curve, log }: Pick<Replay, 'curve' | 'log'>): Swing[] {
  const found: Swing[] = [];
  let from = 0;
  for (const { to: length } of phasesOf(log)) {
    const entries = log.filter((entry) => entry.kind === 'act' && entry.length > from && entry.length <= length);
    const isCounting = entries.some((entry) => entry.events.some((event) => COUNTING.includes(event.event)));
    for (const [seat, total] of isCounting ? [] : (curve[length] ?? []).entries()) {
      const points = total - (curve[from]?.[seat] ?? 0);
      if (Math.abs(points) >= SMALLEST) found.push({ from, length, seat, points, ...told(entries, seat) });
    }
    from = length;
  }
  return found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.length - b.length).slice(0, MOST);
}

/** What brought points to a seat, in sentences; else to others, whom it then lost against. */
function told(entries: readonly LogEntry[], seat: number): Pick<Swing, 'line' | 'card'> {
  const all = entries.flatMap(({ events, lines }) => lines.map((line, n) => ({ line, event: events[n] })));
  const telling = all.filter(({ event }) => event && TELLING.includes(event.event));
  const own = telling.filter(({ event }) => event && 'seat' in event && event.seat === seat);
  const chosen = [own, telling, all].find((some) => some.length) ?? [];
  // What was paid for counts for more than what came along.
  const named = chosen.find(({ event }) => event?.event === 'Bought') ?? chosen.find(({ event }) => cardOf(event));
  return { line: chosen.map(({ line }) => line).join(' '), card: cardOf(named?.event) };
}

function cardOf(event: GameEvent | undefined): string | null {
  if (!event || !TELLING.includes(event.event)) return null;
  if ('card' in event) return event.card;
  return 'cards' in event ? (event.cards[0] ?? null) : null;
}
