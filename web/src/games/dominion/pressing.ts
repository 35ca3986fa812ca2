import { intentOf, type Intent } from './intents';
import type { Play } from './play.svelte';

/** What keys need of a table. */
interface Pressed {
  play: Play;
  root: HTMLElement;
  ondecks(): void;
}

/** Does what a key means at this table; false where it means nothing here. */
export function press(event: KeyboardEvent, at: Pressed): boolean {
  if (at.play.asking?.pressed(event.key)) return true;
  const intent = intentOf(event);
  if (intent === null) return false;
  if (typeof intent === 'number') at.root.querySelectorAll<HTMLElement>('#hand [data-at]')[intent - 1]?.click();
  else act(intent, at);
  return true;
}

function act(intent: Exclude<Intent, number>, { play, root, ondecks }: Pressed): void {
  switch (intent) {
    case 'go':
      return play.deed?.key === 'Enter' && !play.isAsked ? play.other?.do() : play.deed?.isReady ? play.deed.do() : undefined;
    case 'do':
      return play.deed?.isReady ? play.deed.do() : undefined;
    case 'treasures':
      return play.offer.treasures ? play.act(play.offer.treasures.text) : undefined;
    case 'none':
      return play.other?.isReady ? play.other.do() : undefined;
    case 'read':
      play.reads = !play.reads;
      return;
    case 'decks':
      return ondecks();
    case 'peek':
      play.peeks = !play.peeks;
      return;
    case 'find':
      return (root.querySelector<HTMLElement>('#find-pile') ?? root.querySelector<HTMLElement>('#supply [data-rove]'))?.focus();
    case 'restart':
      return play.undo(true);
    case 'why':
      return play.whyNot();
    case 'cancel':
      return play.cancel();
  }
}
