import type { Plain, SeatWish, Settings } from '../wire/types';

/** What must hold for something to be offered: option → the values it may have. */
export type When = Record<string, unknown[]>;
export type Kind = 'choice' | 'flag' | 'many' | 'each' | 'seat' | 'number';

export interface Value {
  id: unknown;
  name: string;
  text: string;
  /** Filled in by us where the rulebooks print nothing. */
  ours: boolean;
  when: When;
}

export interface Option {
  id: string;
  /** The option this one is kept inside of, or nothing. */
  inside: string;
  name: string;
  text: string;
  kind: Kind;
  values: Value[];
  default: unknown;
  when: When;
  /** How many may be chosen of many; any number where nothing is said. */
  counts?: number[];
  /** The bounds of a number. */
  low?: number;
  high?: number;
}

export interface Preset {
  id: string;
  name: string;
  text: string;
  options: Plain;
}

export interface Scenario {
  id: number;
  name: string;
  level: string;
  text: string;
  tasks: string[];
  ours: boolean;
  options: Plain;
}

export interface Bot {
  id: string;
  name: string;
  text: string;
}

/** What can be chosen before a match of a game (GET /api/catalogue). */
export interface GameForm {
  id: string;
  name: string;
  tagline: string;
  players: number[];
  /** The levels, weakest first. */
  bots: Bot[];
  /** The manners a level can have. */
  personas: Bot[];
  /** What everybody is called who may sit in a seat, by level and persona: `scout+brewer`. */
  bot_names: Record<string, string>;
  /** Whom somebody meets who did not choose, and who plays for people who are away. */
  newcomer: string;
  substitute: string;
  /** What the game has besides its rules: `hints`, `analysis`. */
  offers: string[];
  presets: Preset[];
  options: Option[];
  scenarios: Scenario[];
}

/** What somebody has chosen, by option; what is missing has its default. */
export type Chosen = Record<string, unknown>;

export interface Setup {
  game: string;
  chosen: Chosen;
  seats: SeatWish[];
  settings: Settings;
}

export const TABLE: Settings = {
  onlookers: true,
  undo: true,
  points: true,
  chat: true,
  hints: null,
  pace: 700,
  stand_in: '',
};

export const keyOf = (option: Option) => (option.inside ? `${option.inside}.${option.id}` : option.id);

/** What an address asks for: a value under the name of an option, several with commas between. */
export function wishedOptions(form: Pick<GameForm, 'options'>, query: URLSearchParams): Chosen {
  const wished: Chosen = {};
  for (const { id, kind, inside } of form.options) {
    const text = query.get(id);
    if (inside || text === null) continue;
    if (kind === 'number') wished[id] = Number(text);
    else if (kind === 'many') wished[id] = text.split(',').filter(Boolean);
    else if (kind === 'choice') wished[id] = text;
  }
  return wished;
}

export function valueOf(form: GameForm, chosen: Chosen, key: string, players: number): unknown {
  if (key === 'players') return players;
  if (key in chosen) return chosen[key];
  return form.options.find((option) => keyOf(option) === key)?.default;
}

export function holds(when: When, form: GameForm, chosen: Chosen, players: number): boolean {
  return Object.entries(when).every(([key, values]) => values.includes(valueOf(form, chosen, key, players)));
}

/** The options of a match: only what is offered and differs from its default. */
export function optionsOf(form: GameForm, chosen: Chosen, players: number): Plain {
  const options: Record<string, unknown> = { players };
  for (const option of form.options) {
    const key = keyOf(option);
    const value = chosen[key];
    if (value === undefined || !holds(option.when, form, chosen, players)) continue;
    if (JSON.stringify(value) === JSON.stringify(option.default)) continue;
    if (!option.inside) options[option.id] = value;
    else options[option.inside] = { ...(options[option.inside] as Plain | undefined), [option.id]: value };
  }
  return options;
}

/** Is everything a preset asks for chosen now? */
export function isPreset(preset: Preset, form: GameForm, chosen: Chosen, players: number): boolean {
  const isAlone = 'players' in preset.options;
  if (!isAlone && players === 1 && form.presets.some((other) => 'players' in other.options)) return false;
  return Object.entries(preset.options).every(([key, value]) => valueOf(form, chosen, key, players) === value);
}

/** As many seats as there are players: the ones there are, then bots. */
export function resize(seats: readonly SeatWish[], players: number, level: string): SeatWish[] {
  return Array.from({ length: players }, (_, index) => seats[index] ?? { kind: 'bot', level });
}

/** Seats as they are offered now: a bot that is not any more is another one. */
export function offeredSeats(seats: readonly SeatWish[], form: GameForm): SeatWish[] {
  const isOffered = (level: string) => form.bots.some((bot) => bot.id === level.split('+')[0]);
  return seats.map((seat) => (seat.kind === 'bot' && !isOffered(seat.level ?? '') ? { ...seat, level: form.newcomer } : seat));
}

export function offeredTable(table: Partial<Settings>, form: GameForm): Settings {
  const isOffered = form.bots.some((bot) => bot.id === table.stand_in);
  const hints = form.offers.includes('hints') ? (table.hints ?? null) : null;
  return { ...TABLE, ...table, hints, stand_in: isOffered ? table.stand_in! : form.substitute };
}
