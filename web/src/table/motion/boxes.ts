import type { Box } from './flight';

/** Where things are on the screen, by name; several of one name in the order of the page. */
export class Boxes {
  readonly #boxes = new Map<string, Box[]>();

  add(name: string, box: Box): void {
    const found = this.#boxes.get(name);
    if (found) found.push(box);
    else this.#boxes.set(name, [box]);
  }

  get(name: string): Box | undefined {
    return this.#boxes.get(name)?.[0];
  }

  all(name: string): readonly Box[] {
    return this.#boxes.get(name) ?? [];
  }

  has(name: string): boolean {
    return this.#boxes.has(name);
  }
}
