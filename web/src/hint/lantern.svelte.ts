import { alarm, announce } from '../ui/live.svelte';
import { api, problemOf } from '../wire/api';
import type { Depth, Hint, HintAsk, Problem } from '../wire/types';
import { say } from '../words.svelte';
import { nextDepth } from './depths';

/** What is asked for, by whom and where; none where no help can be had now. */
export type Asker = Pick<HintAsk, 'token' | 'version'> & { match: string; language: string };

type Fetching = (match: string, body: HintAsk) => Promise<Hint>;

/** Longer than this, and people are told that it goes on. */
const SLOW = 1000;

/** Help for the position at hand: a nudge first, then the move, then all of it compared. */
export class Lantern {
  hint: Hint | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The depth that is being fetched. */
  wanted: Depth | null = $state(null);
  /** An advised action somebody points at in the comparison. */
  pointed: string | null = $state(null);
  isOpen = $state(false);
  /** How much deeper one can look. */
  readonly next = $derived.by(() => nextDepth(this.hint?.depth ?? null));
  /** The action to mark on the table. */
  readonly advised = $derived.by(() => (this.isOpen ? (this.pointed ?? this.hint?.actions[0] ?? null) : null));
  /** Why it is advised, in a sentence. */
  readonly reason = $derived.by(() => {
    if (!this.advised || !this.hint) return '';
    const compared = this.hint.compared.find(({ text }) => text === this.advised);
    return compared ? (compared.reasons[0] ?? '') : this.hint.why;
  });
  readonly canAsk = $derived.by(() => this.#asker() !== null);

  readonly #asker: () => Asker | null;
  readonly #fetch: Fetching;
  #place = '';

  constructor(asker: () => Asker | null, fetching: Fetching = api.hint) {
    this.#asker = asker;
    this.#fetch = fetching;
  }

  /** Call from an effect: a hint for a position that has passed is dropped. */
  follow(): void {
    const place = placeOf(this.#asker());
    if (place !== this.#place) this.#forget();
    this.#place = place;
  }

  /** The lantern is lit, and looks deeper each time; taken up again it shows what it showed before. */
  deeper(): void {
    const isAgain = !this.isOpen && this.hint !== null;
    if (!isAgain && this.wanted === null && this.next) void this.ask(this.next);
    else if (this.hint) this.#tell(this.hint);
  }

  async ask(depth: Depth): Promise<void> {
    const asker = this.#asker();
    if (!asker || this.wanted !== null) return;
    this.#place = placeOf(asker);
    this.isOpen = true;
    this.wanted = depth;
    this.problem = null;
    const { match, token, version } = asker;
    const timer = setTimeout(() => announce(say('web-hint-thinking')), SLOW);
    try {
      const hint = await this.#fetch(match, { token, version, depth });
      if (this.wanted === depth && this.#place === placeOf(this.#asker())) this.#show(hint);
    } catch (error) {
      if (this.wanted === depth) this.#refuse(problemOf(error));
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.isOpen = false;
    this.problem = null;
    this.wanted = null;
    this.pointed = null;
  }

  #forget(): void {
    this.close();
    this.hint = null;
  }

  #show(hint: Hint): void {
    this.wanted = null;
    this.pointed = null;
    this.hint = hint;
    this.#tell(hint);
  }

  #tell(hint: Hint): void {
    this.isOpen = true;
    announce(hint.lines.join(' '));
  }

  #refuse(problem: Problem): void {
    this.wanted = null;
    this.problem = problem;
    alarm(problem.sentence);
  }
}

function placeOf(asker: Asker | null): string {
  return asker ? `${asker.match} ${asker.token} ${asker.version} ${asker.language}` : '';
}
