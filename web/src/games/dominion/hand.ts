import type { Mark } from './mark';

/** One card of a hand as it is shown; several equal ones that cannot be used lie on each other. */
export interface Held {
  card: string;
  /** Which of the equal cards, from 0. */
  copy: number;
  count: number;
  mark: Mark;
}

export interface Spot {
  left: number;
  turn: number;
  down: number;
}

/** Closed cards show so much of themselves. */
export const CLOSED = 34;
/** What a finger hits. */
export const FINGER = 44;
const APART = 6;
/** From so many places on nothing is turned, and from so many on one scrolls. */
const STRAIGHT = 13;
const ENDLESS = 20;

const RANKS: Record<Mark, number> = { legal: 0, chosen: 0, reach: 0, asks: 0, plain: 1, waiting: 1, ghost: 2, dim: 2 };

/**
 * The cards of a hand in the order in which they are shown: what can be used first. Equal ones
 * stack where they cannot be used, and with `stacksUsable` always.
 */
export function holdHand(cards: readonly string[], markOf: (card: string, copy: number) => Mark, stacksUsable: boolean): Held[] {
  const copies = new Map<string, number>();
  const held: Held[] = [];
  for (const card of cards) {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    const mark = markOf(card, copy);
    const isUsable = RANKS[mark] === 0;
    const same = held.find((one) => one.card === card && one.mark === mark);
    if (same && (stacksUsable || !isUsable)) same.count += 1;
    else held.push({ card, copy, count: 1, mark });
  }
  return held.sort((one, other) => RANKS[one.mark] - RANKS[other.mark]);
}

export interface Fan {
  spots: Spot[];
  /** As wide as all of it; more than the room where one has to scroll. */
  width: number;
}

/** Where cards lie in a room so wide: apart, then closed like an accordion down to `closed`, usable ones last. */
export function fanOut(held: readonly Held[], card: number, room: number, closed = CLOSED): Fan {
  const count = held.length;
  if (count === 0) return { spots: [], width: 0 };
  const steps = stepsOf(held, card, room, closed);
  const total = steps.reduce((sum, step) => sum + step, 0) + card;
  const isStraight = count >= STRAIGHT;
  let left = Math.max(0, (room - total) / 2);
  const spots = held.map((_, index) => {
    const spot = { left, ...(isStraight ? { turn: 0, down: 0 } : tilt(index, count)) };
    left += steps[index] ?? 0;
    return spot;
  });
  return { spots, width: Math.max(room, total) };
}

/** From each card to the next. */
function stepsOf(held: readonly Held[], card: number, room: number, closed: number): number[] {
  const full = card + APART;
  const gaps = held.slice(0, -1);
  const steps = gaps.map(() => full);
  let over = full * gaps.length + card - room;
  if (over <= 0) return steps;
  const closing = gaps.flatMap((one, index) => (RANKS[one.mark] === 2 ? [index] : []));
  if (closing.length) {
    const by = Math.min(over / closing.length, full - closed);
    for (const index of closing) steps[index]! -= by;
    over -= by * closing.length;
  }
  if (over <= 0.5) return steps;
  const open = gaps.flatMap((_, index) => (closing.includes(index) ? [] : [index]));
  const least = held.length >= ENDLESS ? card * 0.6 : FINGER;
  const by = open.length ? Math.min(over / open.length, full - least) : 0;
  for (const index of open) steps[index]! -= by;
  return steps;
}

function tilt(index: number, count: number): { turn: number; down: number } {
  const middle = (count - 1) / 2;
  const out = ((index - middle) / Math.max(1, middle)) * Math.min(1, count / 6);
  return { turn: out * 2.8, down: out * out * 9 };
}
