import { describe, expect, it } from 'vitest';
import { answersOf, deedOf, optionOf } from './choices';
import { splitClauses } from '../../table/clauses';
import { intentOf } from './intents';
import { cutOf } from './layout';
import { feetOf } from './scene/feet';
import type { Figure } from './scene/standing';
import { targetsOf } from './targets';
import { bitesOf, lastRoll, stateOf, type TableView } from './view';
import type { LogEntry } from '../../wire/types';

const choices = (...texts: string[]) => texts.map((text) => optionOf({ text, label: text }));
const wyrm = (number: number, area: string, state: string, who: string[] = []) => ({
  wyrm: number,
  area,
  state,
  intent: { does: who.length ? 'attack' : 'move', who, areas: [] },
});
const table = {
  heroes: [{ id: 'bull', seat: 0, area: 'T4', is_unconscious: false, has_left: false, has_acted: false }],
  wyrms: [wyrm(1, 'T4', 'standing', ['bull']), wyrm(2, 'T4', 'standing', ['bull', 'honey']), wyrm(3, 'T4', 'stunned')],
  bosses: [],
  turn: 'bull',
  phase: 'player',
} as unknown as TableView;
const plain = { deed: null, forAll: false, reach: ['wyrm T4 standing'] };

describe('what a tap means', () => {
  it('is a way on a plate, a fight on a wyrm, and whatever lies there', () => {
    const options = choices(
      '0 move bull T1',
      '0 attack bull',
      '0 collect bull',
      '0 interact bull 6',
      '0 pass bull',
      '0 give bull s1 honey',
    );
    const found = targetsOf(table, options, plain);
    expect(Object.fromEntries([...found].map(([place, [one]]) => [place, one!.verb]))).toEqual({
      'area:T1': 'move',
      'wyrm:1': 'attack',
      'wyrm:2': 'attack',
      'spark:T4': 'collect',
      'card:6': 'interact',
    });
  });

  it('is only what was chosen, once a kind of action is', () => {
    const options = choices('0 move bull T1', '0 attack bull', '0 give bull s1 honey', '0 take bull s2 honey');
    expect([...targetsOf(table, options, { ...plain, deed: 'attack' }).keys()]).toEqual(['wyrm:1', 'wyrm:2']);
    expect(targetsOf(table, options, { ...plain, deed: 'give' }).get('hero:honey')).toHaveLength(2);
  });

  it('is an answer where something is asked', () => {
    expect([...targetsOf(table, choices('0 wyrm T4 stunned', '0 boss gnawer', '0 way T5', '0 victim bull'), plain).keys()]).toEqual([
      'wyrm:3',
      'boss:gnawer',
      'area:T5',
      'hero:bull',
    ]);
  });
});

describe('answers for all', () => {
  const options = choices('0 way T3', '0 way T3 all', '0 way T5', '0 way T5 all');

  it('stand in for those for one where that is wished', () => {
    expect(answersOf(options, false).map(({ text }) => text)).toEqual(['0 way T3', '0 way T5']);
    expect(answersOf(options, true).map(({ text }) => text)).toEqual(['0 way T3 all', '0 way T5 all']);
  });
});

it('puts asking for something with handing over', () => {
  expect(choices('0 take bull s1 honey', '0 give bull s1 honey', '0 yes').map(deedOf)).toEqual(['give', 'give', null]);
});

it('tells how a hero stands, and who would bite', () => {
  const [hero] = table.heroes;
  expect(stateOf(table, hero!)).toBe('acting');
  expect(stateOf({ ...table, turn: null }, { ...hero!, has_acted: true })).toBe('done');
  expect(stateOf(table, { ...hero!, is_unconscious: true })).toBe('down');
  expect(bitesOf(table, 'bull')).toEqual({ sure: 1, maybe: 1 });
});

it('shows the dice of the newest roll only', () => {
  const entry = (events: unknown[]) => ({ events }) as LogEntry;
  const rolled = entry([{ event: 'Rolled', hero: 'bull', successes: 2, blanks: 1, is_reroll: false }]);
  expect(lastRoll([rolled])).toEqual({ successes: 2, blanks: 1 });
  expect(lastRoll([rolled, entry([])])).toBeNull();
});

it('knows its keys, and leaves those of others', () => {
  const key = (name: string, more: object = {}) =>
    intentOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...more });
  expect([key('m'), key('e'), key('3'), key('Escape'), key('5')]).toEqual(['move', 'pass', 3, 'cancel', null]);
  expect(key('m', { ctrlKey: true })).toBeNull();
});

it('is cut by the room there is', () => {
  expect([cutOf(1440, 844), cutOf(1366, 594), cutOf(1024, 712), cutOf(390, 796), cutOf(844, 342)]).toEqual([
    'wide',
    'wide',
    'tablet',
    'phone',
    'flat',
  ]);
  expect(cutOf(1440, 844, 2)).toBe('tablet');
});

it('finds the clauses of the rules in a sentence', () => {
  const parts = splitClauses('A move crosses one open border. Rule W-ACT-MOVE-1.');
  expect(parts.filter((part) => part.clause).map((part) => part.text)).toEqual(['W-ACT-MOVE-1']);
});

it('moves whoever has a foot, by the name of the drawing', () => {
  const figure = (kind: string, id: string) =>
    ({ kind, id, area: 'T1', box: [0, 0, 1, 1], foot: { X: 3, Y: 4, H: 5 } }) as unknown as Figure;
  const feet = feetOf([figure('hero', 'bull'), figure('wyrm', '3'), figure('card', '6'), figure('spark', 'spark')]);
  expect([...feet]).toEqual([
    ['bull', { X: 3, Y: 4 }],
    ['wyrm-3', { X: 3, Y: 4 }],
  ]);
});
