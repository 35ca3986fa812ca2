import { tick, untrack } from 'svelte';
import { on } from 'svelte/events';
import { isStill, paced } from '../settings.svelte';
import { tileOf } from './glossary';
import { Schedule } from './motion/moves';
import { measure, Stage } from './motion/stage';
import type { Play } from './play.svelte';
import type { Spell } from './view';

/** Plays what is new in the log; nothing when a match is opened, goes back or jumps far. */
export function watchLog(play: Play, root: () => HTMLElement | undefined): void {
  let seen = untrack(() => play.log.at(-1)?.version ?? -1);
  let spells: readonly Spell[] = untrack(() => play.table.spells);
  let stage: Stage | null = null;

  // Where the table is cut anew nothing lies where it flies to.
  $effect(() => on(window, 'resize', () => stage?.finish()));
  $effect.pre(() => {
    const log = play.log;
    const table = play.table;
    const fresh = log.filter((entry) => entry.version > seen);
    const last = fresh.at(-1);
    const place = untrack(root);
    if (place && last && last.kind === 'act' && fresh.length <= 2) untrack(() => perform(place));
    else stage?.finish();
    seen = log.at(-1)?.version ?? -1;
    spells = table.spells;

    function perform(at: HTMLElement): void {
      stage ??= new Stage(at, paced);
      stage.finish();
      const playing = stage;
      const schedule = new Schedule(last!.events, spells);
      const before = measure(at);
      void tick().then(() => {
        playing.look(before);
        if (!isStill()) playing.play(schedule, (id) => tileOf(play.glossary, id));
        playing.light(schedule.cells, isStill() ? 0 : schedule.end);
      });
    }
  });
}
