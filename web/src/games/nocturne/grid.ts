import { cellAt, gridOf, placeOf } from './view';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The cell a key leads to; over gaps of a twisted forest to the next cell in that direction. */
export function stepTo(key: string, from: string, cells: readonly string[]): string | null {
  const { columns, rows } = gridOf(cells);
  let { column, row } = placeOf(from);
  if (key === 'Home' || key === 'End') {
    const inRow = cells.filter((cell) => placeOf(cell).row === row);
    return (key === 'Home' ? inRow[0] : inRow.at(-1)) ?? null;
  }
  const step = STEPS[key];
  if (!step) return null;
  do {
    column += step[0];
    row += step[1];
    const cell = cellAt(column, row);
    if (cells.includes(cell)) return cell;
  } while (column >= 0 && row >= 0 && column < columns && row < rows);
  return null;
}
