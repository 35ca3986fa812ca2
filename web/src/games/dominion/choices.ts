import type { Choice } from '../../wire/types';

/** One legal action taken apart. */
export interface Option {
  text: string;
  label: string;
  verb: string;
  names: string[];
}

/** What ends a phase, ends a choice of several, or declines. */
export const STOPS: readonly string[] = ['end', 'done', 'no'];

/** What may be done now. */
export class Offer {
  readonly options: readonly Option[];
  readonly stop: Option | null;
  readonly treasures: Option | null;

  constructor(choices: readonly Choice[]) {
    this.options = choices.map(optionOf);
    this.stop = this.options.find((option) => STOPS.includes(option.verb)) ?? null;
    this.treasures = this.options.find((option) => option.verb === 'treasures') ?? null;
  }

  get isEmpty(): boolean {
    return this.options.length === 0;
  }

  find(verb: string, name: string): Option | null {
    return this.options.find((option) => option.verb === verb && option.names[0] === name) ?? null;
  }

  /** Is anything of this kind on offer? */
  has(verb: string): boolean {
    return this.options.some((option) => option.verb === verb);
  }
}

export function optionOf(choice: Choice): Option {
  const [, verb = '', ...names] = choice.text.split(' ');
  return { text: choice.text, label: choice.label, verb, names };
}
