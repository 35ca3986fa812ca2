import type { Art, Board, Ground, GroundOf } from './art';
import { round as f, type Camera, type Spot } from './camera';
import { LAID } from './laid';
import { blob, circle, line, sheet, smooth, type Paper } from './paper';
import { path } from './svg';

/** Flat paper under the plates, cut off at the edges of the pages and at the wings. */
export function ground(cam: Camera, board: Board, art: Art, uid: string): string {
  if (!art.ground?.length) return '';
  const drawn = art.ground.map((one) => lay({ cam, board }, one)).join('');
  return `<clipPath id="${uid}-ground">${path(pages(cam), '')}</clipPath><g clip-path="url(#${uid}-ground)">${drawn}</g>`;
}

function pages(cam: Camera): string {
  const u = cam.unit;
  const [l, r, c, d, g] = [cam.at(0, 0), cam.at(100, 0), cam.at(100, 100), cam.at(0, 100), cam.at(50, 100)];
  const drop = ((r.X - l.X) / 2) * 0.075 - 2 * u;
  return (
    `M${f(cam.w / 2)} ${f(l.Y - 2 * u)}L${r.X} ${f(r.Y + drop)}L${c.X} ${c.Y}Q${f((c.X + g.X) / 2)} ${f(c.Y - 10.5 * u)} ${g.X} ${f(g.Y + 7.5 * u)}` +
    `Q${f((d.X + g.X) / 2)} ${f(d.Y - 10.5 * u)} ${d.X} ${d.Y}L${l.X} ${f(l.Y + drop)}Z`
  );
}

function lay(paper: Paper, one: Ground): string {
  switch (one.kind) {
    case 'glow': {
      const { c, r } = circle(paper, one, one.r);
      return `<ellipse cx="${c.X}" cy="${c.Y}" rx="${f(r)}" ry="${f(r * 0.46)}" fill="url(#${one.c ?? 'wb-lamp'})" opacity="${one.o}"/>`;
    }
    case 'patch':
      return path(blob(paper, one, one.r, one.r * 1.25, one.seed), `fill="${one.fill}" opacity=".8"`);
    case 'stones':
      return stones(paper, one);
    case 'rail':
      return line(paper, sheet(paper, one.along), '#6f4c28', 12, 'opacity=".7"') + line(paper, sheet(paper, one.along), '#26352f', 5);
    case 'drops':
      return drops(paper, one);
    case 'stream':
      return stream(paper, one);
    case 'terrace':
      return terrace(paper, one);
    case 'carpet':
      return carpet(paper, one);
    default:
      return LAID[one.kind](paper, one as never);
  }
}

function stones({ cam }: Paper, { along: spots, fill }: GroundOf<'stones'>): string {
  const u = cam.unit;
  const stone = ({ X, Y }: Spot, place: number) => {
    const wide = f((12 - (place % 2) * 3) * u);
    const high = f(5.5 * u);
    return (
      `<ellipse cx="${X}" cy="${f(Y + 3 * u)}" rx="${wide}" ry="${high}" fill="#12251f"/>` +
      `<ellipse cx="${X}" cy="${Y}" rx="${wide}" ry="${high}" fill="${fill}"/>`
    );
  };
  return spots.map(([x, y], place) => stone(cam.at(x, y), place)).join('');
}

function drops({ cam }: Paper, { along }: GroundOf<'drops'>): string {
  return along
    .map(([x, y, size]) => {
      const { X, Y } = cam.at(x, y);
      const u = size * cam.unit;
      const shine = `<ellipse cx="${f(X - 2 * u)}" cy="${f(Y - u)}" rx="${f(3 * u)}" ry="${f(u)}" fill="#5b518f"/>`;
      return `<ellipse cx="${X}" cy="${Y}" rx="${f(9 * u)}" ry="${f(4 * u)}" fill="#17132b"/>${shine}`;
    })
    .join('');
}

const STREAMS = {
  ink: ['#3a2f6a', '#17132b', '#4a3f8a'],
  stone: ['#8f684f', '#3f80a4', '#7cc0dc'],
  wood: ['#17332c', '#2f7078', '#6fb8b8'],
};

function stream(paper: Paper, one: GroundOf<'stream'>): string {
  const points = smooth(one.along);
  const last = points.length - 1;
  const bank = (part: number) => {
    const sides: [number, number][][] = [[], []];
    points.forEach(([x, y], place) => {
      const [[bx, by], [cx, cy]] = [points[Math.max(0, place - 1)]!, points[Math.min(last, place + 1)]!];
      const [dx, dy] = [cx - bx, cy - by];
      const wide = (one.width * (1 + (((one.grow ?? 1) - 1) * place) / last) * part) / 2 / (Math.hypot(dx, dy) || 1);
      sides[0]!.push([x - dy * wide, y + dx * wide]);
      sides[1]!.unshift([x + dy * wide, y - dx * wide]);
    });
    return `${sheet(paper, sides.flat())}Z`;
  };
  const [edge, water, light] = one.ink ? STREAMS.ink : one.stone ? STREAMS.stone : STREAMS.wood;
  const dashes = `stroke-dasharray="${f(16 * paper.cam.unit)} ${f(20 * paper.cam.unit)}"`;
  return path(bank(1.34), `fill="${edge}"`) + path(bank(1), `fill="${water}"`) + line(paper, sheet(paper, points), light!, 2.6, dashes);
}

function terrace(paper: Paper, one: GroundOf<'terrace'>): string {
  const { cam } = paper;
  const points = smooth(one.along);
  const foot = points.map(([x, y]) => cam.at(x, y));
  const high = one.riser * cam.unit;
  const top = foot.map((spot, place) => `${place ? 'L' : 'M'}${spot.X} ${spot.Y}`).join('');
  const riser = `${top}${foot
    .toReversed()
    .map((spot) => `L${spot.X} ${f(spot.Y + high)}`)
    .join('')}Z`;
  const joint = (spot: Spot, place: number) =>
    `M${spot.X} ${f(spot.Y + (place % 2 ? 1 : high / 2))}V${f(spot.Y + (place % 2 ? high / 2 : high))}`;
  const joints = foot.filter((_, place) => place % 3 === 1).map(joint);
  return (
    path(riser, `fill="#05040f" opacity=".3" transform="translate(0 ${f(7 * cam.unit)})"`) +
    path(`${sheet(paper, [[-1, -2], ...points, [101, -2]])}Z`, `fill="${one.fill}"`) +
    path(riser, 'fill="var(--wa3)"') +
    line(paper, joints.join(''), 'var(--wa2)', 2, 'opacity=".7"') +
    line(paper, top, 'var(--wa1)', 4)
  );
}

function carpet(paper: Paper, one: GroundOf<'carpet'>): string {
  const [from, to] = [paper.board.areas[one.at], paper.board.areas[one.to]];
  if (!from || !to) return '';
  const cloth = (wide: number, fill: string) => {
    const corners: [number, number][] = [
      [from.x - wide, from.y],
      [from.x + wide, from.y],
      [to.x + wide, to.y],
      [to.x - wide, to.y],
    ];
    return path(`${sheet(paper, corners)}Z`, `fill="${fill}"`);
  };
  return cloth(4.6, '#c98a2c') + cloth(4, '#8f3f2c');
}
