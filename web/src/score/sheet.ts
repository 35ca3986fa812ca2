import type { Result } from '../wire/types';

/** By how much somebody won alone, and against whom; none where nobody was left behind by points. */
export function marginOf(result: Pick<Result, 'winners' | 'totals'>): { points: number; second: number } | null {
  const [winner, ...shared] = result.winners;
  if (winner === undefined || shared.length) return null;
  const others = result.totals.map((_, seat) => seat).filter((seat) => seat !== winner);
  const second = others.sort((one, other) => result.totals[other]! - result.totals[one]!)[0];
  const points = second === undefined ? 0 : result.totals[winner]! - result.totals[second]!;
  return points > 0 ? { points, second: second! } : null;
}

/** `−3` with a true minus. */
export function signed(points: number, withPlus = false): string {
  if (points < 0) return `−${-points}`;
  return withPlus && points > 0 ? `+${points}` : String(points);
}
