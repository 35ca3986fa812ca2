import { hold, heldOf } from '../seats.svelte';
import { settings } from '../settings.svelte';
import { go } from '../router.svelte';
import { api, glossaryOf, problemOf } from '../wire/api';
import type { Day, Problem } from '../wire/types';
import { dailyOf } from './daily';
import { begin, endingOf, forget, settle, type Try, triesOf } from './tries';

const LOOK_AGAIN = 2500;
const SEAT = 0;

/** The match of a day: what is played, and what became of it on this device. */
export class DayPage {
  day: Day | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  mine: Try | null = $state.raw(null);
  isBusy = $state(false);
  tries: Record<string, Try> = $state.raw({});

  readonly done = $derived.by(() => (this.day?.trials ?? []).reduce((sum, trial) => sum + trial.leads.length, 0));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    readonly game: string,
    readonly asked: string,
  ) {}

  async open(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.day = await api.day(this.game, this.asked);
      this.problem = null;
      this.#read();
      if (this.mine && !this.mine.ending) await this.#settle(this.mine);
    } catch (error) {
      this.problem = problemOf(error);
    }
    // The bots play on; whoever looks sees them come in.
    const isWaiting = this.day !== null && this.done < this.day.total;
    if (isWaiting && !this.#isClosed) this.#timer = setTimeout(() => void this.open(), LOOK_AGAIN);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Go on, or begin: the first match counts, all others are practice. */
  async play(isFurther: boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const { game, day } = this.day!;
      const seats = [{ kind: 'me' as const, name: settings.nickname }];
      const seated = await api.create({ game, options: {}, seats, begin: true, day, is_further: isFurther });
      hold(seated, game);
      if (!isFurther) begin(game, day, seated.match);
      go(`/match/${seated.match}`);
    } catch (error) {
      this.problem = problemOf(error);
      this.isBusy = false;
    }
  }

  #read(): void {
    this.tries = triesOf(this.game);
    this.mine = this.tries[this.day!.day] ?? null;
  }

  async #settle({ match }: Try): Promise<void> {
    const { game, day } = this.day!;
    const info = await api.info(match).catch((error: unknown) => {
      if (problemOf(error).code !== 'unknown-match') throw error;
      return null;
    });
    if (!info || !heldOf(match)) forget(game, day);
    else if (info.phase === 'over') {
      const replay = await api.replay({ record: await api.record(match), eyes: SEAT });
      const moons = (await dailyOf(game)).moonsOf(replay, SEAT, await glossaryOf(game));
      settle(game, day, endingOf(replay, SEAT, moons, info.is_practice));
    }
    this.#read();
  }
}
