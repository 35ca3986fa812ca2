import type { LogEntry, Sight } from '../../wire/types';
import type { GameEvent, TableView } from './wire';

export type { Decision, DecisionKind, GameEvent, Phase, SeatView, TableView } from './wire';

/** A card that whoever looks may not know. */
export const HIDDEN = '?';

export function tableOf(sight: Sight): TableView {
  return sight.table as TableView;
}

export function eventsOf(entry: Pick<LogEntry, 'events'>): GameEvent[] {
  return entry.events as GameEvent[];
}

/** Who asks a question: a card, a Boon, a Hex, a State, or the start of a turn; none in a phase. */
export function askerOf(table: TableView): string | null {
  const { decision } = table;
  return 'asker' in decision ? decision.asker : null;
}

/** The other seats in the order in which they take their turns after `me`. */
export function othersOf(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats);
}

/** Cards of one kind together, in the order in which they first lie there. */
export function stackCards(cards: readonly string[]): { card: string; count: number }[] {
  const stacks = new Map<string, number>();
  for (const card of cards) stacks.set(card, (stacks.get(card) ?? 0) + 1);
  return [...stacks].map(([card, count]) => ({ card, count }));
}
