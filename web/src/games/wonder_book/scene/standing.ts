import type { Art, Stood } from './art';
import { moodAt } from './art';
import type { Camera, Spot } from './camera';
import { ally, boss, BOSS, card, CARD_SHAPE, hero, spark, wyrm, type Foot } from './figures';
import { isCrowd, packsOf, type Here, type Inhabitants } from './inhabitants';
import type { Box } from './labels';
import type { Plate } from './plates';
import { inMood, piece, sizeOf } from './svg';

/** Something upright: drawn over all that has its foot farther away. */
export interface Upright {
  Y: number;
  svg: string;
}

/** A figure or thing that can be pointed at. */
export interface Figure {
  kind: 'hero' | 'ally' | 'boss' | 'wyrm' | 'card' | 'spark';
  id: string;
  area: string;
  box: Box;
  foot: Foot;
}

export interface Stands {
  upright: Upright[];
  figures: Figure[];
  /** What labels should not hide. */
  heads: Box[];
}

const SMALL_BOOK = 600;
const FAINT = 0.4;

/** The pieces of the scenery. Under a crowd they are faint and stand back. */
export function pieces(cam: Camera, art: Art, plates: Record<string, Plate>, all: Inhabitants): Stands {
  const found: Stands = { upright: [], figures: [], heads: [] };
  for (const one of art.pieces ?? []) {
    if (cam.w < SMALL_BOOK && !one.at && !one.keep) continue;
    const spot = spotOf(cam, one, plates);
    if (!spot) continue;
    const size = (one.size ?? 1) * cam.unit;
    const isFaint = one.at !== undefined && all[one.at] !== undefined && isCrowd(all[one.at]!);
    const drawn = piece(one.piece, spot.X, spot.Y, size * spot.s, { flip: one.flip });
    found.upright.push({
      Y: spot.Y - (isFaint ? 60 * cam.unit : 0),
      svg: inMood(moodAt(art, spot.x), drawn, isFaint ? FAINT : 1),
    });
    const head = 12 * cam.unit;
    if (one.keep) found.heads.push([spot.X - head, spot.Y - sizeOf(one.piece).h * size, spot.X + head, spot.Y]);
  }
  return found;
}

function spotOf(cam: Camera, one: Stood, plates: Record<string, Plate>): (Spot & { x: number }) | null {
  if (!one.at) return { ...cam.at(one.x ?? 50, one.y ?? 50), x: one.x ?? 50 };
  const plate = plates[one.at];
  if (!plate) return null;
  return { X: plate.X + (one.dx ?? 0) * plate.rx, Y: plate.Y - plate.ry * (one.dy ?? 0.62), s: plate.s, x: plate.x };
}

/** Where figures stand on a plate: one row, or a back and a front row. */
function slots(count: number, rx: number, wide: number): { dx: number; dy: number }[] {
  const rows = count <= 4 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  const isTwo = rows.length > 1;
  return rows.flatMap((many, row) => {
    const step = Math.min(wide, (rx * 1.62) / many);
    const dy = isTwo ? (row ? 0.34 : -0.3) : 0.22;
    return Array.from({ length: many }, (_, place) => ({ dx: (place - (many - 1) / 2) * step + (isTwo && !row ? step * 0.22 : 0), dy }));
  });
}

function slotRow(count: number, rx: number, wide: number, dy: number): { dx: number; dy: number }[] {
  const step = Math.min(wide, (rx * 1.86) / Math.max(count, 1));
  return Array.from({ length: count }, (_, place) => ({ dx: (place - (count - 1) / 2) * step, dy }));
}

/** Foes behind and heroes in front; one of each stand beside each other, so that nobody is hidden. */
function crowdSlots(foes: number, ours: number, rx: number, size: number): { dx: number; dy: number }[] {
  const back = slotRow(foes, rx, size * 0.98, ours ? -0.92 : 0.2);
  const front = slotRow(ours, rx, size * 0.62, foes ? 0.42 : 0.2);
  const aside = foes === 1 && ours === 1 ? size * 0.36 : 0;
  return [...back.map(({ dx, dy }) => ({ dx: dx - aside, dy })), ...front.map(({ dx, dy }) => ({ dx: dx + aside, dy }))];
}

