import { isOver, type Learnt, type Step as AnyStep } from '../../../tutorial/learnt';
import type { LogEntry, Sight } from '../../../wire/types';
import { type DecisionKind, eventsOf, figureOf, tableOf } from '../view';

/** Something on the table that can be lit: a spell or cell by name, or a part of the table. */
export type Spot = `spell:${string}` | `cell:${string}` | 'act' | 'pass' | 'offer' | 'points' | 'goals' | 'spells' | 'forest';

/** When a step fits. Everything that is named must hold. */
interface When {
  decision: readonly DecisionKind[];
  first?: boolean;
  round?: 'twilight' | 'moonlight';
  /** Steps that must have been taken before. */
  after?: readonly string[];
  /** At least so many own tiles. */
  tiles?: number;
  /** How an action begins that must be possible. */
  offers?: string;
}

export interface Step extends AnyStep {
  when: When;
  /** An action to suggest where it is possible; the whole lesson works without. */
  suggest?: string;
  /** What to light when the suggestion is not possible. */
  lit: readonly Spot[];
  /** Learnt by an action with this verb, by whatever is done, or by pressing what is lit. */
  by: 'cast' | 'pass' | 'dedicate' | 'any' | 'press';
}

/** A step as it is shown now. */
export interface Lesson {
  step: Step;
  spots: Spot[];
  message: string;
  facts: Record<string, string>;
}

/** What the learner holds: a spell, a cell aimed at, something picked from an offer. */
export interface Held {
  spell: string | null;
  cell: string | null;
  option: string | null;
}

export const EMPTY_HANDS: Held = { spell: null, cell: null, option: null };

export const STEPS: readonly Step[] = [
  { id: 'open', when: { decision: ['start'], first: true }, suggest: 'cast 1 b3', lit: ['forest'], by: 'cast' },
  { id: 'answer', when: { decision: ['answer'] }, suggest: 'cast 4 c2', lit: ['forest'], by: 'cast' },
  { id: 'pass', when: { decision: ['answer'], after: ['answer'], offers: 'pass' }, lit: ['pass'], by: 'pass' },
  { id: 'dedicate', when: { decision: ['dedicate', 'secret'] }, suggest: 'dedicate 4', lit: ['act'], by: 'dedicate' },
  {
    id: 'star',
    when: { decision: ['answer'], after: ['pass'], offers: 'cast star' },
    suggest: 'cast star d2',
    lit: ['spell:star'],
    by: 'cast',
  },
  { id: 'chest', when: { decision: ['chest'] }, lit: ['offer'], by: 'any' },
  { id: 'runestone', when: { decision: ['runestone'] }, lit: ['offer'], by: 'any' },
  { id: 'points', when: { decision: ['start', 'answer'], tiles: 1 }, lit: ['points'], by: 'press' },
  { id: 'goals', when: { decision: ['start', 'answer'], after: ['points'] }, lit: ['goals'], by: 'press' },
  { id: 'start', when: { decision: ['start'], first: false, tiles: 1 }, lit: ['forest'], by: 'cast' },
  { id: 'draft', when: { decision: ['draft'] }, lit: ['offer'], by: 'any' },
  { id: 'moonlight', when: { decision: ['start', 'answer'], round: 'moonlight' }, lit: ['goals'], by: 'press' },
  { id: 'mirror', when: { decision: ['mirror'] }, lit: ['offer'], by: 'any' },
];

/** Whoever has these has learnt to play. */
export const CORE: readonly string[] = ['open', 'answer', 'pass', 'dedicate', 'points', 'goals', 'start'];

/** The step that fits this moment, or none; nothing is ever asked while others decide. */
export function lessonAt(sight: Sight, learnt: Learnt, held: Held): Lesson | null {
  if (sight.seat === null || !sight.to_act.includes(sight.seat)) return null;
  const step = STEPS.find((one) => !isOver(one.id, learnt) && fits(one.when, sight, learnt));
  return step ? shown(step, sight, held) : null;
}

function fits(when: When, sight: Sight, learnt: Learnt): boolean {
  const table = tableOf(sight);
  if (!when.decision.includes(table.decision.kind)) return false;
  if (when.first !== undefined && (table.decision.first ?? false) !== when.first) return false;
  if (when.round !== undefined && table.round !== when.round) return false;
  if (when.after?.some((id) => !isOver(id, learnt))) return false;
  if (!sight.choices.some((choice) => choice.text.startsWith(`${sight.seat} ${when.offers ?? ''}`))) return false;
  return table.seats[sight.seat!]!.tiles.length >= (when.tiles ?? 0);
}

function shown(step: Step, sight: Sight, held: Held): Lesson {
  const facts = factsOf(sight);
  const offered = sight.choices.some((choice) => choice.text === `${sight.seat} ${step.suggest}`);
  const [verb = '', name = '', cell = ''] = offered ? step.suggest!.split(' ') : [];
  const isReady = (held.spell !== null && held.cell !== null) || (held.option !== null && step.lit.includes('offer'));
  if (isReady && step.by !== 'press' && step.by !== 'pass') return { step, spots: ['act'], message: 'act', facts };
  const hasNoSpell = held.spell === null && step.lit.includes('forest');
  if (verb !== 'cast') return { step, spots: hasNoSpell ? ['spells'] : [...step.lit], message: step.id, facts };
  if (held.spell !== name) return { step, spots: [`spell:${name}`], message: `${step.id}-pick`, facts };
  return { step, spots: [`cell:${cell}`], message: `${step.id}-here`, facts };
}

/** What the sentences may speak of: who bid last, and what. */
function factsOf(sight: Sight): Record<string, string> {
  const table = tableOf(sight);
  const highest = table.spells.at(-1);
  const rival = highest ? highest[0] : sight.names.findIndex((_, seat) => seat !== sight.seat);
  return {
    rival: sight.names[rival] ?? '',
    bid: highest ? figureOf(highest[1]) : '',
    token: figureOf(table.decision.token ?? ''),
  };
}

/** Whether an own action was what a step wants. */
export function isTaken(step: AnyStep, entry: LogEntry, me: number): boolean {
  const own = eventsOf(entry)
    .filter((event) => 'seat' in event && event.seat === me)
    .map((event) => event.event);
  switch (step.by as Step['by']) {
    case 'any':
      return true;
    case 'press':
      return false;
    case 'cast':
      return own.includes('SpellCast');
    case 'pass':
      return own.includes('Passed');
    case 'dedicate':
      return own.includes('Dedicated') || own.includes('ChoseDedication');
  }
}
