/** How the table is cut: three columns on wide screens, a drawer on tablets, a sheet on phones. */
export type Cut = 'wide' | 'tablet' | 'phone' | 'flat';

const WIDE = 1200;
const TABLET = 700;
const FLAT_HEIGHT = 520;
const LOW = 804;
const LARGE = 1700;
const LARGE_HEIGHT = 820;

/**
 * The cut for a place of this size. `scale` is how large text is against 16 px: with text twice as
 * large a screen holds half as much, so it is cut like one half as wide.
 */
export function cutOf(width: number, height: number, scale = 1): Cut {
  const wide = width / scale;
  const high = height / scale;
  if (high < FLAT_HEIGHT && wide > high && width < WIDE && wide >= 560) return 'flat';
  if (wide >= WIDE && high >= FLAT_HEIGHT) return 'wide';
  return wide >= TABLET ? 'tablet' : 'phone';
}

/** A laptop: piles and play area are lower, the hand is narrower. Heights are without the bar above. */
export function isLow(height: number, scale = 1): boolean {
  return height / scale < LOW;
}

export function isLarge(width: number, height: number, scale = 1): boolean {
  return width / scale >= LARGE && height / scale >= LARGE_HEIGHT;
}

export interface Grid {
  columns: number;
  /** How wide a pile is, in tens of points. */
  wide: number;
}

/** The Kingdom on a wide screen: ten piles as 5×2, eleven and twelve as 6×2. */
export function kingdomGrid(piles: number, cut: { isLarge: boolean }): Grid {
  const columns = Math.max(5, Math.ceil(piles / 2));
  if (columns > 5) return { columns, wide: cut.isLarge ? 15.2 : 12.8 };
  return { columns, wide: cut.isLarge ? 18.4 : 15.6 };
}