/** What lies and stands in an area; `size` is how high a figure at the near edge is. */
export function inArea(cam: Camera, plate: Plate, here: Here, size: number): Stands {
  const things = lying(plate, here, size);
  const people = standing(cam, plate, here, size);
  return {
    upright: [...things.upright, ...people.upright],
    figures: [...things.figures, ...people.figures],
    heads: [...things.heads, ...people.heads],
  };
}

function lying(plate: Plate, here: Here, size: number): Stands {
  const found: Stands = { upright: [], figures: [], heads: [] };
  const away = plate.x >= 50 ? 1 : -1;
  const isFull = isCrowd(here);
  const side = size * 0.36;
  for (let place = 0; place < here.sparks; place++) {
    const X = plate.X - away * (plate.rx * (isFull ? 1.12 : 0.72) - place * side * 0.8);
    const Y = plate.Y + plate.ry * 0.28;
    found.upright.push({ Y: plate.Y + plate.ry * 0.5, svg: spark(X, Y, side) });
    const box: Box = [X - side / 2, Y - side * 0.6, X + side / 2, Y + side * 0.4];
    if (place === 0) found.figures.push({ kind: 'spark', id: 'spark', area: plate.id, box, foot: { X, Y, H: side } });
  }
  here.cards.forEach((one, place) => {
    const wide = size * 0.46;
    const X = plate.X + away * (plate.rx * (isFull ? 1.02 : 0.7) + place * wide * 0.5);
    const Y = plate.Y - plate.ry * 0.12 + place * 3;
    const box: Box = [X - wide / 2, Y - wide * CARD_SHAPE, X + wide / 2, Y];
    found.heads.push(box);
    found.upright.push({ Y, svg: card(one, X, Y, wide) });
    found.figures.push({ kind: 'card', id: one.card, area: plate.id, box, foot: { X, Y, H: wide * CARD_SHAPE } });
  });
  return found;
}

interface Drawn {
  kind: Figure['kind'];
  id: string;
  /** How far a figure of height 1 reaches from its foot: left and right, up, and down. */
  reach: [aside: number, up: number, down: number];
  draw(foot: Foot): string;
}

function foesOf(here: Here): Drawn[] {
  return [
    ...here.bosses.map(({ id, figure }): Drawn => ({
      kind: 'boss',
      id,
      reach: [BOSS * 0.5, BOSS * 0.85, 0],
      draw: (foot) => boss(figure, foot),
    })),
    ...packsOf(here).map((pack): Drawn => ({
      kind: 'wyrm',
      id: String(pack.wyrms[0]),
      reach: [0.33, pack.state === 'standing' ? 0.75 : 0.5, -0.08],
      draw: (foot) => wyrm(pack, foot),
    })),
    ...here.allies.map(({ id, figure }): Drawn => ({ kind: 'ally', id, reach: [0.35, 0.74, 0], draw: (foot) => ally(figure, foot) })),
  ];
}

/** In a crowd all are smaller, foes behind and heroes in front. */
function standing(cam: Camera, plate: Plate, here: Here, size: number): Stands {
  const found: Stands = { upright: [], figures: [], heads: [] };
  const foes = foesOf(here);
  const ours = here.heroes.map((one): Drawn => ({
    kind: 'hero',
    id: one.id,
    reach: [0.3, 0.93, -0.1],
    draw: (foot) => hero(one, foot, cam.unit),
  }));
  const isFull = isCrowd(here);
  const rows = isFull ? crowdSlots(foes.length, ours.length, plate.rx, size) : slots(foes.length + ours.length, plate.rx, size * 0.74);
  const H = size * (0.93 + (0.14 * (plate.s - 0.8)) / 0.2) * (isFull ? 0.8 : 1);
  [...foes, ...ours].forEach((one, place) => {
    const { dx, dy } = rows[place]!;
    const foot: Foot = { X: plate.X + dx, Y: plate.Y + dy * plate.ry, H };
    const [aside, up, down] = one.reach.map((part) => part * H) as [number, number, number];
    const box: Box = [foot.X - aside, foot.Y - up, foot.X + aside, foot.Y + down];
    found.heads.push(box);
    found.figures.push({ kind: one.kind, id: one.id, area: plate.id, box, foot });
    found.upright.push({ Y: foot.Y + 0.05 * place - (one.kind === 'boss' ? 6 : 0), svg: one.draw(foot) });
  });
  return found;
}

/** Whoever has their foot nearer stands in front. */
export function byFoot(all: readonly Upright[]): Upright[] {
  return all.toSorted((one, other) => one.Y - other.Y);
}
