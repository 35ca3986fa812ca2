import { isStill } from '../../../settings.svelte';
import { type Director, watchLog } from '../../../table/motion/watch.svelte';
import { tileOf } from '../glossary';
import { backTo } from './back';
import { Schedule } from './moves';
import { ForestStage } from './stage';
import type { Play } from '../play.svelte';
import { eventsOf, type TableView } from '../view';

/** Plays what is new over the forest. */
export function watchForest(play: Play, root: () => HTMLElement | undefined): void {
  const director: Director<TableView, ForestStage> = {
    stage: (at, paced) => new ForestStage(at, paced),
    most: 2,
    waits: () => false,
    play(stage, { fresh, before }) {
      const last = fresh.at(-1)!;
      const plan = last.kind === 'undo' ? backTo(before, play.table) : new Schedule(eventsOf(last), before.spells, before.face_down);
      if (!isStill()) stage.play(plan, (id) => tileOf(play.glossary, id));
      stage.light(plan.cells, isStill() ? 0 : plan.end);
    },
  };
  watchLog(play, root, director);
}
