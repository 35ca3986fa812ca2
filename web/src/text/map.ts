import type { Spot } from '../wire/types';

/** Boxes are never wider than this, in hundredths of the map. */
const WIDEST = 28;
/** Spots nearer to each other in height than this stand beside each other. */
const HIGH = 17;
const GAP = 2;
/** A box narrower than this cannot be read. */
export const NARROWEST_PIXELS = 96;

/** The width of a box, in hundredths, with which no two that stand beside each other touch. */
export function boxWidth(spots: readonly Pick<Spot, 'x' | 'y'>[]): number {
  let width = WIDEST;
  for (const [place, one] of spots.entries())
    for (const other of spots.slice(place + 1)) {
      const across = Math.abs(one.x - other.x);
      if (across && Math.abs(one.y - other.y) < HIGH) width = Math.min(width, Math.max(across - GAP, GAP));
    }
  return width;
}

/** Where the middle of a box is put so that the whole box is inside. */
export function placeOf(x: number, width: number): number {
  return Math.min(Math.max(x, width / 2), 100 - width / 2);
}
