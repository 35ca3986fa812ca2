import type { Sight } from '../../wire/types';

export type Phase = 'start' | 'action' | 'buy' | 'night' | 'clean_up';
export type DecisionKind = 'act' | 'buy' | 'night' | 'pick' | 'pile' | 'may' | 'order' | 'boon' | 'over';

export interface Decision {
  kind: DecisionKind;
  seat: number | null;
  verb?: string;
  asker?: string;
  about?: string | null;
  zone?: string | null;
  picked?: string[];
}

/** How many cards, those known to whoever looks, and those that all know. */
export interface Zone {
  count: number;
  cards: string[];
  shown: string[];
}

export interface SeatView {
  hand: Zone;
  /** Places from the top of the cards that are known, and whether all know them. */
  deck: { count: number; known: [depth: number, card: string, isOpen: boolean][] };
  discard: Zone & { top: string | null };
  play: string[];
  /** What is set aside, and under which mark; a card nobody may know is `?`. */
  aside: [card: string, isOpen: boolean, mark: number][];
  looked: Zone;
  owned: Record<string, number>;
  states: string[];
  turns: number;
  points: number;
  saved: string[];
}

/** What the engine's view of Dominion holds for people. */
export interface TableView {
  turn: number;
  phase: Phase;
  actions: number;
  buys: number;
  coins: number;
  decision: Decision;
  piles: Record<string, number>;
  supply: string[];
  trash: string[];
  face_down: string[];
  boons: {
    deck: number;
    discards: string[];
    druid: string[];
    kept: [boon: string, seat: number][];
    out: string[];
    taken: string[];
  };
  hexes: { deck: number; discards: string[]; out: string[] };
  woods: number | null;
  seats: SeatView[];
  bookkeeping: Record<string, unknown>;
}

/** A card that whoever looks may not know. */
export const HIDDEN = '?';

export function tableOf(sight: Sight): TableView {
  return sight.table as unknown as TableView;
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
