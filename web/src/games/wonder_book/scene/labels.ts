import { round as f } from './camera';
import type { Plate } from './plates';
import { escaped, INK, PAPER, textWidth } from './svg';

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export interface Label {
  id: string;
  /** Empty where there is room for the id only. */
  name: string;
  X: number;
  Y: number;
  box: Box;
}

const PADDING = 7;
const OUTSIDE = 900;

/** How much two boxes cover each other, in square px. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function widthOf(id: string, name: string, size: number): number {
  return name ? textWidth(name, size) + 20 + textWidth(id, size * 0.86) : textWidth(id, size) + 12;
}

const DOWN = [0, -12, -22, 12];
const ALONG = [0, -0.3, 0.3, -0.55, 0.55, -0.8, 0.8, -1.05, 1.05];

/** A label sits on the front lip of its plate, and slides along it when a head or another label is in the way. */
export function placeLabels(plates: readonly Plate[], heads: readonly Box[], size: number, room: { w: number; unit: number }): Label[] {
  const placed: Label[] = [];
  for (const plate of plates.toSorted((one, other) => one.Y - other.Y)) {
    const full = best(plate, plate.name, heads, placed, size, room);
    const isCrossed = placed.some((other) => overlap(other.box, full.box) > 0);
    const isWide = full.box[2] - full.box[0] > plate.rx * 2.3 + 46;
    placed.push(isCrossed || (isWide && room.unit <= SHORT) ? best(plate, '', heads, placed, size, room) : full);
  }
  return placed;
}
/** On a book as small as this a name wider than its plate is left out. */
const SHORT = 0.5;

function best(
  plate: Plate,
  name: string,
  heads: readonly Box[],
  placed: readonly Label[],
  size: number,
  { w, unit }: { w: number; unit: number },
): Label {
  const wide = widthOf(plate.id, name, size);
  const high = size + PADDING;
  let found: Label | null = null;
  let least = Infinity;
  for (const down of DOWN)
    for (const along of ALONG) {
      const X = plate.X + along * plate.rx;
      const Y = plate.Y + plate.ry + (1 + down) * unit;
      const box: Box = [X - wide / 2, Y - high / 2, X + wide / 2, Y + high / 2];
      const hidden = heads.reduce((sum, head) => sum + overlap(box, head), 0);
      const crossed = placed.reduce((sum, other) => sum + overlap(box, other.box), 0) * CROSSING;
      const cost = hidden + crossed + (box[0] < 2 || box[2] > w - 2 ? OUTSIDE : 0) + Math.abs(along) * 14 + Math.abs(down) * 1.6;
      if (cost < least) {
        least = cost;
        found = { id: plate.id, name, X, Y, box };
      }
    }
  return found!;
}
/** Two labels over each other are worse than a hidden head. */
const CROSSING = 40;

/** A paper tag with the name of an area and, smaller, its id. */
export function tag({ id, name, X, Y, box }: Label, size: number, isMarked: boolean): string {
  const wide = box[2] - box[0];
  const high = box[3] - box[1];
  const card = (x: number, y: number, paint: string) =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(wide)}" height="${f(high)}" rx="4" ${paint}/>`;
  const down = f(size * 0.34);
  const small = f(size * 0.86);
  const words = name
    ? `<text x="${f(-wide / 2 + 6)}" y="${down}" font-size="${small}" fill="#544d6e">${escaped(id)}</text>` +
      `<text x="${f(wide / 2 - 7)}" y="${down}" text-anchor="end" font-size="${size}" font-weight="700" fill="${INK}">${escaped(name)}</text>`
    : `<text y="${down}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${INK}">${escaped(id)}</text>`;
  const paper = card(-wide / 2, -high / 2, `fill="${isMarked ? '#e6f7c0' : PAPER}"`);
  return `<g transform="translate(${f(X)} ${f(Y)})">${card(-wide / 2 + 1, -high / 2 + 2, 'fill="#05040f" opacity=".45"')}${paper}${words}</g>`;
}
