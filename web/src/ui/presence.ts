import type { MatchInfo, SeatInfo } from '../wire/types';

export type Presence = 'here' | 'elsewhere' | 'away' | 'covered';

/** Whose presence is told at a table: where several people play. */
export function peopleAt(info: MatchInfo): number[] {
  const people = info.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
  return info.match && people.length > 1 ? people : [];
}

/** How a person is at the table; nothing for a bot or an open seat. */
export function presenceOf(seat: SeatInfo): Presence | null {
  if (seat.kind !== 'person') return null;
  if (seat.is_away) return seat.is_covered ? 'covered' : 'away';
  return seat.is_here ? 'here' : 'elsewhere';
}
