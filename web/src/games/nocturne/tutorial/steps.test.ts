import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { countOver, NOTHING_LEARNT, withDone } from '../../../tutorial/learnt';
import { learntBy } from '../../../tutorial/learning';
import type { LogEntry, Sight } from '../../../wire/types';
import type { GameEvent, TableView } from '../view';
import { COURSE } from './course';
import { CORE, EMPTY_HANDS, lessonAt, STEPS } from './steps';

interface Position {
  kind: string;
  first?: boolean;
  choices?: string[];
  tiles?: string[];
  round?: string;
  spells?: unknown[];
  to_act?: number[];
}

function sight({
  kind,
  first,
  choices = ['0 pass', '0 cast star a1'],
  tiles = [],
  round = 'twilight',
  spells = [],
  to_act = [0],
}: Position): Sight {
  const table = { round, decision: { kind, seat: 0, first, token: '4' }, spells, seats: [{ tiles }, { tiles: [] }] };
  return {
    seat: 0,
    to_act,
    names: ['Ola', 'Owl'],
    choices: choices.map((text) => ({ text, label: text })),
    table: table as unknown as TableView,
    decision: '',
    why: '',
    page: null,
    met: {},
    result: null,
    hides: false,
    obvious: '',
    held_for: [],
  };
}

function acted(...events: GameEvent[]): LogEntry {
  return { version: 1, length: 1, kind: 'act', seat: 0, events, lines: [], depths: [] };
}
const cast: GameEvent = { event: 'SpellCast', seat: 0, token: '1', cell: 'b3' };
const step = (id: string) => STEPS.find((one) => one.id === id)!;
const opening = sight({ kind: 'start', first: true, choices: ['0 cast 1 b3', '0 cast 1 a1'] });

describe('the first lesson', () => {
  it('lights the spell, then the cell', () => {
    const spell = { ...EMPTY_HANDS, spell: '1' };
    expect(lessonAt(opening, NOTHING_LEARNT, EMPTY_HANDS)).toMatchObject({ message: 'open-pick', spots: ['spell:1'] });
    expect(lessonAt(opening, NOTHING_LEARNT, spell)).toMatchObject({ message: 'open-here', spots: ['cell:b3'] });
  });

  it('lights the button once a spell and a cell are chosen, whichever they are', () => {
    const ready = { ...EMPTY_HANDS, spell: '1', cell: 'a1' };
    expect(lessonAt(opening, NOTHING_LEARNT, ready)).toMatchObject({ message: 'act', spots: ['act'] });
    const chest = sight({ kind: 'chest' });
    expect(lessonAt(chest, NOTHING_LEARNT, EMPTY_HANDS)).toMatchObject({ message: 'chest', spots: ['offer'] });
    expect(lessonAt(chest, NOTHING_LEARNT, { ...EMPTY_HANDS, option: 'tile:FE09' })).toMatchObject({ spots: ['act'] });
  });

  it('lights everything possible where the suggestion is not', () => {
    const other = sight({ kind: 'start', first: true, choices: ['0 cast 1 a1'] });
    const spell = { ...EMPTY_HANDS, spell: '1' };
    expect(lessonAt(other, NOTHING_LEARNT, EMPTY_HANDS)).toMatchObject({ message: 'open', spots: ['spells'] });
    expect(lessonAt(other, NOTHING_LEARNT, spell)).toMatchObject({ message: 'open', spots: ['forest'] });
  });

  it('is silent while others decide', () => {
    expect(lessonAt(sight({ kind: 'answer', to_act: [1] }), NOTHING_LEARNT, EMPTY_HANDS)).toBeNull();
    expect(lessonAt({ ...opening, seat: null }, NOTHING_LEARNT, EMPTY_HANDS)).toBeNull();
  });

  it('names who bid what', () => {
    const answer = sight({
      kind: 'answer',
      spells: [
        [0, '1', 'b3'],
        [1, 'shadow8', 'b2'],
      ],
    });
    expect(lessonAt(answer, NOTHING_LEARNT, EMPTY_HANDS)!.facts).toMatchObject({ rival: 'Owl', bid: '8' });
  });
});

