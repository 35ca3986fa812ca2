import type { MatchInfo, SeatInfo, Sight } from '../../wire/types';
import { say } from '../../words.svelte';

/** What a seat is called while no sight of the table tells it. */
export function seatName(seat: SeatInfo, isMine: boolean, bots: Record<string, string>): string {
  if (seat.name) return seat.name;
  if (isMine) return say('web-you-name');
  return bots[seat.level] ?? say(`web-seat-${seat.kind}`);
}

/** Whoever gave no name is a numbered fox to the others, but "You" on the own page. */
export function asYou(sight: Sight, info: MatchInfo, mine: readonly number[]): Sight {
  const me = sight.seat;
  if (me === null || mine.length > 1 || info.seats[me]?.name !== '') return sight;
  return { ...sight, names: sight.names.map((name, seat) => (seat === me ? say('web-you-name') : name)) };
}

/** Who was dealt to a seat, where a game deals characters. */
export function characterOf(sight: Sight | null, seat: number): string | null {
  const table = sight?.table;
  const own = table && 'seats' in table ? table.seats[seat] : null;
  const character = own && 'character' in own ? own.character : null;
  return typeof character === 'string' ? character : null;
}
