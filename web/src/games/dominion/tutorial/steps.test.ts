import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { learntBy } from '../../../tutorial/learning';
import { type Learnt, NOTHING_LEARNT, withDone, withMet } from '../../../tutorial/learnt';
import type { LogEntry, Sight } from '../../../wire/types';
import type { GameEvent, TableView } from '../view';
import { COURSE } from './course';
import { CORE, END, isLongEnough, shownAt, STEPS } from './steps';

interface Position {
  kind: string;
  choices?: string[];
  asker?: string;
  turns?: number;
  provinces?: number;
  to_act?: number[];
}

function sight({ kind, choices = ['end'], asker, turns = 3, provinces = 8, to_act = [0] }: Position): Sight {
  const table = {
    coins: 4,
    decision: { kind, seat: 0, ...(asker ? { asker } : {}) },
    piles: { province: provinces },
    seats: [{ turns }, { turns }],
  };
  return {
    seat: 0,
    to_act,
    choices: choices.map((text) => ({ text: `0 ${text}`, label: text })),
    table: table as unknown as TableView,
  } as unknown as Sight;
}

function entry(seat: number, ...events: GameEvent[]): LogEntry {
  return { version: 1, length: 1, kind: 'act', seat, events, lines: [], depths: [] };
}

const beyond = (...ids: string[]): Learnt => ids.reduce(withDone, NOTHING_LEARNT);
const first = beyond('hand', 'treasures');
const idAt = (position: Position, learnt = first, held = '') => shownAt(sight(position), learnt, held)?.step.id;
const step = (id: string) => STEPS.find((one) => one.id === id)!;
const bought = (card: string): GameEvent => ({ event: 'Bought', seat: 0, card });

describe('the first Kingdom', () => {
  it('begins with the hand and the money', () => {
    const opening = { kind: 'buy', choices: ['end', 'treasures', 'play copper', 'buy copper'], turns: 1 };
    expect(idAt(opening, NOTHING_LEARNT)).toBe('hand');
    expect(idAt(opening, beyond('hand'))).toBe('treasures');
  });

  it('lights what there is money for, the village first', () => {
    expect(idAt({ kind: 'buy', choices: ['end', 'buy smithy', 'buy blessed_village', 'buy moat'] })).toBe('buy-village');
    expect(idAt({ kind: 'buy', choices: ['end', 'buy smithy', 'buy moat'] })).toBe('buy-smithy');
    expect(idAt({ kind: 'buy', choices: ['end', 'buy ghost_town', 'buy moat'] })).toBe('buy-night');
  });

  it('speaks of the Moat only to who was attacked', () => {
    const poor = { kind: 'buy', choices: ['end', 'buy moat'] };
    expect(idAt(poor)).toBeUndefined();
    const militia: GameEvent = { event: 'Played', seat: 1, card: 'militia', zone: 'hand', is_again: false };
    expect(idAt(poor, learntBy(COURSE, first, null, entry(1, militia), 0))).toBe('buy-moat');
  });

  it('plays a village before a smithy', () => {
    expect(idAt({ kind: 'act', choices: ['end', 'play smithy', 'play blessed_village'] })).toBe('together');
    expect(idAt({ kind: 'act', choices: ['end', 'play smithy'] })).toBe('smithy');
    expect(idAt({ kind: 'act', choices: ['end', 'play cursed_village'] })).toBe('village');
    expect(idAt({ kind: 'act', choices: ['end', 'play cursed_village'] }, beyond('hand', 'village'))).toBe('village-again');
  });

  it('answers questions, with a Moat and without', () => {
    expect(idAt({ kind: 'may', asker: 'moat', choices: ['reveal moat', 'no'] })).toBe('moat');
    expect(idAt({ kind: 'may', asker: 'moat', choices: ['no'] })).toBe('no-moat');
    const attack = { kind: 'pick', asker: 'militia', choices: ['discard estate'] };
    expect(shownAt(sight(attack), first, '')).toMatchObject({ message: 'attack' });
    expect(shownAt(sight(attack), first, 'ready')).toMatchObject({ message: 'attack-done', spots: ['[data-spot="act"]'] });
  });

  it('tells of a Hex after it came', () => {
    const hexed = withMet(first, ['hex']);
    expect(idAt({ kind: 'buy', choices: ['end'] }, hexed)).toBe('hexed');
  });

  it('is silent while others decide', () => {
    expect(shownAt(sight({ kind: 'buy', to_act: [1] }), NOTHING_LEARNT, '')).toBeNull();
  });

  it('ends by itself after many turns', () => {
    expect(isLongEnough(sight({ kind: 'buy', turns: 11 }))).toBe(false);
    expect(isLongEnough(sight({ kind: 'buy', turns: 12 }))).toBe(true);
  });
});

describe('the last night', () => {
  it('leads to the Province and past it', () => {
    const late = { kind: 'act', provinces: 1, choices: ['end', 'play smithy', 'play blessed_village'] };
    const known = beyond(...CORE, 'together', 'village-again', 'hand');
    expect(idAt(late, known)).toBe('late');
    expect(idAt(late, withDone(known, 'late'))).toBe('late-village');
    const rich = { kind: 'buy', provinces: 1, choices: ['end', 'buy province', 'buy gold'] };
    expect(idAt(rich, known)).toBe('province');
    expect(idAt({ kind: 'buy', provinces: 0 }, known)).toBe('last');
  });
});

describe('learning', () => {
  it('takes what was done, not what was asked', () => {
    expect(learntBy(COURSE, first, step('buy-smithy'), entry(0, bought('smithy')), 0).done.has('buy-smithy')).toBe(true);
    const other = learntBy(COURSE, first, step('buy-smithy'), entry(0, bought('bard')), 0);
    expect(other.done.has('buy-smithy')).toBe(false);
    expect(other.asked.get('buy-smithy')).toBe(1);
  });

  it('lets be what was asked for three times', () => {
    const rich = { kind: 'buy', choices: ['end', 'buy smithy'] };
    const other = entry(0, bought('bard'));
    const tired = [1, 2, 3].reduce((learnt) => learntBy(COURSE, learnt, step('buy-smithy'), other, 0), first);
    expect(idAt(rich)).toBe('buy-smithy');
    expect(idAt(rich, tired)).toBeUndefined();
  });

  it('waits for steps that exist', () => {
    const ids = STEPS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...CORE, ...END]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(['en', 'pl', 'de'])('the sentences in %s', (language) => {
  const path = `../src/moonlit/client/locales/${language}/webdominion.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, 'utf-8')));

  it.each([...STEPS.map(({ id }) => id), 'attack-done'])('%s has at most thirty words', (message) => {
    const found = bundle.getMessage(COURSE.word(message));
    expect(found?.value, message).toBeTruthy();
    const text = bundle.formatPattern(found!.value!, { coins: 5 });
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
  });
});
