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

/** So many places beyond the Supply fit in one row. */
const ROW = 4;

/** Boons and Hexes are there where a card of the match brings them. */
export function hasBoons({ boons }: TableView): boolean {
  return boons.deck + boons.discards.length + boons.druid.length + boons.kept.length > 0;
}

export function hasHexes({ hexes }: TableView): boolean {
  return hexes.deck + hexes.discards.length > 0;
}

/** Do the piles beyond the Supply, Boons and Hexes need a second row? */
export function isManyBeyond(table: TableView, glossary: Glossary): boolean {
  return beyondOf(table, glossary).length + Number(hasBoons(table)) + Number(hasHexes(table)) > ROW;
}
