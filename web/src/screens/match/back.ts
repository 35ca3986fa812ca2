import type { MatchClient } from '../../wire/match.svelte';
import type { MatchInfo } from '../../wire/types';

type Reach = Pick<MatchClient, 'length' | 'undoLength' | 'turnLength' | 'farUndoLength' | 'farTurnLength'>;

/** Where one step back and the start of the turn lie; the present length where neither may be. */
export interface Back {
  step: number;
  turn: number;
}

/** Nobody but bots would see what is taken back. */
export function isAlone({ seats }: Pick<MatchInfo, 'seats'>, mine: readonly number[]): boolean {
  return seats.every((seat, index) => seat.kind !== 'person' || mine.includes(index)) && mine.length === 1;
}

/** Whoever is alone goes back further than what was shown since, as practice. */
export function backOf(reach: Reach, alone: boolean): Back {
  const near = (length: number, far: number) => (length < reach.length || !alone ? length : far);
  return { step: near(reach.undoLength, reach.farUndoLength), turn: near(reach.turnLength, reach.farTurnLength) };
}

/** Would the match be practice from then on? */
export function isPractice(reach: Reach, length: number, alone: boolean, info: Pick<MatchInfo, 'is_practice'>): boolean {
  return alone && !info.is_practice && length < reach.turnLength;
}
