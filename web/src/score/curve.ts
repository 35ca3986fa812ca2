import type { Phase } from '../replay/timeline';
import type { Scale } from '../ui/chart';

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

/** The moments a picture is drawn through: between the wins points only breathe in and out. */
export function momentsOf(ends: readonly number[], last: number): number[] {
  return [...new Set([0, ...ends, last])].sort((a, b) => a - b);
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

/** Turns in about so many stretches of equal length, with the first and the last of each. */
export function stretchesOf(phases: readonly Phase[], most = 4): { at: number; first: number; last: number }[] {
  if (phases[0]?.kind !== 'turn') return [];
  const step = Math.ceil(phases.length / most);
  return Array.from({ length: Math.ceil(phases.length / step) }, (_, n) => ({
    at: n ? phases[n * step]!.from : 0,
    first: n * step + 1,
    last: Math.min(phases.length, (n + 1) * step),
  }));
}
