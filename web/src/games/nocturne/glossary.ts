/** Names and facts of the pack, told by the server in the page's language (docs/concepts/glossary.md). */

export type SymbolName = 'skull' | 'feather' | 'mushroom' | 'herb' | 'egg';
export const SYMBOLS: readonly SymbolName[] = ['skull', 'feather', 'mushroom', 'herb', 'egg'];

/** What all entries have. `ours`: the rulebooks do not print it. */
export interface Facts {
  name: string;
  text: string;
  ours: boolean;
}

export interface TileFacts extends Facts {
  short: string;
  type: string;
  kind: string;
  /** None where a tile has no points of its own. */
  points: number | null;
  symbols: SymbolName[];
}

export interface CardFacts extends Facts {
  /** What each tier asks for, the full recipe last. */
  tiers: { symbols: SymbolName[]; text: string; points: number }[];
}

export interface GoalFacts extends Facts {
  rule: string;
  points: number;
  number: number;
  size: number;
  shape: string[];
}

export interface SoloFacts extends Facts {
  direction: string;
  power: string;
  number: number;
  dedicates: boolean;
  start: number;
}

export interface Glossary {
  tiles: Record<string, TileFacts>;
  cards: Record<string, CardFacts>;
  goals: { twilight: Record<string, GoalFacts>; moonlight: Record<string, GoalFacts> };
  characters: Record<string, Facts & { symbol: SymbolName }>;
  tokens: Record<string, Facts>;
  solo: Record<string, SoloFacts>;
  categories: Record<string, Facts>;
}

const UNKNOWN: TileFacts = {
  name: '?',
  text: '',
  ours: false,
  short: '?',
  type: '',
  kind: '',
  points: null,
  symbols: [],
};

export function tileOf(glossary: Glossary, id: string): TileFacts {
  return glossary.tiles[id] ?? UNKNOWN;
}
