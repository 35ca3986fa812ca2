import type { Depth } from '../wire/types';

/** How deep one can look, one after the other. */
export const DEPTHS: readonly Depth[] = ['nudge', 'move', 'comparison'];

export function nextDepth(depth: Depth | null): Depth | null {
  return DEPTHS[depth === null ? 0 : DEPTHS.indexOf(depth) + 1] ?? null;
}
