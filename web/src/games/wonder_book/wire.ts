// Made by `python -m tools.wire_types` from src/moonlit/games/wonder_book/.

import type { Plain } from '../../wire/types';

export type CardKind = 'story' | 'choice' | 'goal' | 'special_rule' | 'interaction' | 'item' | 'chapter_end';

export type MoodWord = 'candle' | 'forest' | 'town' | 'deep' | 'dawn' | 'dusk' | 'blank';

export type Half = 'left' | 'right';

export type Floor = 'flags' | 'grass' | 'ripples' | 'script' | 'none';

export type GroundKind = 'glow' | 'patch' | 'pool' | 'stream' | 'stones' | 'ring' | 'terrace' | 'well' | 'compass' | 'rail' | 'drops' | 'dais' | 'carpet' | 'script' | 'ruled';

/** The light of each half of a board. */
export type Moods = {
  left: MoodWord;
  right: MoodWord;
};

/** A piece of the sky or of the back walls; x from the fold, y from the foot, in hundredths. */
export type Hung = {
  side: Half;
  piece: string;
  x: number;
  y?: number;
  size?: number;
  flip?: boolean;
};

/** Something that stands: beside an area (dx, dy in plates) or anywhere (x, y in hundredths). `keep`: it stays where there is little room. */
export type Piece = {
  piece: string;
  at?: string;
  dx?: number;
  dy?: number;
  x?: number;
  y?: number;
  size?: number;
  flip?: boolean;
  keep?: boolean;
};

/** Something that lies under the plates. */
export type Flat = {
  piece: string;
  at?: string;
  x?: number;
  y?: number;
  size?: number;
};

/** Flat paper on the page: at an area, in a place, along a line, from an area `to` another; the kind says which of the other fields count. A third number of a point is a size. */
export type Ground = {
  kind: GroundKind;
  at?: string;
  x?: number;
  y?: number;
  dx?: number;
  dy?: number;
  to?: string;
  along?: number[][];
  r?: number;
  rx?: number;
  ry?: number;
  o?: number;
  n?: number;
  c?: string;
  fill?: string;
  edge?: string;
  shine?: string;
  tone?: string;
  seed?: number;
  bubbles?: boolean;
  width?: number;
  grow?: number;
  riser?: number;
  stone?: boolean;
  ink?: boolean;
  x0?: number;
  x1?: number;
  y0?: number;
  y1?: number;
  rows?: number;
  fade?: boolean;
};

/** What stands in a border that is blocked; `opens`: it swung aside when it was opened. */
export type WayLook = {
  barrier: string;
  size?: number;
  t?: number;
  opens?: boolean;
};

/** What is there as well once a border is open. */
export type Opened = {
  pieces?: Piece[];
  lit?: string[];
};

/** A board as a scene, as far as it is there by now. `lit`: areas that are light to look at. */
export type Art = {
  mood?: MoodWord | Moods;
  floor?: Floor;
  sky?: Hung[];
  walls?: Hung[];
  flat?: Flat[];
  ground?: Ground[];
  pieces?: Piece[];
  ways?: Record<string, WayLook>;
  lit?: string[];
};

/** A card that was seen: its kind, the piece it is (a goal: what it counts), its picture. */
export type SeenCard = {
  kind: CardKind;
  piece: string | null;
  picture: string | null;
};

/** The ending that was reached. */
export type Ended = {
  id: string;
  picture: string | null;
};

export type Phase = 'story' | 'player' | 'enemy';

export type Cue = 'picture' | 'album' | 'pop_up' | 'sound';

export type Voice = 'turn' | 'hit' | 'miss' | 'fall' | 'rise' | 'goal';

export type Ignored = 'pool' | 'card';

export type Reason = 'effect' | 'reroll' | 'hit' | 'leftover' | 'order' | 'victim' | 'way' | 'consent' | 'choice' | 'upgrade' | 'step_in' | 'walk' | 'take_along' | 'heal' | 'discard' | 'give_spark' | 'put_back' | 'bury' | 'use' | 'optional' | 'push' | 'take_back' | 'remove_spark';

export type DecisionKind = 'over' | 'next_turn' | 'turn' | 'extra' | 'trade' | Reason;

export type WyrmState = 'standing' | 'stunned' | 'pinned';

export type Deed = 'stand_up' | 'attack' | 'move' | 'wait';

export type Border = readonly [one: string, other: string];

/** How much of a goal is done, how much it takes, and of which piece. */
export type Progress = {
  now: number;
  need: number;
  piece: string | null;
};

/** What an enemy phase will do as things stand: so many wyrms out of these vortices, so many actions of all wyrms, so many wyrm cards. */
export type Enemy = {
  spawn: number;
  vortices: string[];
  activate: number;
  cards: number;
};

