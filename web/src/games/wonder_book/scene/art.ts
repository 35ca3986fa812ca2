import type { MoodName } from './moods';

export type Side = 'left' | 'right';

/** Something on the sky or on a wing of the back wall: `x` from the gutter outwards, `y` upwards, in hundredths. */
export interface Hung {
  side: Side;
  piece: string;
  x: number;
  y?: number;
  size?: number;
  flip?: boolean;
}

/** Something that stands on the page: behind the plate of an area, or at a place of its own. */
export interface Stood {
  piece: string;
  at?: string;
  x?: number;
  y?: number;
  /** From the middle of the plate, in half plates to the right and away from the reader. */
  dx?: number;
  dy?: number;
  size?: number;
  flip?: boolean;
  /** Also on small screens. */
  keep?: boolean;
}

export interface Rug {
  piece: 'rug';
  at?: string;
  x?: number;
  y?: number;
  size: number;
  colours?: string[];
}

/** How a border looks: what stands in it while it is blocked, and where. */
export interface WayArt {
  barrier?: string;
  size?: number;
  t?: number;
  opens?: boolean;
}

type Line = [x: number, y: number][];
interface Placed {
  at?: string;
  x?: number;
  y?: number;
  dx?: number;
  dy?: number;
}

/** Flat paper under the plates. */
export type Ground =
  | ({ kind: 'glow'; r: number; o: number; c?: string } & Placed)
  | ({ kind: 'patch'; r: number; fill: string; seed: number } & Placed)
  | ({ kind: 'pool'; rx: number; ry: number; fill: string; edge: string; shine: string; seed: number; bubbles?: boolean } & Placed)
  | { kind: 'stream'; line: Line; width: number; grow?: number; ink?: boolean; stone?: boolean }
  | { kind: 'stones'; line: Line; fill: string }
  | ({ kind: 'ring'; r: number; n: number; fill: string } & Placed)
  | { kind: 'terrace'; line: Line; fill: string; riser: number }
  | ({ kind: 'well'; r: number } & Placed)
  | ({ kind: 'compass'; r: number } & Placed)
  | { kind: 'rail'; line: Line }
  | { kind: 'drops'; list: [x: number, y: number, size: number][] }
  | ({ kind: 'dais' } & Placed)
  | { kind: 'carpet'; from: string; to: string }
  | ({ kind: 'script' } & Written)
  | ({ kind: 'ruled' } & Written);

interface Written {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  rows: number;
  tone: string;
  fade?: boolean;
}

export type GroundOf<Kind extends Ground['kind']> = Extract<Ground, { kind: Kind }>;

/** How a board is drawn; everything but the mood may be left out. */
export interface Art {
  mood: MoodName | Record<Side, MoodName>;
  sky?: Hung[];
  walls?: Hung[];
  floor?: FloorKind;
  flat?: Rug[];
  ground?: Ground[];
  pieces?: Stood[];
  ways?: Record<string, WayArt>;
  /** What comes with a border that is open: pieces pushed aside, areas that are lit. */
  opened?: Record<string, { pieces?: Stood[]; lit?: string[] }>;
}

export type FloorKind = 'flags' | 'grass' | 'ripples' | 'script' | 'none';

/** A board as it is drawn: where its areas lie, and the borders between them. */
export interface Board {
  id: string;
  areas: Record<string, { x: number; y: number; name: string }>;
  open: readonly (readonly [string, string])[];
  blocked: readonly (readonly [string, string])[];
}

export function moodAt(art: Art, x: number): MoodName {
  if (typeof art.mood === 'string') return art.mood;
  return x < 50 ? art.mood.left : art.mood.right;
}

/** The art once some borders are open: what was pushed aside stays there. */
export function withOpened(art: Art, open: Board['open']): { art: Art; lit: string[] } {
  const now = open.flatMap(([one, other]) => art.opened?.[`${one}-${other}`] ?? art.opened?.[`${other}-${one}`] ?? []);
  return {
    art: { ...art, pieces: [...(art.pieces ?? []), ...now.flatMap((one) => one.pieces ?? [])] },
    lit: now.flatMap((one) => one.lit ?? []),
  };
}
