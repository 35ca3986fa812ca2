import type { Unasked as Wish } from '../../settings.svelte';
import type { Choice, Sight } from '../../wire/types';

/** What is done for somebody because it needs no thought; where they came back to, it is left to them. */
export class Unasked {
  #last = 0;
  #back = -1;
  #done = -1;

  /** What is to be done now, after so many actions; once for each. */
  next(length: number, sight: Pick<Sight, 'choices' | 'obvious'>, wish: Wish): Choice | null {
    if (length < this.#last) this.#back = length;
    this.#last = length;
    const choice = sight.choices.find((one) => one.text === sight.obvious);
    const isWanted = wish === 'obvious' || (wish === 'forced' && sight.choices.length === 1);
    if (!choice || !isWanted || length === this.#back || length === this.#done) return null;
    this.#done = length;
    return choice;
  }
}
