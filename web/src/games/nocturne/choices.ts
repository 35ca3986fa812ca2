import type { Choice } from '../../wire/types';
import type { Token } from './view';

/** One legal action taken apart. */
export interface Option {
  text: string;
  label: string;
  verb: string;
  names: string[];
}

/** What may be chosen now: casts by token and cell, and everything else as a list. */
export interface Offer {
  casts: Option[];
  others: Option[];
  pass: Option | null;
}

const BARE = ['pass', 'decline', 'leave', 'retrieve'];

export function optionOf(choice: Choice): Option {
  const [, verb = '', ...names] = choice.text.split(' ');
  return { text: choice.text, label: choice.label, verb, names };
}

export function offerOf(choices: readonly Choice[]): Offer {
  const options = choices.map(optionOf);
  return {
    casts: options.filter((option) => option.verb === 'cast'),
    others: options.filter((option) => option.verb !== 'cast' && !BARE.includes(option.verb)),
    pass: options.find((option) => BARE.includes(option.verb)) ?? null,
  };
}

export function castTokens(offer: Offer, cell: string | null = null): Set<Token> {
  const fitting = offer.casts.filter((cast) => cell === null || cast.names[1] === cell);
  return new Set(fitting.map((cast) => cast.names[0]!));
}

export function castCells(offer: Offer, token: Token | null = null): Set<string> {
  const fitting = offer.casts.filter((cast) => token === null || cast.names[0] === token);
  return new Set(fitting.map((cast) => cast.names[1]!));
}

export function findCast(offer: Offer, token: Token, cell: string): Option | null {
  return offer.casts.find((cast) => cast.names[0] === token && cast.names[1] === cell) ?? null;
}

/** The other option about a tile, card or token. */
export function findOther(offer: Offer, name: string): Option | null {
  return offer.others.find((option) => option.names.length === 1 && option.names[0] === name) ?? null;
}

/** The option about exactly these cards, in whatever order they are named. */
export function findBrew(offer: Offer, cards: readonly string[]): Option | null {
  const wanted = [...cards].sort().join(' ');
  return offer.others.find((option) => [...option.names].sort().join(' ') === wanted) ?? null;
}

/** May two things be chosen together (Flint's ability)? */
export function takesTwo(offer: Offer): boolean {
  return offer.others.some((option) => option.names.length === 2);
}

/**
 * The cast to ask about when somebody points at something that is not on offer: with what is
 * chosen already, else with something that would do, so that the answer is about what was tapped.
 */
export function castToAsk(
  offer: Offer,
  seat: number,
  supply: readonly Token[],
  cells: readonly string[],
  pointed: { token?: Token | null; cell?: string | null },
): string | null {
  const token = pointed.token ?? [...castTokens(offer, pointed.cell ?? null)][0] ?? [...castTokens(offer)][0] ?? supply.at(-1);
  const cell = pointed.cell ?? [...castCells(offer, token ?? null)][0] ?? [...castCells(offer)][0] ?? cells[0];
  return token && cell ? `${seat} cast ${token} ${cell}` : null;
}

/** A label without the details in brackets behind it, for buttons. */
export function shortLabel(label: string): string {
  return label.replace(/\s*\([^()]*\)\s*$/, '');
}
