// Made by `python -m tools.wire_types` from src/moonlit/games/dominion/.

import type { Plain } from '../../wire/types';

export type DecisionKind = 'act' | 'buy' | 'night' | 'pick' | 'pile' | 'may' | 'order' | 'boon' | 'over';

export type Phase = 'start' | 'action' | 'buy' | 'night' | 'clean_up';

export type StateName = 'deluded' | 'envious' | 'miserable' | 'twice_miserable' | 'lost_in_the_woods';

export type Zone = 'nowhere' | 'hand' | 'deck' | 'discard' | 'play' | 'aside' | 'looked' | 'trash' | 'pile';

export type Verb = 'discard' | 'trash' | 'topdeck' | 'play' | 'gain' | 'reveal' | 'exchange' | 'set_aside' | 'take' | 'receive' | 'resolve';

export type PhaseKind = 'act' | 'buy' | 'night';

export type QuestionKind = 'pick' | 'pile' | 'may' | 'order' | 'boon';

export type Kept = readonly [boon: string, seat: number];

export type Known = readonly [depth: number, card: string, is_open: boolean];

export type Aside = readonly [card: string, is_open: boolean, mark: number];

/** Nothing is decided any more. */
export type Over = {
  kind: 'over';
  seat: null;
};

/** What to do in a phase of one's turn. */
export type PhaseDecision = {
  kind: PhaseKind;
  seat: number;
};

/** What an effect asks: `verb` is what will be done with what is chosen, `asker` the card, Boon, Hex or State on which it rests, `about` the card it is about, `zone` where one picks from. */
export type Question = {
  kind: QuestionKind;
  seat: number;
  verb: Verb;
  asker: string;
  about: string | null;
  zone: Zone | null;
  picked: string[];
};

export type Decision = Over | PhaseDecision | Question;

/** Where the Boons are; `deck` is how many are left. */
export type Boons = {
  deck: number;
  discards: string[];
  druid: string[];
  kept: Kept[];
  out: string[];
  taken: string[];
};

/** Where the Hexes are; `deck` is how many are left. */
export type Hexes = {
  deck: number;
  discards: string[];
  out: string[];
};

/** Cards in one place: how many, those the viewer knows, those that all know. */
export type Cards = {
  count: number;
  cards: string[];
  shown: string[];
};

/** A discard pile, of which all see the top card. */
export type DiscardPile = {
  count: number;
  cards: string[];
  shown: string[];
  top: string | null;
};

/** How many cards, and the places from the top of those that are known. */
export type Deck = {
  count: number;
  known: Known[];
};

/** A player's cards as the viewer knows them. `bookkeeping` and `marks` are not for people. */
export type SeatView = {
  hand: Cards;
  deck: Deck;
  discard: DiscardPile;
  play: string[];
  aside: Aside[];
  looked: Cards;
  owned: Record<string, number>;
  states: StateName[];
  turns: number;
  points: number;
  saved: string[];
  marks: unknown[];
  bookkeeping: Plain;
};

/** The table through the eyes of a seat. `turn` is the seat whose turn it is, `woods` who is Lost in the Woods; `bookkeeping` is not for people. */
export type TableView = {
  turn: number;
  phase: Phase;
  actions: number;
  buys: number;
  coins: number;
  decision: Decision;
  piles: Record<string, number>;
  supply: string[];
  trash: string[];
  face_down: string[];
  boons: Boons;
  hexes: Hexes;
  woods: number | null;
  seats: SeatView[];
  bookkeeping: Plain;
};

/** One thing that happened. */
export type GameEvent =
  | { event: 'TurnBegan'; seat: number; number: number }
  | { event: 'PhaseBegan'; phase: Phase }
  | { event: 'Played'; seat: number; card: string; zone: Zone; is_again: boolean }
  | { event: 'Drew'; seat: number; cards: string[]; known: string[] }
  | { event: 'Shuffled'; seat: number; count: number }
  | { event: 'Gained'; seat: number; card: string; zone: Zone }
  | { event: 'Bought'; seat: number; card: string }
  | { event: 'Trashed'; seat: number; cards: string[]; zone: Zone }
  | { event: 'Discarded'; seat: number; cards: string[]; known: string[]; zone: Zone }
  | { event: 'Put'; seat: number; cards: string[]; known: string[]; zone: Zone; to: Zone }
  | { event: 'Revealed'; seat: number; cards: string[]; zone: Zone }
  | { event: 'LookedAt'; seat: number; cards: string[] }
  | { event: 'Returned'; seat: number; card: string }
  | { event: 'Exchanged'; seat: number; card: string; other: string }
  | { event: 'Bonus'; seat: number; actions: number; buys: number; coins: number }
  | { event: 'Reacted'; seat: number; card: string; attack: string }
  | { event: 'BoonTurned'; seat: number; boon: string }
  | { event: 'BoonReceived'; seat: number; boon: string }
  | { event: 'BoonKept'; seat: number; boon: string }
  | { event: 'BoonsShuffled' }
  | { event: 'HexTurned'; seat: number; hex: string }
  | { event: 'HexReceived'; seat: number; hex: string }
  | { event: 'HexesShuffled' }
  | { event: 'StateTaken'; seat: number; state: StateName }
  | { event: 'StateReturned'; seat: number; state: StateName }
  | { event: 'TurnedDown'; seat: number; card: string }
  | { event: 'MatchEnded'; by_provinces: boolean }
  | { event: 'Scored'; seat: number; points: number }
  | { event: 'Asked'; seat: number; decision: DecisionKind; asker: string };
