import type { Sight } from '../../../wire/types';

/** What a question of a test is about; everything left out is empty. */
export interface Laid {
  decision: Record<string, unknown>;
  choices: readonly string[];
  least?: number;
  most?: number;
  hand?: readonly string[];
  discard?: readonly string[];
  looked?: readonly string[];
  play?: readonly string[];
  aside?: readonly [string, boolean, number][];
  trash?: readonly string[];
  down?: readonly string[];
  supply?: readonly string[];
  seat?: number;
}

/** A sight as the server sends it, as far as questions look at it. */
export function laidOut(laid: Laid): Sight {
  const zone = (cards: readonly string[] = []) => ({ count: cards.length, cards: [...cards], shown: [] });
  const seat = laid.seat ?? 0;
  const mine = {
    hand: zone(laid.hand),
    discard: zone(laid.discard),
    looked: zone(laid.looked),
    play: [...(laid.play ?? [])],
    aside: [...(laid.aside ?? [])],
  };
  const table = {
    decision: { seat, about: null, zone: null, picked: [], ...laid.decision },
    trash: [...(laid.trash ?? [])],
    face_down: [...(laid.down ?? [])],
    supply: [...(laid.supply ?? [])],
    piles: Object.fromEntries((laid.supply ?? []).map((card) => [card, 9])),
    seats: [mine],
    bookkeeping: { ask_least: laid.least, ask_most: laid.most },
  };
  const choices = laid.choices.map((text) => ({ text, label: `<${text}>` }));
  const sight = { seat, decision: 'Somebody asks: do something.', choices, table };
  return sight as unknown as Sight;
}
