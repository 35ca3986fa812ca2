// Made by `python -m tools.wire_types` from src/moonlit/server/wire.py and messages.py.

import type { GameEvent, TableView } from '../games/wire';

export type Plain = Record<string, unknown>;

export type Onward = 'next' | 'again' | 'back' | 'goal';

export type Grade = 'easy' | 'medium' | 'hard';

export type Phase = 'gathering' | 'playing' | 'over';

export type Language = 'en' | 'pl' | 'de';

export type Depth = 'nudge' | 'move' | 'comparison';

export type FromPage = Hello | Act | Undo | Agree | Why | Foresee | Look | Earlier | Say | Here;

export type ToPage = Welcome | Update | Asked | Informed | Ack | Refused | Reason | Foreseen | Looked | Logged | Said | Beat;

/** Agreed for the whole table, and shown to everybody. `hints`: help at the table. Unless somebody chooses, there is some for one person among bots. `stand_in`: who plays for people who are away; unless somebody chooses, as the game has it. */
export interface Settings {
  onlookers: boolean;
  undo: boolean;
  points: boolean;
  chat: boolean;
  hints: boolean | null;
  pace: number;
  stand_in: string;
}

/** Who shall sit in a seat: somebody at this device, a bot, or whoever comes. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  name?: string;
  level?: string;
}

/** What everybody knows of a seat. `is_away`: a bot plays on for its person, who left, or was missing and `is_covered` by the others. `is_missing`: gone for so long that a bot may be let in. `hints`: how many positions of this match the seat was helped in. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  is_here: boolean;
  is_away: boolean;
  is_covered: boolean;
  is_missing: boolean;
  hints: number;
}

/** Somebody wants to go back to where `length` actions had been taken; others may agree. `is_turn`: that is where their turn began. */
export interface UndoAsk {
  seat: number;
  length: number;
  agreed: number[];
  waiting: number[];
  is_turn: boolean;
}

/** What everybody may know of a match, those outside included. `is_waiting`: it was begun with other rules, and goes on in `next_match` once all its people have `agreed` to those of today. `day`: of which it is the match, `campaign`: to which it belongs, if there is any. `played`: for how many seconds, without pauses. */
export interface MatchInfo {
  match: string;
  game: string;
  phase: 'gathering' | 'over' | 'playing';
  options: Plain;
  settings: Settings;
  seats: SeatInfo[];
  onlookers: number;
  commitment: string;
  is_practice: boolean;
  next_match: string;
  is_waiting: boolean;
  agreed: number[];
  day: string;
  played: number;
  campaign: string;
}

/** One legal action and what it is called. */
export interface Choice {
  text: string;
  label: string;
}

/** How a match ended. `places`: everybody's, 1 for the winners. `sequels`: what may come next is called, where it is not just the same again. */
export interface Result {
  winners: number[];
  places: number[];
  categories: string[];
  sheets: number[][];
  totals: number[];
  lines: string[];
  notes: Plain;
  sequels: string[];
}

/** What one seat sees and may do, with the words for it. `page` only where it was asked for; with it comes help on what is on the table now and in no glossary. `hides`: the seat itself would be shown more, or asked something, that others who look at its page may not see. `obvious`: the choice that may be taken by itself, if there is one; `held_for`: the things for which something that else would be obvious is left to the player. */
export interface Sight {
  seat: number | null;
  to_act: number[];
  names: string[];
  decision: string;
  why: string;
  choices: Choice[];
  table: TableView;
  page: Section[] | null;
  met: Plain;
  result: Result | null;
  hides: boolean;
  obvious: string;
  held_for: string[];
}

/** A heading with a table, or with a list if there are no columns. `is_beside`: where there is room it stands beside what one decides with. `minor` is the column that is left out first where there is none, -1 for no such column. */
export interface Section {
  id: string;
  title: string;
  columns: string[];
  rows: Row[];
  is_beside: boolean;
  minor: number;
  drawing: Drawing | null;
}

