import type { LogEntry, Plain, Sight } from '../wire/types';
import type { Learnt, Step } from './learnt';

/** A step as it is shown now. */
export interface Shown {
  step: Step;
  /** What is lit: the first of these, by CSS selectors, that can be seen. */
  spots: string[];
  message: string;
  facts: Record<string, string | number>;
}

/** A prepared match, and which steps it is for. */
export interface Part {
  lesson: string;
  core: readonly string[];
  /** Whether enough of it has been played, whatever was learnt. */
  isLongEnough?(sight: Sight): boolean;
}

/** What a game teaches, by doing it: its steps, where they point, and the matches for it. */
export interface Course {
  minutes: number;
  /** The message with one of its sentences: that of a step, `title`, `speaker`, `done`. */
  word(message: string): string;
  /** The drawing of whoever speaks, or nothing for the fox of the house. */
  speaker: string;
  parts: readonly Part[];
  /** The match somebody plays next who has learnt all this. */
  first: Plain;
  /** The step that fits this moment, or none; nothing is ever asked while others decide. `held` is what the learner has in hand. */
  shownAt(sight: Sight, learnt: Learnt, held: string): Shown | null;
  /** Whether an own action was what a step wants. */
  isTaken(step: Step, entry: LogEntry, me: number): boolean;
  /** What happened to the learner, that later steps may speak of. */
  met(entry: LogEntry, me: number): string[];
  /** What the learner has in hand, as the table shows it. */
  readHand(): string;
}

const found = import.meta.glob<{ COURSE: Course }>('../games/*/tutorial/course.ts');

/** The games that can be learnt here. */
export const taught: string[] = Object.keys(found).map((path) => path.split('/')[2]!);

/** What a game teaches, or none. */
export async function courseOf(game: string): Promise<Course | null> {
  const load = found[`../games/${game}/tutorial/course.ts`];
  return load ? (await load()).COURSE : null;
}
