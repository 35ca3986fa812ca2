import { heldOf } from '../../seats.svelte';
import { api } from '../../wire/api';
import type { MatchInfo } from '../../wire/types';

/** The seats for which this browser may let a bot play: their people are gone, and it sits here too. */
export function missingSeats(info: MatchInfo, mine: readonly number[]): number[] {
  if (info.phase !== 'playing' || !(mine.length || heldOf(info.match)?.host)) return [];
  return info.seats.flatMap((seat, index) => (seat.is_missing && !mine.includes(index) ? index : []));
}

/** Lets a bot play for a seat until its person comes back. */
export function cover(match: string, seat: number): Promise<MatchInfo> {
  const { host, tokens } = heldOf(match)!;
  return api.cover(match, { token: Object.values(tokens)[0] ?? host, seat });
}
