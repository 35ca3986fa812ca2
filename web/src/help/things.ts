import type { Plain } from '../wire/types';
import type { CardFacts, GoalFacts, SoloFacts, SymbolName, TileFacts } from '../games/nocturne/glossary';

/** The glossary as the server tells it (docs/concepts/glossary.md), seen as things to ask about. */
export interface Entry {
  name: string;
  text: string;
  topics: string[];
  help: string[];
  clauses: string[];
  switches: string[];
  grade: string | null;
  grades: Record<string, string>;
  evidence: string;
  ours: boolean;
}

export interface SwitchEntry extends Entry {
  values: { id: string | boolean; name: string }[];
  /** What each rulebook plays, where there are several. */
  editions?: Record<string, string | boolean>;
  /** What is played unless somebody chooses, where there is one book. */
  default?: string | boolean;
}

/** What a card of a deck says of itself. */
export interface DeckFacts {
  types: string[];
  types_text: string;
  cost_text: string;
}

/** What a hero can do. */
export interface HeroFacts {
  hearts: number;
  attack: { name: string; text: string };
  skill: { name: string; text: string; cost: string };
}

/** A place where the books differ or are silent: what each says, what is played here, and why. */
export interface RowEntry {
  name: string;
  books: Record<string, string>;
  here: string;
  why: string;
  switch: string | null;
  evidence: string;
  ours: boolean;
}

export interface Scoring {
  feathers: number[];
  tripti: number[];
  duode: number[];
  herbs: number[];
  eggs: number[];
  solo_eggs: number[];
  chest: number;
  leftover: number;
  twilight_goal: number;
  unused_ability: number;
  precious_stone: number;
  ranks: { id: string; name: string; at: number }[];
}

type Shelf<Facts = unknown> = Record<string, Entry & Facts>;

export interface Book {
  tiles: Shelf<TileFacts>;
  cards: Shelf<CardFacts>;
  goals: { twilight: Shelf<GoalFacts>; moonlight: Shelf<GoalFacts> };
  characters: Shelf<{ symbol: SymbolName }>;
  solo: Shelf<SoloFacts>;
  tokens: Shelf;
  topics: Shelf;
  categories: Shelf;
  variants: Shelf;
  switches: Shelf<SwitchEntry>;
  rows?: Record<string, RowEntry>;
  bots: Record<string, { name: string }>;
  grades: Record<string, { name: string; short: string; ours: boolean }>;
  scoring: Scoring;
  boons?: Shelf;
  hexes?: Shelf;
  states?: Shelf;
  types?: Shelf;
  kingdoms?: Shelf;
  heroes?: Shelf<HeroFacts>;
  chapters?: Shelf;
}

/** Is this the book of tiles and recipes, whose things can be drawn? */
export function isDrawn(book: Partial<Book>): boolean {
  return book.tiles !== undefined;
}

export type Kind =
  | 'tile'
  | 'card'
  | 'goal'
  | 'character'
  | 'solo'
  | 'token'
  | 'topic'
  | 'category'
  | 'variant'
  | 'switch'
  | 'boon'
  | 'hex'
  | 'state'
  | 'type'
  | 'kingdom'
  | 'hero'
  | 'chapter'
  | 'clause';

export interface Thing {
  kind: Kind;
  id: string;
  /** Goals have one of two. */
  round: 'twilight' | 'moonlight';
}

/** The parts of a glossary that are one shelf. */
type ShelfName = { [K in keyof Book]-?: Book[K] extends Shelf | undefined ? K : never }[keyof Book];

const SHELVES: Partial<Record<Kind, ShelfName>> = {
  tile: 'tiles',
  card: 'cards',
  character: 'characters',
  solo: 'solo',
  token: 'tokens',
  topic: 'topics',
  category: 'categories',
  variant: 'variants',
  switch: 'switches',
  boon: 'boons',
  hex: 'hexes',
  state: 'states',
  type: 'types',
  kingdom: 'kingdoms',
  hero: 'heroes',
  chapter: 'chapters',
};

/** What the server sent, as the book it is. */
export function bookOf(glossary: object): Book {
  return glossary as Book;
}

/** `goal:twilight:4` taken apart; a word without a colon is a topic. */
export function readThing(thing: string): Thing {
  const [kind = '', ...rest] = thing.split(':');
  if (!rest.length) return { kind: 'topic', id: kind, round: 'twilight' };
  if (kind === 'goal') return { kind, id: rest[1] ?? '', round: rest[0] === 'moonlight' ? 'moonlight' : 'twilight' };
  return { kind: kind as Kind, id: rest.join(':'), round: 'twilight' };
}

