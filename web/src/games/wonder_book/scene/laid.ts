import type { GroundOf } from './art';
import { round as f, type Spot } from './camera';
import { blob, circle, line, placeOf, sheet, type Paper } from './paper';
import { random } from './random';
import { path } from './svg';

/** Flat paper that is more than a shape of one colour. */
export const LAID = { pool, ring, well, compass, dais, script, ruled };

function pool(paper: Paper, one: GroundOf<'pool'>): string {
  const [x, y] = placeOf(paper, one);
  const u = paper.cam.unit;
  const wave = (part: number, place: number) => {
    const { X, Y } = paper.cam.at(x + one.rx * part, y + one.ry * (place % 2 ? 0.84 : -0.66));
    return line(paper, `M${X} ${Y}q${f(13 * u)} ${f(-7 * u)} ${f(26 * u)} 0`, one.shine, 3);
  };
  const water =
    path(blob(paper, one, one.rx, one.ry, one.seed, 1.08), `fill="${one.edge}"`) +
    path(blob(paper, one, one.rx, one.ry, one.seed), `fill="${one.fill}"`);
  return water + [-0.78, -0.2, 0.5].map(wave).join('') + (one.bubbles ? bubbles(paper, one) : '');
}

const BUBBLES = [
  [-0.88, 0.1, 4],
  [-0.8, 0.34, 2.5],
  [0.86, -0.1, 4],
  [0.92, 0.2, 3],
  [0.7, 0.66, 3.5],
] as const;

function bubbles(paper: Paper, one: GroundOf<'pool'>): string {
  const [x, y] = placeOf(paper, one);
  const u = paper.cam.unit;
  const bubble = ([dx, dy, size]: (typeof BUBBLES)[number]) => {
    const { X, Y } = paper.cam.at(x + one.rx * dx, y + one.ry * dy);
    return `<circle cx="${X}" cy="${Y}" r="${f(size * u)}" fill="none" stroke="${one.shine}" stroke-width="${f(2 * u)}"/>`;
  };
  return BUBBLES.map(bubble).join('');
}

function turns(count: number): number[] {
  return Array.from({ length: count }, (_, place) => (place / count) * 2 * Math.PI);
}

function ring(paper: Paper, one: GroundOf<'ring'>): string {
  const { c, r } = circle(paper, one, one.r);
  const u = paper.cam.unit;
  const dot = (turn: number, place: number) => {
    const [X, Y] = [c.X + Math.cos(turn) * r, c.Y + Math.sin(turn) * r * 0.46];
    const size = place % 3;
    return `<ellipse cx="${f(X)}" cy="${f(Y)}" rx="${f((4 + size) * u)}" ry="${f((2.4 + size * 0.5) * u)}" fill="${one.fill}"/>`;
  };
  return turns(one.n).map(dot).join('');
}

const WALLS: [part: number, fill: string][] = [
  [1.12, '#7d8f84'],
  [1.04, '#3a4a46'],
  [0.96, '#0d1416'],
  [0.86, '#22302f'],
  [0.8, '#0a0f11'],
];
const SPINES = ['#b5563c', '#c98a2c', '#4d7a6a', '#5d6fb0', '#d9c9a4'];

function well(paper: Paper, one: GroundOf<'well'>): string {
  const { c, r } = circle(paper, one, one.r);
  const Y = c.Y + 3 * paper.cam.unit;
  const edge = (turn: number, part: number) => `${f(c.X + Math.cos(turn) * r * part)} ${f(Y + Math.sin(turn) * r * part * 0.5)}`;
  const wall = ([part, fill]: (typeof WALLS)[number]) =>
    `<ellipse cx="${c.X}" cy="${f(Y)}" rx="${f(r * part)}" ry="${f(r * part * 0.5)}" fill="${fill}"/>`;
  const book = (turn: number, place: number) =>
    line(paper, `M${edge(turn, 1.04)}L${edge(turn, 1.12)}`, '#3a4a46', 2) +
    line(paper, `M${edge(turn, 0.88)}L${edge(turn, 0.94)}`, SPINES[place % SPINES.length]!, 6, 'opacity=".8"');
  return WALLS.map(wall).join('') + turns(22).map(book).join('');
}

