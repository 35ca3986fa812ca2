import { HIDDEN } from '../view';
import type { GameEvent, Zone } from '../wire';

/** Where something flies from or to. `card` finds the very card where it lies open. */
export interface Spot {
  place: 'hand' | 'deck' | 'discard' | 'play' | 'pile' | 'trash' | 'seat';
  seat: number;
  card: string;
}

/**
 * One thing that moves, with the time at which it starts and the time it takes, in ms at speed 1.
 * `isBack`: it is taken back, so a card that was turned up turns down, and a deck is a discard again.
 */
export type Move = { at: number; time: number } & (
  | { kind: 'carry'; card: string; from: Spot; to: Spot; arc: number; flips: boolean; isBack?: boolean }
  | { kind: 'show'; card: string; from: Spot }
  | { kind: 'trash'; card: string; from: Spot }
  | { kind: 'shuffle'; seat: number; isBack?: boolean }
  | { kind: 'fate'; what: 'boon' | 'hex'; id: string; seat: number }
  | { kind: 'state'; id: string; seat: number }
  | { kind: 'attack'; seat: number; card: string; targets: number[] }
  | { kind: 'guard'; seat: number }
  | { kind: 'bonus'; seat: number; counter: 'actions' | 'buys' | 'coins'; count: number }
  | { kind: 'night' }
);

/** What moves, the places that changed, and when everything has arrived. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly touched: readonly Spot[];
  readonly end: number;
}

/** What a card is, as far as it moves differently. */
export interface Kinds {
  isTreasure(card: string): boolean;
  isAttack(card: string): boolean;
}

export const TIMES = {
  draw: 180,
  apart: 40,
  lift: 160,
  play: 220,
  sweep: 320,
  sweepApart: 30,
  gain: 280,
  shuffle: 360,
  trash: 260,
  fate: 420,
  attack: 240,
  night: 700,
  cleanUp: 260,
  show: 420,
  bonus: 260,
};
export const ARC = 42;
/** Of a long clean-up not every card need start later than the one before. */
const MOST_APART = 160;

const PLACES: Partial<Record<Zone, Spot['place']>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  play: 'play',
  aside: 'play',
  looked: 'deck',
  trash: 'trash',
  pile: 'pile',
};

/** What events move, one after the other; Treasures go in one sweep, a turn's cards together. */
export class Schedule implements Plan {
  readonly moves: Move[] = [];
  readonly touched: Spot[] = [];
  readonly #kinds: Kinds;
  readonly #seats: number;
  #now = 0;
  #isCleaning = false;
  /** Until when a sweep of Treasures runs that the next one joins. */
  #sweep: number | null = null;

