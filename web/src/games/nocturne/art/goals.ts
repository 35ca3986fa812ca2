import type { GoalFacts, SymbolName } from '../glossary';

/** What is drawn for a goal. In grids `#` counts, `+` might, `o` is an emptied cell, `.` is any cell. */
export type Picture =
  | { kind: 'grid'; rows: readonly string[] }
  | { kind: 'token'; figure: string }
  | { kind: 'branch'; counted: readonly boolean[] }
  | { kind: 'tokens'; figures: readonly string[] }
  | { kind: 'symbols'; names: readonly SymbolName[] };

const GRIDS: Record<string, readonly string[]> = {
  most_areas: ['#.#.', '....', '.#.#', '...#'],
  largest_area: ['.#..', '.##.', '.##.', '..#.'],
  most_in_top_row: ['####', '....', '....', '....'],
  corner_cast: ['....', '....', '...o', '..o#'],
  areas: ['##..', '...#', '....', '.#..'],
  centre_cells: ['....', '.##.', '.##.', '....'],
  corner_cells: ['#..#', '....', '....', '#..#'],
};
const SIZES: Record<number, readonly string[]> = {
  1: ['...', '.#.', '...'],
  2: ['...', '##.', '...'],
  3: ['.#.', '.##', '...'],
  4: ['...', '.##', '.##'],
};
const AT_LEAST: Record<number, readonly string[]> = { 3: ['.+..', '.##+', '.+#.', '..+.'] };
const FIRST_SYMBOLS: readonly SymbolName[] = ['skull', 'feather', 'mushroom', 'egg', 'herb'];

/** A shape as the pack gives it, in a square. */
function squared(shape: readonly string[]): string[] {
  const side = Math.max(shape.length, ...shape.map((row) => row.length));
  const above = Math.floor((side - shape.length) / 2);
  return Array.from({ length: side }, (_, row) => (shape[row - above] ?? '').padEnd(side, '.'));
}

export function pictureOf(goal: GoalFacts): Picture {
  switch (goal.rule) {
    case 'won_with':
      return { kind: 'token', figure: String(goal.number) };
    case 'last_star':
      return { kind: 'token', figure: 'star' };
    case 'lowest_dedicated':
      return { kind: 'branch', counted: [false, false, false, true] };
    case 'dedicated':
      return { kind: 'branch', counted: [true, false, true, true] };
    case 'leftover':
      return { kind: 'tokens', figures: ['2', '5'] };
    case 'symbols':
      return { kind: 'symbols', names: FIRST_SYMBOLS.slice(0, goal.number) };
    case 'shapes':
      return { kind: 'grid', rows: squared(goal.shape) };
    case 'areas_of_size':
      return { kind: 'grid', rows: SIZES[goal.size] ?? SIZES[1]! };
    case 'area_size':
      return { kind: 'grid', rows: AT_LEAST[goal.number] ?? SIZES[goal.number] ?? AT_LEAST[3]! };
    default:
      return { kind: 'grid', rows: GRIDS[goal.rule] ?? GRIDS.areas! };
  }
}

export interface Square {
  x: number;
  y: number;
  side: number;
  mark: string;
}

/** The cells of a grid on 100 units. */
export function squaresOf(rows: readonly string[]): Square[] {
  const step = 88 / rows.length;
  return rows.flatMap((row, down) =>
    [...row].map((mark, across) => ({
      x: 6 + across * step + 1.5,
      y: 6 + down * step + 1.5,
      side: step - 3,
      mark,
    })),
  );
}
