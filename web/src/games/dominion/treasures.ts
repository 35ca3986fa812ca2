import { cardOf, isTreasure, type Glossary } from './glossary';
import type { TableView } from './view';

/** The coins that the Treasures in a hand bring by their figures alone. */
export function coinsIn(hand: readonly string[], glossary: Glossary): number {
  return hand
    .map((card) => cardOf(glossary, card))
    .filter(isTreasure)
    .reduce((sum, facts) => sum + facts.coins, 0);
}

/** The coins that all plain Treasures of a hand bring. */
export function plainCoinsIn(hand: readonly string[], glossary: Glossary): number {
  return coinsIn(
    hand.filter((card) => PLAIN.includes(card)),
    glossary,
  );
}

/** Treasures that do nothing but bring coins. */
const PLAIN: readonly string[] = ['copper', 'silver', 'gold'];

/** The dearest pile that so many coins would buy; of equal ones a Victory card. */
export function dearest(table: TableView, glossary: Glossary, coins: number): string | null {
  const worth = (card: string) => {
    const { cost, types } = cardOf(glossary, card);
    return cost * 2 + (types.includes('victory') ? 1 : 0);
  };
  const open = table.supply.filter((card) => (table.piles[card] ?? 0) > 0 && cardOf(glossary, card).cost <= coins);
  const best = open.reduce<string | null>((best, card) => (best && worth(best) >= worth(card) ? best : card), null);
  return best && cardOf(glossary, best).cost > 0 ? best : null;
}
