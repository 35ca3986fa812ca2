import type { Component } from 'svelte';

// What a part is given only its file and whoever shows it know.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Part = Component<any>;
export type Loader = () => Promise<{ default: Part }>;

// Screens and tables are loaded when they are first shown.
const found = import.meta.glob<{ default: Part }>([
  './games/*/Table.svelte',
  './screens/{NewMatch,Match,Settings,About}.svelte',
  './score/ScoreSheet.svelte',
  './replay/Replay.svelte',
  './analysis/Analysis.svelte',
  './puzzle/Puzzle.svelte',
  './help/HelpCard.svelte',
  './help/Rules.svelte',
  './tutorial/Tutorial.svelte',
  './progress/Progress.svelte',
  './day/Day.svelte',
  './games/*/DayCards.svelte',
]);

/** The drawings of every game, put into the document once; all pictures refer to them. */
export const sprites: Loader[] = Object.values(import.meta.glob<{ default: Part }>('./games/*/art/Sprite.svelte'));

/** The component in a file, or none where there is no such file. */
export function part(path: string): Loader | null {
  return found[`./${path}.svelte`] ?? null;
}

/** The drawn table of a game, if it has one. */
export function drawnTable(game: string): Loader | null {
  return part(`games/${game}/Table`);
}
