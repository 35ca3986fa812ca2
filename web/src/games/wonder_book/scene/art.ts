import type * as wire from '../wire';
import type { MoodName } from './moods';

export type Side = wire.Half;
/** Something on the sky or on a wing of the back wall: `x` from the gutter outwards, `y` upwards, in hundredths. */
export type Hung = wire.Hung;
/** Something that stands on the page: behind the plate of an area, or at a place of its own. */
export type Stood = wire.Piece;
export type FloorKind = wire.Floor;
export type WayArt = Partial<wire.WayLook>;

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
  | { kind: 'stream'; along: Line; width: number; grow?: number; ink?: boolean; stone?: boolean }
  | { kind: 'stones'; along: Line; fill: string }
  | ({ kind: 'ring'; r: number; n: number; fill: string } & Placed)
  | { kind: 'terrace'; along: Line; fill: string; riser: number }
  | ({ kind: 'well'; r: number } & Placed)
  | ({ kind: 'compass'; r: number } & Placed)
  | { kind: 'rail'; along: Line }
  | { kind: 'drops'; along: [x: number, y: number, size: number][] }
  | ({ kind: 'dais' } & Placed)
  | { kind: 'carpet'; at: string; to: string }
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
export interface Art extends Omit<wire.Art, 'mood' | 'ground'> {
  mood: MoodName | Record<Side, MoodName>;
  ground?: Ground[];
}

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
