import type { LogEntry } from '../../wire/types';
import { eventsOf, stackCards, type TableView } from './view';

export interface Shown {
  card: string;
  count: number;
  /** It lay there before this turn, and stays. */
  stays: boolean;
  /** Played in a turn that is over; it lies there only to be remembered. */
  isPast: boolean;
}

/** What lies in front of an opponent; out of turn, also what was played last, until the next turn. */
export function shownOf(table: TableView, log: readonly LogEntry[], seat: number): Shown[] {
  const owner = table.seats[seat]!;
  const isTurn = table.turn === seat;
  const there = stackCards(owner.play).map(({ card, count }) => ({ card, count, stays: !isTurn, isPast: false }));
  if (isTurn) return there;
  const gone = lastTurn(log, seat).filter((card) => !owner.play.includes(card));
  return [...there, ...stackCards(gone).map(({ card, count }) => ({ card, count, stays: false, isPast: true }))];
}

/** What a seat played in its latest turn, in order. */
function lastTurn(log: readonly LogEntry[], seat: number): string[] {
  const played: string[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    for (const event of eventsOf(log[index]!).toReversed()) {
      if (event.event === 'Played' && event.seat === seat && !event.is_again) played.unshift(event.card);
      if (event.event === 'TurnBegan' && event.seat === seat) return played;
    }
  }
  return played;
}
