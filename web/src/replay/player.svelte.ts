import { settings } from '../settings.svelte';
import { hear } from '../sound/sound';
import { api, problemOf } from '../wire/api';
import type { MatchInfo, Problem, Replay, Sight } from '../wire/types';
import { drawnTable, readsPage } from '../parts';
import type { Shared } from './share';
import { type Phase, phaseAfter, phaseBefore, phasesOf } from './timeline';

const STEP_TIME = 950;
const FASTEST = 4;
/** A server out on a network lets nobody ask without end; then one waits a little. */
const TOO_MANY = 'too-many-requests';
const WAIT = 1500;

/** A finished match being looked at: where one is, through whose eyes, and whether it runs. */
export class Player {
  replay: Replay | null = $state.raw(null);
  sight: Sight | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  at = $state(0);
  eyes: number | null = $state(null);
  isPlaying = $state(false);

  readonly phases: Phase[] = $derived(phasesOf(this.replay?.log ?? []));
  readonly log = $derived((this.replay?.log ?? []).filter((entry) => entry.length <= this.at));
  readonly last = $derived(this.replay?.length ?? 0);

  readonly #seen = new Map<string, Promise<Sight>>();
  /** The last moment shown: one step on is heard, a jump is not. */
  #heard = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly shared: Shared) {}

  /** Reads the record through somebody's eyes; a broken one leaves the server's reason. */
  async open(eyes: number | null, at = this.at): Promise<void> {
    const { record, names } = this.shared;
    try {
      const found = await api.replay({ record, names, eyes });
      this.replay = found;
      this.eyes = eyes;
      this.problem = null;
      await this.go(Math.min(at, found.length));
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async go(length: number): Promise<void> {
    this.at = Math.max(0, Math.min(length, this.last));
    const { at, eyes } = this;
    const isStill = () => this.at === at && this.eyes === eyes;
    try {
      const found = await this.#moment(at);
      if (!isStill()) return;
      if (this.sight && at === this.#heard + 1) void hear([{ ...this.replay!.log[at]! }], found, this.replay!.game);
      this.#heard = at;
      this.sight = found;
      this.problem = null;
      this.#prefetch();
    } catch (error) {
      const problem = problemOf(error);
      if (!isStill()) return;
      if (problem.code !== TOO_MANY) this.problem = problem;
      else setTimeout(() => isStill() && void this.go(at), WAIT);
    }
  }

  /** What will most likely be asked for next is there before it is. */
  #prefetch(): void {
    const { at } = this;
    const near = this.isPlaying ? [at + 1] : [at + 1, at - 1, this.#nextPhase(1)];
    for (const length of near) {
      if (length >= 0 && length <= this.last) this.#moment(length).catch(() => {});
    }
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  stepPhase(by: 1 | -1): void {
    this.pause();
    void this.go(this.#nextPhase(by));
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.at === this.last) this.at = 0;
    void this.#run();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Words change with the language; where one is does not. */
  retell(): void {
    this.#seen.clear();
    void this.open(this.eyes);
  }

  async #run(): Promise<void> {
    if (!this.isPlaying) return;
    if (this.at >= this.last) return this.pause();
    await this.go(this.at + 1);
    const pace = settings.speed === 0 ? 1 : Math.min(FASTEST, settings.speed);
    this.#timer = setTimeout(() => void this.#run(), STEP_TIME / pace);
  }

  #nextPhase(by: 1 | -1): number {
    return by > 0 ? phaseAfter(this.phases, this.at, this.last) : phaseBefore(this.phases, this.at);
  }

  #moment(length: number): Promise<Sight> {
    const game = this.replay?.game ?? '';
    const text = settings.textView || !drawnTable(game) || readsPage(game);
    const key = `${this.eyes} ${length} ${text}`;
    let found = this.#seen.get(key);
    if (!found) {
      const { record, names } = this.shared;
      found = api.moment({ record, names, length, eyes: this.eyes, text });
      found.catch(() => this.#seen.delete(key));
      this.#seen.set(key, found);
    }
    return found;
  }
}

/** What is known of a match that is only looked at. */
type Laid = Pick<Replay, 'game' | 'options' | 'seats'> & Partial<Pick<Replay, 'commitment'>>;

/** What a table needs to know of a match that nobody plays any more. */
export function infoOf(replay: Laid, names: readonly string[]): MatchInfo {
  return {
    match: '',
    game: replay.game,
    phase: 'over',
    options: replay.options,
    settings: { onlookers: true, undo: false, points: true, chat: false, hints: false, pace: 0, stand_in: '' },
    seats: Array.from({ length: replay.seats }, (_, seat) => ({
      kind: 'person',
      name: names[seat] ?? '',
      level: '',
      is_here: false,
      is_away: false,
      is_covered: false,
      is_missing: false,
      hints: 0,
    })),
    onlookers: 0,
    commitment: replay.commitment ?? '',
    is_practice: false,
    next_match: '',
    is_waiting: false,
    agreed: [],
    day: '',
    played: 0,
    campaign: '',
  };
}
