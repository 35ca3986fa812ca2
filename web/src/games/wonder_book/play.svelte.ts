import { getContext, setContext, untrack } from 'svelte';
import { snap, tick as click } from '../../table/sounds';
import { alarm } from '../../ui/live.svelte';
import { peopleAt } from '../../ui/presence';
import type { Port } from '../../wire/port';
import type { Foreseen, LogEntry, MatchInfo, Problem, SeatInfo, Sight } from '../../wire/types';
import { answersOf, type Deed, ofDeed, optionOf, type Option } from './choices';
import type { Glossary } from './glossary';
import { readingOf } from './reading';
import { askedAbout, targetsOf } from './targets';
import { actingHero, isActing, tableOf } from './view';

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

/** A refusal shown beside what was pointed at; `at` is its place: `area:T4`, `deed:collect`. */
export interface Refusal {
  problem: Problem;
  at: string;
}

const FORESEE_AFTER = 120;
const NOTHING: readonly Option[] = [];

/** One person's hands at the table: what is chosen, asked and about to be done. */
export class Play {
  /** A kind of action somebody looks for a target of. */
  deed: Deed | null = $state(null);
  /** One place with several actions: which of them? */
  among: readonly Option[] = $state.raw(NOTHING);
  /** The same answer for all wyrms that follow. */
  forAll: boolean = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** What the pointer rests on. */
  looked: string | null = $state(null);
  /** An action that is looked at, and what is foreseen of it. */
  peeked: string | null = $state(null);
  foreseen: Foreseen | null = $state.raw(null);
  /** The foes that an attack could reach, as their actions name them. */
  reach: readonly string[] = $state.raw([]);

  readonly #props: () => TableProps;
  readonly sight = $derived.by(() => this.#props().sight);
  readonly table = $derived.by(() => tableOf(this.sight));
  readonly glossary = $derived.by(() => this.#props().glossary);
  readonly info = $derived.by(() => this.#props().info);
  readonly log = $derived.by(() => this.#props().log);
  readonly port = $derived.by(() => this.#props().port);
  readonly pending = $derived.by(() => this.#props().pending);
  readonly advised = $derived.by(() => (this.isMine ? (this.#props().advised ?? null) : null));
  readonly reading = $derived.by(() => readingOf(this.sight, this.glossary));
  readonly me = $derived.by(() => this.sight.seat);
  readonly kind = $derived.by(() => this.table.decision.kind);
  readonly isMine = $derived.by(() => this.port !== null && this.sight.choices.length > 0);
  readonly isBusy = $derived.by(() => this.pending !== null);
  readonly options = $derived.by(() => (this.port ? this.sight.choices.map(optionOf) : []));
  /** A hero acts, and this person says how. */
  readonly isActing = $derived.by(() => this.isMine && isActing(this.kind));
  readonly hero = $derived.by(() => actingHero(this.table));
  /** A question other than what a hero does. */
  readonly isAsked = $derived.by(() => this.isMine && !this.isActing);
  readonly answers = $derived.by(() => answersOf(this.options, this.forAll));
  readonly targets = $derived.by(() => targetsOf(this.table, this.options, { deed: this.deed, forAll: this.forAll, reach: this.reach }));
  /** What is listed to choose from while a kind of action or a place has several. */
  readonly listed = $derived.by(() => (this.deed ? ofDeed(this.options, this.deed) : this.among));
  /** The places a hint advises to tap. */
  readonly advisedPlaces = $derived.by(() => {
    const places = [...this.targets].filter(([, options]) => options.some((option) => option.text === this.advised));
    return new Set(places.map(([place]) => place));
  });

  constructor(props: () => TableProps) {
    this.#props = props;
    $effect(() => {
      void this.sight;
      untrack(() => this.clear());
    });
    $effect(() => this.#look(this.peeked));
    $effect(() => this.#findReach());
  }

  /** A seat of which is told whether its person is here. */
  dotted(seat: number): SeatInfo | undefined {
    return peopleAt(this.info).includes(seat) ? this.info.seats[seat] : undefined;
  }

  name(person: string): string {
    return this.reading.people[person] ?? person;
  }

  area(id: string | null): string {
    return id ? (this.reading.areas[id]?.name ?? id) : '';
  }

  /** A tap on something of the board. */
  tap(place: string): void {
    this.forget();
    if (!this.isMine || this.isBusy) return this.#helpAt(place);
    const options = this.targets.get(place) ?? [];
    if (options.length === 1) return this.act(options[0]!.text);
    if (options.length > 1) return this.choose(options);
    if (place.startsWith('card:') && !this.isActing) return this.#helpAt(place);
    const asked = this.hero && this.isActing && this.me !== null ? askedAbout(this.me, this.hero.id, place) : null;
    if (asked) void this.ask(asked, place);
    else this.#helpAt(place);
  }

  /** A kind of action: done at once where there is no choice. */
  take(deed: Deed): void {
    this.forget();
    if (this.isBusy) return;
    const options = ofDeed(this.options, deed);
    if (options.length === 1) return this.act(options[0]!.text);
    click();
    this.among = NOTHING;
    this.deed = this.deed === deed ? null : deed;
  }

  choose(options: readonly Option[]): void {
    click();
    this.deed = null;
    this.among = options;
  }

  act(text: string): void {
    if (!this.port || this.isBusy) return;
    this.forget();
    this.peeked = null;
    click();
    this.port.act(text);
  }

  /** Esc: first the bubble, then what was chosen. */
  cancel(): boolean {
    if (this.refusal) this.forget();
    else if (this.deed || this.among.length) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.deed = null;
    this.among = NOTHING;
    this.refusal = null;
    this.forAll = false;
  }

  forget(): void {
    this.refusal = null;
  }

  help(thing: string, anchor?: Element): void {
    this.#props().onhelp(thing, anchor);
  }

  /** Why an action is not possible, beside what was pointed at. */
  async ask(text: string, at: string): Promise<void> {
    const problem = await this.port?.why(text).catch(() => null);
    if (!problem) return;
    this.refusal = { problem, at };
    snap();
    alarm(problem.sentence);
  }

  #helpAt(place: string): void {
    const [kind, id] = place.split(':');
    const things: Record<string, string> = { wyrm: 'topic:wyrm', boss: 'topic:boss', spark: 'topic:spark', hero: `hero:${id}` };
    this.help(things[kind!] ?? place);
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

  /** Whom an attack could reach is asked once for every position. */
  #findReach(): (() => void) | void {
    const attack = this.options.find((option) => option.verb === 'attack');
    this.reach = [];
    if (!attack || !this.port) return;
    let isWanted = true;
    this.port.foresee(attack.text).then(
      ({ facts }) => isWanted && (this.reach = (facts.targets as string[] | undefined) ?? []),
      () => {},
    );
    return () => (isWanted = false);
  }
}

const KEY = Symbol('wonder_book');

export function makePlay(props: () => TableProps): Play {
  return setContext(KEY, new Play(props));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