/** One text for every column. `thing` names what help can be asked on (`tile:SK01`); where the cells are about different things, `things` has one for each cell, empty for those without. `act` is the legal action that the last cell speaks of, in its text form; `tone` the kind of thing it is, for its colour. */
export interface Row {
  cells: string[];
  thing: string;
  things: string[];
  act: string;
  tone: string;
}

/** A section as a map, a spot for every row: for those who see; the rows say all of it. */
export interface Drawing {
  spots: Spot[];
  ways: Way[];
}

/** Where a row of a section is drawn, in hundredths of the width and the height. `id` and `title` are what the game and its players call the spot; `act` is the legal action that this spot is the answer of, in its text form. */
export interface Spot {
  x: number;
  y: number;
  marks: Mark[];
  act: string;
  id: string;
  title: string;
}

/** Somebody or something in a spot, and what kind of thing it is, for its colour. */
export interface Mark {
  text: string;
  tone: string;
}

/** What joins two spots, by their numbers. */
export interface Way {
  one: number;
  other: number;
  is_open: boolean;
}

/** What one version brought, as the seat saw it. `length`: actions taken so far. A line for each event, empty where another one says it along; `depths`: how far each stands under its cause. */
export interface LogEntry {
  version: number;
  length: number;
  kind: 'act' | 'setup' | 'undo';
  seat: number | null;
  events: GameEvent[];
  lines: string[];
  depths: number[];
}

/** Why something was refused: a stable code, the clause it rests on, and one sentence. */
export interface Problem {
  code: string;
  clause: string;
  sentence: string;
  facts: Plain;
}

/** Something somebody said; `seat` is none for an onlooker. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** POST /api/matches. With a record a practice match goes on from `length` of its actions. With the name of a `lesson` or with a `day` the house deals, and seats the others; a further try of a day is practice. */
export interface NewMatch {
  game: string;
  options: Plain;
  seats: SeatWish[];
  settings?: Settings;
  begin?: boolean;
  record?: string;
  length?: number;
  lesson?: string;
  day?: string;
  is_further?: boolean;
}

/** POST /api/options: what a match would be played with. */
export interface Options {
  game: string;
  options: Plain;
}

/** POST /api/matches/ID/join: take an open seat, the first one if none is named. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** POST /api/matches/ID/seat, for the host: a seat without a person or one whose person left; before the match also one whose person is missing. */
export interface SetSeat {
  host: string;
  seat: number;
  to: 'bot' | 'open';
  level?: string;
}

/** POST /api/matches/ID/begin. */
export interface HostCommand {
  host: string;
}

/** POST /api/matches/ID/leave, /return, /go-on and /seat-link. */
export interface SeatCommand {
  token: string;
}

/** POST /api/matches/ID/rematch: with one of the `sequels` of the result, where there are any. The first to ask decides. */
export interface Rematch {
  token: string;
  way?: number;
}

/** POST /api/home: let the network at home in, at the address that an invitation has named. */
export interface OpenHome {
  address: string;
}

/** POST /api/matches/ID/cover: a bot plays for somebody missing until they come back. The token is that of any seat, or the host's. */
export interface Cover {
  token: string;
  seat: number;
}

/** POST /api/matches/ID/hint, for the seat to act: what to do at this version. */
export interface HintAsk {
  token: string;
  version: number;
  depth: 'comparison' | 'move' | 'nudge';
}

/** POST /api/verify, and /api/replay seen by `eyes` (none: an onlooker). */
export interface RecordText {
  record: string;
  language?: 'de' | 'en' | 'pl';
  names?: string[];
  eyes?: number | null;
}

/** POST /api/moment: the view of a finished record after `length` actions. */
export interface MomentAsk {
  record: string;
  length: number;
  language?: 'de' | 'en' | 'pl';
  names?: string[];
  eyes?: number | null;
  text?: boolean;
}

/** POST /api/analysis: a finished record looked back at; asked again until it is done. Unless it `begins`, only what somebody has asked for already is told. */
export interface AnalysisAsk {
  record: string;
  language?: 'de' | 'en' | 'pl';
  names?: string[];
  begins?: boolean;
}

/** POST /api/campaigns: a new one, or one from a file. */
export interface NewCampaign {
  game: string;
  file?: string;
}

