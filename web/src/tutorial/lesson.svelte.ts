import { hold, heldOf } from '../seats.svelte';
import { settings } from '../settings.svelte';
import { hear } from '../sound/sound';
import { remember, remembered } from '../store';
import { api, problemOf } from '../wire/api';
import { MatchClient } from '../wire/match.svelte';
import type { LogEntry, Problem } from '../wire/types';
import { readHand } from './spots';
import {
  coreDone,
  EMPTY_HANDS,
  type Held,
  knowsEnough,
  learntBy,
  type Learnt,
  lessonAt,
  NOTHING_LEARNT,
  type Step,
  withDone,
} from './steps';

export const GAME = 'nocturne';
const LESSON = 'first-night';
const PLACE = 'lesson';
const LOOK_AGAIN = 120;

/** What a reload needs to go on where it was. */
interface Kept {
  match: string;
  done: string[];
  asked: [string, number][];
}

/** One learner's first night: the match, and what has been learnt in it. */
export class Night {
  client: MatchClient | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  learnt: Learnt = $state.raw(NOTHING_LEARNT);
  held: Held = $state.raw(EMPTY_HANDS);
  /** The learner has seen the end of the lesson and plays on. */
  goesOn = $state(false);

  readonly lesson = $derived.by(() => {
    const sight = this.client?.sight;
    return sight && !this.client?.pending ? lessonAt(sight, this.learnt, this.held) : null;
  });
  readonly done = $derived(coreDone(this.learnt));
  readonly isLearnt = $derived(knowsEnough(this.learnt));

  #length = -1;
  #shown: Step | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  async open(): Promise<void> {
    const kept = remembered<Kept | null>(PLACE, null);
    const match = kept && (await isPlaying(kept.match)) ? this.#resume(kept) : await this.#begin();
    const token = match ? heldOf(match)?.tokens['0'] : undefined;
    if (!match || !token) return;
    this.client = new MatchClient(match, { token, language: settings.language, text: false });
    this.#timer = setInterval(() => this.#look(), LOOK_AGAIN);
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
    for (const entry of fresh) if (this.#shown) this.#learn(learntBy(this.learnt, this.#shown, entry, me));
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

  #look(): void {
    const now = readHand();
    const { spell, cell, option } = this.held;
    if (now.spell !== spell || now.cell !== cell || now.option !== option) this.held = now;
  }

  #resume(kept: Kept): string {
    this.learnt = { done: new Set(kept.done), asked: new Map(kept.asked) };
    return kept.match;
  }

  async #begin(): Promise<string | null> {
    try {
      const seats = [
        { kind: 'me' as const, name: settings.nickname },
        { kind: 'bot' as const, level: 'greedy' },
      ];
      const seated = await api.create({ game: GAME, options: {}, seats, begin: true, lesson: LESSON });
      hold(seated, GAME);
      this.#keep(seated.match);
      return seated.match;
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    }
  }

  #keep(match: string): void {
    remember(PLACE, { match, done: [...this.learnt.done], asked: [...this.learnt.asked] } satisfies Kept);
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
