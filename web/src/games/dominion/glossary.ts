/** Names and facts of the pack, told by the server in the page's language (docs/concepts/glossary.md). */

export interface Facts {
  name: string;
  text: string;
  ours: boolean;
  /** The text in one to three words, for piles. */
  digest?: string;
}

export interface CardFacts extends Facts {
  cost: number;
  cost_text: string;
  types: string[];
  types_text: string;
  role: string;
  /** The set it comes from. */
  set: string;
  /** Empty for none. */
  heirloom: string;
  cards: number;
  actions: number;
  buys: number;
  coins: number;
  points: number | null;
  /** How many its pile has where it is not in the Supply; 0 without one. */
  pile: number;
}

export interface StateFacts extends Facts {
  points: number;
}

export interface Glossary {
  cards: Record<string, CardFacts>;
  boons: Record<string, Facts & { kept: boolean }>;
  hexes: Record<string, Facts>;
  states: Record<string, StateFacts>;
  types: Record<string, Facts>;
  topics: Record<string, Facts>;
}

/** What is bonuses on a card stands apart from what else it says. */
export interface Face {
  bonus: string;
  text: string;
}

export type Kind = 'card' | 'boon' | 'hex' | 'state';
export type BonusKind = 'cards' | 'actions' | 'buys' | 'coins';
export const BONUSES: readonly BonusKind[] = ['cards', 'actions', 'buys', 'coins'];

const UNKNOWN: CardFacts = {
  name: '?',
  text: '',
  ours: false,
  cost: 0,
  cost_text: '',
  types: ['action'],
  types_text: '',
  role: '',
  set: '',
  heirloom: '',
  cards: 0,
  actions: 0,
  buys: 0,
  coins: 0,
  points: null,
  pile: 0,
};

export function cardOf(glossary: Glossary, id: string): CardFacts {
  return glossary.cards[id] ?? UNKNOWN;
}

/** What kind of thing an id names; cards where nothing else does. */
export function kindOf(glossary: Glossary, id: string): Kind {
  if (id in glossary.boons) return 'boon';
  if (id in glossary.hexes) return 'hex';
  return id in glossary.states ? 'state' : 'card';
}

export function factsOf(glossary: Glossary, id: string): Facts {
  return glossary.boons[id] ?? glossary.hexes[id] ?? glossary.states[id] ?? cardOf(glossary, id);
}

export function isTreasure(facts: CardFacts): boolean {
  return facts.types.includes('treasure');
}

export function bonusesOf(facts: CardFacts): { kind: BonusKind; count: number }[] {
  return BONUSES.filter((kind) => facts[kind] > 0).map((kind) => ({ kind, count: facts[kind] }));
}

/** The words of a card without what its figures say already. */
export function faceOf(facts: CardFacts): Face {
  let text = facts.text;
  let bonus = '';
  if (bonusesOf(facts).length) [bonus, text] = cutSentence(text);
  if (facts.points) [, text] = cutSentence(text);
  return { bonus, text };
}

/** Nothing but coins, or nothing but points: the figure says it all. */
export function figureOf(facts: CardFacts): { coins: number } | { points: number } | null {
  const { text } = faceOf(facts);
  if (text) return null;
  if (isTreasure(facts) && facts.coins && bonusesOf(facts).length === 1) return { coins: facts.coins };
  return facts.points ? { points: facts.points } : null;
}

function cutSentence(text: string): [string, string] {
  const end = text.search(/\.(\s|$)/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trim()];
}
