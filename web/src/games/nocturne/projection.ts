import { CATEGORIES, type Category, type TableView } from './view';

export interface ProjectionRow {
  category: Category;
  points: (number | null | undefined)[];
  /** Own points against the largest of one's own, for a bar; null without points of one's own. */
  share: number | null;
  leads: number[];
}

/** The rows of the score sheet as things stand; rows that nobody can have are left out. */
export function rowsOf(table: TableView, me: number | null): ProjectionRow[] {
  const own = me === null ? null : (table.seats[me]?.points ?? null);
  const largest = Math.max(1, ...(own ?? []).map((points) => Math.abs(points ?? 0)));
  const rows = CATEGORIES.map((category, index) => {
    const points = table.seats.map((seat) => seat.points?.[index]);
    const share = own ? (own[index] ?? 0) / largest : null;
    return { category, points, share, leads: leadsOf(points) };
  });
  return rows.filter((row) => row.points.some(Boolean) || canScore(table, row.category));
}

/** Points with a minus as long as a figure. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Whether a row that is empty so far belongs to this kind of match. */
function canScore(table: TableView, category: Category): boolean {
  switch (category) {
    case 'precious':
      return false;
    case 'ability':
      return table.seats.some((seat) => seat.ability !== null);
    case 'concoctions':
      return table.seats.some((seat) => seat.cards.length > 0);
    case 'twilight':
    case 'moonlight':
      return table.spaces > 0;
    default:
      return true;
  }
}

function leadsOf(points: readonly (number | null | undefined)[]): number[] {
  const known = points.filter((one) => typeof one === 'number');
  const most = Math.max(0, ...known);
  if (most === 0 || known.length < 2 || points.includes(null)) return [];
  return points.flatMap((one, seat) => (one === most ? [seat] : []));
}
