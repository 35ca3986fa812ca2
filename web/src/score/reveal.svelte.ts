import { onMount, untrack } from 'svelte';
import { isStill, paced } from '../settings.svelte';

const ROW_TIME = 420;

/** Rows of a sheet that are told one by one; all at once for who has seen them, or when nothing may move. */
export class Reveal {
  shown: number = $state(0);
  readonly isWhole = $derived.by(() => this.shown >= this.#count());
  readonly #count: () => number;

  /** Call while a component is set up; `told` is called for every row, and knows whether it is the last. */
  constructor(count: () => number, isFirstLook: boolean, told: (isLast: boolean) => void) {
    this.#count = count;
    this.shown = isFirstLook && !isStill() ? 0 : Infinity;
    onMount(() => {
      if (this.isWhole) return;
      const timer = setInterval(() => {
        if (!this.isWhole) {
          this.shown += 1;
          untrack(() => told(this.isWhole));
        }
        if (this.isWhole) clearInterval(timer);
      }, paced(ROW_TIME));
      return () => clearInterval(timer);
    });
  }

  finish(): void {
    this.shown = Infinity;
  }

  /** Keys that ask for everything at once. */
  pressed(event: KeyboardEvent): void {
    if (['Escape', 'Enter', ' '].includes(event.key)) this.finish();
  }
}
