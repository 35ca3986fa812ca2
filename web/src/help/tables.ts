import { CATEGORIES, tableOf } from '../games/nocturne/view';
import type { Sight } from '../wire/types';
import type { Book, Thing } from './things';

/** A table of the rulebook; `isMine` lights the row the viewer stands on. */
export interface ScoreTable {
  /** Which words head it. */
  id: 'feathers' | 'tripti' | 'duode' | 'herbs' | 'eggs' | 'solo-eggs' | 'ranks';
  rows: { label: string; points: number; isMine: boolean }[];
}

const TYPE_OF: Partial<Record<string, string>> = {
  skulls: 'skull',
  feathers: 'feather',
  mushrooms: 'mushroom',
  herbs: 'herb',
  eggs: 'egg',
  chests: 'chest',
};
const LETTERS = 5;

/** The type of tile a thing is about, whatever way it was asked for. */
export function typeAsked({ kind, id }: Thing, book: Book): string {
  if (kind === 'tile') return book.tiles[id]?.type ?? '';
  if (kind === 'category') return TYPE_OF[id] ?? '';
  return kind === 'topic' ? id : '';
}

interface Owned {
  type: string;
  kind: string;
}

/** The viewer's tiles, copies of mirror stones included. */
function ownTiles(book: Book, sight: Sight | null): Owned[] {
  if (!sight || sight.seat === null) return [];
  const own = tableOf(sight).seats[sight.seat];
  const ids = [...(own?.tiles ?? []), ...(own?.copies ?? [])].filter((id) => id !== null);
  return ids.flatMap((id) => book.tiles[id] ?? []);
}

export function tablesFor(thing: Thing, book: Book, sight: Sight | null): ScoreTable[] {
  const tiles = ownTiles(book, sight).filter((tile) => tile.type === typeAsked(thing, book));
  const count = (kind: string) => tiles.filter((tile) => tile.kind === kind).length;
  const { scoring } = book;
  switch (typeAsked(thing, book)) {
    case 'feather':
      return [counted('feathers', scoring.feathers, Math.min(tiles.length, scoring.feathers.length))];
    case 'mushroom':
      return [
        counted('tripti', scoring.tripti, lastSet(count('tripti'), scoring.tripti.length)),
        counted('duode', scoring.duode, lastSet(count('duode'), scoring.duode.length)),
      ];
    case 'herb':
      return [herbs(scoring.herbs, tiles)];
    case 'egg':
      return [eggs(book, sight, tiles.length)];
    case 'solo':
      return [{ id: 'ranks', rows: scoring.ranks.map(({ name, at }) => ({ label: name, points: at, isMine: false })) }];
  }
  return [];
}

/** Row n is for n tiles. */
function counted(id: ScoreTable['id'], points: readonly number[], mine: number): ScoreTable {
  return { id, rows: points.map((one, n) => ({ label: String(n + 1), points: one, isMine: n + 1 === mine })) };
}

/** How many tiles the set holds that is being filled, or was filled last. */
function lastSet(count: number, size: number): number {
  return count === 0 ? 0 : ((count - 1) % size) + 1;
}

function herbs(points: readonly number[], tiles: readonly Owned[]): ScoreTable {
  const letters = new Set(tiles.map((tile) => tile.kind).filter((kind) => kind !== 'wild')).size;
  const wilds = tiles.filter((tile) => tile.kind === 'wild').length;
  const table = counted('herbs', points, Math.min(LETTERS, letters + wilds));
  return { ...table, rows: table.rows.filter((row) => row.points > 0) };
}

/** By rank, or alone by one's own number; the rate tells the row. */
function eggs(book: Book, sight: Sight | null, count: number): ScoreTable {
  const { scoring } = book;
  if (sight && tableOf(sight).solo) {
    const most = scoring.solo_eggs.length - 1;
    return counted('solo-eggs', scoring.solo_eggs.slice(1), Math.min(count, most));
  }
  const own = sight && sight.seat !== null ? tableOf(sight).seats[sight.seat]?.points : null;
  const rate = count ? (own?.[CATEGORIES.indexOf('eggs')] ?? 0) / count : 0;
  return { id: 'eggs', rows: scoring.eggs.map((one, n) => ({ label: `${n + 1}.`, points: one, isMine: one === rate })) };
}

/** How everybody stands in a goal that is on the table. */
export function standingIn(thing: Thing, sight: Sight | null): { seat: number; count: number; points: number | null; leads: boolean }[] {
  if (!sight || thing.kind !== 'goal') return [];
  const found = tableOf(sight).standings?.find((one) => one.round === thing.round && String(one.goal) === thing.id);
  return (found?.counts ?? []).map((count, seat) => ({
    seat,
    count,
    points: found?.points?.[seat] ?? null,
    leads: found?.leads.includes(seat) ?? false,
  }));
}
