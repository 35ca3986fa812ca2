/** The picture of a match as numbers: where lines, ticks and labels go. */

/** So many actions into a match, and what every seat had then. */
export interface Moment {
  at: number;
  values: readonly number[];
}

/** A moment with a name of its own. */
export interface Flag {
  at: number;
  name: string;
}

/** A line of the table beneath a picture. */
export interface Row extends Moment {
  name: string;
}

/** A part of a match with a name of its own; it begins after so many actions. */
export interface Stretch {
  at: number;
  name: string;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

export function place(box: Box, scale: Scale, last: number, length: number, value: number): Point {
  const across = last > 0 ? length / last : 0;
  const up = (value - scale.low) / (scale.high - scale.low || 1);
  return { x: box.left + across * (box.right - box.left), y: box.bottom - up * (box.bottom - box.top) };
}

export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** The moment nearest to a place on the line of time. */
export function nearest(moments: readonly number[], wanted: number): number {
  return moments.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), 0);
}

/** Moves and sizes a drawing of 100 by 100 so that its middle is at a point. */
export function centred({ x, y }: Point, size: number): string {
  return `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${size / 100})`;
}

/** How many letters the longest has. */
export function longest(words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => word.length));
}

export function shortened(word: string, most: number): string {
  return word.length > most ? `${word.slice(0, most - 1)}…` : word;
}

/** Moves labels apart until none lies on another, keeping their order and staying in bounds. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let floor = low;
  for (const n of order) {
    placed[n] = Math.max(placed[n]!, floor);
    floor = placed[n]! + gap;
  }
  let ceiling = high;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n]!, ceiling);
    ceiling = placed[n]! - gap;
  }
  return placed;
}

/** Lifts round marks off one another and off the ceiling; each keeps its place from left to right. */
export function lifted(points: readonly Point[], size: number, top: number): Point[] {
  const placed: Point[] = [];
  for (const { x, y } of points) {
    const isFree = (at: number) => placed.every((one) => Math.hypot(one.x - x, one.y - at) >= size);
    const steps = Array.from({ length: 40 }, (_, n) => (n + 1) * size * 0.5);
    const wanted = [...steps.map((step) => y - step).filter((at) => at >= top), ...steps.map((step) => y + step)];
    placed.push({ x, y: wanted.find(isFree) ?? y });
  }
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