function compass(paper: Paper, one: GroundOf<'compass'>): string {
  const { c, r } = circle(paper, one, one.r);
  const tip = (turn: number, part: number) => `${f(c.X + Math.cos(turn) * r * part)} ${f(c.Y + Math.sin(turn) * r * part * 0.46)}`;
  const point = (turn: number, place: number) => {
    const up = turn - Math.PI / 2;
    const long = place % 2 ? 0.56 : 0.92;
    const half = (aside: number, fill: string) => path(`M${tip(up, long)}L${tip(up + aside, 0.22)}L${c.X} ${c.Y}Z`, `fill="${fill}"`);
    return half(0.4, '#7a5a2c') + half(-0.4, '#d9b264');
  };
  const rim = `fill="#33484a" stroke="#b98a3a" stroke-width="${f(2.4 * paper.cam.unit)}"`;
  return `<ellipse cx="${c.X}" cy="${c.Y}" rx="${f(r)}" ry="${f(r * 0.46)}" ${rim}/>${turns(8).map(point).join('')}`;
}

const STEPS: [part: number, fill: string, down: number][] = [
  [1.62, '#a3957a', 12],
  [1.62, '#e9dec6', 6],
  [1.36, '#8f2f10', 5],
  [1.36, '#b5563c', 0],
  [1.24, '#c98a2c', 0],
  [1.2, '#8f3f2c', 0],
];

function dais(paper: Paper, one: GroundOf<'dais'>): string {
  const { c, r } = circle(paper, one, 10);
  const step = ([part, fill, down]: (typeof STEPS)[number]) =>
    `<ellipse cx="${c.X}" cy="${f(c.Y + down * paper.cam.unit)}" rx="${f(r * part)}" ry="${f(r * part * 0.42)}" fill="${fill}"/>`;
  return STEPS.map(step).join('');
}

type Written = GroundOf<'script' | 'ruled'>;

function rows(one: Written): number[] {
  return Array.from({ length: one.rows }, (_, row) => one.y0 + ((one.y1 - one.y0) * row) / (one.rows - 1));
}

function ruled(paper: Paper, one: Written): string {
  const u = paper.cam.unit;
  const rule = (y: number) => {
    const level: [number, number][] = [
      [one.x0, y + 1.5],
      [one.x1, y + 1.5],
    ];
    return line(paper, sheet(paper, level), one.tone, 1.2, `stroke-dasharray="${f(2 * u)} ${f(6 * u)}" opacity=".7"`);
  };
  return rows(one).map(rule).join('');
}

/** Words; fading ones grow fewer along the line and down the page. */
function script(paper: Paper, one: Written): string {
  return rows(one)
    .map((y, row) => words(paper, one, y, row))
    .join('');
}

function words(paper: Paper, one: Written, y: number, row: number): string {
  const next = random(row * 37 + one.x0 * 3 + 11);
  next();
  let found = '';
  for (let x = one.x0 + (row % 5 ? 0 : 4); x < one.x1 - 2;) {
    const long = Math.min(1.5 + next() * 4.5, one.x1 - x);
    const gone = one.fade ? ((x - one.x0) / (one.x1 - one.x0)) * 0.7 + (row / one.rows) * 0.75 : 0;
    const shown = Math.round(Math.max(0.2, 0.7 - gone * 0.4) * 10) / 10;
    if (next() > gone)
      found += line(paper, scrawl(paper, paper.cam.at(x, y), paper.cam.at(x + long, y), long), one.tone, 1.7, `opacity="${shown}"`);
    x += long + 1;
  }
  return found;
}

function scrawl(paper: Paper, from: Spot, to: Spot, long: number): string {
  const bows = Math.max(2, Math.round(long * 1.3));
  const at = (place: number) => f(from.X + ((to.X - from.X) * place) / bows);
  const bow = (place: number) => `Q${at(place - 0.5)} ${f(from.Y + (place % 2 ? -3.5 : 3) * paper.cam.unit)} ${at(place)} ${from.Y}`;
  return `M${from.X} ${from.Y}${Array.from({ length: bows }, (_, place) => bow(place + 1)).join('')}`;
}