/** Who shall sit in a seat of a chapter: somebody (or a bot) who stays and sat in `place` the last time, somebody new at this device, a bot, or whoever comes. */
export interface PlayerWish {
  kind: 'bot' | 'me' | 'open' | 'stay';
  place?: number;
  name?: string;
  level?: string;
}

/** POST /api/campaigns/ID/chapter, for whoever has the campaign's token or that of a seat of its last match. It answers one `version` of the campaign. `chapter`: the one played again or gone back to; back to the last `goal` everything else is as it was. */
export interface NewChapter {
  token: string;
  version: number;
  way: 'again' | 'back' | 'goal' | 'next';
  chapter?: string;
  heroes?: string[];
  sides?: string[];
  difficulty?: string;
  switches?: Plain;
  seats?: PlayerWish[];
  settings?: Settings;
  begin?: boolean;
}

/** POST /api/campaigns/ID/gentle, for the same people. */
export interface GentleWish {
  token: string;
  version: number;
  is_gentle: boolean;
}

/** POST /api/puzzle/answer (no text asks for the solution) and /api/puzzle/try. */
export interface PuzzleAnswer {
  game: string;
  number: number;
  text?: string;
}

/** Tokens are shown once and only to whom they belong; `host` is empty for guests. */
export interface Seated {
  match: string;
  host: string;
  tokens: Record<string, string>;
}

/** A campaign that was begun; its token is shown once. */
export interface Begun {
  campaign: string;
  token: string;
}

/** A campaign as everybody may know it who has its link. `match` is the last one that counts, empty before the first, with its `phase` and `seats`; `can_go_back`: to its last goal. */
export interface CampaignInfo {
  campaign: string;
  game: string;
  version: number;
  sheet: Sheet;
  match: string;
  phase: 'gathering' | 'over' | 'playing' | null;
  seats: SeatInfo[];
  can_go_back: boolean;
}

/** A campaign as its people see it; `heroes_last`: who was played, in the order of the seats. `gentle`: fate tokens that gentle mode adds to the next chapter, by difficulty. */
export interface Sheet {
  title: string;
  chapters: ToldChapter[];
  total: number;
  keywords: Told[];
  heroes: ToldHero[];
  heroes_last: string[];
  album: Told[];
  endings: Told[];
  endings_in_all: number;
  losses: number;
  is_gentle: boolean;
  gentle: Record<string, number>;
}

/** A line of the sheet. Of a chapter nobody may know yet, nothing but its number is told. `gentle` fate tokens were added, and it was gone back `rewinds` times to a goal. */
export interface ToldChapter {
  id: string;
  numeral: string;
  title: string;
  standing: 'hidden' | 'next' | 'won';
  fate: number;
  band: string;
  band_told: string;
  difficulty: string;
  heroes: string[];
  gentle: number;
  rewinds: number;
}

/** Something with a name and what it means. */
export interface Told {
  id: string;
  name: string;
  text: string;
}

/** Somebody who can be played. */
export interface ToldHero {
  id: string;
  name: string;
  upgrades: ToldUpgrade[];
}

/** An upgrade card that was handed out; `chosen` is a side's id, empty if nobody chose yet. */
export interface ToldUpgrade {
  id: string;
  sides: Told[];
  chosen: string;
}

/** Options with everything that was not said, the cards that are drawn by them among it. */
export interface Completed {
  options: Plain;
}

/** A whole finished record: its log, and the projected totals after every action. */
export interface Replay {
  game: string;
  options: Plain;
  seats: number;
  length: number;
  log: LogEntry[];
  curve: number[][];
  result: Result | null;
  commitment: string;
}

/** Whether a record is what it claims; `lines` say what was checked. */
export interface Verdict {
  is_good: boolean;
  commitment: string;
  lines: string[];
}

/** Help for one seat at one version. `actions` are advised, best first (none in a nudge); `compared` only where that was asked for; `why` is the weightiest reason for the first. */
export interface Hint {
  version: number;
  depth: 'comparison' | 'move' | 'nudge';
  lines: string[];
  actions: string[];
  compared: Compared[];
  why: string;
}

