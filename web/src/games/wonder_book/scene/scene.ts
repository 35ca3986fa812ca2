import { moodAt, type Art, type Board } from './art';
import { backdrop } from './backdrop';
import { book, shades } from './book';
import { camera, round as f, type Camera, type Lens } from './camera';
import { floor, rug } from './floor';
import { ground } from './ground';
import { NOBODY, type Here, type Inhabitants } from './inhabitants';
import { placeLabels, tag, type Label } from './labels';
import { MOODS, type MoodName } from './moods';
import { FLAT, platesOf, plateSize, rim, type Plate } from './plates';
import { byFoot, inArea, pieces, type Figure } from './standing';
import { ellipse, inMood, path, use } from './svg';
import { ways } from './ways';

export interface Look {
  w: number;
  h: number;
  /** How large the names of areas are, in px. */
  label: number;
  /** The areas that can be chosen, and those that are. */
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  lens?: Partial<Lens>;
  /** No figure is lower than this, in px. */
  least?: number;
  /** How high the back wall is, as a part of the height; 0 for none. */
  wall?: number;
  uid: string;
}

export interface Scene {
  svg: string;
  plates: Record<string, Plate>;
  figures: Figure[];
  labels: Label[];
  cam: Camera;
}

const WALL = 0.33;
const FIGURE = 80;

/** A board as a pop-up book: layers of flat paper, then all that stands, the nearest in front. */
export function drawScene(board: Board, art: Art, all: Inhabitants, look: Look): Scene {
  const cam = camera(look.w, look.h, look.lens);
  const plates = platesOf(board.areas, cam);
  const stands = standsOf(cam, board, art, plates, all, look);
  const labels = placeLabels(Object.values(plates), stands.heads, look.label, { w: cam.w, unit: cam.unit });
  const lit = new Set([...(art.lit ?? []), ...Object.keys(plates).filter((id) => all[id]?.isLit)]);
  const layers = [
    scenery(cam, board, art, plates, look),
    stands.ways.flat,
    ...Object.values(plates).map((plate) => drawPlate(cam, art, plate, all[plate.id] ?? NOBODY, lit.has(plate.id), look)),
    ...byFoot([...stands.ways.barriers, ...stands.upright]).map((one) => one.svg),
    ...labels.map((one) => tag(one, look.label, look.legal.has(one.id) || look.chosen.has(one.id))),
  ];
  return { svg: layers.join(''), plates, figures: stands.figures, labels, cam };
}

/** The moods of the left and the right page. */
function moodsOf(art: Art): [MoodName, MoodName] {
  return typeof art.mood === 'string' ? [art.mood, art.mood] : [art.mood.left, art.mood.right];
}

function scenery(cam: Camera, board: Board, art: Art, plates: Record<string, Plate>, { uid, wall = WALL, h }: Look): string {
  const moods = moodsOf(art);
  return (
    `<defs>${shades(uid, ...moods)}</defs>` +
    book(cam, uid) +
    floor(cam, art, uid, moods) +
    (art.flat ?? []).map((one) => rug(one, cam, plates)).join('') +
    (wall ? backdrop(cam, art, uid, h * wall) : '') +
    inMood(moods[0], ground(cam, board, art, uid))
  );
}

function standsOf(cam: Camera, board: Board, art: Art, plates: Record<string, Plate>, all: Inhabitants, { least = 50 }: Look) {
  const size = Math.min(FIGURE * cam.unit, Math.max(plateSize(board.areas, cam) * 0.98, least));
  const found = ways(cam, board, art, plates);
  const parts = [pieces(cam, art, plates, all), ...Object.values(plates).map((plate) => inArea(cam, plate, all[plate.id] ?? NOBODY, size))];
  return {
    ways: found,
    upright: parts.flatMap((part) => part.upright),
    figures: parts.flatMap((part) => part.figures),
    heads: [...found.heads, ...parts.flatMap((part) => part.heads)],
  };
}

function drawPlate(cam: Camera, art: Art, plate: Plate, here: Here, isLit: boolean, look: Look): string {
  const { X, Y, rx, ry } = plate;
  const [top, side] = MOODS[moodAt(art, plate.x)].plate;
  const d = rim(X, Y, rx, ry);
  const u = cam.unit;
  return (
    path(d, `fill="#05040f" opacity=".36" transform="translate(${f(3 * u)} ${f(11 * u)})"`) +
    path(d, `fill="${side}" transform="translate(0 ${f(7 * u)})"`) +
    path(d, `fill="${top}"`) +
    path(rim(X, Y - 1, rx * 0.88, ry * 0.84), 'fill="#fff" opacity=".09"') +
    (isLit ? ellipse(X, Y, rx * 1.25, ry * 1.35, 'fill="url(#wb-lamp)" opacity=".62"') : '') +
    (here.vortex ? vortex(plate, here.vortex) : '') +
    (look.legal.has(plate.id) || look.chosen.has(plate.id) ? arcs(plate, u, look.chosen.has(plate.id)) : '')
  );
}

function vortex({ X, Y, rx }: Plate, state: 'awake' | 'asleep'): string {
  return use(state === 'awake' ? 'vortex' : 'vortex-asleep', X - rx * 0.62, Y - rx * 0.38, rx * 1.24, rx * 0.744);
}

/** Four firefly arcs with an ink edge; closed where it is chosen. */
function arcs({ X, Y, rx }: Plate, unit: number, isChosen: boolean): string {
  const d = rim(X, Y + 2, rx + 5 * unit, rx * FLAT + 5 * unit);
  const width = Math.max(3.4 * unit, 2.6);
  const dashes = isChosen ? '' : 'stroke-dasharray="13 12" stroke-dashoffset="-6"';
  const arc = (colour: string, wide: number, more = '') =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${f(wide)}" stroke-linecap="round" pathLength="100" ${dashes} ${more}`);
  return path(d, 'fill="#c9f27a" opacity=".13"') + arc('#17132b', width + 3, 'opacity=".85"') + arc('#c9f27a', width);
}
