import type { Figure } from './standing';

/** Where every figure stands, by the name it has in the drawing. */
export type Feet = ReadonlyMap<string, { X: number; Y: number }>;

export function feetOf(figures: readonly Figure[]): Feet {
  const standing = figures.filter(({ kind }) => kind !== 'card' && kind !== 'spark');
  return new Map(standing.map(({ kind, id, foot }) => [kind === 'wyrm' ? `wyrm-${id}` : id, { X: foot.X, Y: foot.Y }]));
}
