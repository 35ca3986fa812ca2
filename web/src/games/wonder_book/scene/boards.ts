import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from './art';

const STORY = join(import.meta.dirname, '../../../../../src/moonlit/packs/wonder_book/fading_page');
const AREA = /^ {6}(\w+): \{name: \{en: "([^"]+)", pl: "([^"]+)", de: "([^"]+)"\}.*?x: ([\d.]+), y: ([\d.]+)/gm;
const LANGUAGES = ['en', 'pl', 'de'] as const;

function pairs(text: string, kind: string): [string, string][] {
  const found = new RegExp(`^ {4}${kind}: \\[([^\\]]*)\\]`, 'm').exec(text)?.[1] ?? '';
  return found
    .split(',')
    .map((pair) => pair.trim().split('-'))
    .filter((pair): pair is [string, string] => pair.length === 2);
}

/** For tests: every board of the story that comes with the game, in one language. */
export function shippedBoards(language: (typeof LANGUAGES)[number]): Board[] {
  const files = readdirSync(STORY).filter((file) => /^ch\d\.yaml$/.test(file));
  return files.map((file) => {
    const text = readFileSync(join(STORY, file), 'utf-8');
    const areas = [...text.matchAll(AREA)].map(([, id, ...rest]): [string, Board['areas'][string]] => [
      id!,
      { name: rest[LANGUAGES.indexOf(language)]!, x: Number(rest[3]), y: Number(rest[4]) },
    ]);
    const id = /^ {2}- id: (\w+)$/m.exec(text)?.[1] ?? '';
    return { id, areas: Object.fromEntries(areas), open: pairs(text, 'open'), blocked: pairs(text, 'blocked') };
  });
}
