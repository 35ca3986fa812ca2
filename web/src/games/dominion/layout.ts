import { SHAPES, type Shape } from './cards/shapes';

/** How the table is cut: three columns on wide screens, one on tablets, a sheet on phones. */
export type Cut = 'wide' | 'tablet' | 'phone' | 'flat';

const WIDE = 1200;
const TABLET = 700;
const FLAT_HEIGHT = 480;

/**
 * The cut for a place of this size. `scale` is how large text is against 16 px: with text twice as
 * large a screen holds half as much, so it is cut like one half as wide.
 */
export function cutOf(width: number, height: number, scale = 1): Cut {
  const wide = width / scale;
  const high = height / scale;
  if (high < FLAT_HEIGHT && wide > 1.4 * high && wide >= 560 && width < WIDE) return 'flat';
  if (wide >= WIDE && high >= FLAT_HEIGHT) return 'wide';
  return wide >= TABLET && high >= FLAT_HEIGHT ? 'tablet' : 'phone';
}

/** How much height there is for the piles: as drawn, for a laptop, or for a very low window. */
export type Level = 'high' | 'low' | 'lower';

const HIGH = 800;
const LOW = 698;
/** What a row of opponents above the table takes. */
const OPPONENTS_ROW = 70;

export function levelOf(cut: Cut, height: number, scale = 1): Level {
  const high = height / scale - (cut === 'tablet' ? OPPONENTS_ROW : 0);
  return high >= HIGH ? 'high' : high >= LOW ? 'low' : 'lower';
}

/** What the piles of the Kingdom look like. */
export function kingdomShape(cut: Cut, level: Level): Shape {
  if (cut === 'phone' || cut === 'flat') return 'phone';
  if (cut === 'tablet' && level === 'lower') return 'low';
  return { high: 'wide', low: 'low', lower: 'strip' }[level] as Shape;
}

/** Five piles in a row of the Kingdom, six where there are more than ten; four on phones. */
export function columnsOf(cut: Cut, piles: number, isText: boolean): number {
  if (cut === 'phone') return isText ? 2 : 4;
  return Math.max(5, Math.ceil(piles / 2));
}

/** Twelve places of the Kingdom on a phone. */
const PLACES = 12;
/** A small pile takes so many tens of points, and two lie under each other in one place. */
const SMALL = 5.2;

/** How many places of the Kingdom are left for piles beyond the Supply. */
export function freePlaces(cut: Cut, kingdom: number): number {
  return cut === 'phone' ? Math.max(0, PLACES - kingdom) : 0;
}

/** How piles beyond the Supply lie on a small screen: `whole` or `small` in free places, or in a `row` of their own. */
export function asideOf(free: number, beyond: number, isText: boolean): 'whole' | 'small' | 'row' {
  if (isText || beyond <= free) return 'whole';
  const { wide } = SHAPES.phone;
  return beyond <= 2 * Math.floor((free * (wide + GAP) - GAP) / SMALL) ? 'small' : 'row';
}

const GAP = 1;
const GROWN_MOST = 1.32;
/** The height at which piles begin to grow, and what they need for each time they are as large again. */
const GROWING_FROM = 830;
const PILES_HIGH = 365;

/** A tablet on its side keeps its pictures, a little smaller. */
const SHRUNK = 0.96;

/** What lies between and around rows of piles on a phone, and a row of small ones. */
const ROW_GAP = 10;
const EDGES = 8;
const ROW_HIGH = 56;
const LEAST_SMALL = 0.88;
const MOST_FLAT = 1.08;

/** On a phone piles are as large as lets all rows be seen. */
function growthSmall(cut: Cut, high: number, hasRow: boolean): number {
  const rows = cut === 'flat' ? 2 : 3;
  const room = high - EDGES - rows * ROW_GAP - (hasRow ? ROW_HIGH : 0);
  const fits = room / (10 * (SHAPES.slim.high + rows * SHAPES.phone.high));
  return Math.max(LEAST_SMALL, Math.min(cut === 'flat' ? MOST_FLAT : 1, fits));
}

/** How many times as large piles are drawn: larger where there is more room than they need. */
export function growthOf(cut: Cut, level: Level, room: number, high: number, hasRow = false): number {
  if (cut === 'tablet' && level === 'lower') return SHRUNK;
  if (cut === 'flat' || cut === 'phone') return growthSmall(cut, high, hasRow);
  if (cut !== 'wide') return 1;
  const byWidth = (room - 4 * GAP) / 5 / SHAPES.wide.wide;
  return Math.max(1, Math.min(GROWN_MOST, byWidth, 1 + (high - GROWING_FROM) / PILES_HIGH));
}
const WIDEST = 18.4;

/** How wide a pile is, in tens of points, where so many share a room so wide. */
export function pileWide(room: number, columns: number, shape: Shape): number {
  const wide = (room - (columns - 1) * GAP) / columns;
  const most = shape === 'phone' ? 11.5 : WIDEST;
  return Math.max(7, Math.min(most, shape === 'phone' ? wide : Math.max(wide, 7)));
}

/** As a finger; also while a room has no width yet. */
const NARROWEST = 4.4;

/** How wide the piles are that are always there: seven and the trash, or seven slim ones. */
export function basicWide(room: number, shape: Shape, withTrash: boolean): number {
  const places = withTrash ? 8 : 7;
  const gaps = withTrash ? 6.4 : 3.2;
  const most = shape === 'slim' ? 6.4 : SHAPES[shape].wide * 1.1;
  return Math.max(NARROWEST, Math.min(most, (room - gaps) / places));
}
