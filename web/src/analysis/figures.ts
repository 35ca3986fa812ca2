import type { Judged, Part } from '../wire/types';

/** A bar of a sum: where it begins and ends, as shares of the width. */
export interface Bar {
  from: number;
  to: number;
  isMinus: boolean;
}

export interface Sum {
  bars: Bar[];
  /** What they come to, drawn from nought. */
  whole: Bar;
  nought: number;
}

/** The parts of a sum one after the other, each beginning where the last one ended. */
export function sumOf(parts: readonly Part[], whole: number): Sum {
  const ends = parts.reduce((sums, part) => [...sums, sums.at(-1)! + part.points], [0]);
  const low = Math.min(whole, ...ends);
  const room = Math.max(whole, ...ends) - low || 1;
  const share = (value: number) => (value - low) / room;
  const bar = (from: number, to: number): Bar => ({
    from: share(Math.min(from, to)),
    to: share(Math.max(from, to)),
    isMinus: to < from,
  });
  return { bars: parts.map((_, n) => bar(ends[n]!, ends[n + 1]!)), whole: bar(0, whole), nought: share(0) };
}

/** Every so many points of a line its seat's shape stands on it; seats take turns. */
export function beadsOf(count: number, seat: number, seats: number, most: number): number[] {
  const apart = Math.ceil(count / most);
  const first = Math.floor((apart * (seat + 1)) / (seats + 1));
  return Array.from({ length: count }, (_, n) => n).filter((n) => n % apart === first);
}

/** How chess players write what they think of a move. */
export const GLYPHS: Record<string, string> = { good: '✓', slack: '–', inaccuracy: '?!', mistake: '?', blunder: '??' };

export const FLAWED = 'flawed';
export const ANY = 'any';

/** The decisions of a seat (none: everybody's) with a grade; `flawed` are all that were not good. */
export function chosen(decisions: readonly Judged[], seat: number | null, grade: string): Judged[] {
  return decisions.filter(
    (one) => (seat === null || one.seat === seat) && (grade === ANY || (grade === FLAWED ? one.grade !== 'good' : one.grade === grade)),
  );
}
