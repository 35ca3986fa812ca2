/** The picture of a match as numbers: where lines, ticks and labels go. */
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

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 5;

/** Round numbers that hold all values between them. */
export function scaleOf(curve: readonly (readonly number[])[]): Scale {
  const values = curve.flat();
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? 200;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step);
  return { low, high, ticks };
}

export function place(box: Box, scale: Scale, last: number, length: number, value: number): Point {
  const across = last > 0 ? length / last : 0;
  const up = (value - scale.low) / (scale.high - scale.low || 1);
  return { x: box.left + across * (box.right - box.left), y: box.bottom - up * (box.bottom - box.top) };
}

/** The moments a picture is drawn through: between the wins points only breathe in and out. */
export function momentsOf(ends: readonly number[], last: number): number[] {
  return [...new Set([0, ...ends, last])].sort((a, b) => a - b);
}

export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** The moment nearest to a place on the line of time. */
export function nearest(moments: readonly number[], wanted: number): number {
  return moments.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
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

/** At which moments a seat's shape stands on its line: its wins, but never two too close. */
export function beads(moments: readonly number[], last: number, most: number): number[] {
  const apart = last / most;
  const chosen: number[] = [];
  for (const moment of moments) {
    if (moment - (chosen.at(-1) ?? -Infinity) >= apart) chosen.push(moment);
  }
  return chosen;
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
