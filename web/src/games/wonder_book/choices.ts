import type { Choice } from '../../wire/types';

/** One legal action taken apart: `0 move bull T4` is the verb move with the names bull and T4. */
export interface Option {
  text: string;
  label: string;
  verb: string;
  names: string[];
}

/** Kinds of actions, in the order in which they are offered; the end of a turn is never the first. */
export const DEEDS = ['move', 'attack', 'collect', 'interact', 'skill', 'special', 'give', 'pass'] as const;
export type Deed = (typeof DEEDS)[number];

/** Handing over and asking for something are one kind. */
const SAME: Record<string, Deed> = { take: 'give' };
const ALL = 'all';

export function optionOf(choice: Choice): Option {
  const [, verb = '', ...names] = choice.text.split(' ');
  return { text: choice.text, label: choice.label, verb, names };
}

export function deedOf(option: Option): Deed | null {
  const verb = SAME[option.verb] ?? option.verb;
  return DEEDS.find((deed) => deed === verb) ?? null;
}

/** All actions of a kind. */
export function ofDeed(options: readonly Option[], deed: Deed): Option[] {
  return options.filter((option) => deedOf(option) === deed);
}

/** An answer that is given for all that follow, too. */
export function isForAll(option: Option): boolean {
  return option.names.length > 1 && option.names.at(-1) === ALL;
}

/** The answers as they are offered: for one, or where that is wished and possible for all. */
export function answersOf(options: readonly Option[], forAll: boolean): Option[] {
  const whole = options.filter(isForAll);
  if (!whole.length) return [...options];
  const same = (one: Option, other: Option) => one.verb === other.verb && one.names[0] === other.names[0];
  const single = options.filter((option) => !isForAll(option));
  return forAll ? single.map((option) => whole.find((other) => same(option, other)) ?? option) : single;
}
