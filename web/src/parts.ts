import type { Component } from 'svelte';
import type { TableKey } from './keys';

// What a part is given only its file and whoever shows it know.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Part = Component<any>;
export type Loader = () => Promise<{ default: Part }>;

// Screens and tables are loaded when they are first shown.
const found = import.meta.glob<{ default: Part }>([
  './games/*/{Table,Face,Setup,Thing}.svelte',
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
  './campaign/Campaign.svelte',
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

const keys = import.meta.glob<readonly TableKey[]>('./games/*/keys.ts', { eager: true, import: 'TABLE_KEYS' });

/** The keys that a game's drawn table has for itself. */
export function tableKeys(game: string): readonly TableKey[] {
  return keys[`./games/${game}/keys.ts`] ?? [];
}

const readers = import.meta.glob<boolean>('./games/*/page.ts', { eager: true, import: 'READS_PAGE' });

/** Does the drawn table of a game read the page that is told for the text table? */
export function readsPage(game: string): boolean {
  return readers[`./games/${game}/page.ts`] === true;
}

const faces = import.meta.glob<readonly string[]>('./games/*/faces.ts', { eager: true, import: 'FACES' });

/** How a game draws a single thing wherever it is explained, if it draws such things. */
export function drawnFace(game: string, kind: string): Loader | null {
  return faces[`./games/${game}/faces.ts`]?.includes(kind) ? part(`games/${game}/Face`) : null;
}

const setups = import.meta.glob<readonly string[]>('./games/*/setup.ts', { eager: true, import: 'SETUP_OPTIONS' });

/** The options that a game's own part of the form for a new match takes over. */
export function setupOptions(game: string): readonly string[] {
  return setups[`./games/${game}/setup.ts`] ?? [];
}

/** The smallest picture of a thing of a game, if it has any. */
export function thingOf(game: string): Loader | null {
  return part(`games/${game}/Thing`);
}
