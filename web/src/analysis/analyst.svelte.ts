import type { Shared } from '../replay/share';
import { api, problemOf } from '../wire/api';
import type { Analysis, Problem, Review } from '../wire/types';

const PAUSE = 1000;
/** A server out on a network lets nobody ask without end; then one waits a little. */
const TOO_MANY = 'too-many-requests';

/** Asks for the analysis of a record again and again until it is there. */
export class Analyst {
  progress: Analysis | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  readonly review: Review | null = $derived(this.progress?.review ?? null);

  /** Somebody has asked for it, here or before. */
  isAsked: boolean = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked before this is not listened to any more. */
  #asking = 0;

  constructor(readonly shared: Shared) {}

  start(): void {
    if (this.review || this.problem) return;
    this.isAsked = true;
    void this.#ask();
  }

  /** Only what somebody has asked for before; nothing is begun for it. */
  async look(): Promise<void> {
    const { record, names } = this.shared;
    const found = await api.analysis({ record, names, begins: false }).catch(() => null);
    if (!found?.total) return;
    this.progress = found;
    this.isAsked = true;
    this.start();
  }

  stop(): void {
    this.#asking += 1;
    clearTimeout(this.#timer);
  }

  /** After a failure, or in another language. */
  again(): void {
    this.stop();
    this.problem = null;
    void this.#ask();
  }

  /** Words change with the language. */
  retell(): void {
    if (this.review) this.again();
  }

  async #ask(): Promise<void> {
    const { record, names } = this.shared;
    this.#asking += 1;
    const asked = this.#asking;
    try {
      const found = await api.analysis({ record, names });
      if (asked !== this.#asking) return;
      this.progress = found;
    } catch (error) {
      if (asked !== this.#asking) return;
      const problem = problemOf(error);
      if (problem.code !== TOO_MANY) this.problem = problem;
    }
    if (!this.review && !this.problem) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }
}
