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
export function selectorsOf(spot: Spot): string[] {
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

/** What the learner has in hand, as the table shows it. */
export function readHand(): Held {
  const get = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    spell: get('#spells [data-token][aria-pressed="true"]')?.dataset['token'] ?? null,
    cell: get('[data-cell][aria-selected="true"]')?.dataset['cell'] ?? null,
    option: get('[data-spot="options"] [aria-pressed="true"]')?.dataset['thing'] ?? null,
  };
}
