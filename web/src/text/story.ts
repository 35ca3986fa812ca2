import { undoneIn } from '../screens/match/undone';
import type { GameEvent } from '../games/wire';
import type { LogEntry, Section } from '../wire/types';

/** One screen of a story: a card with its title, a text between cards, or a new goal. */
export interface Screen {
  key: string;
  title: string;
  text: string;
  kind: 'read' | 'goal' | 'end';
}

export interface Story {
  /** What came since the reader acted, in the order it is read; else what came last. */
  newest: Screen[];
  earlier: Screen[];
  isFresh: boolean;
}

interface Page {
  version: number;
  screens: Screen[];
}

/** The section in which a game tells what stands before everything. */
export const OPENING = 'opening';
const KINDS: Partial<Record<GameEvent['event'], Screen['kind']>> = {
  CardRead: 'read',
  TextRead: 'read',
  GoalSet: 'goal',
  ChapterWon: 'end',
  ChapterLost: 'end',
  EndingReached: 'end',
};
/** The title of a card stands in quotation marks before its text. */
const TITLED = /^[“„]([^“”„]+)[”“]\s+(.+)$/s;

function pagesOf(log: readonly LogEntry[]): Page[] {
  const undone = undoneIn(log);
  return log
    .filter((entry) => entry.kind !== 'undo' && !undone.has(entry.version))
    .map((entry) => ({ version: entry.version, screens: screensOf(entry) }))
    .filter((page) => page.screens.length);
}

function screensOf(entry: LogEntry): Screen[] {
  return entry.events.flatMap((event, place): Screen[] => {
    const kind = KINDS[event.event];
    const line = entry.lines[place];
    if (!kind || !line) return [];
    const [, title = '', text = line] = (event.event === 'CardRead' && TITLED.exec(line)) || [];
    return [{ key: `${entry.version}.${place}`, title, text, kind }];
  });
}

function openingOf(sections: readonly Section[]): Screen[] {
  const rows = sections.find((section) => section.id === OPENING)?.rows ?? [];
  return rows.map(({ cells }, place) => ({
    key: `${OPENING}.${place}`,
    title: cells[0]!,
    text: cells[1]!,
    kind: 'read',
  }));
}

/** Everything that was read, from the beginning to the end. */
export function wholeStory(log: readonly LogEntry[]): Screen[] {
  return pagesOf(log).flatMap((page) => page.screens);
}

/** What happened besides what was read. */
export function besides(entry: LogEntry): string[] {
  return entry.lines.filter((line, place) => {
    const event = entry.events[place];
    return line && !(event && KINDS[event.event] === 'read');
  });
}

/** The story so far as one seat has read it; none in a game that tells none. */
export function storyOf(log: readonly LogEntry[], sections: readonly Section[], seat: number | null): Story | null {
  const pages = pagesOf(log);
  if (!pages.length) return null;
  const mine = log.findLast((entry) => entry.kind === 'act' && seat !== null && entry.seat === seat)?.version ?? 0;
  const isFresh = pages.at(-1)!.version >= mine;
  const first = isFresh && seat !== null ? pages.findIndex((page) => page.version >= mine) : pages.length - 1;
  const opening = openingOf(sections);
  const newest = pages.slice(first).flatMap((page) => page.screens);
  const earlier = pages.slice(0, first).flatMap((page) => page.screens);
  const isStart = pages[first]!.version === 0;
  return isStart ? { newest: [...opening, ...newest], earlier, isFresh } : { newest, earlier: [...opening, ...earlier], isFresh };
}
