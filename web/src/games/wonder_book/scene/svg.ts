import { round as f } from './camera';
import type { MoodName } from './moods';
import { PIECES } from './pieces';

export const PAPER = '#f3ead6';
export const INK = '#17132b';
const SHADOW = '#05040f';

export interface PieceLook {
  flip?: boolean;
  hasShadow?: boolean;
  kind?: string;
}

/** A paper piece with its foot at a place: fold, shadow, paper. */
export function piece(id: string, X: number, Y: number, size: number, look: PieceLook = {}): string {
  const { w } = sizeOf(id);
  const { flip = false, hasShadow = true, kind = '' } = look;
  const wide = w * size;
  const fold = `M${f(-wide * 0.36)} 1H${f(wide * 0.36)}L${f(wide * 0.5)} ${f(7 + 5 * size)}H${f(-wide * 0.1)}Z`;
  const scale = Math.round(size * 1000) / 1000;
  return (
    `<g class="pop ${kind}" transform="translate(${f(X)} ${f(Y)})">` +
    (hasShadow ? `<path d="${fold}" fill="${SHADOW}" opacity=".3"/>` : '') +
    `<use href="#wb-kit-${id}" transform="scale(${flip ? -scale : scale} ${scale})"/></g>`
  );
}

/** How large a piece is; an unknown one, from a newer story, takes no room. */
export function sizeOf(id: string): { w: number; h: number } {
  return PIECES[id] ?? { w: 0, h: 0 };
}

/** Pieces in the tones of a mood. */
export function inMood(mood: MoodName, svg: string, opacity = 1): string {
  return `<g class="mood-${mood}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${svg}</g>`;
}

/** A drawing out of the sprite, in a box. */
export function use(id: string, x: number, y: number, w: number, h: number): string {
  return `<use href="#wb-${id}" x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"/>`;
}

export function ellipse(X: number, Y: number, rx: number, ry: number, paint: string): string {
  return `<ellipse cx="${f(X)}" cy="${f(Y)}" rx="${f(rx)}" ry="${f(ry)}" ${paint}/>`;
}

export function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** Text as it may stand in a drawing. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const WIDE: Record<string, number> = {
  i: 0.27,
  l: 0.27,
  j: 0.28,
  t: 0.36,
  f: 0.36,
  r: 0.38,
  ' ': 0.26,
  W: 0.92,
  M: 0.88,
  m: 0.86,
  w: 0.76,
  I: 0.3,
  '1': 0.5,
};

/** About how wide a text is. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (WIDE[letter] ?? (/\p{Lu}/u.test(letter) ? 0.66 : 0.565)), 0) * size;
}