/** One action beside others: its chance to win in percent, all figures, and why. */
export interface Compared {
  text: string;
  label: string;
  win: number;
  figures: string;
  reasons: string[];
}

/** An analysis, or how far it is: `before` it are so many others, and `done` of `total` actions are dealt with; `total` is 0 of one that nobody has asked for. */
export interface Analysis {
  before: number;
  done: number;
  total: number;
  review: Review | null;
}

/** Everything that was found out about a match. `turns` are the versions of the decisions that turned it, the worst first; `marks` says what is marked along a curve drawn in letters. Not every game is told in stages. */
export interface Review {
  game: string;
  title: string;
  note: string;
  marks: string;
  curve: Point[];
  stretches: Stretch[];
  decisions: Judged[];
  turns: number[];
  strokes: Pointed[];
  seats: SeatReview[];
  stages: Stage[];
  meanings: Meaning[];
}

/** Everybody's chance to win, from 0 to 1, after `version` actions; `where` says to people when that was, in games whose actions nobody counts. */
export interface Point {
  version: number;
  round: string;
  chances: number[];
  where: string;
}

/** A part of a match with a name of its own; it begins after `version` actions. */
export interface Stretch {
  version: number;
  name: string;
}

/** One decision: its grade by id and by name, what was done, and what would have been best. `version` is the number of actions before it, `where` says it to people. Chances are in percent, `points` are points of the lead given away, as the language writes them. */
export interface Judged {
  version: number;
  seat: number;
  round: string;
  where: string;
  options: number;
  grade: string;
  word: string;
  action: string;
  best: string;
  before: number;
  after: number;
  points: string;
}

/** A sentence about what happened after `version` actions. */
export interface Pointed {
  version: number;
  text: string;
}

/** What there is to say about one seat. `margin` is what the parts of the ledger add up to; `accuracy` is none without a decision. `turns` are the versions of its own decisions that turned the match, the worst first. */
export interface SeatReview {
  seat: number;
  title: string;
  total: number;
  obtainable: number | null;
  margin: Part;
  parts: Part[];
  ledger: string[];
  accuracy: number | null;
  shown: string;
  graded: string[];
  grades: Count[];
  turns: number[];
  rows: Category[];
  lines: string[];
  remarks: Pointed[];
}

/** One part of a sum: the number to draw, the number to read. */
export interface Part {
  id: string;
  name: string;
  points: number;
  shown: string;
}

/** How many decisions had a grade. */
export interface Count {
  grade: string;
  count: number;
  text: string;
}

/** A category of the score sheet: what was scored, and what could have been where known. */
export interface Category {
  name: string;
  points: number;
  obtainable: number | null;
}

/** A piece of a match told for all seats; it was over after `version` actions. */
export interface Stage {
  version: number;
  name: string;
  seats: Standing[];
}

/** How a seat stood at the end of a stage, what it came by in it and what it lost. `text` says the stage in a sentence, `note` in a word or two. */
export interface Standing {
  points: number;
  note: string;
  text: string;
  came: Held[];
  went: Held[];
  holds: Held[];
}

/** Several things of a kind, by the id the pictures know them by. */
export interface Held {
  id: string;
  name: string;
  count: number;
}

/** What a word in the figures means. */
export interface Meaning {
  name: string;
  text: string;
}

/** A position with one clearly best action, as its seat sees it. `day` is today; `of_today` is the number of its puzzle. `games` are those with puzzles; `told` says what makes one. */
export interface Puzzle {
  number: number;
  count: number;
  day: string;
  of_today: number;
  game: string;
  games: string[];
  grade: 'easy' | 'hard' | 'medium';
  told: string;
  options: Plain;
  seats: number;
  sight: Sight;
  log: LogEntry[];
}

/** By how many points a level was ahead in each of its matches of a day. */
export interface Trial {
  level: string;
  name: string;
  leads: number[];
}

/** The match of a day: what is played and against whom, and what bots have made of it so far, in so many of `total` matches. */
export interface Day {
  game: string;
  day: string;
  number: number;
  first: string;
  today: string;
  options: Plain;
  rivals: string[];
  rivals_told: string[];
  trials: Trial[];
  total: number;
}