describe('learning', () => {
  it('takes what was done, not what was asked', () => {
    const learnt = learntBy(COURSE, NOTHING_LEARNT, step('open'), acted(cast), 0);
    expect(learnt.done.has('open')).toBe(true);
    const other = learntBy(COURSE, NOTHING_LEARNT, step('pass'), acted(cast), 0);
    expect(other.done.has('pass')).toBe(false);
  });

  it('ignores what others do', () => {
    expect(learntBy(COURSE, NOTHING_LEARNT, step('open'), { ...acted(cast), seat: 1 }, 0)).toBe(NOTHING_LEARNT);
  });

  it('asks three times and then lets it be', () => {
    let learnt = withDone(withDone(NOTHING_LEARNT, 'open'), 'answer');
    const answer = sight({ kind: 'answer' });
    for (let n = 0; n < 3; n++) {
      expect(lessonAt(answer, learnt, EMPTY_HANDS)!.step.id).toBe('pass');
      learnt = learntBy(COURSE, learnt, step('pass'), acted(cast), 0);
    }
    expect(lessonAt(answer, learnt, EMPTY_HANDS)!.step.id).toBe('star');
  });

  it('never asks for what cannot be done', () => {
    const learnt = ['open', 'answer', 'pass'].reduce(withDone, NOTHING_LEARNT);
    expect(lessonAt(sight({ kind: 'answer' }), learnt, EMPTY_HANDS)!.step.id).toBe('star');
    expect(lessonAt(sight({ kind: 'answer', choices: ['0 cast 7 a1'] }), learnt, EMPTY_HANDS)).toBeNull();
  });

  it('shows points only once there are some', () => {
    const learnt = ['open', 'answer', 'pass', 'star'].reduce(withDone, NOTHING_LEARNT);
    expect(lessonAt(sight({ kind: 'answer' }), learnt, EMPTY_HANDS)).toBeNull();
    expect(lessonAt(sight({ kind: 'answer', tiles: ['FE01'] }), learnt, EMPTY_HANDS)!.step.id).toBe('points');
  });

  it('never runs dry before enough is known, whatever the order of things', () => {
    expect(countOver(CORE, NOTHING_LEARNT)).toBe(0);
    const learnt = CORE.reduce(withDone, NOTHING_LEARNT);
    expect(countOver(CORE, learnt)).toBe(CORE.length);
  });

  it('greets what comes later in the night', () => {
    const learnt = STEPS.filter(({ id }) => !['draft', 'moonlight', 'mirror'].includes(id))
      .map(({ id }) => id)
      .reduce(withDone, NOTHING_LEARNT);
    expect(lessonAt(sight({ kind: 'draft' }), learnt, EMPTY_HANDS)!.step.id).toBe('draft');
    expect(lessonAt(sight({ kind: 'start', first: true, round: 'moonlight' }), learnt, EMPTY_HANDS)!.step.id).toBe('moonlight');
    expect(lessonAt(sight({ kind: 'mirror' }), learnt, EMPTY_HANDS)!.step.id).toBe('mirror');
  });
});

describe.each(['en', 'pl', 'de'])('the sentences in %s', (language) => {
  const path = `../src/moonlit/client/locales/${language}/webaround.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, 'utf-8')));
  const casts = STEPS.filter(({ suggest }) => suggest?.startsWith('cast'));
  const messages = ['act', ...STEPS.map(({ id }) => id), ...casts.flatMap(({ id }) => [`${id}-pick`, `${id}-here`])];

  it.each(messages)('%s has at most twenty words', (message) => {
    const found = bundle.getMessage(`webaround-learn-${message}`);
    expect(found?.value, message).toBeTruthy();
    const text = bundle.formatPattern(found!.value!, { rival: 'Owl', bid: '5', token: '4' });
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(20);
  });
});
