import type { LogEntry } from '../../../wire/types';
import { eventsOf } from '../view';

/** Somebody had a card before all others: in which turn of theirs, and after how many actions. */
export interface First {
  card: string;
  seat: number;
  turn: number;
  at: number;
}

/** What everybody races for. */
const RACED = ['gold', 'duchy', 'province'];

/** Who had what is raced for first, in the order in which it was had. */
export function firstsOf(log: readonly LogEntry[]): First[] {
  const firsts: First[] = [];
  const turns = new Map<number, number>();
  for (const entry of log) {
    for (const event of eventsOf(entry)) {
      if (event.event === 'TurnBegan') turns.set(event.seat, event.number);
      if (event.event !== 'Gained' || !RACED.includes(event.card)) continue;
      const { card, seat } = event;
      if (!firsts.some((one) => one.card === card)) firsts.push({ card, seat, turn: turns.get(seat) ?? 0, at: entry.length });
    }
  }
  return firsts;
}
