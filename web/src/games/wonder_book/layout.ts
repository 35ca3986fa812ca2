import type { Lens } from './scene/camera';

/** How the table is cut: columns on wide screens, a sheet below or beside the book elsewhere. */
export type Cut = 'wide' | 'tablet' | 'phone' | 'flat';

const WIDE = 1180;
const TABLET = 700;
const FLAT_HEIGHT = 520;

/** The cut for a place of this size; with text `scale` times as large it holds so much less. */
export function cutOf(width: number, height: number, scale = 1): Cut {
  const [wide, high] = [width / scale, height / scale];
  if (high < FLAT_HEIGHT && wide > high && width < WIDE) return 'flat';
  if (wide >= WIDE && high >= FLAT_HEIGHT) return 'wide';
  return wide >= TABLET ? 'tablet' : 'phone';
}

/** How the book is looked at: where there is little height the back wall gives way. */
export function lensOf(cut: Cut, isLow: boolean): { lens: Partial<Lens>; wall: number; label: number } {
  if (cut === 'phone') return { lens: { horizon: 0.3, foot: 26, side: 0.475, far: 0.86 }, wall: 0.26, label: 0.78 };
  if (cut === 'flat') return { lens: { horizon: 0.2, foot: 20, side: 0.475, far: 0.84 }, wall: 0.16, label: 0.76 };
  if (cut === 'tablet') return { lens: { horizon: 0.32, foot: 34 }, wall: 0.28, label: 0.84 };
  if (isLow) return { lens: { horizon: 0.27, foot: 32 }, wall: 0.24, label: 0.84 };
  return { lens: {}, wall: 0.33, label: 0.86 };
}
