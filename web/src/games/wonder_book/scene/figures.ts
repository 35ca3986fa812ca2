import { round as f } from './camera';
import type { CardHere, HeroHere, Pack } from './inhabitants';
import { ellipse, inMood, INK, PAPER, sizeOf, use } from './svg';

/** Where a figure stands, and how high it is. */
export interface Foot {
  X: number;
  Y: number;
  H: number;
}

/** Who has a figure of their own; others are shown by a letter, a strange foe as a wyrm with the aura. */
const HEROES = ['bull', 'brawn', 'honey', 'laser'];
const ALLIES = ['aster'];
const BOSSES = ['gnawer', 'obelus'];

export const hasBust = (id: string) => HEROES.includes(id) || ALLIES.includes(id);

function lettered(id: string, { X, Y, H }: Foot): string {
  const r = H * 0.28;
  const disc = `<circle cx="${f(X)}" cy="${f(Y - H * 0.5)}" r="${f(r)}" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>`;
  const letter = `<text x="${f(X)}" y="${f(Y - H * 0.5 + r * 0.36)}" text-anchor="middle" font-weight="700" font-size="${f(r)}" fill="${INK}">`;
  return `${disc}${letter}${id.slice(0, 1).toUpperCase()}</text>`;
}

export function hero(one: HeroHere, foot: Foot, unit: number): string {
  const { X, Y, H } = foot;
  const wide = H * 0.72;
  const active = one.isActive
    ? ellipse(X, Y + wide * 0.04, wide * 0.74, wide * 0.34, `fill="none" stroke="#fff" stroke-width="${f(Math.max(2.6 * unit, 2))}"`) +
      ellipse(X, Y, wide, wide * 0.5, 'fill="url(#wb-glow)" opacity=".5"')
    : '';
  const base = use(`base-${one.seat % 4}`, X - wide / 2, Y - wide * 0.2, wide, wide / 2);
  const drawn = one.isDown
    ? use(`hero-${one.id}-down`, X - H * 0.52, Y - H * 0.6, H * 1.04, H * 0.73)
    : use(`hero-${one.id}`, X - H * 0.415, Y - H * 0.93, H * 0.83, H);
  return `<g data-figure="${one.id}">${active}${base}${HEROES.includes(one.id) ? drawn : lettered(one.id, foot)}</g>`;
}

const POSES = { stunned: 'wyrm-stunned', pinned: 'wyrm-pinned' };
const KINDS = 'abc';

/** Standing wyrms have three faces, so that a pack is alive. */
export function wyrm({ state, wyrms }: Pack, { X, Y, H }: Foot): string {
  const high = H * 0.82;
  const wide = H * 0.66;
  const pose = state === 'standing' ? `wyrm-${KINDS[wyrms[0]! % KINDS.length]}` : POSES[state];
  const drawn =
    use('base-wyrm', X - wide / 2, Y - wide * 0.18, wide, wide / 2) + use(pose, X - high * 0.53, Y - high * 0.95, high * 1.06, high * 1.04);
  return `<g data-figure="wyrm-${wyrms[0]}">${drawn}${wyrms.length > 1 ? times(wyrms.length, X + high * 0.36, Y - high * 0.78) : ''}</g>`;
}

function times(count: number, X: number, Y: number): string {
  const pill = `<rect x="-13" y="-10" width="26" height="20" rx="10" fill="${INK}" stroke="#fbf8ff" stroke-width="1.6"/>`;
  const text = `<text y="4.6" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">×${count}</text>`;
  return `<g transform="translate(${f(X)} ${f(Y)})">${pill}${text}</g>`;
}

export function ally(id: string, foot: Foot): string {
  const { X, Y, H } = foot;
  const shadow = ellipse(X, Y + 2, H * 0.3, H * 0.1, 'fill="#05040f" opacity=".4"');
  const drawn = ALLIES.includes(id) ? use(`ally-${id}`, X - H * 0.42, Y - H * 0.74, H * 0.84, H * 0.79) : lettered(id, foot);
  return `<g data-figure="${id}">${shadow}${drawn}</g>`;
}

export const BOSS = 2.1;

export function boss(id: string, { X, Y, H }: Foot): string {
  const high = H * BOSS;
  const aura = use('dark-aura', X - high * 0.6, Y - high * 0.95, high * 1.2, high * 1.1);
  const layers = ['back', 'mid', 'front'].map((layer) => use(`boss-${id}-${layer}`, X - high * 0.58, Y - high * 0.9, high * 1.16, high));
  const strange = aura + use('wyrm-b', X - high * 0.4, Y - high * 0.8, high * 0.8, high * 0.84);
  return `<g data-figure="${id}">${BOSSES.includes(id) ? layers.join('') : strange}</g>`;
}

export function spark(X: number, Y: number, size: number): string {
  return use('spark', X - size / 2, Y - size * 0.6, size, size);
}

export const CARD_SHAPE = 1.46;

/** A card on the board; a piece on it tells what it is. */
export function card({ piece }: CardHere, X: number, Y: number, wide: number): string {
  const high = wide * CARD_SHAPE;
  const fold = `M${f(X - wide / 2)} ${f(Y)}h${f(wide)}l${f(wide * 0.2)} ${f(wide * 0.16)}h${f(-wide)}Z`;
  const face = piece === null ? '' : picture(piece, X, Y - high * 0.445, wide * 0.66, high * 0.38);
  return `<path d="${fold}" fill="#05040f" opacity=".35"/>${use('card-interaction', X - wide / 2, Y - high, wide, high)}${face}`;
}

function picture(piece: string, X: number, Y: number, wide: number, high: number): string {
  const { w, h } = sizeOf(piece);
  if (!w) return '';
  const scale = Math.round(Math.min(wide / w, high / h) * 1000) / 1000;
  return inMood('candle', `<use href="#wb-kit-${piece}" transform="translate(${f(X)} ${f(Y)}) scale(${scale})"/>`);
}
