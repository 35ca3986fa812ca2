import type { Foreseen, Plain, Problem } from './types';

/** Names, facts and help of everything in a game's pack; its shape is the game's own. */
export type Glossary = Plain;

/** Everything a drawn table may do. Looking only (a replay, an onlooker) has none. */
export interface Port {
  act(text: string): void;
  why(text: string): Promise<Problem | null>;
  foresee(text: string): Promise<Foreseen>;
  undo(length: number): void;
  readonly undoLength: number;
  readonly turnLength: number;
  readonly length: number;
}
