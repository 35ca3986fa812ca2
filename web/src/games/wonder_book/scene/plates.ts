import { round as f, type Camera, type Spot } from './camera';
import type { Board } from './art';

/** How flat a plate looks. */
export const FLAT = 0.4;

/** An area on the screen: the middle of its plate and half of how wide and high that is. */
export interface Plate extends Spot {
  id: string;
  name: string;
  /** Where it lies on the page. */
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const MOST = 0.09;
const APART = 2.06;

/** Half the width of the largest plate at the near edge with which no two touch. */
export function plateSize(areas: Board['areas'], cam: Camera, most = cam.w * MOST): number {
  const spots = Object.values(areas).map((area) => cam.at(area.x, area.y));
  let size = most;
  for (const [place, one] of spots.entries())
    for (const other of spots.slice(place + 1)) {
      const gap = Math.hypot(one.X - other.X, (one.Y - other.Y) / FLAT);
      size = Math.min(size, gap / APART / ((one.s + other.s) / 2));
    }
  return size;
}

export function platesOf(areas: Board['areas'], cam: Camera): Record<string, Plate> {
  const size = plateSize(areas, cam);
  const found = Object.entries(areas).map(([id, area]): [string, Plate] => {
    const spot = cam.at(area.x, area.y);
    const rx = size * spot.s;
    return [id, { ...spot, id, name: area.name, x: area.x, y: area.y, rx, ry: rx * FLAT }];
  });
  return Object.fromEntries(found);
}

const ROUND = 2.7;
const STEPS = 28;

/** The rim of a plate: more than an ellipse, and still never a box. */
export function rim(X: number, Y: number, rx: number, ry: number): string {
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / ROUND);
  const points = Array.from({ length: STEPS }, (_, step) => {
    const turn = (step / STEPS) * 2 * Math.PI;
    return `${f(X + bent(Math.cos(turn)) * rx)} ${f(Y + bent(Math.sin(turn)) * ry)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Where the way from a plate to another leaves it. */
export function leaves(from: Plate, to: Spot): Spot {
  const dx = to.X - from.X;
  const dy = to.Y - from.Y;
  const part = 0.92 / Math.hypot(dx / from.rx, dy / from.ry);
  return { X: from.X + dx * part, Y: from.Y + dy * part, s: from.s };
}

/** A flat strip between two places, narrower where it is farther. */
export function strip(from: Spot, to: Spot, width: number): string {
  const dx = to.X - from.X;
  const dy = to.Y - from.Y;
  const long = Math.hypot(dx, dy) || 1;
  const corner = (spot: Spot, side: number) => {
    const aside = width * spot.s * side;
    return `${f(spot.X - (dy / long) * aside)} ${f(spot.Y + (dx / long) * aside * 0.62)}`;
  };
  return `M${corner(from, 1)}L${corner(to, 1)}L${corner(to, -1)}L${corner(from, -1)}Z`;
}
