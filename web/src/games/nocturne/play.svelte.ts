import { getContext, setContext, tick } from 'svelte';
import { settings } from '../../settings.svelte';
import { alarm } from '../../ui/live.svelte';
import { peopleAt } from '../../ui/presence';
import type { Port } from '../../wire/port';
import type { Foreseen, LogEntry, MatchInfo, Problem, SeatInfo, Sight } from '../../wire/types';
import * as choices from './choices';
import type { Glossary } from './glossary';
import { tick as click } from '../../table/sounds';
import { tableOf, type Token } from './view';

export interface TableProps {
  sight: Sight;
  info: MatchInfo;
  log: LogEntry[];
  glossary: Glossary;
  pending: string | null;
  /** The action that a hint advises. */
  advised?: string | null;
  port: Port | null;
  /** Help on a thing, which onlookers may ask for, too. */
  onhelp(thing: string, anchor?: Element): void;
}

/** A refusal shown beside what was pointed at; `at` is its place: `cell:d3`, `token:4`, `tile:SK01`. */
export interface Refusal {
  problem: Problem;
  at: string;
}

const FORESEE_AFTER = 120;

/** One person's hands at the table: what is chosen, asked and about to be done. */
export class Play {
  token: Token | null = $state(null);
  cell: string | null = $state(null);
  picked: string[] = $state([]);
  /** An action somebody looks at without having chosen it: the pass under the pointer. */
  peeked: string | null = $state(null);
  /** What the pointer rests on: `tile:SK01`. */
  looked: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  foreseen: Foreseen | null = $state.raw(null);
  /** The place that shakes because it was refused. */
  shaken: string | null = $state(null);

