import { platesOf } from '../palette';

/** The upper edge of the paper under a picture, cut by type, on a strip as wide as the card's inside. */
export const ABOVE = 2.6;
export const BELOW = 1;

/** A closed path from the sill down to the end of its strip; `high` is how far a cut reaches. */
export function sillPath(types: readonly string[], wide: number, high: number): string {
  const [left, right] = platesOf(types);
  const top = right ? cut(left!, 0, wide / 2, high) + cut(right, wide / 2, wide, high) : cut(left!, 0, wide, high);
  const end = round(high * BELOW + 1);
  return `M${top.slice(1)}V${end}H0Z`;
}

type Cut = (from: number, to: number, high: number) => string;

const CUTS: Record<string, Cut> = {
  treasure: (from, to, high) => pieces(from, to, high * 3, 2, (x, s) => `A${round(s / 2)} ${round(high * 0.9)} 0 0 1 ${round(x + s)} 0`),
  victory: (from, to, high) =>
    pieces(from, to, high * 3.6, 2, (x, s) => `H${round(x + s * 0.25)}V${-high}H${round(x + s * 0.75)}V0H${round(x + s)}`),
  curse: (from, to, high) =>
    pieces(from, to, high * 2.2, 3, (x, s, index) => `L${round(x + s * 0.3)} ${round(-high * (index % 2 ? 1.3 : 0.8))}L${round(x + s)} 0`),
  night: (from, to, high) => `Q${round((from + to) / 2)} ${round(-high * 2.4)} ${round(to)} 0`,
  duration: (from, to, high) =>
    pieces(
      from,
      to,
      high * 4.5,
      2,
      (x, s) =>
        `C${round(x + s * 0.35)} ${-high} ${round(x + s * 0.5)} ${-high} ${round(x + s * 0.6)} ${round(-high * 0.2)}S${round(x + s * 0.9)} 0 ${round(x + s)} 0`,
    ),
  reaction: (from, to, high) => {
    const middle = (from + to) / 2;
    return `L${round(middle - high * 2)} 0L${round(middle)} ${round(-high * 1.3)}L${round(middle + high * 2)} 0H${round(to)}`;
  },
  spirit: (from, to, high) =>
    pieces(
      from,
      to,
      high * 5,
      2,
      (x, s) =>
        `C${round(x + s * 0.5)} ${round(-high * 0.1)} ${round(x + s * 0.55)} ${round(-high * 1.2)} ${round(x + s * 0.95)} ${round(-high * 1.3)}C${round(x + s * 0.8)} ${round(-high * 0.6)} ${round(x + s * 0.9)} 0 ${round(x + s)} 0`,
    ),
  zombie: (from, to, high) =>
    pieces(
      from,
      to,
      high * 5,
      2,
      (x, s) =>
        `H${round(x + s * 0.3)}V${round(-high * 0.4)}A${round(s * 0.2)} ${round(high * 0.7)} 0 0 1 ${round(x + s * 0.7)} ${round(-high * 0.4)}V0H${round(x + s)}`,
    ),
  action: (from, to, high) => {
    const middle = (from + to) / 2;
    return `H${round(middle - high * 1.4)}L${round(middle)} ${round(high * 0.9)}L${round(middle + high * 1.4)} 0H${round(to)}`;
  },
};

function cut(type: string, from: number, to: number, high: number): string {
  const shape = CUTS[type];
  return `L${round(from)} 0${shape ? shape(from, to, high) : `H${round(to)}`}`;
}

/** The same cut again and again, as often as it fits. */
function pieces(from: number, to: number, size: number, least: number, piece: (x: number, size: number, index: number) => string): string {
  const count = Math.max(least, Math.round((to - from) / size));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => piece(from + index * step, step, index)).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
