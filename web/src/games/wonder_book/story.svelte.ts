import { remember, remembered } from '../../store';
import { storyOf, type Screen } from '../../text/story';
import { pictureUrl } from './art/pictures';
import type { Play } from './play.svelte';
import type { GameEvent } from './view';

const KEPT = 'wonder_book.read';
/** A text as short as this, that is no card, is only shown for a while. */
const SHORT = 140;
const BEFORE = -1;

interface Kept {
  match: string;
  version: number;
}

/** The version a screen came with; what stands before the chapter comes before all. */
function versionOf(screen: Screen): number {
  return Number.parseInt(screen.key, 10) || 0;
}

/** What was told and not yet read by this person; what was read can be read again. */
export class Reading {
  /** The last version that was read. */
  #read = $state(BEFORE);
  /** Everything is being read again. */
  again: boolean = $state(false);
  readonly #play: Play;
  readonly story = $derived.by(() => storyOf(this.#play.log, this.#play.sight.page ?? [], this.#play.sight.seat));
  readonly all = $derived.by(() => [...(this.story?.earlier ?? []), ...(this.story?.newest ?? [])]);
  readonly unread = $derived.by(() => {
    if (!this.#play.port || !this.story?.isFresh) return [];
    return this.story.newest.filter((screen) => versionOf(screen) > this.#read);
  });
  /** A single short text waits at the foot of the book; everything else is a page of its own. */
  readonly strip = $derived.by(() => {
    const [only, ...more] = this.unread;
    const isShort = only && !more.length && !only.title && only.kind === 'read' && only.text.length <= SHORT;
    return isShort && this.#play.kind !== 'choice' ? only : null;
  });
  readonly pages = $derived.by(() => (this.again ? this.all : this.strip ? [] : this.unread));

  constructor(play: Play) {
    this.#play = play;
    const kept = remembered<Kept | null>(KEPT, null);
    if (kept?.match === play.info.match) this.#read = kept.version;
  }

  /** What is drawn beside a page: the picture of the card that it is. */
  pictureOf(screen: Screen): string | null {
    const [version, place] = screen.key.split('.').map(Number);
    const event = this.#play.log.find((entry) => entry.version === version)?.events[place ?? 0] as GameEvent | undefined;
    return event?.event === 'CardRead' ? pictureUrl(this.#play.table.cards[event.card]?.picture) : null;
  }

  done(): void {
    this.again = false;
    this.#read = Math.max(this.#read, ...this.unread.map(versionOf));
    remember(KEPT, { match: this.#play.info.match, version: this.#read } satisfies Kept);
  }
}