  #length = 0;
  readonly #props: () => TableProps;
  readonly table = $derived.by(() => tableOf(this.#props().sight));
  readonly sight = $derived.by(() => this.#props().sight);
  readonly glossary = $derived.by(() => this.#props().glossary);
  readonly info = $derived.by(() => this.#props().info);
  readonly log = $derived.by(() => this.#props().log);
  readonly port = $derived.by(() => this.#props().port);
  readonly pending = $derived.by(() => this.#props().pending);
  readonly me = $derived.by(() => this.sight.seat);
  readonly mine = $derived.by(() => (this.me === null ? null : (this.table.seats[this.me] ?? null)));
  readonly kind = $derived.by(() => this.table.decision.kind);
  readonly offer = $derived.by(() => choices.offerOf(this.port ? this.sight.choices : []));
  readonly isMine = $derived.by(() => this.port !== null && this.sight.choices.length > 0);
  readonly isBusy = $derived.by(() => this.pending !== null);
  readonly isCasting = $derived.by(() => this.offer.casts.length > 0);
  /** The spell to beat; after a win those that lost lie there for a while, and none is highest. */
  readonly highest = $derived.by(() => (this.kind === 'answer' ? (this.table.spells.at(-1) ?? null) : null));
  readonly legalTokens = $derived.by(() => choices.castTokens(this.offer, null));
  readonly legalCells = $derived.by(() => choices.castCells(this.offer, this.token));
  /** What Cast, Keep, Brew … would do now. */
  readonly action = $derived.by(() => this.#action());
  /** What a hint advises, taken apart. */
  readonly advised = $derived.by(() => {
    const text = this.#props().advised;
    return text && this.isMine ? choices.optionOf({ text, label: '' }) : null;
  });
  /** The action in flight, taken apart. */
  readonly flying = $derived.by(() => (this.pending === null ? null : choices.optionOf({ text: this.pending, label: '' })));

  /** A seat of which is told whether its person is here. */
  dotted(seat: number): SeatInfo | undefined {
    return peopleAt(this.info).includes(seat) ? this.info.seats[seat] : undefined;
  }

  constructor(props: () => TableProps) {
    this.#props = props;
    $effect(() => this.#keepPossible());
    $effect(() => this.#look(this.peeked ?? this.action?.text ?? null));
  }

  #action(): choices.Option | null {
    if (this.token && this.cell) return choices.findCast(this.offer, this.token, this.cell);
    if (this.picked.length > 0) return choices.findBrew(this.offer, this.picked);
    const { casts, others } = this.offer;
    return casts.length === 0 && others.length === 1 ? others[0]! : null;
  }

  /** A new position may make what was chosen impossible; going back drops it. */
  #keepPossible(): void {
    const offer = this.offer;
    const length = this.log.at(-1)?.length ?? 0;
    if (length < this.#length) this.clear();
    this.#length = length;
    if (this.token && !choices.castTokens(offer).has(this.token)) this.token = null;
    if (this.cell && !choices.castCells(offer).has(this.cell)) this.cell = null;
    const known = new Set(offer.others.flatMap((option) => option.names));
    if (this.picked.some((name) => !known.has(name))) this.picked = [];
  }

  #look(text: string | null): (() => void) | void {
    const port = this.port;
    this.foreseen = null;
    if (!text || !port || this.isBusy) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      port.foresee(text).then(
        (foreseen) => isWanted && (this.foreseen = foreseen),
        () => {},
      );
    }, FORESEE_AFTER);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }

  chooseToken(token: Token): void {
    this.forget();
    if (!this.isMine || this.isBusy) return;
    if (!this.isCasting) return this.pick(token);
    if (!this.legalTokens.has(token)) return this.#askCast({ token, cell: this.cell }, `token:${token}`);
    this.token = this.token === token ? null : token;
    click();
    if (this.token && this.cell && !choices.findCast(this.offer, this.token, this.cell)) this.cell = null;
  }

  chooseCell(cell: string): void {
    this.forget();
    const tile = this.table.forest[cell];
    if (!this.isMine || this.isBusy) return this.help(tile ? `tile:${tile}` : 'topic:control');
    if (!this.isCasting) return tile ? this.pickTile(tile, `cell:${cell}`) : undefined;
    if (!this.legalCells.has(cell)) return this.#askCast({ token: this.token, cell }, `cell:${cell}`);
    if (this.cell === cell && this.action) {
      if (!settings.confirmCast) this.commit();
      return;
    }
    this.cell = cell;
    click();
    const fitting = [...choices.castTokens(this.offer, cell)];
    if (!this.token && fitting.length === 1) this.token = fitting[0]!;
  }

  /** A token let go over a cell. */
  drop(token: Token, cell: string): void {
    this.forget();
    if (!this.isMine || this.isBusy || !this.isCasting) return;
    if (!choices.findCast(this.offer, token, cell)) return this.#askCast({ token, cell }, `cell:${cell}`);
    this.token = token;
    this.cell = cell;
    if (!settings.confirmCast) this.commit();
  }

  /** A tile somewhere on the table, if it can be chosen now; else its help. */
  pickTile(tile: string, at: string): void {
    if (this.isMine && !this.isBusy && choices.findOther(this.offer, tile)) return this.pick(tile);
    if (this.isMine && !this.isCasting && this.offer.others.length > 0) {
      const verb = this.offer.others[0]!.verb;
      return void this.#ask(`${this.me} ${verb} ${tile}`, at);
    }
    this.help(`tile:${tile}`);
  }

  pick(name: string): void {
    this.forget();
    if (!this.isMine || this.isBusy) return;
    click();
    const isAgain = this.picked.includes(name) && !choices.takesTwo(this.offer);
    if (isAgain && !settings.confirmCast) this.commit();
    else if (this.picked.includes(name)) this.picked = this.picked.filter((other) => other !== name);
    else if (choices.takesTwo(this.offer)) this.picked = [...this.picked.slice(-1), name];
    else this.picked = [name];
  }

  commit(): void {
    if (this.action && !this.isBusy) this.act(this.action.text);
  }

  act(text: string): void {
    if (!this.port || this.isBusy) return;
    this.forget();
    this.clear();
    this.peeked = null;
    this.port.act(text);
  }

  /** Esc: first the bubble, then the choice. */
  cancel(): boolean {
    if (this.refusal) this.forget();
    else if (this.token || this.cell || this.picked.length) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.token = null;
    this.cell = null;
    this.picked = [];
  }

  forget(): void {
    this.refusal = null;
  }

  help(thing: string, anchor?: Element): void {
    this.#props().onhelp(thing, anchor);
  }

  /** `w`: why may the spell chosen not go there? */
  whyNot(cell: string | null): void {
    if (cell && this.isCasting) this.#askCast({ token: this.token, cell }, `cell:${cell}`);
    else this.help('topic:cast');
  }

  #askCast(pointed: { token: Token | null; cell: string | null }, at: string): void {
    if (this.me === null || !this.mine) return;
    const text = choices.castToAsk(this.offer, this.me, this.mine.supply, this.table.cells, pointed);
    if (text) void this.#ask(text, at);
  }

  async #ask(text: string, at: string): Promise<void> {
    const problem = await this.port?.why(text).catch(() => null);
    if (!problem) return;
    this.refusal = { problem, at };
    alarm(problem.sentence);
    this.shaken = null;
    await tick();
    this.shaken = at;
  }
}

const KEY = Symbol('play');

export function makePlay(props: () => TableProps): Play {
  return setContext(KEY, new Play(props));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
