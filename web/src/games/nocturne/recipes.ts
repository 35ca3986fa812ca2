import type { CardFacts, Glossary, SymbolName } from './glossary';
import { SYMBOLS, tileOf } from './glossary';
import type { SeatView } from './view';

export type Counts = Record<SymbolName, number>;

export function countSymbols(symbols: Iterable<SymbolName>): Counts {
  const counts = { skull: 0, feather: 0, mushroom: 0, herb: 0, egg: 0 };
  for (const symbol of symbols) counts[symbol] += 1;
  return counts;
}

/** Every symbol a seat has, on its tiles and its character. */
export function symbolsOf(glossary: Glossary, seat: SeatView): Counts {
  const found = seat.tiles.flatMap((tile) => tileOf(glossary, tile).symbols);
  const own = seat.character ? glossary.characters[seat.character]?.symbol : undefined;
  return countSymbols(own ? [...found, own] : found);
}

export interface Tier {
  symbols: { name: SymbolName; isThere: boolean }[];
  points: number;
  isBrewed: boolean;
}

export interface Recipe {
  id: string;
  card: CardFacts;
  tiers: Tier[];
}

/** Own recipes; symbols that other cards have used up are missing here. */
export function recipesOf(glossary: Glossary, seat: SeatView): Recipe[] {
  const have = symbolsOf(glossary, seat);
  const known = seat.cards.map((id, place) => ({ id, tier: seat.brewed?.[place] ?? 0 }));
  return known.flatMap(({ id, tier }, place) => {
    const card = id === null ? undefined : glossary.cards[id];
    if (!card || id === null) return [];
    const free = { ...have };
    known.forEach((other, index) => {
      const used = other.id !== null && index !== place && other.tier > 0;
      if (used) take(free, glossary.cards[other.id!]?.tiers[other.tier - 1]?.symbols ?? []);
    });
    return [{ id, card, tiers: tiersOf(card, free, tier) }];
  });
}

/** A card as it would stand with these symbols and nothing brewed. */
export function tiersOf(card: CardFacts, free: Counts, brewed = 0): Tier[] {
  return card.tiers.map(({ symbols, points }, tier) => ({
    symbols: marked(symbols, free),
    points,
    isBrewed: tier < brewed,
  }));
}

function take(free: Counts, used: readonly SymbolName[]): void {
  for (const name of used) free[name] = Math.max(0, free[name] - 1);
}

function marked(needed: readonly SymbolName[], free: Counts): Tier['symbols'] {
  const left = { ...free };
  const ordered = SYMBOLS.flatMap((name) => needed.filter((one) => one === name));
  return ordered.map((name) => ({ name, isThere: left[name]-- > 0 }));
}
