import type { Glossary } from './glossary';
import type { TableView } from './view';

/** The piles of the Supply as they lie: three groups that are always there, then the Kingdom. */
export interface Supply {
  basics: string[][];
  kingdom: string[];
  /** Not for sale: Spirits, Bat, Wish, and the like. */
  beyond: string[];
}

const BASICS = [['copper', 'silver', 'gold'], ['estate', 'duchy', 'province'], ['curse']];

export function supplyOf(table: TableView, glossary: Glossary): Supply {
  const always = new Set(BASICS.flat());
  const basics = BASICS.map((group) => group.filter((card) => table.supply.includes(card)));
  const cost = (card: string) => glossary.cards[card]?.cost ?? 0;
  const kingdom = table.supply.filter((card) => !always.has(card)).sort((one, other) => cost(one) - cost(other));
  return { basics, kingdom, beyond: beyondOf(table, glossary) };
}

/** Everything in the match that is not for sale and has a pile of its own. */
function beyondOf(table: TableView, glossary: Glossary): string[] {
  return Object.keys(table.piles).filter((card) => !table.supply.includes(card) && glossary.cards[card]?.pile);
}

/** What starting decks hold in place of a Copper, and which cards of the Kingdom bring it. */
export function heirloomsOf(table: TableView, glossary: Glossary): string[] {
  return table.supply.flatMap((card) => glossary.cards[card]?.heirloom || []);
}
