import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../games/wire';
import type { LogEntry } from '../wire/types';
import { storyOf } from './story';

function entry(
  version: number,
  seat: number | null,
  told: [event: string, line: string][],
  kind: LogEntry['kind'] = 'act',
  length = version,
): LogEntry {
  return {
    version,
    length,
    kind,
    seat,
    events: told.map(([event]) => ({ event }) as GameEvent),
    lines: told.map(([, line]) => line),
    depths: told.map(() => 0),
  };
}

const setup = entry(
  0,
  null,
  [
    ['CardRead', '“Door” It creaks.'],
    ['BoardOpened', ''],
    ['GoalSet', 'A new goal: go in.'],
  ],
  'setup',
);
const opening = {
  id: 'opening',
  title: '',
  columns: [],
  rows: [{ cells: ['Book', 'Once.'], thing: '', things: [], act: '', tone: '' }],
  is_beside: false,
  minor: -1,
  drawing: null,
};

describe('the story on the text table', () => {
  it('is none where nothing is read', () => {
    expect(storyOf([entry(0, null, [['Moved', 'Ada goes.']], 'setup')], [], 0)).toBeNull();
  });

  it('begins with what stands before the chapter, titles apart from texts', () => {
    const story = storyOf([setup], [opening], 0)!;
    expect(story.newest.map(({ title, text, kind }) => [title, text, kind])).toEqual([
      ['Book', 'Once.', 'read'],
      ['Door', 'It creaks.', 'read'],
      ['', 'A new goal: go in.', 'goal'],
    ]);
    expect(story).toMatchObject({ earlier: [], isFresh: true });
  });

  it('shows everything since the reader acted, in order', () => {
    const log = [
      setup,
      entry(1, 0, [['TextRead', 'One.']]),
      entry(2, 1, [['Moved', 'Ben goes.']]),
      entry(3, 1, [['TextRead', '“Two,” she says.']]),
    ];
    const story = storyOf(log, [opening], 0)!;
    expect(story.newest.map((screen) => [screen.title, screen.text])).toEqual([
      ['', 'One.'],
      ['', '“Two,” she says.'],
    ]);
    expect(story.earlier.map((screen) => screen.text)).toEqual(['Once.', 'It creaks.', 'A new goal: go in.']);
  });

  it('keeps the last page at hand once it was read', () => {
    const log = [setup, entry(1, 0, [['TextRead', 'One.']]), entry(2, 0, [['Moved', 'Ada goes.']])];
    expect(storyOf(log, [], 0)).toMatchObject({ isFresh: false, newest: [{ text: 'One.' }] });
  });

  it('forgets what was taken back', () => {
    const log = [setup, entry(1, 0, [['TextRead', 'One.']]), entry(2, 0, [], 'undo', 0)];
    expect(storyOf(log, [], 0)!.newest.map((screen) => screen.text)).toEqual(['It creaks.', 'A new goal: go in.']);
  });
});
