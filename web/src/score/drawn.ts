import type { Component } from 'svelte';
import type { Flag } from '../ui/chart';
import type { Glossary } from '../wire/port';
import type { MatchInfo, Replay, Result, Sight } from '../wire/types';

/** What a game that draws the end of its matches is given to draw. */
export interface SheetProps {
  /** None where a record is looked at that no match here belongs to. */
  info: MatchInfo | null;
  sight: Sight;
  result: Result;
  glossary: Glossary;
  /** What the server says of the end, without its first line, which is the title. */
  lines: readonly string[];
  /** The whole match, as soon as it is there. */
  story: Replay | null;
  /** Rows come one by one; not when somebody looks for the second time. */
  isFirstLook: boolean;
  /** All is told, and with it who won. */
  isWhole: boolean;
  /** Moments that shall be seen on the curve. */
  flags: readonly Flag[];
}

type DrawnSheet = Component<SheetProps, Record<string, never>, 'isWhole' | 'flags'>;

const found = import.meta.glob<{ default: DrawnSheet }>('../games/*/score/Sheet.svelte');

/** The sheet a game draws itself, if it does. */
export function drawnSheet(game: string): (() => Promise<{ default: DrawnSheet }>) | null {
  return found[`../games/${game}/score/Sheet.svelte`] ?? null;
}
