import type * as wire from '../wire';
import type { Art, FloorKind } from './art';
import { round as f, type Camera } from './camera';
import { MOODS, type Mood, type MoodName } from './moods';
import type { Plate } from './plates';
import { random } from './random';
import { ellipse } from './svg';

const UNDER: Record<Mood['back'], FloorKind> = { shelves: 'flags', town: 'flags', trees: 'grass', lake: 'ripples', pages: 'script' };

/** What is drawn flat on the two pages. */
export function floor(cam: Camera, art: Art, uid: string, [left, right]: [MoodName, MoodName]): string {
  if (left === right) return lines(cam, art, left);
  const half = (side: string, x: number, mood: MoodName) =>
    `<clipPath id="${uid}-floor-${side}"><rect x="${f(x)}" width="${f(cam.w / 2)}" height="${cam.h}"/></clipPath>` +
    `<g clip-path="url(#${uid}-floor-${side})">${lines(cam, art, mood)}</g>`;
  return half('left', 0, left) + half('right', cam.w / 2, right);
}

function lines(cam: Camera, art: Art, mood: MoodName): string {
  const kind = art.floor ?? UNDER[MOODS[mood].back];
  if (kind === 'none') return '';
  const look = `stroke="${MOODS[mood].trim}" stroke-width="${kind === 'script' ? 3 : 2}" opacity="${kind === 'flags' ? 0.16 : 0.26}"`;
  return `<path d="${DRAWN[kind](cam).join('')}" fill="none" stroke-linecap="round" ${look}/>`;
}

const DRAWN: Record<Exclude<FloorKind, 'none'>, (cam: Camera) => string[]> = { flags, ripples, grass, script };

function between(cam: Camera, x0: number, y0: number, x1: number, y1: number): string {
  const [a, b] = [cam.at(x0, y0), cam.at(x1, y1)];
  return `M${a.X} ${a.Y}L${b.X} ${b.Y}`;
}

function flags(cam: Camera): string[] {
  const rows = Array.from({ length: 6 }, (_, row) => 6 + row * 17);
  return rows.flatMap((y, row) => {
    const joints = Array.from({ length: 7 }, (_, place) => 6 + place * 15 + (row % 2) * 7).filter((x) => x < 98);
    return [between(cam, 1, y, 99, y), ...joints.map((x) => between(cam, x, y, x, Math.min(y + 17, 99)))];
  });
}

function ripples(cam: Camera): string[] {
  const next = random(9);
  return Array.from({ length: 46 }, () => {
    const [x, y, long] = [3 + next() * 92, 4 + next() * 92, 2 + next() * 4];
    const [a, b] = [cam.at(x, y), cam.at(x + long, y)];
    return Math.abs(x - 50) < 4 ? '' : `M${a.X} ${a.Y}Q${f((a.X + b.X) / 2)} ${f(a.Y - 5)} ${b.X} ${b.Y}`;
  });
}

function grass(cam: Camera): string[] {
  const next = random(5);
  return Array.from({ length: 70 }, () => {
    const { X, Y } = cam.at(2 + next() * 96, 3 + next() * 95);
    return `M${X} ${Y}l-4-8M${X} ${Y}l1-10M${X} ${Y}l5-7`;
  });
}

function script(cam: Camera): string[] {
  const found: string[] = [];
  for (let row = 0; row < 9; row++)
    for (const [from, to] of [
      [6, 46],
      [54, 94],
    ] as const) {
      const next = random(row * 7 + from + 3);
      for (let x = from; x < to - 4;) {
        const long = 2 + next() * 5;
        const y = 8 + row * 10.5;
        if (next() > 0.35) found.push(between(cam, x, y, Math.min(x + long, to), y));
        x += long + 1.2;
      }
    }
  return found;
}

const RUG = ['#7a2036', '#ffd27a', '#8f2f45', '#d9a441', '#6a1c3a'];
const RINGS = [1, 0.93, 0.9, 0.74, 0.72];

/** A round rug under a plate. */
export function rug(one: wire.Flat, cam: Camera, plates: Record<string, Plate>): string {
  const spot = (one.at && plates[one.at]) || cam.at(one.x ?? 50, one.y ?? 50);
  const wide = (one.size ?? 1) * cam.unit * 150;
  return RINGS.map((part, place) => ellipse(spot.X, spot.Y, wide * part, wide * part * 0.46, `fill="${RUG[place]}"`)).join('');
}
