import { getContext, setContext, tick, untrack } from 'svelte';
import { settings } from '../../settings.svelte';
import { remember, remembered } from '../../store';
import { snap, tick as click } from '../../table/sounds';
import { alarm, announce } from '../../ui/live.svelte';
import { peopleAt } from '../../ui/presence';
import type { Port } from '../../wire/port';
import type { LogEntry, MatchInfo, Problem, SeatInfo, Sight } from '../../wire/types';
import { say } from '../../words.svelte';
import type { Asking, Deed, Place } from './asking';
import { Offer, optionOf, type Option } from './choices';
import { cardOf, factsOf, isTreasure, kindOf, type CardFacts, type Facts, type Glossary, type Kind } from './glossary';
import type { Mark } from './mark';
import { coinsIn, dearest, plainCoinsIn } from './treasures';
import { askerOf, tableOf } from './view';

export interface TableProps {
  sight: Sight;
  info: MatchInfo;
  log: LogEntry[];
  glossary: Glossary;
  pending: string | null;
  /** The action that a hint advises. */
  advised?: string | null;
  /** Why it does, in a sentence. */
  reason?: string;
  port: Port | null;
  /** Help on a thing, which onlookers may ask for, too. */
  onhelp(thing: string, anchor?: Element): void;
}

/** An answer shown beside what was pointed at; `at` is its place: `hand:village`, `pile:gold`. */
export interface Refusal {
  problem: Problem;
  at: string;
  /** It may be done after all, and what it would do is told. */
  isAllowed: boolean;
}

/** What each phase lets one play. */
const PLAYED_IN: Record<string, string> = { act: 'action', buy: 'treasure', night: 'night' };

/** What a tap on a card does. */
const VERBS: Record<Place, string> = { hand: 'play', pile: 'buy' };

