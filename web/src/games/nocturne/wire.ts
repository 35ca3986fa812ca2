// Made by `python -m tools.wire_types` from src/moonlit/games/nocturne/.

import type { Plain } from '../../wire/types';

export type Round = 'twilight' | 'moonlight';

export type Win = 'passes' | 'blocked' | 'untopped' | 'star';

export type Pass = 'choice' | 'forced';

export type RoundEnd = 'forest-empty' | 'all-passed';

export type DecisionKind = 'start' | 'answer' | 'dedicate' | 'chest' | 'runestone' | 'draft' | 'mirror' | 'redd' | 'sage' | 'abigail' | 'swap' | 'shadow' | 'secret' | 'over';

export type Spell = readonly [seat: number, token: string, cell: string];

export type Dedication = readonly [seat: number, token: string];

export type Discard = readonly [seat: number, tile: string | null];

/** What is being decided by whom, with what it is about. */
export type Decision = {
  kind: DecisionKind;
  seat?: number;
  anchor?: string | null;
  first?: boolean;
  token?: string;
  tile?: string;
};

/** Cards that went under the deck together. */
export type Returned = {
  batch: number;
  seat: number;
  cards: (string | null)[];
};

/** How everybody stands in one goal. */
export type Standing = {
  round: Round;
  goal: number;
  counts: number[];
  needed: number | null;
  points: number[] | null;
  leads: number[];
};

/** The deck of the opponent in a solo match. */
export type Solo = {
  deck: number;
  flipped: string[];
};

/** A player. `points`: a number for each category, none where it is not known to the viewer; none at all for a seat that scores nothing. */
export type SeatView = {
  supply: string[];
  lost: string[];
  gained: string[];
  tiles: string[];
  cards: (string | null)[];
  brewed: number[] | null;
  copies: (string | null)[];
  control: string[];
  goals: number[];
  character: string | null;
  ability: string | null;
  ability_unused: boolean;
  star_won: boolean;
  feats: number;
  points: (number | null)[] | null;
};

/** The table through the eyes of a seat. `bookkeeping` and `chosen` are not for people. */
export type TableView = {
  round: 'twilight' | 'moonlight' | 'over';
  decision: Decision;
  cells: string[];
  forest: Record<string, string>;
  spells: Spell[];
  face_down: Spell[];
  passed: number[];
  spaces: number;
  sprites: Dedication[];
  slots: (string | null)[];
  stack: number;
  deck: number;
  returned: Returned[];
  drawn: (string | null)[];
  discards: Discard[];
  removed: string[];
  shadows: string[];
  goals: number[];
  moonlight: (number | null)[];
  standings: Standing[];
  chosen: number;
  solo: Solo | null;
  seats: SeatView[];
  bookkeeping: Plain;
};

/** One thing that happened. */
export type GameEvent =
  | { event: 'RoundBegan'; round: Round; starter: number }
  | { event: 'SpellCast'; seat: number; token: string; cell: string }
  | { event: 'Passed'; seat: number; why: Pass }
  | { event: 'StartSkipped'; seat: number }
  | { event: 'TileWon'; seat: number; tile: string; cell: string; why: Win }
  | { event: 'TokenReturned'; seat: number; token: string }
  | { event: 'Dedicated'; seat: number; token: string; space: number }
  | { event: 'FellOff'; seat: number; token: string }
  | { event: 'ChoseDedication'; seat: number; token: string }
  | { event: 'DrewConcoctions'; seat: number; cards: string[] }
  | { event: 'KeptConcoctions'; seat: number; cards: string[] }
  | { event: 'ChestOpened'; seat: number; tiles: string[]; is_public: boolean }
  | { event: 'TileKept'; seat: number; tile: string }
  | { event: 'TileDiscarded'; seat: number; tile: string; is_public: boolean }
  | { event: 'GoalClaimed'; seat: number; goal: number }
  | { event: 'GoalRemoved'; goal: number }
  | { event: 'RoundEnded'; round: Round; why: RoundEnd }
  | { event: 'SpriteTileTaken'; seat: number; tile: string; token: string }
  | { event: 'ShadowAwarded'; seat: number; token: string }
  | { event: 'TokenLost'; seat: number; token: string }
  | { event: 'GoalsRevealed'; goals: number[] }
  | { event: 'TileRemoved'; tile: string }
  | { event: 'MirrorAssigned'; seat: number; tile: string | null }
  | { event: 'AbilityUsed'; seat: number; character: string }
  | { event: 'TokenReplaced'; seat: number; token: string; cell: string }
  | { event: 'TileExchanged'; seat: number; given: string; taken: string }
  | { event: 'CardFlipped'; card: string }
  | { event: 'Scored'; seat: number; total: number }
  | { event: 'TilesReshuffled'; count: number };
