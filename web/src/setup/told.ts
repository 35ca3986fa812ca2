import type { Plain } from '../wire/types';
import { type Chosen, type GameForm, holds, keyOf, type Option, valueOf } from './form';

/** An option of a match in words. */
export interface Told {
  id: string;
  name: string;
  value: string;
}

/** How values are said that have no names of their own. */
export interface Saying {
  yes: string;
  no: string;
  list(names: string[]): string;
  seat(seat: number): string;
}

/**
 * The options that a match is played with: the choices that were open, and of all others what is
 * not as usual.
 */
export function toldOptions(form: GameForm, options: Plain, players: number, saying: Saying): Told[] {
  const chosen: Chosen = {};
  for (const option of form.options) {
    const inside = option.inside ? (options[option.inside] as Plain | undefined) : options;
    const value = inside?.[option.id];
    if (value !== undefined && value !== null) chosen[keyOf(option)] = value;
  }
  return form.options.flatMap((option) => {
    const key = keyOf(option);
    if (!holds(option.when, form, chosen, players)) return [];
    const value = valueOf(form, chosen, key, players);
    const isUsual = JSON.stringify(value) === JSON.stringify(option.default);
    if (isUsual && (option.inside || option.kind !== 'choice')) return [];
    const told = wordsFor(option, value, saying);
    return told ? [{ id: key, name: option.name, value: told }] : [];
  });
}

function wordsFor(option: Option, value: unknown, saying: Saying): string {
  const named = (id: unknown) => option.values.find((one) => one.id === id)?.name ?? String(id);
  switch (option.kind) {
    case 'flag':
      return value ? saying.yes : saying.no;
    case 'seat':
      return saying.seat(Number(value));
    case 'many':
    case 'each':
      return saying.list((value as unknown[]).map(named));
    case 'choice':
      return value === null ? '' : named(value);
    case 'number':
      return String(value);
  }
}
