import { hold, heldOf } from '../seats.svelte';
import { settings } from '../settings.svelte';
import { hear } from '../sound/sound';
import { remember, remembered } from '../store';
import { api, problemOf } from '../wire/api';
import { MatchClient } from '../wire/match.svelte';
import type { LogEntry, Problem } from '../wire/types';
import type { Course } from './course';
import { learntBy } from './learning';
import { countOver, isOver, type Learnt, NOTHING_LEARNT, type Step, withDone } from './learnt';

const LOOK_AGAIN = 120;

/** What a reload needs to go on where it was. */
interface Kept {
  match: string;
  part: number;
  done: string[];
  asked: [string, number][];
  met: string[];
}

/** One learner in the middle of a course: the match of its present part, and what has been learnt. */
export class Learning {
  client: MatchClient | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  learnt: Learnt = $state.raw(NOTHING_LEARNT);
  held: string = $state('');
  place: number = $state(0);
  /** The learner has seen the end of the lesson and plays on. */
  goesOn = $state(false);

  readonly part = $derived.by(() => this.course.parts[this.place]!);
  readonly isLast = $derived.by(() => this.place === this.course.parts.length - 1);
  readonly lesson = $derived.by(() => {
    const sight = this.client?.sight;
    return sight && !this.client?.pending ? this.course.shownAt(sight, this.learnt, this.held) : null;
  });
  readonly done = $derived.by(() => countOver(this.part.core, this.learnt));
  /** Everything that this part is for has been met, or asked for in vain, or it has been long enough. */
  readonly isLearnt = $derived.by(() => {
    const sight = this.client?.sight;
    if (sight && (sight.result || this.part.isLongEnough?.(sight))) return true;
    return this.part.core.every((id) => isOver(id, this.learnt));
  });

  readonly #name: string;
  #length = -1;
  #shown: Step | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly game: string,
    readonly course: Course,
  ) {
    this.#name = `lesson.${game}`;
  }

  async open(): Promise<void> {
    this.#timer = setInterval(() => (this.held = this.course.readHand()), LOOK_AGAIN);
    const kept = remembered<Kept | null>(this.#name, null);
    const goesOn = kept && this.course.parts[kept.part] && (await isPlaying(kept.match));
    this.#sit(goesOn ? this.#resume(kept) : await this.#begin());
  }

  /** The next part; what was learnt is not asked for again. */
  async next(): Promise<void> {
    this.client?.close();
    this.client = null;
    this.place += 1;
    this.#sit(await this.#begin());
  }

  close(): void {
    clearInterval(this.#timer);
    this.client?.close();
  }

  /** Call from an effect: lets what is new be heard, and learns from what the learner did. */
  follow(log: readonly LogEntry[], me: number): void {
    const last = log.at(-1)?.length ?? 0;
    const fresh = this.#length < 0 ? [] : log.filter((entry) => entry.length > this.#length);
    if (fresh.length && this.client?.sight) void hear(fresh, this.client.sight, this.client.info?.game ?? '');
    for (const entry of fresh) this.#learn(learntBy(this.course, this.learnt, this.#shown, entry, me));
    this.#length = last;
    // While an action is on its way no step is shown, but it answers the last one that was.
    this.#shown = this.lesson?.step ?? this.#shown;
  }

  press(): void {
    if (this.lesson?.step.by === 'press') this.#learn(withDone(this.learnt, this.lesson.step.id));
  }

  #learn(learnt: Learnt): void {
    if (learnt === this.learnt) return;
    this.learnt = learnt;
    if (this.client) this.#keep(this.client.match);
  }

  #sit(match: string | null): void {
    const token = match ? heldOf(match)?.tokens['0'] : undefined;
    if (!match || !token) return;
    this.#length = -1;
    this.#shown = null;
    this.client = new MatchClient(match, { token, language: settings.language, text: false });
  }

  #resume(kept: Kept): string {
    this.learnt = { done: new Set(kept.done), asked: new Map(kept.asked), met: new Set(kept.met) };
    this.place = kept.part;
    return kept.match;
  }

  async #begin(): Promise<string | null> {
    try {
      const seats = [{ kind: 'me' as const, name: settings.nickname }];
      const seated = await api.create({ game: this.game, options: {}, seats, begin: true, lesson: this.part.lesson });
      hold(seated, this.game);
      this.#keep(seated.match);
      return seated.match;
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    }
  }

  #keep(match: string): void {
    const { done, asked, met } = this.learnt;
    remember(this.#name, { match, part: this.place, done: [...done], asked: [...asked], met: [...met] } satisfies Kept);
  }
}

async function isPlaying(match: string): Promise<boolean> {
  if (!heldOf(match)) return false;
  try {
    return (await api.info(match)).phase === 'playing';
  } catch {
    return false;
  }
}
