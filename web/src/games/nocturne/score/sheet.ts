import type { Book } from '../../../help/things';
import type { Result, Sight } from '../../../wire/types';
import { type SeatView, type TableView, tableOf } from '../view';

/** What earned the points of one category, as things that can be drawn. */
export interface Earned {
  tiles: string[];
  /** Tiles that mirror stones stand for. */
  copies: string[];
  tokens: string[];
  cards: { id: string; tier: number }[];
  goals: { round: 'twilight' | 'moonlight'; goal: number; points: number | null }[];
  isKept: boolean;
}

export interface Cell {
  /** None for an opponent that scores nothing. */
  points: number | null;
  isBest: boolean;
  earned: Earned;
}

export interface SheetRow {
  category: string;
  cells: Cell[];
}

const NOTHING: Earned = { tiles: [], copies: [], tokens: [], cards: [], goals: [], isKept: false };

const TYPE_OF: Partial<Record<string, string>> = {
  skulls: 'skull',
  feathers: 'feather',
  mushrooms: 'mushroom',
  herbs: 'herb',
  eggs: 'egg',
  chests: 'chest',
};

/** The score sheet, a row for each category; who sits without scoring has tiles but no points. */
export function sheetOf(sight: Sight, result: Result, book: Book): SheetRow[] {
  const table = tableOf(sight);
  return result.categories.map((category, row) => {
    const points = table.seats.map((_, seat) => result.sheets[seat]?.[row] ?? null);
    const most = Math.max(...points.map((one) => one ?? -Infinity));
    const isRace = result.sheets.length > 1;
    const cells = table.seats.map((_, seat) => ({
      points: points[seat]!,
      isBest: isRace && points[seat] === most && most > 0,
      earned: earnedIn(category, table, seat, book),
    }));
    return { category, cells };
  });
}

function earnedIn(category: string, table: TableView, seat: number, book: Book): Earned {
  const own = table.seats[seat]!;
  const type = TYPE_OF[category];
  if (type) return { ...NOTHING, ...tilesOf(type, own, book) };
  switch (category) {
    case 'concoctions':
      return { ...NOTHING, cards: brewed(own) };
    case 'twilight':
      return { ...NOTHING, goals: own.goals.map((goal) => ({ round: 'twilight', goal, points: null })) };
    case 'moonlight':
      return { ...NOTHING, goals: moonlight(table, seat) };
    case 'leftover':
      return { ...NOTHING, tokens: own.supply };
    case 'ability':
      return { ...NOTHING, isKept: own.ability !== null && own.ability_unused };
    case 'precious':
      return { ...NOTHING, tiles: idleMirrors(own, book) };
  }
  return NOTHING;
}

function tilesOf(type: string, own: SeatView, book: Book): Pick<Earned, 'tiles' | 'copies'> {
  const isOfType = (tile: string | null): tile is string => tile !== null && book.tiles[tile]?.type === type;
  const rank = (tile: string) => `${book.tiles[tile]?.kind}${book.tiles[tile]?.symbols.length}`;
  const tiles = own.tiles.filter(isOfType).sort((a, b) => rank(a).localeCompare(rank(b)));
  return { tiles, copies: own.copies.filter(isOfType) };
}

function brewed(own: SeatView): Earned['cards'] {
  return own.cards.flatMap((id, n) => (id === null ? [] : [{ id, tier: own.brewed?.[n] ?? 0 }]));
}

function moonlight(table: TableView, seat: number): Earned['goals'] {
  const standings = table.standings.filter((one) => one.round === 'moonlight' && one.points);
  return standings.flatMap(({ goal, points }) => {
    const earned = points?.[seat];
    return earned === undefined ? [] : [{ round: 'moonlight' as const, goal, points: earned }];
  });
}

function idleMirrors(own: SeatView, book: Book): string[] {
  const mirrors = own.tiles.filter((tile) => book.tiles[tile]?.type === 'mirror');
  return mirrors.slice(own.copies.filter((tile) => tile !== null).length);
}
