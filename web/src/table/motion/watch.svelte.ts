import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { paced } from '../../settings.svelte';
import type { LogEntry } from '../../wire/types';
import type { Boxes } from './boxes';
import type { Stage } from './stage';

interface Watched<Table> {
  readonly log: readonly LogEntry[];
  readonly table: Table;
}

/** How a game plays what is new: with how the table was, and once the page shows how it is. */
export interface Director<Table, Own extends Stage> {
  stage(root: HTMLElement, paced: (time: number) => number): Own;
  /** What is new is seen in one go up to so many entries; more is a jump. */
  most: number;
  /** Goes on after what still runs, instead of ending it. */
  waits(fresh: readonly LogEntry[]): boolean;
  play(stage: Own, told: { fresh: readonly LogEntry[]; before: Table; boxes: Boxes }): void;
}

/** Plays what is new in the log; nothing when a match is opened or jumps far. Any input jumps to the end. */
export function watchLog<Table, Own extends Stage>(
  play: Watched<Table>,
  root: () => HTMLElement | undefined,
  director: Director<Table, Own>,
): void {
  let seen = untrack(() => play.log.at(-1)?.version ?? -1);
  let before = untrack(() => play.table);
  let stage: Own | null = null;
  let isThere = true;
  const finish = () => stage?.finish();

  // Where the table is cut anew nothing lies where it flies to.
  const ends = ['resize', 'pointerdown', 'keydown', 'wheel'] as const;
  $effect(() => {
    const offs = ends.map((name) => on(window, name, finish, { capture: true, passive: true }));
    return () => {
      isThere = false;
      offs.forEach((off) => off());
    };
  });
  $effect.pre(() => {
    const log = play.log;
    const table = play.table;
    const fresh = log.filter((entry) => entry.version > seen);
    const place = untrack(root);
    const isShort = fresh.length > 0 && fresh.length <= director.most;
    if (place && isShort && fresh.at(-1)!.kind !== 'setup') untrack(() => perform(place, fresh, before));
    else if (fresh.length || (log.at(-1)?.version ?? -1) < seen) finish();
    seen = log.at(-1)?.version ?? -1;
    before = table;
  });

  function perform(at: HTMLElement, fresh: readonly LogEntry[], was: Table): void {
    const playing = (stage ??= director.stage(at, paced));
    if (!director.waits(fresh)) playing.finish();
    const boxes = playing.measure();
    // Drawing anew is work enough at once: where all lies now is looked up just before it is painted.
    requestAnimationFrame(() => {
      if (!isThere) return;
      playing.look(boxes);
      director.play(playing, { fresh, before: was, boxes });
    });
  }
}
