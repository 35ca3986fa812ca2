import { tick, untrack } from 'svelte';
import { on } from 'svelte/events';
import { isStill, paced } from '../../settings.svelte';
import { tileOf } from './glossary';
import { backTo } from './motion/back';
import { Schedule } from './motion/moves';
import { measure, Stage } from './motion/stage';
import type { Play } from './play.svelte';
import { eventsOf, type TableView } from './view';

/** Plays what is new in the log; nothing when a match is opened or jumps far. */
export function watchLog(play: Play, root: () => HTMLElement | undefined): void {
  let seen = untrack(() => play.log.at(-1)?.version ?? -1);
  let before: TableView = untrack(() => play.table);
  let stage: Stage | null = null;

  // Where the table is cut anew nothing lies where it flies to.
  $effect(() => on(window, 'resize', () => stage?.finish()));
  $effect.pre(() => {
    const log = play.log;
    const table = play.table;
    const fresh = log.filter((entry) => entry.version > seen);
    const last = fresh.at(-1);
    const place = untrack(root);
    if (place && last && last.kind !== 'setup' && fresh.length <= 2) untrack(() => perform(place));
    else stage?.finish();
    seen = log.at(-1)?.version ?? -1;
    before = table;

    function perform(at: HTMLElement): void {
      stage ??= new Stage(at, paced);
      stage.finish();
      const playing = stage;
      const plan = last!.kind === 'undo' ? backTo(before, table) : new Schedule(eventsOf(last!), before.spells, before.face_down);
      const boxes = measure(at);
      void tick().then(() => {
        playing.look(boxes);
        if (!isStill()) playing.play(plan, (id) => tileOf(play.glossary, id));
        playing.light(plan.cells, isStill() ? 0 : plan.end);
      });
    }
  });
}
