import type { LogEntry } from '../../wire/types';
import { eventsOf, type GameEvent } from './view';

/** A sentence of the server, or what several events come to in words of the page. */
export type Told = { kind: 'said'; text: string } | { kind: 'night' } | { kind: 'treasures'; cards: string[]; coins: number };

export interface Line {
  key: string;
  told: Told;
  seat: number | null;
  /** An effect stands under its cause. */
  depth: 0 | 1;
  isLast: boolean;
  /** The thing it is about. */
  thing: string | null;
}

/** A turn of the log; its lines can be folded away. What was bought and gained in it stays in sight. */
export interface Turn {
  key: string;
  seat: number | null;
  number: number;
  lines: Line[];
  gained: string[];
}

const CAUSES: readonly GameEvent['event'][] = ['Played', 'Bought', 'MatchEnded', 'Scored'];
/** Older turns are in the drawer with the whole log. */
const KEPT = 40;

/** The log by turns, condensed: Treasures in one line, effects under their causes, routine left out. */
export function turnsOf(log: readonly LogEntry[], isTreasure: (card: string) => boolean): Turn[] {
  const reader = new Reader(log.at(-1)?.version ?? -1, isTreasure);
  for (const entry of log) reader.read(entry);
  return reader.turns.filter((turn) => turn.lines.length > 0 || turn.number > 0).slice(-KEPT);
}

class Reader {
  readonly turns: Turn[] = [{ key: 'start', seat: null, number: 0, lines: [], gained: [] }];
  readonly #last: number;
  readonly #isTreasure: (card: string) => boolean;
  #isCleaning = false;
  #isNight = false;
  #bought: string | null = null;

  constructor(last: number, isTreasure: (card: string) => boolean) {
    this.#last = last;
    this.#isTreasure = isTreasure;
  }

  read(entry: LogEntry): void {
    const events = eventsOf(entry);
    entry.lines.forEach((text, place) => this.#tell(entry, events[place], text, `${entry.version}-${place}`));
  }

  get #turn(): Turn {
    return this.turns.at(-1)!;
  }

  #tell(entry: LogEntry, event: GameEvent | undefined, text: string, key: string): void {
    if (event?.event === 'TurnBegan') return this.#begin(event, key);
    if (event?.event === 'PhaseBegan') return this.#change(event.phase);
    if (event?.event === 'Gained') this.#turn.gained.push(event.card);
    if (!text || (event && this.#isRoutine(event))) return;
    const line = {
      key,
      seat: event ? seatOf(event) : entry.seat,
      isLast: entry.version === this.#last,
      thing: event ? thingOf(event) : null,
    };
    if (event && this.#joins(event, line.isLast)) return;
    if (this.#isNight) {
      this.#isNight = false;
      this.#turn.lines.push({ ...line, key: `${key}-night`, told: { kind: 'night' }, depth: 0, thing: null });
    }
    const told: Told =
      event?.event === 'Played' && this.#isTreasure(event.card)
        ? { kind: 'treasures', cards: [event.card], coins: 0 }
        : { kind: 'said', text };
    const depth = !event || CAUSES.includes(event.event) || this.#turn.lines.length === 0 || this.#isCleaning ? 0 : 1;
    this.#turn.lines.push({ ...line, told, depth });
  }

  #begin({ seat, number }: { seat: number; number: number }, key: string): void {
    this.turns.push({ key, seat, number, lines: [], gained: [] });
    this.#isCleaning = this.#isNight = false;
    this.#bought = null;
  }

  #change(phase: string): void {
    this.#isCleaning = phase === 'clean_up';
    this.#isNight = phase === 'night';
  }

  /** What always happens needs no line: a card that was bought is gained, at the end all is discarded. */
  #isRoutine(event: GameEvent): boolean {
    if (event.event === 'Bought') this.#bought = event.card;
    if (event.event === 'Gained' && event.card === this.#bought && event.zone === 'discard') {
      this.#bought = null;
      return true;
    }
    return this.#isCleaning && event.event === 'Discarded';
  }

  /** Treasures played one after the other, and what they bring, are one line. */
  #joins(event: GameEvent, isLast: boolean): boolean {
    const before = this.#turn.lines.at(-1);
    if (before?.told.kind !== 'treasures') return false;
    if (event.event === 'Played' && this.#isTreasure(event.card)) before.told.cards.push(event.card);
    else if (event.event === 'Bonus' && event.coins && !event.buys && !event.actions) before.told.coins += event.coins;
    else return false;
    before.isLast = isLast;
    return true;
  }
}

function seatOf(event: GameEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

/** `card:gold`, `boon:suns_gift`: what a tap on the line shows. */
function thingOf(event: GameEvent): string | null {
  if ('boon' in event) return `boon:${event.boon}`;
  if ('hex' in event) return `hex:${event.hex}`;
  if ('state' in event) return `state:${event.state}`;
  const card = 'card' in event ? event.card : 'cards' in event ? event.cards.find((one) => one !== '?') : null;
  return card ? `card:${card}` : null;
}
