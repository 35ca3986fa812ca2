import { untrack } from 'svelte';
import type { Play } from './play.svelte';

/** Moves what is new in the log; nothing when a match is opened or goes back. */
export function watchLog(play: Play, root: () => HTMLElement | undefined): void {
  let seen = untrack(() => play.log.at(-1)?.version ?? -1);

  $effect.pre(() => {
    const log = play.log;
    const news = log.filter((entry) => entry.version > seen);
    seen = log.at(-1)?.version ?? -1;
    void news;
    void root;
  });
}