/** One person's hands at the table: what is looked at, chosen, refused and about to be done. */
export class Play {
  /** What the pointer rests on or the focus is at: `card:gold`, `boon:suns_gift`. */
  looked: string | null = $state(null);
  /** What the reader keeps showing after somebody tapped it. */
  kept: string | null = $state(null);
  /** Where the focus is: `hand:village`, `pile:gold`. */
  focus: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** The place that shakes because it was refused. */
  shaken: string | null = $state(null);
  /** The action that a tap chose, for those who want to be asked first. */
  chosen: string | null = $state(null);
  /** Piles turned to their texts. */
  reads: boolean = $state(remembered('dominion.reads', false));
  /** What a question asks; put here by whoever draws it. */
  asking: Asking | null = $state.raw(null);
  /** How many px a rem has. */
  rem: number = $state(parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  /** Is there room for a reader? */
  hasReader: boolean = $state(true);
  /** Somebody looks at the table under a tray. */
  peeks: boolean = $state(false);

  readonly #props: () => TableProps;
  readonly sight = $derived.by(() => this.#props().sight);
  readonly table = $derived.by(() => tableOf(this.sight));
  readonly glossary = $derived.by(() => this.#props().glossary);
  readonly info = $derived.by(() => this.#props().info);
  readonly log = $derived.by(() => this.#props().log);
  readonly port = $derived.by(() => this.#props().port);
  readonly pending = $derived.by(() => this.#props().pending);
  readonly me = $derived.by(() => this.sight.seat);
  readonly mine = $derived.by(() => (this.me === null ? null : (this.table.seats[this.me] ?? null)));
  readonly kind = $derived.by(() => this.table.decision.kind);
  readonly isMine = $derived.by(() => this.port !== null && this.sight.choices.length > 0);
  readonly isBusy = $derived.by(() => this.pending !== null);
  readonly offer = $derived.by(() => new Offer(this.port ? this.sight.choices : []));
  readonly hand = $derived.by(() => this.mine?.hand.cards ?? []);
  /** A question other than what to play or buy, asked of this person. */
  readonly isAsked = $derived.by(() => this.isMine && !(this.kind in PLAYED_IN));
  /** What the Treasures in hand would still bring. */
  readonly coinsInHand = $derived.by(() => {
    const canPlay = this.kind === 'act' || (this.kind === 'buy' && this.#canPlayTreasures());
    return this.isMine && canPlay && this.table.turn === this.me ? coinsIn(this.hand, this.glossary) : 0;
  });
  /** What a hint advises, taken apart. */
  readonly advised = $derived.by(() => {
    const text = this.#props().advised;
    return text && this.isMine ? optionOf({ text, label: '' }) : null;
  });
  readonly reason = $derived.by(() => this.#props().reason ?? '');
  /** The thing the reader shows: what has the pointer or the focus, what was tapped, who asks. */
  readonly read = $derived.by(() => this.looked ?? this.kept ?? this.#asker() ?? this.#likely());
  /** The big button. */
  readonly deed = $derived.by((): Deed | null => this.#deed());
  /** The smaller one beside it. */
  readonly other = $derived.by((): Deed | null => this.#other());

  constructor(props: () => TableProps) {
    this.#props = props;
    $effect(() => remember('dominion.reads', this.reads));
    $effect(() => {
      void this.sight;
      this.refusal = null;
      this.chosen = null;
      this.peeks = false;
    });
    // Whoever asks is read, not what was tapped before.
    $effect(() => {
      if (this.#asker()) untrack(() => (this.kept = null));
    });
  }

  card(id: string): CardFacts {
    return cardOf(this.glossary, id);
  }

  facts(id: string): Facts {
    return factsOf(this.glossary, id);
  }

  kindOf(id: string): Kind {
    return kindOf(this.glossary, id);
  }

  /** A seat of which is told whether its person is here. */
  dotted(seat: number): SeatInfo | undefined {
    return peopleAt(this.info).includes(seat) ? this.info.seats[seat] : undefined;
  }

  /** How a card in hand or a pile stands now. */
  markOf(place: Place, card: string, copy = 0): Mark {
    if (this.isAsked) return this.asking?.markOf(place, card, copy) ?? 'plain';
    if (!this.isMine) return this.sight.seat === null || this.kind === 'over' ? 'plain' : 'waiting';
    if (this.chosen && this.chosen === this.#optionAt(place, card)?.text) return 'chosen';
    return place === 'hand' ? this.#handMark(card) : this.#pileMark(card);
  }

  tap(place: Place, card: string, copy = 0): void {
    this.forget();
    this.kept = `card:${card}`;
    if (!this.isMine || this.isBusy) return;
    if (this.isAsked) return this.asking?.tap(place, card, copy);
    const option = this.#optionAt(place, card);
    if (option && settings.confirmCast && this.chosen !== option.text) this.chosen = option.text;
    else if (option) this.act(option.text);
    else void this.ask(`${this.me} ${VERBS[place]} ${card}`, `${place}:${card}`);
  }

  act(text: string): void {
    if (!this.port || this.isBusy) return;
    this.forget();
    click();
    this.port.act(text);
  }

  help(thing: string, anchor?: Element): void {
    this.#props().onhelp(thing, anchor);
  }

  /** Into the reader; where there is none the help comes. */
  show(thing: string, anchor: Element): void {
    this.kept = thing;
    if (!this.hasReader) this.help(thing, anchor);
  }

  /** `w`: why may what has the focus not be played or bought? */
  whyNot(): void {
    const [place, card] = this.focus?.split(':') ?? [];
    if (this.me === null || !place || !card) return this.help('topic:turn');
    const allowed = this.#allowed(place as Place, card);
    if (allowed) return this.#tell(allowed, this.focus!);
    void this.ask(`${this.me} ${VERBS[place as Place]} ${card}`, this.focus!);
  }

  /** What it would do, where nothing forbids it. */
  #allowed(place: Place, card: string): string | null {
    const { name, text, cost } = this.card(card);
    if (this.isAsked) {
      const isChoice = ['legal', 'chosen'].includes(this.markOf(place, card));
      return isChoice ? say('webdominion-may-choose', { card: name, question: this.asking?.head ?? '' }) : null;
    }
    if (!this.#optionAt(place, card)) return null;
    const { coins, buys } = this.table;
    if (place === 'pile') return say('webdominion-may-buy', { card: name, cost, coins: coins - cost, buys: buys - 1 });
    return say('webdominion-may-play', { card: name, text });
  }

  #tell(sentence: string, at: string): void {
    this.refusal = { problem: { code: '', clause: '', sentence, facts: {} }, at, isAllowed: true };
    announce(sentence);
  }

  /** Esc: first the bubble, then what is chosen, then what the reader keeps. */
  cancel(): void {
    if (this.refusal) this.forget();
    else if (this.chosen) this.chosen = null;
    else this.kept = null;
  }

  forget(): void {
    this.refusal = null;
  }

  /** Back by a step, or to the start of the turn, where that may be at once. */
  undo(isWhole = false): void {
    const port = this.port;
    if (!port) return;
    const length = isWhole ? port.turnLength : port.undoLength;
    if (length < port.length) port.undo(length);
  }

  get canUndo(): boolean {
    return this.port !== null && this.port.undoLength < this.port.length && !this.isBusy;
  }

  async ask(text: string, at: string): Promise<void> {
    const problem = await this.port?.why(text).catch(() => null);
    if (!problem) return;
    this.refusal = { problem, at, isAllowed: false };
    snap();
    alarm(problem.sentence);
    this.shaken = null;
    await tick();
    this.shaken = at;
  }

  #canPlayTreasures(): boolean {
    return this.offer.options.some((option) => option.verb === 'play' && isTreasure(this.card(option.names[0]!)));
  }

  #asker(): string | null {
    const asker = askerOf(this.table);
    if (asker && asker !== 'start_of_turn') return `${this.kindOf(asker)}:${asker}`;
    return null;
  }

  /** What one will want to read when nothing is pointed at: what can be played, or the best in reach. */
  #likely(): string | null {
    const option = this.#first();
    const best = this.isMine ? dearest(this.table, this.glossary, this.table.coins + this.coinsInHand) : null;
    const card = (this.offer.treasures ? best : option?.names[0]) ?? best ?? this.mine?.play.at(-1) ?? this.table.supply.at(-1);
    return card ? `card:${card}` : null;
  }

  #handMark(card: string): Mark {
    if (this.offer.find('play', card)) return 'legal';
    const isForTonight = this.kind !== 'night' && this.card(card).types.includes('night');
    return isForTonight ? 'plain' : 'dim';
  }

  #pileMark(card: string): Mark {
    if (this.offer.find('buy', card)) return 'legal';
    if (!this.table.supply.includes(card) || !this.table.piles[card]) return 'dim';
    const cost = this.card(card).cost;
    const isReach = this.kind !== 'night' && this.table.buys > 0 && this.coinsInHand > 0;
    if (isReach && cost <= this.table.coins + this.coinsInHand) return 'reach';
    return 'dim';
  }

  /** Does a card in hand wait for the night? */
  isTonight(card: string): boolean {
    const isBefore = this.table.turn === this.me && (this.kind === 'act' || this.kind === 'buy');
    return this.isMine && isBefore && this.card(card).types.includes('night');
  }

  #optionAt(place: Place, card: string): Option | null {
    return this.offer.find(VERBS[place], card);
  }

  #deed(): Deed | null {
    if (!this.isMine) return null;
    if (this.isAsked) return this.asking?.answer ?? null;
    const { treasures, stop } = this.offer;
    const wanted = this.#offered(this.chosen) ?? this.#offered(this.advised?.verb === 'end' ? null : this.advised?.text);
    if (wanted) return this.#doing(wanted.label, 'Enter', wanted.text);
    if (treasures) {
      const coins = plainCoinsIn(this.hand, this.glossary);
      return this.#doing(say('webdominion-treasures', { coins }), say('webdominion-key-space'), treasures.text);
    }
    const played = this.#playable();
    if (played) return this.#doing(played.label, 'Enter', played.text);
    return stop ? this.#stopping(stop.text) : null;
  }

  #offered(text: string | null | undefined): Option | null {
    return this.offer.options.find((option) => option.text === text) ?? null;
  }

  /** What the big button plays: what the reader keeps, else what one would begin with. */
  #playable(): Option | null {
    return this.#optionAt('hand', this.kept?.split(':')[1] ?? '') ?? this.#first();
  }

  /** Of the cards that can be played the one that leaves most Actions. */
  #first(): Option | null {
    const actions = (option: Option) => this.card(option.names[0]!).actions;
    const plays = this.offer.options.filter((option) => option.verb === 'play');
    return plays.toSorted((one, other) => actions(other) - actions(one))[0] ?? null;
  }

  #other(): Deed | null {
    if (!this.isMine) return null;
    if (this.isAsked) return this.asking?.decline ?? null;
    const stop = this.offer.stop;
    const isTaken = !stop || this.deed?.label === this.#stopping(stop.text).label;
    return isTaken ? null : this.#stopping(stop.text, this.offer.treasures ? 'N' : say('webdominion-key-space'));
  }

  #stopping(text: string, key = say('webdominion-key-space')): Deed {
    return this.#doing(say('webdominion-go-on', { to: this.#next() }), key, text);
  }

  /** What comes when this phase is ended. */
  #next(): 'buy' | 'night' | 'end' {
    if (this.kind === 'act') return 'buy';
    const waits = this.kind === 'buy' && this.hand.some((card) => this.card(card).types.includes('night'));
    return waits ? 'night' : 'end';
  }

  #doing(label: string, key: string, text: string): Deed {
    return { label, key, text, isReady: !this.isBusy, do: () => this.act(text) };
  }
}

const KEY = Symbol('dominion');

export function makePlay(props: () => TableProps): Play {
  return setContext(KEY, new Play(props));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
