/** A place on the screen, and how large things are there: 1 at the near edge of the page. */
export interface Spot {
  X: number;
  Y: number;
  s: number;
}

/** From places on a page, 0 to 100 both ways with 0 far away, to places on the screen. */
export interface Camera {
  w: number;
  h: number;
  /** How large what is drawn for a book of 1092 px is here. */
  unit: number;
  at(x: number, y: number): Spot;
}

export interface Lens {
  /** How large things at the far edge are. */
  far: number;
  /** Where the far edge lies, as a part of the height. */
  horizon: number;
  /** What is left below the near edge, in px. */
  foot: number;
  /** Half the near edge, as a part of the width. */
  side: number;
}

const LENS: Lens = { far: 0.8, horizon: 0.385, foot: 40, side: 0.466 };
const DRAWN_FOR = 1092;
const SMALLEST_UNIT = 0.5;

/** One decimal is all that a drawing needs. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function camera(w: number, h: number, lens: Partial<Lens> = {}): Camera {
  const { far, horizon, foot, side } = { ...LENS, ...lens };
  const near = h - foot;
  const half = w * side;
  const vanishing = (h * horizon - near * far) / (1 - far);
  const depth = 1 / far - 1;
  return {
    w,
    h,
    unit: Math.max(w / DRAWN_FOR, SMALLEST_UNIT),
    at(x, y) {
      const s = 1 / (1 + depth * (1 - y / 100));
      return { X: round(w / 2 + ((x - 50) / 50) * half * s), Y: round(vanishing + (near - vanishing) * s), s };
    },
  };
}
