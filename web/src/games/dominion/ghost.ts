import type { Option } from './choices';

/** The way a card would take: where it lies now, and where it would lie, as selectors. */
export interface Way {
  card: string;
  from: string;
  /** The same as `from` where nobody can say before it is done. */
  to: string;
}

/** The way of the card that is advised; none where no card moves. */
export function wayOf(advised: Option | null, me: number, hand: readonly string[], isTreasure: (card: string) => boolean): Way | null {
  if (!advised) return null;
  const isAll = advised.verb === 'treasures';
  const card = isAll ? hand.find(isTreasure) : advised.names[0];
  if (!card) return null;
  const isPile = advised.verb === 'buy' || advised.verb === 'gain';
  const from = isPile ? `[data-at="pile:${card}"]` : `[data-at="hand:${card}"], [data-key^="${card}:"]`;
  const goals: Record<string, string> = {
    treasures: `[data-fly="play:${me}"]`,
    play: `[data-fly="play:${me}"]`,
    buy: `[data-fly="discard:${me}"]`,
    discard: `[data-fly="discard:${me}"]`,
    topdeck: `[data-fly="deck:${me}"]`,
    trash: '[data-fly="trash"]',
  };
  return { card, from, to: goals[advised.verb] ?? from };
}
