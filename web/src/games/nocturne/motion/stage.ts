import { mount, unmount } from 'svelte';
import TileArt from '../art/Tile.svelte';
import TokenArt from '../art/Token.svelte';
import type { TileFacts } from '../glossary';
import type { Token } from '../view';
import { Boxes } from '../../../table/motion/boxes';
import { type Box, type Flight, inset, keyframesOf, middle } from '../../../table/motion/flight';
import { type Picture, Stage } from '../../../table/motion/stage';
import { type Move, type Plan, TIMES } from './moves';

const ON_CELL = 0.185;
const CHIP = 34;

type Drawn = { seat: number; token: Token } | { tile: TileFacts };

/** What moves in the forest. */
export class ForestStage extends Stage {
  measure(): Boxes {
    const boxes = new Boxes();
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-fly], [data-cell], [data-pile]')) {
      const { fly, cell, pile, standing } = node.dataset;
      const box = node.getBoundingClientRect();
      if (fly) boxes.add(fly, box);
      if (cell) boxes.add(`cell:${cell}`, box);
      if (standing) boxes.add(`standing:${standing}`, box);
      for (const tile of pile?.split(' ') ?? []) boxes.add(`pile:${tile}`, box);
    }
    return boxes;
  }

  play(plan: Plan, tileOf: (id: string) => TileFacts): void {
    for (const move of plan.moves) this.#move(move, tileOf);
    this.#standAgain();
  }

  /** The cells that changed, also where nothing may move. */
  light(cells: ReadonlyMap<string, number>, after: number): void {
    for (const [cell, seat] of cells) {
      const box = this.#cell(cell);
      if (box) this.ring(box, seat, after);
    }
  }

  #move(move: Move, tileOf: (id: string) => TileFacts): void {
    switch (move.kind) {
      case 'cast':
        return this.#cast(move);
      case 'outbid':
        return this.#outbid(move);
      case 'win':
        return this.#win(move, tileOf(move.tile));
      case 'home':
        return this.#flyHome(move);
      case 'dedicate':
        return this.#dedicate(move);
      case 'pass':
        return this.turn(this.find(`pass:${move.seat}`), move);
      case 'fan':
        return this.#fan(move);
      case 'keep':
        return this.#flyTile(move, tileOf(move.tile), this.before.get(`option:${move.tile}`));
      case 'take':
        return this.#flyTile(move, tileOf(move.tile), this.before.get(`tile:${move.tile}`));
      case 'goal':
        return this.#stamp(this.find(`goal:twilight:${move.goal}`), move);
      case 'shadow':
        return this.land(this.find(`supply:${move.seat}:${move.token}`), move.at);
      case 'round':
        return this.#round(move);
      case 'replace':
        return this.#replace(move);
      case 'exchange':
        return this.#exchange(move, tileOf);
      case 'mirror':
        return this.#mirror(move, tileOf(move.tile));
      case 'lay':
        return this.#lay(move);
      case 'restore':
        return this.#restore(move, tileOf(move.tile));
    }
  }

  #cast(move: Extract<Move, { kind: 'cast' }>): void {
    const cell = this.#cell(move.cell);
    const from = this.#supply(this.before, move.seat, move.token);
    const target = this.find(`spell:${move.cell}`);
    const arrival = move.at + move.time;
    if (!cell || !from) return;
    const to = inset(cell, ON_CELL);
    const start = this.before.get(`ghost:${move.cell}`) ?? from;
    const until = move.until ?? arrival;
    const arc = start === from ? 46 : 0;
    this.#fly(move, { from: start, to, at: move.at, time: move.time, isThere: false, until, arc });
    this.hide(target, arrival);
    this.land(target, arrival);
    this.ripple(cell, arrival);
    if (move.token === 'star') this.#dusk(arrival);
  }

  #outbid(move: Extract<Move, { kind: 'outbid' }>): void {
    const from = this.#cell(move.from);
    const to = this.#cell(move.cell);
    if (!from || !to) return;
    const dot = this.layer(middle(from, 12), 'dot');
    const flight = { from: middle(from, 12), to: middle(to, 12), at: move.at, time: move.time, isThere: false, until: 0, arc: 0 };
    const { frames, time } = keyframesOf(flight);
    this.run(dot, frames, time);
  }

  #win(move: Extract<Move, { kind: 'win' }>, tile: TileFacts): void {
    const cell = this.#cell(move.cell);
    if (!cell) return;
    const leaves = move.at + TIMES.small;
    const home = this.#pile(move.tile) ?? this.#home(move.seat);
    const down = this.find(`down:${move.cell}`);
    const spell = this.before.get(`spell:${move.cell}`);
    if (home) this.#fly({ tile }, { from: cell, to: home, at: leaves, time: TIMES.move, isThere: true, until: 0, arc: 30 });
    // A spell that lay there before turns over; one cast just now stays on stage by itself.
    if (!move.hasCast && spell && move.token) this.#stay({ seat: move.seat, token: move.token }, spell, leaves);
    this.ripple(cell, move.at);
    this.hide(down, leaves);
    this.turn(down, { at: leaves, time: TIMES.small });
  }

  #flyHome(move: Extract<Move, { kind: 'home' }>): void {
    const cell = this.#cell(move.cell);
    const to = this.#supply(this.after, move.seat, move.token);
    if (!cell || !to) return;
    const from = this.before.get(`spell:${move.cell}`) ?? inset(cell, ON_CELL);
    const isThere = this.before.has(`spell:${move.cell}`);
    this.#fly(move, { from, to, at: move.at, time: move.time, isThere, until: 0, arc: 20 });
    if (!this.before.has(`supply:${move.seat}:${move.token}`)) {
      this.hide(this.find(`supply:${move.seat}:${move.token}`), move.at + move.time);
    }
  }

  #dedicate(move: Extract<Move, { kind: 'dedicate' }>): void {
    const target = this.find(`space:${move.space - 1}`);
    const from = this.before.get(`spell:${move.cell}`);
    const to = this.after.get(`space:${move.space - 1}`);
    if (!from || !to) return;
    this.#fly(move, { from, to, at: move.at, time: move.time, isThere: true, until: 0, arc: 0 });
    this.hide(target, move.at + move.time);
  }

  /** The token that won goes home while the lower one comes and turns over. */
  #replace(move: Extract<Move, { kind: 'replace' }>): void {
    const cell = this.#cell(move.cell);
    const from = this.#supply(this.before, move.seat, move.token);
    const home = this.#supply(this.after, move.seat, move.old);
    const down = this.find(`down:${move.cell}`);
    const arrival = move.at + move.time;
    if (!cell || !from) return;
    const lying = inset(cell, ON_CELL);
    const { seat, old } = move;
    if (home && old)
      this.#fly({ seat, token: old }, { from: lying, to: home, at: move.at, time: move.time, isThere: true, until: 0, arc: 46 });
    this.#fly(move, { from, to: lying, at: move.at, time: move.time, isThere: false, until: arrival, arc: 0 });
    this.hide(down, arrival);
    this.turn(down, { at: arrival, time: TIMES.small });
  }

  #exchange(move: Extract<Move, { kind: 'exchange' }>, tileOf: (id: string) => TileFacts): void {
    const from = this.before.get(`pile:${move.given}`) ?? this.before.get(`home:${move.seat}`);
    const slot = this.after.get(`tile:${move.given}`);
    const { at, time } = move;
    if (from && slot)
      this.#fly({ tile: tileOf(move.given) }, { from: middle(from, CHIP), to: slot, at, time, isThere: true, until: 0, arc: 26 });
    this.hide(this.find(`tile:${move.given}`), at + time);
    this.#flyTile({ ...move, tile: move.taken }, tileOf(move.taken), this.before.get(`tile:${move.taken}`));
  }

  /** What a mirror stone copies comes into its glass. */
  #mirror(move: Extract<Move, { kind: 'mirror' }>, tile: TileFacts): void {
    const from = this.before.get(`option:${move.tile}`) ?? this.before.get(`pile:${move.tile}`);
    const glass = this.find(`mirror:${move.seat}`);
    const to = this.after.get(`mirror:${move.seat}`) ?? this.#home(move.seat);
    if (!from || !to) return;
    this.#fly({ tile }, { from, to: inset(to, 0.2), at: move.at, time: move.time, isThere: false, until: 0, arc: 26 });
    this.land(glass, move.at + move.time);
  }

  #lay(move: Extract<Move, { kind: 'lay' }>): void {
    const cell = this.#cell(move.cell);
    const from = this.#supply(this.before, move.seat, move.token);
    if (!cell || !from) return;
    this.#fly(move, { from, to: inset(cell, ON_CELL), at: move.at, time: move.time, isThere: true, until: 0, arc: 0 });
    this.hide(this.find(`spell:${move.cell}`), move.at + move.time);
  }

  #restore(move: Extract<Move, { kind: 'restore' }>, tile: TileFacts): void {
    const to = this.#cell(move.cell);
    const from = this.before.get(`pile:${move.tile}`) ?? this.before.get(`home:${move.seat}`);
    if (!to || !from) return;
    this.#fly({ tile }, { from: middle(from, CHIP), to, at: move.at, time: move.time, isThere: true, until: 0, arc: 0 });
    this.hide(this.find(`tile:${move.tile}`), move.at + move.time);
  }

  /** Tokens of the Sprite Board that had to make room slide to their new space. */
  #standAgain(): void {
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-standing]')) {
      const before = this.before.get(`standing:${node.dataset.standing}`);
      const now = this.after.get(`standing:${node.dataset.standing}`);
      if (!before || !now || Math.abs(before.left - now.left) < 2) continue;
      const back = `translate(${before.left - now.left}px, ${before.top - now.top}px)`;
      this.run(node, [{ transform: back }, { transform: 'none' }], TIMES.move, 0, 'cubic-bezier(.2,.8,.2,1)');
    }
  }

  #flyTile(move: { seat: number; tile: string; at: number; time: number }, tile: TileFacts, from: Box | undefined): void {
    const to = this.#pile(move.tile) ?? this.#home(move.seat);
    if (from && to) this.#fly({ tile }, { from, to, at: move.at, time: move.time, isThere: true, until: 0, arc: 26 });
  }

  #fan(move: { at: number; time: number }): void {
    const cards = [...this.root.querySelectorAll<HTMLElement>('[data-fly^="option:"]')];
    cards.forEach((card, place) => {
      const lean = (place - (cards.length - 1) / 2) * 9;
      const frames = [
        { opacity: 0, transform: `translateY(-34px) rotate(${lean}deg) scale(.7)` },
        { opacity: 1, transform: `translateY(-6px) rotate(${lean / 2}deg) scale(1.03)`, offset: 0.6 },
        { opacity: 1, transform: 'none' },
      ];
      this.run(card, frames, move.time, move.at + place * TIMES.apart, 'cubic-bezier(.2,.8,.2,1)');
    });
  }

  #round(move: { at: number; time: number }): void {
    const moon = this.find('moon');
    const frames = [
      { opacity: 0, transform: 'translate(-55vw, 70px) scale(.6)' },
      { opacity: 1, transform: 'translate(-24vw, -34px)', offset: 0.5 },
      { opacity: 1, transform: 'none' },
    ];
    this.run(moon, frames, move.time, move.at, 'ease-in-out');
    const tiles = [...this.root.querySelectorAll<HTMLElement>('[data-cell] [data-fly^="tile:"]')];
    tiles.forEach((tile, place) => {
      const dealt = [
        { opacity: 0, transform: 'translateY(-18px) scale(.86) rotate(-4deg)' },
        { opacity: 1, transform: 'none' },
      ];
      this.run(tile, dealt, TIMES.move, move.at + place * 22, 'cubic-bezier(.2,.8,.2,1)');
    });
  }

  #stamp(node: HTMLElement | null, move: { at: number; time: number }): void {
    const tip = [{ transform: 'none' }, { transform: 'rotate(-2deg) scale(1.03)' }, { transform: 'none' }];
    this.run(node, tip, TIMES.move, move.at);
    const stamped = [
      { opacity: 0, transform: 'rotate(-14deg) scale(2.2)' },
      { opacity: 1, transform: 'rotate(-2deg) scale(1)' },
    ];
    this.run(node?.querySelector<HTMLElement>('.stamp') ?? null, stamped, move.time, move.at, 'cubic-bezier(.5,0,.8,.4)');
  }

  /** The whole table darkens for a moment and the star flares. */
  #dusk(at: number): void {
    const veil = this.layer({ left: 0, top: 0, width: innerWidth, height: innerHeight }, 'dusk');
    this.run(veil, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], TIMES.star + TIMES.small, at);
  }

  #stay(drawn: Drawn, box: Box, until: number): void {
    this.#fly(drawn, { from: box, to: box, at: 0, time: 1, isThere: true, until, arc: 0 });
  }

  #fly(drawn: Drawn, flight: Flight): void {
    this.fly(pictureOf(drawn), flight, 'tile' in drawn ? 'actor' : 'actor token');
  }

  #cell(cell: string): Box | null {
    return this.after.get(`cell:${cell}`) ?? null;
  }

  #supply(boxes: Boxes, seat: number, token: Token): Box | null {
    const place = boxes.get(`supplies:${seat}`) ?? boxes.get(`home:${seat}`);
    return boxes.get(`supply:${seat}:${token}`) ?? (place ? middle(place, 28) : null);
  }

  #pile(tile: string): Box | null {
    return this.after.get(`pile:${tile}`) ?? null;
  }

  #home(seat: number): Box | null {
    const place = this.after.get(`home:${seat}`);
    return place ? middle(place, CHIP) : null;
  }
}

function pictureOf(drawn: Drawn): Picture {
  return (target) => {
    const art =
      'tile' in drawn
        ? mount(TileArt, { target, props: { tile: drawn.tile } })
        : mount(TokenArt, { target, props: { seat: drawn.seat, token: drawn.token, owned: true } });
    return () => void unmount(art);
  };
}
