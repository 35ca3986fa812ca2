import { cardOf, isTreasure, type Glossary } from './glossary';

/** The coins that the Treasures in a hand bring by their figures alone. */
export function coinsIn(hand: readonly string[], glossary: Glossary): number {
  return hand
    .map((card) => cardOf(glossary, card))
    .filter(isTreasure)
    .reduce((sum, facts) => sum + facts.coins, 0);
}

/** All plain Treasures, or also those that do more than bring coins? */
export function plainCoinsIn(hand: readonly string[], glossary: Glossary): number {
  return coinsIn(
    hand.filter((card) => PLAIN.includes(card)),
    glossary,
  );
}

/** Treasures that do nothing but bring coins. */
const PLAIN: readonly string[] = ['copper', 'silver', 'gold'];
