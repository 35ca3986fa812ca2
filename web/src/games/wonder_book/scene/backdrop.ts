import type { Art, Hung, Side } from './art';
import { round as f, type Camera } from './camera';
import { MOODS, type MoodName } from './moods';
import { random } from './random';
import { inMood, PAPER, path, piece } from './svg';

const LEAN = 0.075;
const SIDES: Side[] = ['left', 'right'];
const BRIGHT: MoodName[] = ['dawn', 'blank'];

/** One half of the back wall: where it stands, which way it goes, how wide and high it may be. */
interface Half {
  side: Side;
  mood: MoodName;
  way: 1 | -1;
  wide: number;
  high: number;
  /** The foot of the wall at the gutter. */
  foot: number;
}

/** The sky and the two wings of the back wall, hinged at the gutter. */
export function backdrop(cam: Camera, art: Art, uid: string, high: number): string {
  const [left, right] = [cam.at(0, 0), cam.at(100, 0)];
  const halves = SIDES.map((side): Half => ({
    side,
    mood: typeof art.mood === 'string' ? art.mood : art.mood[side],
    way: side === 'left' ? -1 : 1,
    wide: (right.X - left.X) / 2,
    high,
    foot: left.Y,
  }));
  return halves.map((half) => sky(cam, art, uid, half)).join('') + halves.map((half) => wing(cam, art, half)).join('');
}

function skyline(cam: Camera, { way, wide, high, foot }: Half): string {
  const middle = cam.w / 2;
  const u = cam.unit;
  const outer = middle + way * (wide + 4 * u);
  const arch = `Q${f(middle + way * wide * 0.5)} ${f(foot - high * 1.2)} ${f(outer - way * 34 * u)} ${f(foot - high * 0.93)}`;
  return `M${middle} ${foot + 4}V${f(foot - high * 0.96)}${arch}Q${f(outer)} ${f(foot - high * 0.9)} ${f(outer)} ${f(foot - high * 0.74)}V${foot + 8}Z`;
}

function sky(cam: Camera, art: Art, uid: string, half: Half): string {
  const d = skyline(cam, half);
  const id = `${uid}-clip-${half.side}`;
  const edge = `fill="${PAPER}" stroke="${PAPER}" stroke-width="${f(7 * cam.unit)}" stroke-linejoin="round"`;
  const things = (art.sky ?? [])
    .filter((one) => one.side === half.side)
    .map((one) => hung(cam, one, half, half.wide, cam.w / 2, half.foot));
  const inside = (BRIGHT.includes(half.mood) ? '' : stars(cam, half)) + things.join('');
  const drawn =
    path(d, edge) +
    path(d, `fill="url(#${uid}-sky-${half.side})"`) +
    `<clipPath id="${id}">${path(d, '')}</clipPath><g clip-path="url(#${id})">${inside}</g>`;
  return inMood(half.mood, drawn);
}

function stars(cam: Camera, { side, way, wide, high, foot }: Half): string {
  const next = random(side === 'left' ? 11 : 29);
  const star = () => {
    const [x, y, size] = [next(), next(), next()];
    const r = (0.7 + size * 1.2) * Math.max(cam.unit, 0.7);
    return `<circle cx="${f(cam.w / 2 + way * x * wide)}" cy="${f(foot - high * (0.35 + y * 0.75))}" r="${f(r)}" fill="#e9e4ff"/>`;
  };
  return Array.from({ length: 26 }, star).join('');
}

function hung(cam: Camera, one: Hung, half: Half, wide: number, X: number, Y: number): string {
  const size = (one.size ?? 1) * cam.unit * heightOf(cam, half);
  const left = X + (half.way * wide * one.x) / 100;
  return piece(one.piece, left, Y - (half.high * (one.y ?? 0)) / 100, size, { hasShadow: false, flip: one.flip });
}

/** Where there is little height all that hangs is smaller. */
function heightOf(cam: Camera, { high }: Half): number {
  return Math.min(1, high / (DRAWN_HIGH * cam.unit));
}
const DRAWN_HIGH = 211;

function wing(cam: Camera, art: Art, half: Half): string {
  const { side, way, wide, foot } = half;
  const hangs = (art.walls ?? []).filter((one) => one.side === side).map((one) => hung(cam, one, half, wide + 2 * cam.unit, 0, 0));
  const wall = MOODS[half.mood].back === 'shelves' ? battlement(cam, half) : '';
  const lean = `matrix(1 ${f(way * LEAN * 1000) / 1000} 0 1 ${cam.w / 2} ${f(foot - 4 * cam.unit)})`;
  return `<g transform="${lean}">${inMood(half.mood, wall + hangs.join(''))}</g>`;
}

const TEETH = 7;

function battlement(cam: Camera, { side, way, wide, high }: Half): string {
  const u = cam.unit;
  const top = high * 0.78;
  const step = (wide + 2 * u) / TEETH;
  let d = `M0 0V${f(-top * 0.86)}`;
  for (let tooth = 0; tooth < TEETH; tooth++) {
    const [from, gap, to] = [tooth, tooth + 0.55, tooth + 1].map((place) => f(way * place * step));
    const rise = -top * (0.86 + (0.14 * tooth) / TEETH);
    d += `L${from} ${f(rise - 9 * u)}L${gap} ${f(rise - 9 * u)}L${gap} ${f(rise)}L${to} ${f(rise)}`;
  }
  d += 'V6H0Z';
  const shade = side === 'right' ? path(d, 'fill="#05040f" opacity=".2"') : '';
  return (
    path(d, `fill="${PAPER}" stroke="${PAPER}" stroke-width="${f(6 * u)}" stroke-linejoin="round"`) + path(d, 'fill="var(--wa2)"') + shade
  );
}