  constructor(events: readonly GameEvent[], seats: number, kinds: Kinds) {
    this.#kinds = kinds;
    this.#seats = seats;
    events.forEach((event, n) => this.#add(event, events[n + 1]));
  }

  /** When everything has arrived. */
  get end(): number {
    return Math.max(0, ...this.moves.map((move) => move.at + move.time));
  }

  #add(event: GameEvent, next: GameEvent | undefined): void {
    if (event.event !== 'Played' && event.event !== 'Bonus') this.#sweep = null;
    switch (event.event) {
      case 'PhaseBegan':
        this.#isCleaning = event.phase === 'clean_up';
        // A night in which nothing happens is not seen.
        if (event.phase === 'night' && next?.event !== 'PhaseBegan') this.#push({ kind: 'night' }, TIMES.night, TIMES.lift);
        return;
      case 'TurnBegan':
        this.#isCleaning = false;
        return;
      case 'Played':
        return this.#play(event);
      case 'Drew':
        return this.#draw(event.seat, event.cards);
      case 'Shuffled':
        return this.#push({ kind: 'shuffle', seat: event.seat }, TIMES.shuffle);
      case 'Gained':
        return this.#gain(event.seat, event.card, event.zone);
      case 'Trashed':
        return this.#trash(event.seat, event.cards, event.zone);
      case 'Discarded':
        return this.#discard(event.seat, event.cards, event.zone);
      case 'Put':
        return this.#together(event.cards, (card) => ({
          from: spot(event.zone, event.seat, card),
          to: spot(event.to, event.seat, card),
        }));
      case 'Revealed':
      case 'LookedAt':
        return this.#show(event.seat, event.cards, event.event === 'Revealed' ? event.zone : 'deck');
      case 'Returned':
        return this.#carry(event.card, spot('discard', event.seat, event.card), spot('pile', event.seat, event.card), TIMES.gain);
      case 'Exchanged':
        this.#carry(event.card, spot('play', event.seat, event.card), spot('pile', event.seat, event.card), TIMES.gain, 0);
        return this.#gain(event.seat, event.other, 'discard');
      case 'Bonus':
        return this.#bonus(event);
      case 'Reacted':
        return this.#push({ kind: 'guard', seat: event.seat }, TIMES.attack);
      case 'BoonReceived':
        return this.#push({ kind: 'fate', what: 'boon', id: event.boon, seat: event.seat }, TIMES.fate);
      case 'HexReceived':
        return this.#push({ kind: 'fate', what: 'hex', id: event.hex, seat: event.seat }, TIMES.fate);
      case 'StateTaken':
        return this.#push({ kind: 'state', id: event.state, seat: event.seat }, TIMES.fate, TIMES.lift);
    }
  }

  #push(move: DistributiveOmit<Move, 'at' | 'time'>, time: number, pause = time): void {
    this.moves.push({ ...move, at: this.#now, time } as Move);
    this.#now += pause;
  }

  #carry(card: string, from: Spot, to: Spot, time: number, pause = time, { arc = ARC, flips = false } = {}): void {
    this.touched.push(to);
    this.#push({ kind: 'carry', card, from, to, arc, flips }, time, pause);
  }

  #play({ seat, card, zone, is_again }: Extract<GameEvent, { event: 'Played' }>): void {
    const isTreasure = this.#kinds.isTreasure(card);
    const [from, to] = [spot(zone, seat, card), spot('play', seat, card)];
    if (is_again) this.#push({ kind: 'show', card, from: to }, TIMES.show, TIMES.lift);
    else if (isTreasure) this.#sweepUp(card, from, to);
    else this.#carry(card, from, to, TIMES.lift + TIMES.play);
    if (!isTreasure) this.#sweep = null;
    if (!this.#kinds.isAttack(card)) return;
    const targets = Array.from({ length: this.#seats }, (_, one) => one).filter((one) => one !== seat);
    this.#push({ kind: 'attack', seat, card, targets }, TIMES.attack, TIMES.lift);
  }

  /** All Treasures of a sweep are on their way at once. */
  #sweepUp(card: string, from: Spot, to: Spot): void {
    const joins = this.#sweep !== null;
    if (joins) this.#now = this.#sweep! + TIMES.sweepApart;
    this.#sweep = this.#now;
    this.#carry(card, from, to, TIMES.sweep);
  }

  #draw(seat: number, cards: readonly string[]): void {
    const last = cards.length - 1;
    cards.forEach((card, n) => {
      const [from, to] = [spot('deck', seat, card), spot('hand', seat, card)];
      this.#carry(card, from, to, TIMES.draw, n === last ? TIMES.draw : TIMES.apart, { arc: 16, flips: card !== HIDDEN });
    });
  }

  #gain(seat: number, card: string, zone: Zone): void {
    this.#carry(card, spot('pile', seat, card), spot(zone === 'nowhere' ? 'discard' : zone, seat, card), TIMES.gain);
  }

  #trash(seat: number, cards: readonly string[], zone: Zone): void {
    const last = cards.length - 1;
    cards.forEach((card, n) => {
      this.#push({ kind: 'trash', card, from: spot(zone, seat, card) }, TIMES.trash, n === last ? TIMES.trash : TIMES.apart);
    });
    this.touched.push(spot('trash', seat, ''));
  }

  #discard(seat: number, cards: readonly string[], zone: Zone): void {
    if (!this.#isCleaning) return this.#together(cards, (card) => ({ from: spot(zone, seat, card), to: spot('discard', seat, card) }));
    // What is swept up at the end of a turn goes together, wherever it lay.
    const apart = Math.min(TIMES.apart / 2, MOST_APART / Math.max(1, cards.length));
    const from = this.#now;
    for (const card of cards) this.#carry(card, spot(zone, seat, card), spot('discard', seat, card), TIMES.cleanUp, apart, { arc: 8 });
    this.#now = zone === 'play' ? from : from + TIMES.cleanUp;
  }

  #together(cards: readonly string[], way: (card: string) => { from: Spot; to: Spot }): void {
    const last = cards.length - 1;
    cards.forEach((card, n) => {
      const { from, to } = way(card);
      this.#carry(card, from, to, TIMES.gain, n === last ? TIMES.gain : TIMES.apart, { arc: 18 });
    });
  }

  #show(seat: number, cards: readonly string[], zone: Zone): void {
    const known = cards.filter((card) => card !== HIDDEN);
    for (const card of known) this.#push({ kind: 'show', card, from: spot(zone, seat, card) }, TIMES.show, TIMES.apart * 2);
    if (known.length) this.#now += TIMES.show / 2;
  }

  #bonus({ seat, ...counts }: Extract<GameEvent, { event: 'Bonus' }>): void {
    for (const counter of ['actions', 'buys', 'coins'] as const) {
      if (counts[counter] > 0 && this.#sweep === null) this.#push({ kind: 'bonus', seat, counter, count: counts[counter] }, TIMES.bonus, 0);
    }
  }
}

function spot(zone: Zone, seat: number, card: string): Spot {
  return { place: PLACES[zone] ?? 'seat', seat, card };
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