/** The hourglass: from the end of which round on time costs how much fate. */
export type Clock = {
  from_round: number;
  fate: number;
  rounds_left: number;
};

/** The present goal, since how many player phases, and in how many it should be reached. */
export type Goal = {
  card: string;
  phases: number;
  par: number | null;
  progress: Progress;
  enemy: Enemy;
};

/** A special action that a card grants now, whether it can be paid or not. */
export type Special = {
  id: string;
  card: string;
  text: string;
  sparks: number;
  actions: number;
};

/** A hero; `seat` is who plays them. */
export type Hero = {
  id: string;
  seat: number;
  area: string | null;
  hearts: number;
  most_hearts: number;
  sparks: number;
  things: string[];
  skills: string[];
  specials: Special[];
  is_unconscious: boolean;
  has_left: boolean;
  has_acted: boolean;
  has_rerolled: boolean;
};

/** Somebody who stands by the heroes. */
export type Ally = {
  id: string;
  figure: string | null;
  area: string | null;
  hearts: number;
  most_hearts: number;
};

/** What a wyrm or boss would do next, to whom, or to which areas. */
export type Intent = {
  does: Deed;
  who: string[];
  areas: string[];
};

/** A boss on the board; no hearts where they are not counted. */
export type Boss = {
  id: string;
  figure: string | null;
  area: string | null;
  hearts: number | null;
  most_hearts: number | null;
  intent: Intent;
};

/** A wyrm on the board, by its number. */
export type Wyrm = {
  wyrm: number;
  area: string | null;
  state: WyrmState;
  intent: Intent;
};

/** An object on the board: how far an effort has got, and how many cards lie under it. */
export type Thing = {
  card: string;
  is_hidden: boolean;
  progress: number;
  need: number | null;
  sparks: number;
  below: number;
};

/** An area of a board in play. */
export type Area = {
  board: string;
  sparks: number;
  is_lit: boolean;
  objects: Thing[];
  tokens: string[];
};

/** Which areas have an open border between them, and which a blocked one. */
export type Borders = {
  open: Border[];
  blocked: Border[];
};

/** A vortex that has been seen. */
export type Vortex = {
  id: string;
  area: string | null;
  is_active: boolean;
};

/** The wyrm deck: its known top cards, the uppermost first, its known lowest, the lowest first, and how many cards joined it unseen. */
export type WyrmDeck = {
  count: number;
  known: string[];
  bottom: string[];
  unseen: number;
};

/** One way to go on. */
export type Option = {
  id: string;
  text: string;
};

/** What a question is about. */
export type Question = {
  options?: Option[];
  successes?: number;
  blanks?: number;
  boss?: string;
  wyrm?: number;
  area?: string | null;
  thing?: string;
  upgrade?: string;
  who?: string;
};

/** What is being decided, by whom, because of what card. `actions`: left to the hero whose turn it is, also while something else is asked. */
export type Decision = {
  options?: Option[];
  successes?: number;
  blanks?: number;
  boss?: string;
  wyrm?: number;
  area?: string | null;
  thing?: string;
  upgrade?: string;
  who?: string;
  kind: DecisionKind;
  seats: number[];
  hero: string | null;
  card: string | null;
  actions?: number;
};

/** With how many fate tokens a chapter has which result; what an author calls it by a name of its own is told when it is reached. */
export type Band = {
  least: number;
  most: number;
  id: string | null;
};

/** How it ended. */
export type Result = {
  is_won: boolean;
  fate: number;
  band: string | null;
};

/** The table as everybody sees it. `turn` is the hero whose turn it is; `bookkeeping` is not for people. */
export type TableView = {
  chapter: string;
  difficulty: string;
  round: number;
  phase: Phase;
  fate: number;
  bands: Band[];
  spark_pool: number;
  clock: Clock | null;
  goal: Goal | null;
  turn: string | null;
  heroes: Hero[];
  allies: Ally[];
  bosses: Boss[];
  wyrms: Wyrm[];
  wyrm_pool: number;
  boards: Record<string, Art | null>;
  cards: Record<string, SeenCard>;
  areas: Record<string, Area>;
  borders: Borders;
  vortices: Vortex[];
  rules: string[];
  modifiers: string[];
  keywords: string[];
  counters: Record<string, number>;
  progress: Record<string, number>;
  album: string[];
  wyrm_deck: WyrmDeck;
  wyrm_discards: string[];
  wyrm_cards: string[];
  scrap_deck: number;
  scrap_discards: string[];
  decision: Decision;
  ending: Ended | null;
  result: Result | null;
  bookkeeping: Plain;
};

