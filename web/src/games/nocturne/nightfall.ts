import type { LogEntry } from '../../wire/types';
import { eventsOf, type GameEvent } from './view';

export interface Nightfall {
  version: number;
  seats: { seat: number; gained: string[]; lost: string[] }[];
}

/** How long the news are told to somebody who does not act. */
const LASTING = 6;

/** What Moonlight began with; none as soon as `me` has acted in it, or much has happened since. */
export function nightfallOf(log: readonly LogEntry[], me: number | null): Nightfall | null {
  const place = log.findLastIndex((entry) => entry.kind === 'act' && eventsOf(entry).some(isNightfall));
  const since = log.slice(place + 1);
  if (place < 0 || since.length > LASTING || since.some((entry) => entry.seat === me)) return null;
  const seats = new Map<number, Nightfall['seats'][number]>();
  for (const event of eventsOf(log[place]!)) {
    if (event.event !== 'ShadowAwarded' && event.event !== 'TokenLost') continue;
    const { seat, token } = event;
    const row = seats.get(seat) ?? { seat, gained: [], lost: [] };
    (event.event === 'ShadowAwarded' ? row.gained : row.lost).push(token);
    seats.set(seat, row);
  }
  return { version: log[place]!.version, seats: [...seats.values()] };
}

function isNightfall(event: GameEvent): boolean {
  return event.event === 'RoundBegan' && event.round === 'moonlight';
}
