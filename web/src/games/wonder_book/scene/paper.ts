import type { Board } from './art';
import { round as f, type Camera, type Spot } from './camera';
import { random } from './random';
import { stroke } from './svg';

/** What flat paper is laid on. */
export interface Paper {
  cam: Camera;
  board: Board;
}

interface Placed {
  at?: string;
  x?: number;
  y?: number;
  dx?: number;
  dy?: number;
}

type Point = [x: number, y: number];

/** Where something lies on the page. */
export function placeOf({ board }: Paper, one: Placed): Point {
  const area = one.at ? board.areas[one.at] : undefined;
  if (area) return [area.x + (one.dx ?? 0), area.y + (one.dy ?? 0)];
  return [one.x ?? 50, one.y ?? 50];
}

/** The middle of something round on the screen, and half its width. */
export function circle(paper: Paper, one: Placed, radius: number): { c: Spot; r: number } {
  const [x, y] = placeOf(paper, one);
  return { c: paper.cam.at(x, y), r: (paper.cam.at(x + radius, y).X - paper.cam.at(x - radius, y).X) / 2 };
}

/** A line through places on the page. */
export function sheet({ cam }: Paper, points: readonly Point[]): string {
  return points
    .map(([x, y], place) => {
      const spot = cam.at(x, y);
      return `${place ? 'L' : 'M'}${spot.X} ${spot.Y}`;
    })
    .join('');
}

export function line({ cam }: Paper, d: string, colour: string, width: number, more = ''): string {
  return stroke(d, colour, f(width * cam.unit), more);
}

/** A smooth line through points, as Catmull and Rom drew them. */
export function smooth(points: readonly Point[], steps = 10): Point[] {
  const near = (place: number) => points[Math.max(0, Math.min(points.length - 1, place))]!;
  const found: Point[] = [];
  for (let place = 0; place < points.length - 1; place++)
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const [a, b, c, d] = [near(place - 1), near(place), near(place + 1), near(place + 2)];
      const bent = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      found.push([bent(0), bent(1)]);
    }
  return [...found, near(points.length)];
}

const LOBES = 12;

/** A round shape that nobody cut with a compass. */
export function blob(paper: Paper, one: Placed, rx: number, ry: number, seed: number, part = 1): string {
  const [x, y] = placeOf(paper, one);
  const next = random(seed * 97 + 5);
  next();
  const lobes = Array.from({ length: LOBES }, () => 0.92 + next() * 0.16);
  const around = Array.from({ length: LOBES + 3 }, (_, place): Point => {
    const turn = ((place - 1) / LOBES) * 2 * Math.PI;
    const lobe = lobes[(place - 1 + LOBES) % LOBES]! * part;
    return [x + Math.cos(turn) * rx * lobe, y + Math.sin(turn) * ry * lobe];
  });
  return `${sheet(paper, smooth(around, 6).slice(6, -6))}Z`;
}
