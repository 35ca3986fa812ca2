import { remember, remembered } from './store';
import type { Seated } from './wire/types';

/** What this browser holds of a match. Tokens are nowhere else, and in no address. */
export interface Held {
  game: string;
  host: string;
  tokens: Record<string, string>;
  /** When it was last opened. */
  at: number;
}

const MOST = 60;
let held = $state.raw<Record<string, Held>>(remembered('seats', {}));

export function heldOf(match: string): Held | null {
  return held[match] ?? null;
}

/** The matches of this browser, the last opened first. */
export function heldMatches(): [string, Held][] {
  return Object.entries(held).sort(([, a], [, b]) => b.at - a.at);
}

/** The seats of this browser in a match, in order. */
export function seatsIn(match: string): number[] {
  return Object.keys(held[match]?.tokens ?? {})
    .map(Number)
    .sort((a, b) => a - b);
}

export function hold(seated: Seated, game: string): void {
  const before = held[seated.match];
  keep(seated.match, {
    game,
    host: seated.host || before?.host || '',
    tokens: { ...before?.tokens, ...seated.tokens },
    at: Date.now(),
  });
}

/** Another match for the same people: the tokens of the one before fit it. */
export function holdNext(match: string, next: string): void {
  const before = held[match];
  if (before && !held[next]) keep(next, { ...before, at: Date.now() });
}

/** A token from a private seat link; its seat is -1 as long as that is not known. */
export function holdToken(match: string, seat: number, token: string): void {
  const before: Held = held[match] ?? { game: '', host: '', tokens: {}, at: 0 };
  const { '-1': _, ...known } = before.tokens;
  keep(match, { ...before, tokens: { ...known, [seat]: token }, at: Date.now() });
}

/** The only token of a match opens this seat, whatever was thought before. */
export function holdOnly(match: string, seat: number): void {
  const before = held[match];
  const tokens = Object.entries(before?.tokens ?? {});
  if (before && tokens.length === 1 && tokens[0]![0] !== String(seat)) keep(match, { ...before, tokens: { [seat]: tokens[0]![1] } });
}

export function holdGame(match: string, game: string): void {
  const before = held[match];
  if (before) keep(match, { ...before, game, at: Date.now() });
}

export function forget(match: string): void {
  const { [match]: _, ...rest } = held;
  held = rest;
  remember('seats', held);
}

function keep(match: string, one: Held): void {
  const newest = Object.entries({ ...held, [match]: one }).sort(([, a], [, b]) => b.at - a.at);
  held = Object.fromEntries(newest.slice(0, MOST));
  remember('seats', held);
}
