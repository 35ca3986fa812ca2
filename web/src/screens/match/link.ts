import { remember, remembered } from '../../store';

/** A private seat link: `#seat=TOKEN`, or `#seat=2.TOKEN` where the seat is known. */
export function readSeatLink(hash: string): { seat: number; token: string } | null {
  const found = /^seat=(?:(\d)\.)?([\w-]{8,200})$/.exec(hash);
  return found ? { seat: Number(found[1] ?? -1), token: found[2]! } : null;
}

export function positionLink(origin: string, match: string, version: number): string {
  return `${origin}/match/${match}?v=${version}`;
}

/** The position a link asks for; none for the present one. */
export function askedVersion(query: URLSearchParams): number | null {
  const text = query.get('v') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

const MOST = 200;

/** The last version somebody at this browser has seen of a match. */
export function seenBy(match: string, seat: number | null): number {
  return remembered<Record<string, number>>('seen', {})[`${match}:${seat}`] ?? -1;
}

export function saveSeen(match: string, seat: number | null, version: number): void {
  const { [`${match}:${seat}`]: _, ...rest } = remembered<Record<string, number>>('seen', {});
  const entries = [...Object.entries(rest).slice(1 - MOST), [`${match}:${seat}`, version]];
  remember('seen', Object.fromEntries(entries));
}
