import type { Held, Spot } from './steps';

/** The parts of the table, as it names them by `data-spot`, that may show a spot; the best first. */
const PARTS = {
  act: ['act'],
  pass: ['pass'],
  offer: ['options', 'slots', 'actions'],
  points: ['points', 'tab-points', 'tab-mine'],
  goals: ['goals', 'tab-goals'],
};

/** Where a spot is drawn: the first of these that can be seen. */
function selectors(spot: Spot): string[] {
  const [kind, name] = spot.split(':');
  switch (kind) {
    case 'spell':
      return [`#spells [data-token="${name}"]`];
    case 'cell':
      return [`[data-cell="${name}"]`];
    case 'spells':
      return ['#spells'];
    case 'forest':
      return ['#forest'];
  }
  return PARTS[kind as keyof typeof PARTS].map((part) => `[data-spot="${part}"]`);
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function find(spot: Spot): Element | null {
  for (const selector of selectors(spot)) {
    const found = [...document.querySelectorAll(selector)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/** What the learner has in hand, as the table shows it. */
export function readHand(): Held {
  const get = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    spell: get('#spells [data-token][aria-pressed="true"]')?.dataset['token'] ?? null,
    cell: get('[data-cell][aria-selected="true"]')?.dataset['cell'] ?? null,
    option: get('[data-spot="options"] [aria-pressed="true"]')?.dataset['thing'] ?? null,
  };
}

export interface Hole {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

/** The hole that lets a spot be seen, a little larger than it. */
export function holeOf(element: Element): Hole {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Where a bubble of this size goes: below the hole if it fits, else above, else where more room is. */
export function bubbleTop(hole: Hole, bubble: number, screen: number): number {
  const below = hole.top + hole.height + MARGIN;
  if (below + bubble <= screen) return below;
  const above = hole.top - MARGIN - bubble;
  if (above >= 0) return above;
  return hole.top > screen - hole.top - hole.height ? MARGIN : Math.max(MARGIN, screen - bubble - MARGIN);
}
