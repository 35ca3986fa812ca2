import type { Result } from '../../../wire/types';
import type { SeatView, TableView } from '../wire';

/** What brought points, or took them: so many of a card, or a State. */
export interface Earned {
  id: string;
  count: number;
  points: number;
}

/** The row of a sheet that holds what States take. */
const MISERY = 'misery';

/** What a seat's points come from, in the order of the sheet; a State by the name it has now. */
export function earnedBy(seat: number, owner: Pick<SeatView, 'owned' | 'states'>, result: Pick<Result, 'categories' | 'sheets'>): Earned[] {
  return result.categories.flatMap((category, row) => {
    const points = result.sheets[seat]?.[row] ?? 0;
    if (points === 0) return [];
    if (category !== MISERY) return [{ id: category, count: owner.owned[category] ?? 0, points }];
    const state = owner.states.find((one) => one.endsWith('miserable')) ?? 'miserable';
    return [{ id: state, count: 1, points }];
  });
}

/** Seats from the first to the last; equals in the order in which they sit. */
export function ranked(result: Pick<Result, 'places'>): number[] {
  const seats = result.places.map((_, seat) => seat);
  return seats.sort((one, other) => result.places[one]! - result.places[other]! || one - other);
}

/** What ended the match: the Provinces, or piles of the Supply that are empty; none where neither is. */
export function endOf({ piles, supply }: Pick<TableView, 'piles' | 'supply'>): { kind: 'provinces' | 'piles'; piles: string[] } | null {
  if (supply.includes('province') && !piles.province) return { kind: 'provinces', piles: [] };
  const empty = supply.filter((card) => !piles[card]);
  return empty.length > 2 ? { kind: 'piles', piles: empty } : null;
}