/** One thing that happened. */
export type GameEvent =
  | { event: 'CardRead'; card: string }
  | { event: 'TextRead'; text: string }
  | { event: 'CueGiven'; cue: Cue; text: string }
  | { event: 'CardPlaced'; card: string; area: string | null }
  | { event: 'CardFinished'; card: string }
  | { event: 'CardRemoved'; card: string }
  | { event: 'OptionTaken'; seat: number; option: string; card: string }
  | { event: 'GoalSet'; card: string }
  | { event: 'GoalReached'; card: string; phases: number; is_within_par: boolean }
  | { event: 'RoundBegan'; number: number }
  | { event: 'PhaseBegan'; phase: Phase }
  | { event: 'TurnBegan'; hero: string }
  | { event: 'TurnEnded'; hero: string }
  | { event: 'Moved'; who: string; origin: string; area: string }
  | { event: 'SparkCollected'; hero: string; area: string }
  | { event: 'SparksChanged'; hero: string; by: number; now: number }
  | { event: 'SparksPlaced'; area: string; count: number }
  | { event: 'SparksRemoved'; area: string; count: number }
  | { event: 'HeartsChanged'; who: string; by: number; now: number }
  | { event: 'Fell'; who: string }
  | { event: 'StoodUp'; hero: string }
  | { event: 'LeftBoard'; hero: string }
  | { event: 'CameToBoard'; hero: string; area: string }
  | { event: 'SkillUsed'; hero: string; skill: string }
  | { event: 'SpecialUsed'; hero: string; special: string; card: string }
  | { event: 'Attacked'; hero: string }
  | { event: 'Interacted'; hero: string; card: string }
  | { event: 'ThingPassed'; giver: string; taker: string; thing: string }
  | { event: 'ThingGained'; hero: string; thing: string }
  | { event: 'ThingLost'; hero: string; thing: string }
  | { event: 'AskedFor'; hero: string; holder: string; thing: string }
  | { event: 'Rolled'; hero: string | null; successes: number; blanks: number; is_reroll: boolean; dice: boolean[] }
  | { event: 'ScrapsShuffled'; count: number }
  | { event: 'FateChanged'; by: number; now: number }
  | { event: 'KeywordWritten'; keyword: string }
  | { event: 'KeywordErased'; keyword: string }
  | { event: 'CounterChanged'; counter: string; now: number }
  | { event: 'EffortMade'; card: string; progress: number; needed: number }
  | { event: 'UpgradeGained'; hero: string; skill: string }
  | { event: 'BorderChanged'; one: string; other: string; is_open: boolean }
  | { event: 'VortexChanged'; vortex: string; area: string | null; is_active: boolean }
  | { event: 'LightChanged'; area: string; is_lit: boolean }
  | { event: 'AllyCame'; ally: string; area: string }
  | { event: 'AllyWent'; ally: string }
  | { event: 'TokenPlaced'; token: string; area: string | null }
  | { event: 'ChapterWon'; fate: number; band: string }
  | { event: 'ChapterLost' }
  | { event: 'EndingReached'; ending: string }
  | { event: 'Swapped'; one: string; other: string }
  | { event: 'Decided'; seat: number }
  | { event: 'ExtraActionGranted'; hero: string }
  | { event: 'HeroesChosen' }
  | { event: 'BoardOpened'; board: string }
  | { event: 'ModifierBegan'; modifier: string }
  | { event: 'Spoke'; hero: string; voice: Voice }
  | { event: 'DamageRedirected'; victim: string; helper: string }
  | { event: 'WyrmSpawned'; wyrm: number; area: string }
  | { event: 'SpawnIgnored'; count: number; why: Ignored }
  | { event: 'WyrmHit'; wyrm: number; area: string; damage: number }
  | { event: 'WyrmStunned'; wyrm: number; area: string }
  | { event: 'WyrmDefeated'; wyrm: number; area: string }
  | { event: 'WyrmReturned'; wyrm: number; area: string }
  | { event: 'WyrmStoodUp'; wyrm: number; area: string; still_needs: number }
  | { event: 'WyrmMoved'; wyrm: number; origin: string; area: string }
  | { event: 'WyrmAttacked'; wyrm: number; area: string; who: string }
  | { event: 'WyrmWaited'; wyrm: number; area: string }
  | { event: 'WyrmCardShown'; card: string }
  | { event: 'WyrmCardsShuffled'; count: number }
  | { event: 'WyrmCardAdded'; card: string | null }
  | { event: 'WyrmCardRemoved'; card: string }
  | { event: 'WyrmCardSeen'; card: string; depth: number }
  | { event: 'BossCame'; boss: string; area: string; hearts: number }
  | { event: 'BossHurt'; boss: string; damage: number; hearts: number }
  | { event: 'BossMoved'; boss: string; origin: string; area: string }
  | { event: 'BossAttacked'; boss: string; who: string }
  | { event: 'BossFell'; boss: string }
  | { event: 'BossWaited'; boss: string }
  | { event: 'WyrmCardTucked'; card: string }
  | { event: 'BossWent'; boss: string };
