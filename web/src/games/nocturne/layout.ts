/** How the table is cut: columns on wide screens, a drawer on tablets, a sheet on phones. */
export type Cut = 'wide' | 'tablet' | 'phone' | 'flat';

export const WIDE = 1180;
export const TABLET = 700;
export const LOW = 800;
const FLAT_HEIGHT = 520;

/**
 * The cut for a place of this size. `scale` is how large text is against 16 px: with text twice as
 * large a screen holds half as much, so it is cut like one half as wide.
 */
export function cutOf(width: number, height: number, scale = 1): Cut {
  const wide = width / scale;
  const high = height / scale;
  if (high < FLAT_HEIGHT && wide > high && width < WIDE) return 'flat';
  if (wide >= WIDE && high >= FLAT_HEIGHT) return 'wide';
  return wide >= TABLET ? 'tablet' : 'phone';
}

/** Without the forest, its letters, and the rows named below. */
const PHONE_BASE = 425;
const PHONE_TILE = 60;
const TILES_ROW = 47;
const GOALS_ROW = 50;

/** What a phone of this height has room for beside a forest of so many rows; the forest comes first. */
export function phoneRows(height: number, rows: number): { hasTiles: boolean; hasGoals: boolean } {
  const left = height - PHONE_BASE - rows * PHONE_TILE;
  return { hasTiles: left >= TILES_ROW, hasGoals: left >= TILES_ROW + GOALS_ROW };
}

/** In a low window: the table's height with no recipe at all, and what each with its name adds. */
const LOW_BASE = 440;
const NAMED_RECIPE = 70;

/** How many recipes have room for their names in a low window of this height, beside goals and points. */
export function namedRecipes(height: number): number {
  return Math.max(0, Math.floor((height - LOW_BASE) / NAMED_RECIPE));
}

/** The side of a chip so that `count` of them fit into two or three rows of a box. */
export function chipSide(count: number, box: { width: number; height: number; gap: number }): number {
  for (const side of [45, 40, 36, 32, 28]) {
    const across = Math.floor((box.width + box.gap) / (side + box.gap));
    const down = Math.floor((box.height + box.gap) / (side + box.gap));
    if (across * down >= count) return side;
  }
  return 24;
}
