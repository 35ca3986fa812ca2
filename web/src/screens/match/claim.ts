import { heldMatches, holdNext, seatsIn } from '../../seats.svelte';
import { api } from '../../wire/api';

const LOOKED_AT = 12;
const LONGEST = 8;

/**
 * Takes the seats this browser has in a match that is the rematch of one it sat in, however it
 * was opened. Nothing to wait for where seats are held already, or no other match is known.
 */
export function claimSeats(match: string): Promise<void> | null {
  if (seatsIn(match).length) return null;
  const others = heldMatches().filter(([other]) => seatsIn(other).length);
  return others.length
    ? claim(
        match,
        others.slice(0, LOOKED_AT).map(([other]) => other),
      )
    : null;
}

async function claim(match: string, others: readonly string[]): Promise<void> {
  const leading = await Promise.all(others.map((other) => leadsTo(match, other).catch(() => false)));
  const before = others[leading.indexOf(true)];
  if (before) holdNext(before, match);
}

/** One rematch may have followed another without this browser. */
async function leadsTo(match: string, from: string): Promise<boolean> {
  let next = from;
  for (let step = 0; step < LONGEST && next; step++) {
    next = (await api.info(next)).next_match;
    if (next === match) return true;
  }
  return false;
}
