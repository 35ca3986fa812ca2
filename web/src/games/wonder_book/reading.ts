import type { Section, Sight } from '../../wire/types';
import type { Art, Board, Ground } from './scene/art';
import { automatic } from './scene/automatic';
import type { Glossary, Met } from './glossary';
import { tableOf, type TableView } from './view';

/** What things are called, read from the page that the server tells: a view itself names only ids. */
export interface Reading {
  areas: Record<string, { x: number; y: number; name: string }>;
  /** Everything that is in an area, and its open and blocked ways, in words. */
  told: Record<string, { here: string; open: string; blocked: string }>;
  people: Record<string, string>;
  met: Met;
  /** The lines of a section, each with the thing it is about. */
  lines(section: string): { text: string; thing: string }[];
}

export function readingOf(sight: Sight, glossary: Glossary): Reading {
  const page = sight.page ?? [];
  const table = tableOf(sight);
  return {
    areas: areasOf(page),
    told: toldOf(page),
    people: peopleOf(page, table, glossary),
    met: sight.met as Met,
    lines: (id) => (sectionOf(page, id)?.rows ?? []).map((row) => ({ text: row.cells.filter(Boolean).join(', '), thing: row.thing })),
  };
}

function sectionOf(page: readonly Section[], id: string): Section | undefined {
  return page.find((section) => section.id === id);
}

function areasOf(page: readonly Section[]): Reading['areas'] {
  const spots = sectionOf(page, 'board')?.drawing?.spots ?? [];
  return Object.fromEntries(spots.map(({ id, title, x, y }) => [id, { x, y, name: title }]));
}

function toldOf(page: readonly Section[]): Reading['told'] {
  const rows = sectionOf(page, 'board')?.rows ?? [];
  return Object.fromEntries(
    rows.map(({ thing, cells: [, here = '', open = '', blocked = ''] }) => [thing.split(':')[1] ?? '', { here, open, blocked }]),
  );
}

function peopleOf(page: readonly Section[], table: TableView, glossary: Glossary): Record<string, string> {
  const heroes = table.heroes.map(({ id }): [string, string] => [id, glossary.heroes[id]?.name ?? id]);
  const others = sectionOf(page, 'others')?.rows ?? [];
  const rest = [...table.allies, ...table.bosses].map(({ id }, place): [string, string] => [id, others[place]?.cells[0] ?? id]);
  return Object.fromEntries([...heroes, ...rest]);
}

/** The board in play; where there are several they are one, with the art of the last. */
export function boardOf(reading: Reading, table: TableView): Board {
  const id = Object.keys(table.boards).at(-1) ?? '';
  return { id, areas: reading.areas, open: table.borders.open, blocked: table.borders.blocked };
}

/** How the board looks: as the story says, else as its names make one think. */
export function artOf(board: Board, table: TableView): Art {
  const told = table.boards[board.id];
  if (!told) return automatic(board);
  return { ...told, mood: told.mood ?? automatic(board).mood, ground: told.ground as Ground[] | undefined };
}

/** What a scrap, item or card is called. */
export function thingKey(id: string): string {
  return /^\d+$/.test(id) ? `card:${id}` : `scrap:${id}`;
}

export function thingName(reading: Reading, id: string): string {
  return reading.met[thingKey(id)]?.name ?? id;
}
