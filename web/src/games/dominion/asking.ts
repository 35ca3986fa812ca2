import type { Mark } from './mark';

/** Where a card lies that somebody points at. */
export type Place = 'hand' | 'pile';

/** What a button does and says; not ready where something has to be chosen first. */
export interface Deed {
  label: string;
  /** The key that does it, as it is written on the button. */
  key: string;
  isReady: boolean;
  /** The action it takes, where that is settled. */
  text?: string;
  do(): void;
}

/**
 * A question that waits for this person's answer: what it lights on the table, what a tap on a
 * card or a pile means, and the words of the big button and of the one below.
 */
export interface Asking {
  readonly head: string;
  /** What is chosen so far: "2 of 2 chosen". */
  readonly count: string;
  /** Who asks: a card, a Boon, a Hex or a State; empty for the start of a turn. */
  readonly asker: string;
  /** One that it makes sense to look at the table without: something lies over it. */
  readonly hasTray: boolean;
  markOf(place: Place, card: string, copy: number): Mark;
  /** What becomes of a chosen card: "to the trash". */
  tagOf(place: Place, card: string, copy: number): string;
  tap(place: Place, card: string, copy: number): void;
  readonly answer: Deed | null;
  readonly decline: Deed | null;
  /** A key that belongs to the question alone; true where it was one. */
  pressed(key: string): boolean;
}
