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
  readonly isOpen = $derived.by(() => this.hint !== null || this.wanted !== null || this.problem !== null);
  /** How much deeper one can look. */
  readonly next = $derived.by(() => nextDepth(this.hint?.depth ?? null));
  /** The action to mark on the table. */
  readonly advised = $derived.by(() => this.pointed ?? this.hint?.actions[0] ?? null);
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
    if (place !== this.#place) this.close();
    this.#place = place;
  }

  /** The lantern is lit, and looks deeper each time. */
  deeper(): void {
    if (this.wanted === null && this.next) void this.ask(this.next);
    else if (this.hint) announce(this.hint.lines.join(' '));
  }

  async ask(depth: Depth): Promise<void> {
    const asker = this.#asker();
    if (!asker || this.wanted !== null) return;
    this.#place = placeOf(asker);
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
    this.hint = null;
    this.problem = null;
    this.wanted = null;
    this.pointed = null;
  }

  #show(hint: Hint): void {
    this.wanted = null;
    this.pointed = null;
    this.hint = hint;
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

