import './motion.css';
import { Boxes } from '../../../table/motion/boxes';
import { type Box, middle } from '../../../table/motion/flight';
import { SMALL, Stage } from '../../../table/motion/stage';
import type { Faces } from './faces';
import { HIDDEN } from '../view';
import type { Move, Plan, Spot } from './moves';
import { TIMES } from './moves';

/** A card is as wide as this part of its height. */
const RATIO = 5 / 7;
const WIDEST = 132;
const NARROWEST = 26;
const FATE_WIDE = 150;
const EMBERS = 5;
const FADE = 120;

/** What moves on a table of cards. */
export class CardStage extends Stage {
  readonly #faces: Faces;
  readonly #me: () => number | null;
  /** Which of several equal cards are spoken for. */
  readonly #taken = new Map<string, number>();

  constructor(root: HTMLElement, paced: (time: number) => number, faces: Faces, me: () => number | null) {
    super(root, paced);
    this.#faces = faces;
    this.#me = me;
  }

  measure(): Boxes {
    const boxes = new Boxes();
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-fly], [data-counter], #hand')) {
      const { fly, counter } = node.dataset;
      const box = node.getBoundingClientRect();
      boxes.add(fly ?? (counter ? `counter:${counter}` : 'hand'), box);
      if (!fly?.startsWith('play:')) continue;
      for (const card of node.querySelectorAll<HTMLElement>('[data-thing]'))
        boxes.add(`${fly}:${card.dataset.thing!.replace('card:', '')}`, card.getBoundingClientRect());
    }
    return boxes;
  }

  play(plan: Plan): void {
    this.#taken.clear();
    for (const move of plan.moves) this.#move(move);
  }

  /** What changed is lit, where nothing may move. */
  light(plan: Plan): void {
    this.fade();
    const lit = new Set<Box>();
    for (const spot of plan.touched) {
      const box = this.#where(spot, this.after);
      if (!box || lit.has(box)) continue;
      lit.add(box);
      this.ring(box, spot.seat, 0);
    }
  }

  /** The table as it is now comes through the table as it was. */
  fade(): void {
    for (const part of this.root.querySelectorAll<HTMLElement>('#hand, #play, [data-fly^="seat:"]')) {
      part.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: FADE });
    }
  }

  #move(move: Move): void {
    switch (move.kind) {
      case 'carry':
        return this.#carry(move);
      case 'show':
        return this.#show(move);
      case 'trash':
        return this.#trash(move);
      case 'shuffle':
        return this.#shuffle(move);
      case 'fate':
        return this.#fate(move);
      case 'state':
        return this.#glow(move.seat, 'doom', move);
      case 'attack':
        return this.#attack(move);
      case 'guard':
        return this.#glow(move.seat, 'guarded', move);
      case 'bonus':
        return this.#bonus(move);
      case 'night':
        return this.#night(move);
    }
  }

  #carry({ card, from, to, at, time, arc, flips, isBack = false }: Extract<Move, { kind: 'carry' }>): void {
    const start = this.#where(from, this.before, true) ?? this.#where(from, this.after);
    const goal = this.#where(to, this.after, true);
    if (!start || !goal) return;
    const [first, last] = [cardBox(start), cardBox(goal)];
    const flight = { from: first, to: last, at, time, isThere: false, until: 0, arc };
    const node = this.fly(this.#faces.card(card, first.width), flight, 'actor card');
    if (flips) this.#flip(node, first.width, at, time, isBack);
    this.hide(this.#nodeAt(to), at + time);
  }

  /** Back up at first, and turned on its way; the other way round where it is taken back. */
  #flip(node: HTMLElement, width: number, at: number, time: number, isBack: boolean): void {
    const face = node.firstElementChild as HTMLElement;
    this.#faces.back(width)(node);
    const back = node.lastElementChild as HTMLElement;
    const [first, second] = isBack ? [face, back] : [back, face];
    this.run(first, [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], time, at);
    this.run(second, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], time, at);
  }

  /** A card is held up for all to see, and goes back. */
  #show({ card, from, at, time }: Extract<Move, { kind: 'show' }>): void {
    const place = this.#where(from, this.before) ?? this.#where(from, this.after);
    if (!place) return;
    const box = cardBox(place);
    const up = `translateY(${-box.height * 0.35}px) scale(1.12)`;
    const frames = [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: up, offset: 0.3 },
      { opacity: 1, transform: up, offset: 0.75 },
      { opacity: 0, transform: 'none' },
    ];
    this.run(this.layer(box, 'actor card', this.#faces.card(card, box.width)), frames, time, at, 'ease-out');
  }

  /** It folds up where it lay and goes off in embers. */
  #trash({ card, from, at, time }: Extract<Move, { kind: 'trash' }>): void {
    const place = this.#where(from, this.before, true) ?? this.#where(from, this.after);
    if (!place) return;
    const box = cardBox(place);
    const fold = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scale(.9, .45) rotate(4deg)', offset: 0.6 },
      { opacity: 0, transform: 'scale(.5, .08) rotate(10deg)' },
    ];
    this.run(this.layer(box, 'actor card middle', this.#faces.card(card, box.width)), fold, time, at, 'ease-in');
    for (let n = 0; n < EMBERS; n++) this.#ember(box, n, at + time * 0.55);
  }

  #ember(box: Box, n: number, at: number): void {
    const spark = middle(box, 7);
    spark.left += (n - (EMBERS - 1) / 2) * (box.width / EMBERS);
    const rise = [
      { opacity: 0, transform: 'translateY(6px)' },
      { opacity: 1, transform: 'translateY(0)', offset: 0.2 },
      { opacity: 0, transform: `translate(${(n - 2) * 7}px, ${-46 - (n % 3) * 14}px) scale(.3)` },
    ];
    this.run(this.layer(spark, 'ember'), rise, TIMES.shuffle, at, 'ease-out');
  }

  /** The discard pile folds into the deck, or out of it again. */
  #shuffle({ seat, at, time, isBack = false }: Extract<Move, { kind: 'shuffle' }>): void {
    const from = this.#where({ place: isBack ? 'deck' : 'discard', seat, card: '' }, this.before);
    const to = this.#where({ place: isBack ? 'discard' : 'deck', seat, card: '' }, this.after);
    if (!from || !to) return;
    const [first, last] = [cardBox(from), cardBox(to)];
    for (let n = 0; n < 3; n++) {
      const flight = {
        from: first,
        to: last,
        at: at + n * TIMES.apart,
        time: time - 2 * TIMES.apart,
        isThere: false,
        until: 0,
        arc: 10 + n * 14,
      };
      this.fly(this.#faces.back(first.width), flight, 'actor card');
    }
  }

  /** A Boon or Hex is turned over and comes to whom it is for. */
  #fate({ what, id, seat, at, time }: Extract<Move, { kind: 'fate' }>): void {
    const from = this.after.get(what === 'boon' ? 'boons' : 'hexes') ?? this.before.get(what === 'boon' ? 'boons' : 'hexes');
    const to = this.#where({ place: 'play', seat, card: id }, this.after);
    if (!to) return;
    const goal = lyingBox(to);
    const start = from ? lyingBox(from) : goal;
    const flight = { from: start, to: goal, at, time, isThere: false, until: at + time + SMALL, arc: 30 };
    const node = this.fly(this.#faces.lying(id, start.width), flight, `actor lying ${what}`);
    this.run(node.firstElementChild as HTMLElement, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], time / 2, at, 'ease-out');
    this.#glow(seat, what === 'boon' ? 'blessed' : 'doom', { at: at + time * 0.7, time });
    if (what === 'hex') this.#shake(seat, at + time);
  }

  #shake(seat: number, at: number): void {
    const node = this.root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    const frames = [0, -3, 3, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.run(node, frames, TIMES.attack, at);
  }

  #glow(seat: number, name: string, { at, time }: { at: number; time: number }): void {
    const node = this.root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    if (!node) return;
    const halo = this.layer(node.getBoundingClientRect(), `halo ${name}`);
    this.run(halo, [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }], time * 1.4, at, 'ease-out');
  }

  /** A line from the Attack to everybody it is meant for. */
  #attack({ seat, card, targets, at, time }: Extract<Move, { kind: 'attack' }>): void {
    const from = this.#where({ place: 'play', seat, card }, this.after);
    if (!from) return;
    for (const target of targets) {
      const to = this.after.get(`seat:${target}`) ?? this.#seat(target);
      if (!to) continue;
      const [start, goal] = [middle(from, 0), middle(to, 0)];
      const [x, y] = [goal.left - start.left, goal.top - start.top];
      const line = this.layer({ left: start.left, top: start.top - 2, width: Math.hypot(x, y), height: 4 }, 'strike');
      const turned = `rotate(${Math.atan2(y, x)}rad)`;
      const frames = [
        { opacity: 1, transform: `${turned} scaleX(0)` },
        { opacity: 1, transform: `${turned} scaleX(1)`, offset: 0.5 },
        { opacity: 0, transform: `${turned} scaleX(1)` },
      ];
      this.run(line, frames, time * 2, at, 'ease-in');
      this.#glow(target, 'doom', { at: at + time, time });
    }
  }

  #bonus({ seat, counter, count, at, time }: Extract<Move, { kind: 'bonus' }>): void {
    const to = this.after.get(`counter:${counter}`);
    const from = this.after.get(`play:${seat}`);
    if (!to || !from || seat !== this.#me()) return;
    const [first, last] = [middle(from, 30), middle(to, 30)];
    const flight = { from: first, to: last, at, time, isThere: false, until: 0, arc: 24 };
    const told = counter === 'coins' ? `+$${count}` : `+${count}`;
    const icon = counter === 'coins' ? 'coin' : `ico-${counter}`;
    this.fly(chip(told, icon), flight, 'actor bonus');
  }

  /** The wood grows dark, and what can be played by night is lit. */
  #night({ at, time }: Extract<Move, { kind: 'night' }>): void {
    const veil = this.layer({ left: 0, top: 0, width: innerWidth, height: innerHeight }, 'nightfall');
    this.run(veil, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], time, at, 'ease-in-out');
    for (const card of this.root.querySelectorAll<HTMLElement>('#hand [data-mark="legal"]')) {
      this.run(card, [{ opacity: 0.55 }, { opacity: 1 }], time / 2, at + time / 2, 'ease-out');
    }
  }

  /** Where a card lies, or would; with `takes` no second one is found at the same place. */
  #where(spot: Spot, boxes: Boxes, takes = false): Box | undefined {
    const { place, seat, card } = spot;
    const names = this.#names(spot);
    for (const name of names) {
      const all = boxes.all(name);
      if (!all.length) continue;
      const key = `${boxes === this.before ? 'before' : 'after'} ${name}`;
      const taken = this.#taken.get(key) ?? 0;
      if (takes && card !== HIDDEN) this.#taken.set(key, taken + 1);
      return all[Math.min(taken, all.length - 1)];
    }
    return place === 'seat' ? this.#seat(seat) : undefined;
  }

  /** What a spot may be called on this table, the nearest first. */
  #names({ place, seat, card }: Spot): string[] {
    const isMine = seat === this.#me();
    switch (place) {
      case 'hand':
        return isMine ? [`hand:${card}`, 'hand'] : [`hand:${seat}`, `seat:${seat}`];
      case 'play':
        return [`play:${seat}:${card}`, `play:${seat}`, `seat:${seat}`];
      case 'deck':
      case 'discard':
        return [`${place}:${seat}`, `seat:${seat}`];
      case 'pile':
        return [`pile:${card}`];
      case 'trash':
        return ['trash'];
      case 'seat':
        return [`seat:${seat}`];
    }
  }

  #seat(seat: number): Box | undefined {
    return this.root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  }

  /** The card on the page that waits until its picture has arrived; piles wait for nobody. */
  #nodeAt({ place, seat, card }: Spot): HTMLElement | null {
    if (place === 'hand' && seat === this.#me()) {
      const copies = this.root.querySelectorAll<HTMLElement>(`[data-fly="hand:${card}"]`);
      return copies[(this.#taken.get(`after hand:${card}`) ?? 1) - 1] ?? null;
    }
    if (place !== 'play') return null;
    return this.root.querySelector<HTMLElement>(`[data-fly="play:${seat}"] [data-thing="card:${card}"]`);
  }
}

/** A card in the middle of whatever box something has. */
function cardBox(box: Box): Box {
  const width = Math.max(NARROWEST, Math.min(WIDEST, box.width, box.height * RATIO));
  const height = width / RATIO;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

function lyingBox(box: Box): Box {
  const width = Math.min(FATE_WIDE, Math.max(60, box.width));
  const height = width * RATIO;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

function chip(told: string, icon: string) {
  return (target: HTMLElement) => {
    target.textContent = told;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', icon === 'coin' ? '0 0 100 100' : '0 0 24 24');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#${icon}`);
    svg.append(use);
    target.append(svg);
    return () => {};
  };
}
