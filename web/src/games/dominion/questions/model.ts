import type { Choice, Sight } from '../../../wire/types';
import type { Decision, Question as Asked, QuestionKind, TableView, Verb, Zone } from '../wire';
import known from './kinds.json';

export type { Verb, Zone };

/** How a question is drawn: in place (hand, piles) or in the tray. */
export type Drawing = 'hand' | 'piles' | 'tray' | 'order' | 'lanes' | 'yesno' | 'effects' | 'boons';

/** Who asks when no card, Boon, Hex or State does. */
export const START_OF_TURN = 'start_of_turn';
/** A number of cards that stands for all there are. */
const MANY = 255;

/** One card, pile, Boon or effect that lies there; `key` tells equal ones apart. */
export interface Thing {
  key: string;
  id: string;
  isLegal: boolean;
}

/** What is asked of whoever looks, as far as the engine tells it: nothing here knows a rule. */
export interface Question {
  /** How many actions had been taken when it was asked. */
  at: number;
  kind: QuestionKind;
  drawing: Drawing;
  verb: Verb;
  zone: Zone | null;
  asker: string;
  about: string | null;
  /** The sentence of the server: who asks, and for what. */
  sentence: string;
  least: number;
  most: number;
  /** Told to the server already, in this order; it cannot be taken back but by undo. */
  sent: string[];
  things: Thing[];
  /** For every verb beside putting back a lane; only where cards are sorted. */
  lanes: Verb[];
  /** The actions on offer: by what they name, and the one that ends or declines. */
  actions: ReadonlyMap<string, string>;
  stop: string | null;
  /** What the server calls each action. */
  labels: ReadonlyMap<string, string>;
}

const DRAWINGS: Readonly<Record<string, string>> = known.drawings;
const LANES: Readonly<Record<string, string[]>> = known.lanes;
const STOPS = ['no', 'done'];

/** What is asked now; null where nothing is, or somebody else is asked. */
export function questionOf(sight: Sight, at = 0): Question | null {
  const table = sight.table as TableView;
  const { decision } = table;
  if (!isQuestion(decision) || sight.seat === null || decision.seat !== sight.seat) return null;
  const drawing = drawingOf(decision);
  const stop = sight.choices.find((choice) => STOPS.includes(wordsOf(choice)[1]!));
  const answers = sight.choices.filter((choice) => choice !== stop);
  const actions = new Map(answers.map((choice) => [wordsOf(choice).slice(2).join(' '), choice.text]));
  const legal = new Set([...actions.keys(), ...decision.picked]);
  const things = keyed(thingsOf(table, decision, [...actions.keys()]), (id) => legal.has(id));
  const { least, most } = numbers(table, decision, things.filter((thing) => thing.isLegal).length);
  return {
    at,
    kind: decision.kind,
    drawing,
    verb: decision.verb,
    zone: decision.zone,
    asker: decision.asker,
    about: decision.about,
    sentence: sight.decision,
    least,
    most,
    sent: decision.picked,
    things,
    lanes: drawing === 'lanes' || drawing === 'order' ? ((LANES[decision.asker] ?? []) as Verb[]) : [],
    actions,
    stop: stop?.text ?? null,
    labels: new Map(sight.choices.map((choice) => [choice.text, choice.label])),
  };
}

function wordsOf(choice: Choice): string[] {
  return choice.text.split(' ');
}

function isQuestion(decision: Decision): decision is Asked {
  return 'verb' in decision;
}

/** The key of a decision in the list of all that are drawn. */
export function keyOfKind(decision: Pick<Asked, 'kind' | 'verb' | 'zone'>): string {
  return [decision.kind, decision.verb, decision.zone].filter(Boolean).join(' ');
}

/** Cards looked at are sorted in one go by whoever asks for that, whatever comes first. */
function drawingOf(decision: Asked): Drawing {
  const isSorted = decision.zone === 'looked' && decision.asker in LANES && decision.verb !== 'topdeck';
  // A kind without a drawing of its own still shows its things.
  return isSorted ? 'lanes' : ((DRAWINGS[keyOfKind(decision)] ?? 'tray') as Drawing);
}

function thingsOf(table: TableView, { kind, zone, seat }: Asked, named: string[]): string[] {
  const mine = table.seats[seat]!;
  if (kind === 'pile') return table.supply.concat(named.filter((name) => !table.supply.includes(name)));
  if (kind !== 'pick') return named.filter(Boolean);
  switch (zone) {
    case 'hand':
    case 'discard':
    case 'looked':
      return mine[zone].cards;
    case 'play':
      return mine.play;
    case 'aside':
      return mine.aside.map(([name]) => name).filter((name) => named.includes(name));
    default:
      return faceUp(table);
  }
}

/** What lies face down in the trash cannot be chosen, and a card of the same name beside it can. */
function faceUp(table: TableView): string[] {
  const down = [...table.face_down];
  return table.trash.filter((name) => {
    const place = down.indexOf(name);
    if (place >= 0) down.splice(place, 1);
    return place < 0;
  });
}

function keyed(ids: readonly string[], isLegal: (id: string) => boolean): Thing[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const number = counts.get(id) ?? 0;
    counts.set(id, number + 1);
    return { key: keyOf(id, number), id, isLegal: isLegal(id) };
  });
}

/** The key of the nth of several equal things, counted from 0. */
export function keyOf(id: string, number: number): string {
  return `${id}:${number}`;
}

export function idOf(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}

function numbers(table: TableView, { kind }: Asked, legal: number): { least: number; most: number } {
  if (kind !== 'pick' && kind !== 'pile') return { least: 1, most: 1 };
  const { ask_least, ask_most } = table.bookkeeping;
  const all = (count: unknown) => (count === MANY ? legal : Math.min(Number(count), legal));
  return { least: all(ask_least), most: all(ask_most) };
}
