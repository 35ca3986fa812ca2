import { moodAt, type Art, type Board, type WayArt } from './art';
import { round as f, type Camera, type Spot } from './camera';
import type { Box } from './labels';
import { MOODS } from './moods';
import { leaves, strip, type Plate } from './plates';
import type { Upright } from './standing';
import { inMood, path, piece } from './svg';

export interface Ways {
  flat: string;
  barriers: Upright[];
  heads: Box[];
}

interface Border {
  from: Spot;
  to: Spot;
  middle: Spot;
  x: number;
  art: WayArt;
}

export function ways(cam: Camera, board: Board, art: Art, plates: Record<string, Plate>): Ways {
  const open = bordersOf(board.open, art, plates);
  const blocked = bordersOf(board.blocked, art, plates);
  const { unit } = cam;
  return {
    flat: open.map((one) => openWay(cam, art, one)).join('') + blocked.map((one) => gap(cam, one)).join(''),
    barriers: blocked.map((one) => barrier(cam, art, one)),
    heads: [
      ...open.map(({ middle }): Box => [middle.X - 9 * unit, middle.Y - 7 * unit, middle.X + 9 * unit, middle.Y + 7 * unit]),
      ...blocked.map(({ middle }): Box => [middle.X - 10, middle.Y - 6, middle.X + 10, middle.Y + 14]),
    ],
  };
}

function bordersOf(pairs: Board['open'], art: Art, plates: Record<string, Plate>): Border[] {
  return pairs.flatMap(([one, other]) => {
    const [a, b] = [plates[one], plates[other]];
    if (!a || !b) return [];
    const look: WayArt = art.ways?.[`${one}-${other}`] ?? art.ways?.[`${other}-${one}`] ?? {};
    const [from, to, t] = [leaves(a, b), leaves(b, a), look.t ?? 0.5];
    const middle = { X: from.X + (to.X - from.X) * t, Y: from.Y + (to.Y - from.Y) * t, s: (a.s + b.s) / 2 };
    return [{ from, to, middle, x: (a.x + b.x) / 2, art: look }];
  });
}

function openWay(cam: Camera, art: Art, { from, to, x }: Border): string {
  const mood = MOODS[moodAt(art, x)];
  const u = cam.unit;
  const seam = `M${f(from.X)} ${f(from.Y)}L${f(to.X)} ${f(to.Y)}`;
  const stitches = `fill="none" stroke="${mood.trim}" stroke-width="${f(4.4 * u)}" stroke-linecap="round" stroke-dasharray="0.1 ${f(10 * u)}"`;
  return (
    path(strip(from, to, 15 * u), `fill="#05040f" opacity=".3" transform="translate(0 ${f(4 * u)})"`) +
    path(strip(from, to, 15 * u), `fill="${mood.plate[1]}" transform="translate(0 ${f(2 * u)})"`) +
    path(strip(from, to, 14 * u), `fill="${mood.way}"`) +
    path(seam, stitches)
  );
}

function gap(cam: Camera, { from, to }: Border): string {
  return path(strip(from, to, 9 * cam.unit), 'fill="#05040f" opacity=".32"');
}

function barrier(cam: Camera, art: Art, { from, to, middle, x, art: look }: Border): Upright {
  const mood = moodAt(art, x);
  const isSteep = Math.abs(to.Y - from.Y) > Math.abs(to.X - from.X) * 0.5;
  const size = (look.size ?? 0.62) * cam.unit * middle.s * (isSteep ? 1 : 0.8);
  return {
    Y: middle.Y + 6,
    svg: inMood(mood, piece(look.barrier ?? MOODS[mood].barrier, middle.X, middle.Y + 8 * cam.unit, size)) + cross(cam, middle),
  };
}

function cross(cam: Camera, { X, Y }: Spot): string {
  const scale = f(Math.max(cam.unit, 0.72) * 100) / 100;
  return (
    `<g transform="translate(${f(X)} ${f(Y + 4 * cam.unit)}) scale(${scale})"><circle r="9.5" cy="1.5" fill="#05040f" opacity=".4"/>` +
    '<circle r="9" fill="#f3ead6"/><path d="M-4-4L4 4M4-4L-4 4" stroke="#a3231b" stroke-width="3" stroke-linecap="round"/></g>'
  );
}
