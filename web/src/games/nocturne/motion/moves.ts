import type { GameEvent, Spell, Token } from '../view';

/** One thing that moves, with the time at which it starts and the time it takes, in ms at speed 1. */
export type Move = { at: number; time: number } & (
  | { kind: 'cast'; seat: number; token: Token; cell: string; until: number | null }
  | { kind: 'outbid'; from: string; cell: string }
  | { kind: 'win'; seat: number; tile: string; cell: string; token: Token; hasCast: boolean }
  | { kind: 'home'; seat: number; token: Token; cell: string }
  | { kind: 'dedicate'; seat: number; token: Token; cell: string; space: number }
  | { kind: 'pass'; seat: number }
  | { kind: 'fan' }
  | { kind: 'keep' | 'take'; seat: number; tile: string }
  | { kind: 'goal'; seat: number; goal: number }
  | { kind: 'shadow'; seat: number; token: Token }
  | { kind: 'round' }
  | { kind: 'replace'; seat: number; token: Token; old: Token; cell: string }
  | { kind: 'exchange'; seat: number; given: string; taken: string }
  | { kind: 'mirror'; seat: number; tile: string }
  | { kind: 'lay'; seat: number; token: Token; cell: string }
  | { kind: 'restore'; seat: number; tile: string; cell: string }
);

/** What moves, the cells that changed with the seat that did it, and when everything has arrived. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly cells: ReadonlyMap<string, number>;
  readonly end: number;
}

export const TIMES = { tap: 90, small: 160, move: 280, reveal: 420, celebrate: 900, apart: 40, star: 300 };

/** What the events of one version move, one after the other; losing tokens go home together. */
export class Schedule implements Plan {
  readonly moves: Move[] = [];
  readonly cells = new Map<string, number>();
  #now = 0;
  #homeward = 0;
  #lying: { seat: number; token: Token; cell: string }[];
  #highest: Spell | null;
  readonly #controls: readonly Spell[];

  constructor(events: readonly GameEvent[], spells: readonly Spell[], controls: readonly Spell[] = []) {
    this.#controls = controls;
    this.#lying = spells.map(([seat, token, cell]) => ({ seat, token, cell }));
    this.#highest = spells.at(-1) ?? null;
    for (const event of events) this.#add(event);
  }

  /** When everything has arrived. */
  get end(): number {
    return Math.max(0, ...this.moves.map((move) => move.at + move.time));
  }

  #add(event: GameEvent): void {
    if (event.event !== 'TokenReturned') this.#gather();
    switch (event.event) {
      case 'SpellCast':
        return this.#cast(event.seat, event.token, event.cell);
      case 'Passed':
        return this.#push({ kind: 'pass', seat: event.seat }, TIMES.small, TIMES.tap);
      case 'TileWon':
        return this.#win(event.seat, event.tile, event.cell);
      case 'TokenReturned':
        return this.#home(event.seat, event.token);
      case 'Dedicated':
        return this.#dedicate(event.seat, event.token, event.space);
      case 'ChestOpened':
      case 'DrewConcoctions':
        return this.#push({ kind: 'fan' }, TIMES.reveal);
      case 'TileKept':
        return this.#push({ kind: 'keep', seat: event.seat, tile: event.tile }, TIMES.move);
      case 'SpriteTileTaken':
        return this.#push({ kind: 'take', seat: event.seat, tile: event.tile }, TIMES.move, TIMES.small);
      case 'GoalClaimed':
        return this.#push({ kind: 'goal', seat: event.seat, goal: event.goal }, TIMES.small);
      case 'ShadowAwarded':
        return this.#push({ kind: 'shadow', seat: event.seat, token: event.token }, TIMES.small, TIMES.apart);
      case 'RoundBegan':
        return this.#push({ kind: 'round' }, TIMES.celebrate);
      case 'TokenReplaced':
        return this.#replace(event.seat, event.token, event.cell);
      case 'TileExchanged':
        return this.#push({ kind: 'exchange', seat: event.seat, given: event.given, taken: event.taken }, TIMES.move);
      case 'MirrorAssigned':
        return event.tile ? this.#push({ kind: 'mirror', seat: event.seat, tile: event.tile }, TIMES.move) : undefined;
    }
  }

  #push(move: DistributiveOmit<Move, 'at' | 'time'>, time: number, pause = time): void {
    this.moves.push({ ...move, at: this.#now, time } as Move);
    this.#now += pause;
  }

  #cast(seat: number, token: Token, cell: string): void {
    const from = this.#highest?.[2];
    this.#push({ kind: 'cast', seat, token, cell, until: null }, TIMES.move);
    if (from) this.#push({ kind: 'outbid', from, cell }, TIMES.small, 0);
    if (token === 'star') this.#now += TIMES.star;
    this.#lying.push({ seat, token, cell });
    this.#highest = [seat, token, cell];
    this.cells.set(cell, seat);
  }

  #win(seat: number, tile: string, cell: string): void {
    const spell = this.#take((one) => one.cell === cell);
    const hasCast = this.#release(cell, this.#now + TIMES.small);
    const token = spell?.token ?? '';
    this.#push({ kind: 'win', seat, tile, cell, token, hasCast }, TIMES.small + TIMES.move);
    this.#highest = null;
    this.cells.set(cell, seat);
  }

  #home(seat: number, token: Token): void {
    const from = this.#take((one) => one.seat === seat && one.token === token);
    if (!from) return;
    const at = this.#now + this.#homeward * TIMES.apart;
    this.#release(from.cell, at);
    this.moves.push({ kind: 'home', seat, token, cell: from.cell, at, time: TIMES.move });
    this.#homeward += 1;
  }

  #dedicate(seat: number, token: Token, space: number): void {
    const from = this.#take((one) => one.seat === seat && one.token === token);
    this.#push({ kind: 'dedicate', seat, token, cell: from?.cell ?? '', space }, TIMES.move);
  }

  #replace(seat: number, token: Token, cell: string): void {
    const old = this.#controls.find((control) => control[2] === cell)?.[1] ?? '';
    this.#push({ kind: 'replace', seat, token, old, cell }, TIMES.move);
    this.cells.set(cell, seat);
  }

  #gather(): void {
    if (this.#homeward > 0) this.#now += TIMES.move + (this.#homeward - 1) * TIMES.apart;
    this.#homeward = 0;
  }

  #take(fits: (one: { seat: number; token: Token; cell: string }) => boolean) {
    const place = this.#lying.findLastIndex(fits);
    return place < 0 ? null : this.#lying.splice(place, 1)[0]!;
  }

  /** A spell cast in this very version lies there until it is taken up; says whether it was. */
  #release(cell: string, until: number): boolean {
    const cast = this.moves.find((move) => move.kind === 'cast' && move.cell === cell);
    if (cast?.kind === 'cast') cast.until = until;
    return cast !== undefined;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
