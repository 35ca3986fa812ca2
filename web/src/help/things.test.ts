import { describe, expect, it } from 'vitest';
import { type Book, chaptersOf, entryOf, folded, matches, nameThing, readThing, searchChapters, searchClauses } from './things';

const entry = (name: string, more: Record<string, unknown> = {}) =>
  ({
    name,
    text: '',
    topics: [],
    help: [],
    clauses: [],
    switches: [],
    grade: null,
    grades: {},
    evidence: '',
    ours: false,
    ...more,
  }) as unknown as Book['tiles'][string];

const book = {
  tiles: {
    SK01: entry('Hoofed skull', { type: 'skull', text: '4 points' }),
    SK02: entry('Hoofed skull', { type: 'skull', text: '4 points' }),
    SK03: entry('Fanged skull', { type: 'skull', text: '2 points' }),
  },
  cards: { S1: entry('Emberbone Draught') },
  goals: { twilight: { 4: entry('Scattered Dens') }, moonlight: { 4: entry('Bend in the Path') } },
  characters: {},
  solo: {},
  tokens: { star: entry('Star', { clauses: ['N-CAST-10'] }) },
  topics: { skull: entry('Skulls'), cast: entry('Casting', { help: ['Answers must be higher.'] }) },
  categories: {},
  variants: {},
  switches: {},
} as unknown as Book;

describe('a thing', () => {
  it.each(['tile:SK01', 'goal:moonlight:4', 'clause:N-CAST-2', 'topic:cast'])('%s is read and named alike', (thing) => {
    expect(nameThing(readThing(thing))).toBe(thing);
  });

  it('is found on its shelf', () => {
    expect(entryOf(book, readThing('goal:moonlight:4'))?.name).toBe('Bend in the Path');
    expect(entryOf(book, readThing('goal:twilight:4'))?.name).toBe('Scattered Dens');
    expect(entryOf(book, readThing('cast'))?.name).toBe('Casting');
    expect(entryOf(book, readThing('tile:XX'))).toBeNull();
    expect(entryOf(book, readThing('clause:N-CAST-2'))).toBeNull();
  });
});

describe('the book', () => {
  it('shows tiles that are alike once, and types among the tiles only', () => {
    const chapters = Object.fromEntries(chaptersOf(book).map(({ id, things }) => [id, things]));
    expect(chapters['tiles']).toEqual(['tile:SK01', 'tile:SK03']);
    expect(chapters['topics']).toEqual(['topic:cast']);
  });

  it('is searched by names, help and clauses', () => {
    expect(searchChapters(book, 'hoof').flatMap(({ things }) => things)).toEqual(['tile:SK01']);
    expect(searchChapters(book, 'higher must').flatMap(({ things }) => things)).toEqual(['topic:cast']);
    expect(searchChapters(book, 'n-cast-10').flatMap(({ things }) => things)).toEqual(['token:star']);
    expect(searchChapters(book, 'owl')).toEqual([]);
  });

  it('finds clauses', () => {
    expect(searchClauses({ 'N-A-1': 'The moon.', 'N-A-2': 'The sun.' }, 'moon')).toEqual([['N-A-1', 'The moon.']]);
  });

  it('forgives accents', () => {
    expect(folded('Żółty Zmierzch')).toBe('zolty zmierzch');
    expect(matches('Plättchen mit Größe', 'plattchen grosse')).toBe(true);
  });
});