export function nameThing({ kind, id, round }: Thing): string {
  return kind === 'goal' ? `goal:${round}:${id}` : `${kind}:${id}`;
}

/** A game that is a story told to all alike: nobody has points of their own. */
export function isStory(book: Partial<Book>): boolean {
  return book.chapters !== undefined;
}

/** What the glossary says of a thing, or what the table tells of what it shows; clauses are in neither. */
export function entryOf(book: Book, thing: Thing, met: Plain = {}): Entry | null {
  const told = met[nameThing(thing)] as Entry | undefined;
  if (told) return told;
  if (thing.kind === 'goal') return book.goals[thing.round][thing.id] ?? null;
  const shelf = SHELVES[thing.kind];
  return shelf ? (book[shelf]?.[thing.id] ?? null) : null;
}

/** Where a word of the rules is explained: among the topics, or among the types of cards. */
export function topicsOf(book: Book, entry: Entry): [thing: string, name: string][] {
  return entry.topics.flatMap((id): [string, string][] => {
    const kind = book.topics[id] ? 'topic' : book.types?.[id] ? 'type' : null;
    return kind ? [[`${kind}:${id}`, (book.topics[id] ?? book.types![id])!.name]] : [];
  });
}

export interface Chapter {
  id: string;
  things: string[];
}

/** Everything there is to read, in chapters; tiles that are alike stand there once. */
export function chaptersOf(book: Book): Chapter[] {
  return isDrawn(book) ? drawnChapters(book) : deckChapters(book);
}

/** A game of cards: words, types and cards first. */
function deckChapters(book: Book): Chapter[] {
  const kinds: [id: string, kind: Kind][] = [
    ['topics', 'topic'],
    ['heroes', 'hero'],
    ['types', 'type'],
    ['deck', 'card'],
    ['boons', 'boon'],
    ['hexes', 'hex'],
    ['states', 'state'],
    ['kingdoms', 'kingdom'],
    ['switches', 'switch'],
  ];
  const chapters = kinds.map(([id, kind]) => {
    const shelf = (book[SHELVES[kind]!] ?? {}) as object;
    return { id, things: Object.keys(shelf).map((one) => `${kind}:${one}`) };
  });
  return chapters.filter((chapter) => chapter.things.length);
}

function drawnChapters(book: Book): Chapter[] {
  const all = (kind: Kind, shelf: Shelf) => Object.keys(shelf).map((id) => `${kind}:${id}`);
  const types = new Set(Object.values(book.tiles).map((tile) => tile.type));
  const words = Object.keys(book.topics).filter((topic) => !types.has(topic));
  return [
    { id: 'topics', things: words.map((id) => `topic:${id}`) },
    { id: 'scoring', things: all('category', book.categories) },
    { id: 'tiles', things: differentTiles(book) },
    { id: 'goals-twilight', things: Object.keys(book.goals.twilight).map((id) => `goal:twilight:${id}`) },
    { id: 'goals-moonlight', things: Object.keys(book.goals.moonlight).map((id) => `goal:moonlight:${id}`) },
    { id: 'characters', things: all('character', book.characters) },
    { id: 'cards', things: all('card', book.cards) },
    { id: 'tokens', things: all('token', book.tokens) },
    { id: 'solo', things: all('solo', book.solo) },
    { id: 'variants', things: all('variant', book.variants) },
    { id: 'switches', things: all('switch', book.switches) },
  ];
}

function differentTiles(book: Book): string[] {
  const seen = new Set<string>();
  return Object.entries(book.tiles).flatMap(([id, tile]) => {
    const look = `${tile.name} ${tile.text}`;
    if (seen.has(look)) return [];
    seen.add(look);
    return [`tile:${id}`];
  });
}

/** Lower case and without accents, so that `zmierzch` and `Żeton` are found as they are typed. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Does everything that was typed occur? */
export function matches(text: string, typed: string): boolean {
  const within = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** The chapters with only what was looked for; none of them empty. */
export function searchChapters(book: Book, typed: string): Chapter[] {
  const found = chaptersOf(book).map((chapter) => ({
    ...chapter,
    things: chapter.things.filter((thing) => matches(readable(entryOf(book, readThing(thing))), typed)),
  }));
  return found.filter((chapter) => chapter.things.length);
}

function readable(entry: Entry | null): string {
  return entry ? [entry.name, entry.text, ...entry.help, ...entry.clauses].join(' ') : '';
}

/** Clauses whose id or text holds what was typed. */
export function searchClauses(clauses: Record<string, string>, typed: string): [string, string][] {
  return Object.entries(clauses).filter(([id, text]) => matches(`${id} ${text}`, typed));
}
