import { mount } from 'svelte';
import type { Picture } from '../../../table/motion/stage';
import Back from '../cards/Back.svelte';
import Card from '../cards/Card.svelte';
import Lying from '../cards/Lying.svelte';
import { cardOf, factsOf, kindOf, type Glossary } from '../glossary';
import { HIDDEN } from '../view';

// Not every browser tells when it is idle.
const later = globalThis.requestIdleCallback ?? ((act: (idle?: IdleDeadline) => void) => setTimeout(act, 200));
const never = globalThis.cancelIdleCallback ?? clearTimeout;

/** One face takes about so many ms. */
const ONE = 2;

/** What cards look like in flight: each is drawn once, and what flies is a copy of it. */
export class Faces {
  readonly #glossary: () => Glossary;
  readonly #drawn = new Map<string, HTMLElement>();

  constructor(glossary: () => Glossary) {
    this.#glossary = glossary;
  }

  /** Draws what may fly soon while there is nothing else to do: what is drawn in flight holds the flight up. */
  prepare(cards: Iterable<string>): () => void {
    const waiting = ['back', ...cards].filter((one) => !this.#drawn.has(one));
    let next = 0;
    const draw = (idle?: IdleDeadline) => {
      do {
        const name = waiting.shift();
        if (name === undefined) return;
        this.#face(name);
      } while (idle && idle.timeRemaining() > ONE);
      next = later(draw);
    };
    next = later(draw);
    return () => never(next);
  }

  /** A card face up; its back where nobody who looks may know it. */
  card(id: string, width: number): Picture {
    return (target) => this.#place(id === HIDDEN ? 'back' : id, width, target);
  }

  back(width: number): Picture {
    return (target) => this.#place('back', width, target);
  }

  lying(id: string, width: number): Picture {
    return (target) => this.#place(`lying:${id}`, width, target);
  }

  #place(name: string, width: number, target: HTMLElement): () => void {
    const copy = this.#face(name).cloneNode(true) as HTMLElement;
    copy.style.setProperty('--card', `${width}px`);
    target.append(copy);
    return () => copy.remove();
  }

  #face(name: string): HTMLElement {
    let face = this.#drawn.get(name);
    if (!face) {
      face = this.#draw(name);
      this.#drawn.set(name, face);
    }
    return face;
  }

  #draw(name: string): HTMLElement {
    const glossary = this.#glossary();
    const target = document.createElement('div');
    target.className = 'face';
    const id = name.replace('lying:', '');
    if (name === 'back') mount(Back, { target });
    else if (name === id) mount(Card, { target, props: { id, facts: cardOf(glossary, id), size: 'tiny' } });
    else {
      const kind = kindOf(glossary, id);
      if (kind !== 'card') mount(Lying, { target, props: { id, kind, facts: factsOf(glossary, id), bare: true } });
    }
    return target;
  }
}
