import { isStill } from '../../../settings.svelte';
import { lastUndone } from '../../../screens/match/undone';
import { type Director, watchLog } from '../../../table/motion/watch.svelte';
import { cardOf, isTreasure } from '../glossary';
import type { Play } from '../play.svelte';
import { eventsOf, type TableView } from '../view';
import { reversed } from './back';
import { Faces } from './faces';
import { Schedule } from './moves';
import { CardStage } from './stage';

/** A turn that others take is seen in so many ms at most. */
const OTHERS_MOST = 2000;
/** So many versions at once are played; more is a jump. */
const MOST = 8;
/** What is taken back is over in so many ms; more cards than that at once are no movement. */
const BACK_MOST = 700;
const CARDS_MOST = 40;

/** Plays what is new over the table; call what it returns when the table goes. */
export function watchTable(play: Play, root: () => HTMLElement | undefined): () => void {
  const faces = new Faces(() => play.glossary);
  const kinds = {
    isTreasure: (card: string) => isTreasure(cardOf(play.glossary, card)),
    isAttack: (card: string) => cardOf(play.glossary, card).types.includes('attack'),
  };
  const director: Director<TableView, CardStage> = {
    stage: (at, paced) => new CardStage(at, paced, faces, () => play.me),
    most: MOST,
    // What others do one after the other is seen one after the other; what I do is seen at once.
    waits: (fresh) => fresh.every((entry) => entry.kind === 'act' && entry.seat !== play.me),
    play(stage, { fresh }) {
      const isBack = fresh.at(-1)!.kind === 'undo';
      const told = isBack ? lastUndone(play.log) : fresh;
      const forth = new Schedule(told.flatMap(eventsOf), play.table.seats.length, kinds);
      const plan = isBack ? reversed(forth) : forth;
      if (isStill()) return stage.light(plan);
      if (isBack && (!plan.end || plan.moves.length > CARDS_MOST)) return stage.fade();
      if (isBack) stage.queue(plan.end, BACK_MOST);
      if (director.waits(fresh)) stage.queue(plan.end, OTHERS_MOST);
      stage.play(plan);
    },
  };
  watchLog(play, root, director);
  return faces.prepare(Object.keys(play.table.piles));
}
