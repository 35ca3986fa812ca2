import type { LogEntry, Sight } from '../../wire/types';
import type { GameEvent, SeatView, TableView } from './wire';

export type { Decision, DecisionKind, GameEvent, SeatView, Spell, Standing, TableView } from './wire';

/** A token by name: `4`, `star` or `shadow8`. */
export type Token = string;
/** The order of `points`. */
export const CATEGORIES = [
  'skulls',
  'feathers',
  'mushrooms',
  'herbs',
  'eggs',
  'chests',
  'concoctions',
  'twilight',
  'moonlight',
  'leftover',
  'ability',
  'precious',
] as const;
export type Category = (typeof CATEGORIES)[number];

export function tableOf(sight: Sight): TableView {
  return sight.table as TableView;
}

export function eventsOf(entry: Pick<LogEntry, 'events'>): GameEvent[] {
  return entry.events as GameEvent[];
}

/** `c2` is column 2, row 1, counted from 0. */
export function placeOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** How many columns and rows hold all cells. */
export function gridOf(cells: readonly string[]): { columns: number; rows: number } {
  const places = cells.map(placeOf);
  return {
    columns: Math.max(0, ...places.map((place) => place.column + 1)),
    rows: Math.max(0, ...places.map((place) => place.row + 1)),
  };
}

export function isShadow(token: Token): boolean {
  return token.startsWith('shadow');
}

/** The figure on a token: `4`, `10` or `star`. */
export function figureOf(token: Token): string {
  return isShadow(token) ? token.slice('shadow'.length) : token;
}

/** What a seat scores as far as it is known, and whether something is hidden. */
export function totalOf(seat: SeatView): { known: number; hasHidden: boolean } | null {
  if (!seat.points) return null;
  const known = seat.points.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  return { known, hasHidden: seat.points.includes(null) };
}

/** The other seats in the order in which they act after `me`. */
export function othersOf(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats);
}

/** Equal tokens on one pile, in the order of the supply. */
export function stackTokens(tokens: readonly Token[]): { token: Token; count: number }[] {
  const piles = new Map<Token, number>();
  for (const token of tokens) piles.set(token, (piles.get(token) ?? 0) + 1);
  return [...piles].map(([token, count]) => ({ token, count }));
}

/** What is asked, cut at its colon: the short part, then what can be done. */
export function splitDecision(text: string): { head: string; rest: string } {
  const [head = '', ...rest] = text.split(': ');
  const told = rest.join(': ');
  return { head, rest: told.charAt(0).toLocaleUpperCase() + told.slice(1) };
}
