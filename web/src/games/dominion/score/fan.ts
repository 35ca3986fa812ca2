import type { CardFacts } from '../glossary';

/** One card of a deck that is spread; the last of its kind says how many there are. */
export interface Spread {
  key: string;
  card: string;
  left: number;
  down: number;
  turn: number;
  /** How many of its kind there are, on the last of them; else 0. */
  count: number;
}

export interface Kind {
  card: string;
  count: number;
}

/** Of a closed card so much is seen at least; where there is less room not every copy is drawn. */
const LEAST = 5;
/** Cards do not lie further apart than this part of their width. */
const MOST = 0.62;
/** After the last card of a kind there is more room, so that it is told from the next. */
const PAUSE = 1.7;
const LEAN = 9;
const DIP = 0.42;

const ORDER = ['victory', 'curse', 'treasure', 'action', 'night'];

/** A deck by kind: what counts first, then Treasures, Actions and Night cards, the dearest of each first. */
export function sorted(owned: Readonly<Record<string, number>>, factsOf: (card: string) => CardFacts): Kind[] {
  const rank = (card: string) => {
    const found = ORDER.findIndex((type) => factsOf(card).types.includes(type));
    return found < 0 ? ORDER.length : found;
  };
  const kinds = Object.entries(owned).map(([card, count]) => ({ card, count }));
  return kinds.sort(
    (one, other) =>
      rank(one.card) - rank(other.card) ||
      factsOf(other.card).cost - factsOf(one.card).cost ||
      factsOf(one.card).name.localeCompare(factsOf(other.card).name),
  );
}

/** Where the cards of a deck lie in a room so wide, as a hand would hold them. */
export function fanOf(kinds: readonly Kind[], card: number, room: number): Spread[] {
  const drawn = fitting(kinds, card, room);
  const steps = unitsOf(drawn);
  const step = Math.max(0, Math.min(card * MOST, steps > 0 ? (room - card) / steps : 0));
  let left = Math.max(0, (room - card - step * steps) / 2);
  return kinds.flatMap(({ card: name, count }, index) => {
    const copies = drawn[index]!;
    return Array.from({ length: copies }, (_, copy) => {
      const isLast = copy === copies - 1;
      const spread = { key: `${name}-${copy}`, card: name, left, count: isLast ? count : 0, ...tilt(left + card / 2, card, room) };
      left += step * (isLast ? PAUSE : 1);
      return spread;
    });
  });
}

/** How many copies of each kind are drawn: all, or fewer of the most where they would hide each other. */
function fitting(kinds: readonly Kind[], card: number, room: number): number[] {
  const drawn = kinds.map(({ count }) => count);
  while (unitsOf(drawn) * LEAST > room - card) {
    const most = Math.max(...drawn);
    if (most <= 1) break;
    drawn[drawn.indexOf(most)] = most - 1;
  }
  return drawn;
}

/** From the first card to the last, in steps. */
function unitsOf(drawn: readonly number[]): number {
  const cards = drawn.reduce((sum, copies) => sum + copies, 0);
  const pauses = Math.max(0, drawn.length - 1);
  return Math.max(0, cards - 1 - pauses) + pauses * PAUSE;
}

function tilt(middle: number, card: number, room: number): { turn: number; down: number } {
  const out = (middle - room / 2) / Math.max(1, room / 2);
  return { turn: out * LEAN, down: out * out * card * DIP };
}
