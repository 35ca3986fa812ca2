import { heldOf } from '../../seats.svelte';
import { remember, remembered } from '../../store';
import type { MatchInfo } from '../../wire/types';

const MOST = 50;

/** Whether a rematch waits for an answer of this browser: it is asked until there is one. */
export function isRematchAsked(info: MatchInfo, declined: readonly string[]): boolean {
  const { phase, next_match } = info;
  return phase === 'over' && next_match !== '' && heldOf(next_match) === null && !declined.includes(next_match);
}

export function declinedRematches(): string[] {
  return remembered<string[]>('declined', []);
}

/** Remembers a no; gives all of them. */
export function declineRematch(next: string): string[] {
  const declined = [...declinedRematches().slice(1 - MOST), next];
  remember('declined', declined);
  return declined;
}
