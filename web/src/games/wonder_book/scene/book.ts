import { round as f, type Camera } from './camera';
import { MOODS, type MoodName } from './moods';
import { ellipse, path } from './svg';

/** The open book: cover, page block, two pages, the shade of the gutter, the ribbon. */
export function book(cam: Camera, uid: string): string {
  const unit = cam.unit;
  const drop = 16 * unit;
  const below = cam.at(0, 100).Y + drop + 8 * unit;
  return (
    ellipse(cam.w / 2, below, cam.w * 0.49, 26 * unit, 'fill="#03030e" opacity=".45"') +
    path(cover(cam), `fill="#3a1a1c" transform="translate(0 ${f(6 * unit)})"`) +
    path(cover(cam), 'fill="#6f2b2a"') +
    block(cam, 0) +
    block(cam, 100) +
    path(page(cam, 0), `fill="url(#${uid}-page-left)"`) +
    path(page(cam, 100), `fill="url(#${uid}-page-right)"`) +
    gutter(cam, uid) +
    ribbon(cam)
  );
}

const lip = (cam: Camera) => 15 * cam.unit;

function cover(cam: Camera): string {
  const [a, b, c, d, g] = [cam.at(0, 0), cam.at(100, 0), cam.at(100, 100), cam.at(0, 100), cam.at(50, 100)];
  const edge = 13 * cam.unit;
  const drop = 16 * cam.unit;
  return (
    `M${f(a.X - edge)} ${f(a.Y - edge * 0.6)}H${f(b.X + edge)}L${f(c.X + edge)} ${f(c.Y + drop + edge * 0.4)}` +
    `Q${f((c.X + g.X) / 2)} ${f(c.Y + drop + edge * 0.2)} ${g.X} ${f(g.Y + drop + edge + 4)}` +
    `Q${f((d.X + g.X) / 2)} ${f(d.Y + drop + edge * 0.2)} ${f(d.X - edge)} ${f(d.Y + drop + edge * 0.4)}Z`
  );
}

function page(cam: Camera, x: number): string {
  const [far, near, g0, g1] = [cam.at(x, 0), cam.at(x, 100), cam.at(50, 0), cam.at(50, 100)];
  const bend = `Q${f((near.X + g1.X) / 2)} ${f(near.Y - lip(cam) * 0.7)} ${g1.X} ${f(g1.Y + lip(cam) * 0.5)}`;
  return `M${g0.X} ${g0.Y}L${far.X} ${far.Y}L${near.X} ${near.Y}${bend}Z`;
}

/** The edges of the pages below. */
function block(cam: Camera, x: number): string {
  const [near, g] = [cam.at(x, 100), cam.at(50, 100)];
  const sheet = (depth: number) => {
    const down = depth * 3.4 * cam.unit;
    const bend = `Q${f((near.X + g.X) / 2)} ${f(near.Y - lip(cam) * 0.7 + down)} ${g.X} ${f(g.Y + lip(cam) * 0.5 + down)}`;
    return path(`M${near.X} ${f(near.Y + down)}${bend}V${g.Y}H${near.X}Z`, `fill="${depth % 2 ? '#e6d7b8' : '#bfae8a'}"`);
  };
  return [4, 3, 2, 1].map(sheet).join('');
}

function gutter(cam: Camera, uid: string): string {
  const [g0, g1] = [cam.at(50, 0), cam.at(50, 100)];
  const half = (far: number, near: number) =>
    `M${g0.X} ${g0.Y}L${f(g0.X + far * cam.unit)} ${g0.Y}L${f(g1.X + near * cam.unit)} ${f(g1.Y - lip(cam) * 0.1)}L${g1.X} ${f(g1.Y + lip(cam) * 0.5)}Z`;
  return path(half(-34, -46), `fill="url(#${uid}-gutter-left)"`) + path(half(30, 40), `fill="url(#${uid}-gutter-right)"`);
}

function ribbon(cam: Camera): string {
  const g = cam.at(50, 100);
  const u = cam.unit;
  const tail = `L${f(g.X - 13 * u)} ${f(g.Y + 40 * u)}L${f(g.X - 4 * u)} ${f(g.Y + 32 * u)}L${f(g.X + 5 * u)} ${f(g.Y + 40 * u)}`;
  return path(`M${f(g.X - 9 * u)} ${g.Y - 4}${tail}L${f(g.X + 5 * u)} ${g.Y}Z`, 'fill="#a8324a"');
}

function shade(id: string, stops: [colour: string, opacity: number][], isLevel = false): string {
  const told = stops.map(([colour, opacity], place) => `<stop offset="${place}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${isLevel ? 1 : 0}" y2="${isLevel ? 0 : 1}">${told.join('')}</linearGradient>`;
}

/** The gradients of pages, sky and gutter in the moods of the two pages. */
export function shades(uid: string, left: MoodName, right: MoodName): string {
  const [one, other] = [MOODS[left], MOODS[right]];
  const plain = (id: string, [from, to]: [string, string]) =>
    shade(`${uid}-${id}`, [
      [from, 1],
      [to, 1],
    ]);
  const gutters =
    shade(
      `${uid}-gutter-left`,
      [
        ['#05040f', 0],
        ['#05040f', 0.42],
      ],
      true,
    ) +
    shade(
      `${uid}-gutter-right`,
      [
        ['#fff', 0.16],
        ['#fff', 0],
      ],
      true,
    );
  const pages = plain('page-left', one.page) + plain('page-right', [other.page[1], other.page[1]]);
  return pages + plain('sky-left', one.sky) + plain('sky-right', other.sky) + gutters;
}
