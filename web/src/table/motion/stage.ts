import './stage.css';
import { Boxes } from './boxes';
import { type Box, type Flight, keyframesOf } from './flight';

/** Draws something into a place and says how it leaves. */
export type Picture = (target: HTMLElement) => () => void;

export const SMALL = 160;
const LIT = 1500;
const SPRING = 'cubic-bezier(.2,.8,.2,1)';

/**
 * Plays what has happened over a table that already shows how it ended. What each game moves is its
 * own; this is what moving anything takes. Nothing here can be pressed, and all of it can be skipped.
 */
export abstract class Stage {
  protected readonly root: HTMLElement;
  protected before = new Boxes();
  // Read once before anything is added, so that the browser lays the page out only once.
  protected after = new Boxes();
  /** What is played now begins so many ms after what is played already. */
  protected offset = 0;
  readonly #paced: (time: number) => number;
  readonly #running = new Set<Animation>();
  readonly #actors = new Set<() => void>();
  #room: HTMLElement | null = null;
  #rate = 1;

  constructor(root: HTMLElement, paced: (time: number) => number) {
    this.root = root;
    this.#paced = paced;
  }

  /** Where everything is now that something can fly from or to. */
  abstract measure(): Boxes;

  /** Everything jumps to its end. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const leave of this.#actors) leave();
    this.#running.clear();
    this.#actors.clear();
    this.offset = 0;
    this.#rate = 1;
  }

  /** Notes how the table was, and how it is now. */
  look(before: Boxes): void {
    this.before = before;
    this.after = this.measure();
  }

  /** How many ms of what runs are left. */
  get left(): number {
    const ends = [...this.#running].map((one) => Number(one.effect?.getComputedTiming().endTime) - Number(one.currentTime));
    return Math.max(0, ...ends) / this.#rate;
  }

  /** What runs, and what is begun now, takes no longer than `most` ms; `more` is how long the new takes by itself. */
  queue(more: number, most: number): void {
    const left = this.left * this.#rate;
    this.#rate = Math.max(this.#rate, (left + this.#paced(more)) / most);
    for (const one of this.#running) one.updatePlaybackRate(this.#rate);
    this.offset = left;
  }

  /** An outline in a seat's colour on what changed, also where nothing may move. */
  ring(box: Box, seat: number, after: number): void {
    const ring = this.layer(box, 'lit');
    ring.style.setProperty('--face', `var(--seat-${seat}-face)`);
    this.#animate(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
      duration: LIT,
      delay: this.#paced(after),
      fill: 'both',
    });
  }

  protected ripple(box: Box, at: number): void {
    const frames = [
      { opacity: 0, transform: 'scale(.55)' },
      { opacity: 0.9, transform: 'scale(.6)', offset: 0.05 },
      { opacity: 0, transform: 'scale(1.25)' },
    ];
    this.run(this.layer(box, 'ripple'), frames, SMALL * 2, at, 'ease-out');
  }

  protected turn(node: HTMLElement | null, { at, time }: { at: number; time: number }): void {
    this.run(node, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], time, at, 'ease-out');
  }

  protected land(node: HTMLElement | null, at: number): void {
    this.run(node, [{ transform: 'scale(1.16)' }, { transform: 'scale(1)' }], SMALL, at, SPRING);
  }

  /** Unseen until what flies to its place has arrived. */
  protected hide(node: HTMLElement | null, until: number): void {
    if (!node || until <= 0) return;
    const duration = this.offset + this.#paced(until);
    this.#animate(node, [{ opacity: 0 }, { opacity: 0 }], { duration, fill: 'backwards' });
  }

  protected fly(picture: Picture, flight: Flight, name = 'actor'): HTMLElement {
    const { frames, time } = keyframesOf(flight);
    const node = this.layer(flight.from, name, picture);
    this.run(node, frames, time);
    return node;
  }

  /** Something drawn above the table, for as long as its animation runs. */
  protected layer(box: Box, name: string, picture?: Picture): HTMLElement {
    const node = document.createElement('div');
    node.className = `flight ${name}`;
    node.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    const erase = picture?.(node);
    this.#stage().append(node);
    this.#actors.add(() => {
      erase?.();
      node.remove();
    });
    return node;
  }

  protected run(node: HTMLElement | null, frames: Keyframe[], time: number, at = 0, easing = 'linear'): void {
    if (!node) return;
    this.#animate(node, frames, {
      duration: Math.max(1, this.#paced(time)),
      delay: this.offset + this.#paced(at),
      fill: node.closest('.flight') ? 'both' : 'backwards',
      easing,
    });
  }

  protected find(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-fly="${name}"]`);
  }

  #animate(node: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = node.animate(frames, timing);
    animation.playbackRate = this.#rate;
    this.#running.add(animation);
    animation.finished.then(
      () => {
        this.#running.delete(animation);
        if (node.classList.contains('flight')) node.remove();
      },
      () => {},
    );
  }

  /** The room above the table, as large as the window. */
  #stage(): HTMLElement {
    if (this.#room?.isConnected) return this.#room;
    this.#room = document.createElement('div');
    this.#room.className = 'flights';
    this.#room.setAttribute('aria-hidden', 'true');
    this.root.append(this.#room);
    return this.#room;
  }
}
