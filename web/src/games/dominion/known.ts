import { HIDDEN, type SeatView } from './view';

export interface KnownCards {
  hand: string[];
  /** From the top: how deep it lies, and what. */
  deck: { depth: number; card: string }[];
  aside: string[];
}

/** What whoever looks knows of somebody's cards that do not lie open anyway. */
export function knownOf(owner: SeatView, isMine: boolean): KnownCards {
  return {
    hand: isMine ? owner.hand.shown : owner.hand.cards,
    deck: owner.deck.known.map(([depth, card]) => ({ depth, card })),
    aside: owner.aside.map(([card]) => card).filter((card) => card !== HIDDEN),
  };
}

export function isNothing(known: KnownCards): boolean {
  return known.hand.length + known.deck.length + known.aside.length === 0;
}