/** What becomes of an answer; `best` is told with the right one, or when it was asked for, and with it what is known of every action, best first. */
export interface Solved {
  is_right: boolean;
  lines: string[];
  best: string;
  compared: Compared[];
}

/** What would follow from an action, or the problem with it. */
export interface Tried {
  problem: Problem | null;
  facts: Plain;
  lines: string[];
}

/** The body of a refused request. */
export interface Answer {
  problem: Problem;
}

/** The first message, and again to change seat (hot-seat), language or text mode. Without a token one is an onlooker. `since` is the last version already known, -1 for none. `others` are the tokens of further seats at this device, which then count as connected. `shared`: several people look at the page, which is shown only what an onlooker would be. Whoever `answers` is asked by beats whether it is still there. */
export interface Hello {
  type: 'hello';
  match: string;
  token?: string;
  since?: number;
  language?: 'de' | 'en' | 'pl';
  text?: boolean;
  others?: string[];
  shared?: boolean;
  answers?: boolean;
}

/** An action in its text form, answering a version; `id` makes it happen once. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  text: string;
}

/** Go back to where `length` actions had been taken; at once, or by asking the others. */
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
  length: number;
}

/** The answer to an undo somebody asked for. */
export interface Agree {
  type: 'agree';
  id: string;
  version: number;
  yes: boolean;
}

/** Why is this action refused? */
export interface Why {
  type: 'why';
  id: string;
  text: string;
}

/** What would follow from this action if nobody answered it? */
export interface Foresee {
  type: 'foresee';
  id: string;
  text: string;
}

/** Show me my own view as it was at an earlier version. */
export interface Look {
  type: 'look';
  id: string;
  version: number;
}

/** What happened before a version, of which a welcome tells only the end? */
export interface Earlier {
  type: 'earlier';
  id: string;
  version: number;
}

/** Chat. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** The answer to a beat. */
export interface Here {
  type: 'here';
  id: string;
}

/** The answer to a hello: everything needed to draw. No sight while people gather; of a long log only the end. */
export interface Welcome {
  type: 'welcome';
  info: MatchInfo;
  version: number;
  sight: Sight | null;
  log: LogEntry[];
  chat: ChatLine[];
  ask: UndoAsk | null;
  undo_length: number;
  turn_length: number;
  far_undo_length: number;
  far_turn_length: number;
}

/** A new version. `undo_length` and `turn_length`: how far this seat may go back at once, one step and to the start of its turn; equal to the present length where it may not. The far ones: where its last action and the turn of it began, whatever was shown since; there the others are asked, and whoever is alone with bots plays on as practice. */
export interface Update {
  type: 'update';
  version: number;
  sight: Sight;
  log: LogEntry[];
  ask: UndoAsk | null;
  undo_length: number;
  turn_length: number;
  far_undo_length: number;
  far_turn_length: number;
}

/** An undo was asked for, answered or dropped. */
export interface Asked {
  type: 'asked';
  ask: UndoAsk | null;
}

/** Seats, presence, phase or settings have changed. */
export interface Informed {
  type: 'info';
  info: MatchInfo;
}

/** The action with this id is kept, as this version. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** The message with this id (empty: one that could not be read) changed nothing. */
export interface Refused {
  type: 'refused';
  id: string;
  version: number;
  problem: Problem;
}

/** The answer to why; no problem means that the action is possible. */
export interface Reason {
  type: 'reason';
  id: string;
  problem: Problem | null;
}

/** The answer to foresee: facts of the game's own and the sentences for them. */
export interface Foreseen {
  type: 'foreseen';
  id: string;
  facts: Plain;
  lines: string[];
}

/** The answer to look. */
export interface Looked {
  type: 'looked';
  id: string;
  version: number;
  sight: Sight;
}

/** The answer to earlier: what came just before that version, the newest last. */
export interface Logged {
  type: 'logged';
  id: string;
  log: LogEntry[];
}

/** Chat. */
export interface Said {
  type: 'said';
  line: ChatLine;
}

/** Are you still there? */
export interface Beat {
  type: 'beat';
}
