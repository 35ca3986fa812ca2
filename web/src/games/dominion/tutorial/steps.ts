import { isOver, type Learnt, type Step as AnyStep } from '../../../tutorial/learnt';
import type { Shown } from '../../../tutorial/course';
import type { LogEntry, Sight } from '../../../wire/types';
import { askerOf, type DecisionKind, eventsOf, type GameEvent, tableOf } from '../view';

/** When a step fits. Everything that is named must hold. */
interface When {
  decision: readonly DecisionKind[];
  /** The card that asks. */
  asker?: string;
  /** Steps that must be over. */
  after?: readonly string[];
  /** What must have happened to the learner. */
  met?: string;
  /** How actions begin, one of which must be possible; with `all`, each of them. */
  offers?: readonly string[];
  all?: readonly string[];
  /** How no action may begin. */
  without?: readonly string[];
  /** From this own turn on. */
  turn?: number;
  /** At most so many Provinces are left. */
  provinces?: number;
}

/** What counts as having taken a step: an own event, for one of these cards if any are named. */
interface Deed {
  event: 'Played' | 'Bought' | 'Reacted';
  cards?: readonly string[];
}

export interface Step extends AnyStep {
  when: When;
  /** Selectors of what to light, the first that can be seen. */
  lit: readonly string[];
  by: 'any' | 'press' | 'deed';
  deed?: Deed;
}

const ACT = ['[data-spot="act"]'];
const HAND = ['[data-spot="hand"]'];
const USELESS = [...['curse', 'estate', 'copper'].map((card) => `[data-at="hand:${card}"]:not([aria-pressed="true"])`), ...HAND];
const VILLAGES = ['blessed_village', 'cursed_village'];
const villages = VILLAGES.map((card) => `play ${card}`);

const inHand = (...cards: string[]) => [...cards.map((card) => `[data-at="hand:${card}"]`), ...HAND];
const pile = (card: string) => [`[data-at="pile:${card}"]`, '[data-spot="supply"]'];
const buy = (card: string): Pick<Step, 'by' | 'deed' | 'lit'> => ({
  by: 'deed',
  deed: { event: 'Bought', cards: [card] },
  lit: pile(card),
});
const play = (...cards: string[]): Pick<Step, 'by' | 'deed' | 'lit'> => ({
  by: 'deed',
  deed: { event: 'Played', cards },
  lit: inHand(...cards),
});

const money: Pick<Step, 'by' | 'deed'> = { by: 'deed', deed: { event: 'Played', cards: ['copper', 'silver', 'gold'] } };

export const STEPS: readonly Step[] = [
  // The last night has words of its own.
  { id: 'late', when: { decision: ['act'], provinces: 1 }, lit: pile('province'), by: 'press' },
  { id: 'late-village', when: { decision: ['act'], provinces: 1, offers: villages }, ...play(...VILLAGES) },
  { id: 'late-smithy', when: { decision: ['act'], provinces: 1, offers: ['play smithy'] }, ...play('smithy') },
  { id: 'late-buying', when: { decision: ['act'], provinces: 1, without: ['play'] }, lit: ACT, by: 'any' },
  { id: 'late-treasures', when: { decision: ['buy'], provinces: 1, offers: ['treasures'] }, lit: ACT, ...money },
  { id: 'province', when: { decision: ['buy'], provinces: 1, offers: ['buy province'] }, ...buy('province') },
  { id: 'last', when: { decision: ['buy'], provinces: 0 }, lit: ACT, by: 'any' },
  // Questions come when they come.
  { id: 'attack', when: { decision: ['pick'], asker: 'militia' }, lit: USELESS, by: 'any' },
  {
    id: 'moat',
    when: { decision: ['may'], asker: 'moat', offers: ['reveal'] },
    lit: ACT,
    by: 'deed',
    deed: { event: 'Reacted' },
  },
  { id: 'no-moat', when: { decision: ['may'], asker: 'moat', without: ['reveal'] }, lit: ACT, by: 'any' },
  { id: 'boon', when: { decision: ['may'], asker: 'blessed_village' }, lit: ACT, by: 'any' },
  // The first turn.
  { id: 'hand', when: { decision: ['act', 'buy'], turn: 1 }, lit: HAND, by: 'press' },
  { id: 'treasures', when: { decision: ['buy'], offers: ['treasures'] }, lit: ACT, ...money },
  { id: 'hexed', when: { decision: ['act', 'buy'], met: 'hex' }, lit: ['[data-thing^="hex:"]', ...pile('cursed_village')], by: 'press' },
  // Actions.
  { id: 'together', when: { decision: ['act'], offers: villages, all: ['play smithy'] }, ...play(...VILLAGES) },
  { id: 'village', when: { decision: ['act'], offers: villages }, ...play(...VILLAGES) },
  { id: 'village-again', when: { decision: ['act'], offers: villages, after: ['village'] }, ...play(...VILLAGES) },
  { id: 'smithy', when: { decision: ['act'], offers: ['play smithy'], without: villages }, ...play('smithy') },
  // Buying.
  { id: 'treasures-again', when: { decision: ['buy'], offers: ['treasures'], after: ['end'] }, lit: ACT, ...money },
  { id: 'buy-moat', when: { decision: ['buy'], offers: ['buy moat'], met: 'attack' }, ...buy('moat') },
  { id: 'buy-village', when: { decision: ['buy'], offers: ['buy blessed_village'] }, ...buy('blessed_village') },
  { id: 'buy-smithy', when: { decision: ['buy'], offers: ['buy smithy'] }, ...buy('smithy') },
  { id: 'buy-hex', when: { decision: ['buy'], offers: ['buy cursed_village'] }, ...buy('cursed_village') },
  {
    id: 'buy-night',
    when: { decision: ['buy'], offers: ['buy ghost_town'], without: ['buy smithy'] },
    ...buy('ghost_town'),
  },
  { id: 'buy-gold', when: { decision: ['buy'], offers: ['buy gold'] }, ...buy('gold') },
  { id: 'buy-silver', when: { decision: ['buy'], offers: ['buy silver'], without: ['buy gold', 'treasures'] }, ...buy('silver') },
  { id: 'points', when: { decision: ['act', 'buy'], turn: 4 }, lit: pile('province'), by: 'press' },
  // Night, and the end of the turn.
  { id: 'night', when: { decision: ['night'], offers: ['play ghost_town'] }, ...play('ghost_town') },
  { id: 'end', when: { decision: ['buy', 'night'], without: ['buy', 'play', 'treasures'] }, lit: ACT, by: 'any' },
  {
    id: 'end-again',
    when: { decision: ['buy', 'night'], without: ['buy', 'play', 'treasures'], after: ['end'] },
    lit: ACT,
    by: 'any',
  },
];

/** Whoever has these knows how a match goes. */
export const CORE: readonly string[] = [
  'treasures',
  'buy-village',
  'boon',
  'end',
  'buy-night',
  'night',
  'village',
  'buy-smithy',
  'smithy',
  'attack',
  'buy-moat',
  'moat',
  'buy-hex',
  'hexed',
];

/** And whoever has these, how it ends. */
export const END: readonly string[] = ['late', 'late-village', 'late-smithy', 'late-treasures', 'province', 'last'];

/** In so many turns most has happened that happens. */
const LONG_ENOUGH = 11;

/** The step that fits this moment, or none; nothing is ever asked while others decide. */
export function shownAt(sight: Sight, learnt: Learnt, held: string): Shown | null {
  if (sight.seat === null || !sight.to_act.includes(sight.seat)) return null;
  const step = STEPS.find((one) => !isOver(one.id, learnt) && fits(one.when, sight, learnt));
  if (!step) return null;
  const facts = { coins: tableOf(sight).coins, count: sight.choices.length };
  const isChosen = step.id === 'attack' && held === 'ready';
  return isChosen ? { step, spots: ACT, message: 'attack-done', facts } : { step, spots: [...step.lit], message: step.id, facts };
}

function fits(when: When, sight: Sight, learnt: Learnt): boolean {
  const table = tableOf(sight);
  const mine = table.seats[sight.seat!]!;
  const offers = (how: string) => sight.choices.some(({ text }) => `${text} `.startsWith(`${sight.seat} ${how} `));
  return (
    when.decision.includes(table.decision.kind) &&
    (!when.asker || askerOf(table) === when.asker) &&
    (!when.after || when.after.every((id) => isOver(id, learnt))) &&
    (!when.met || learnt.met.has(when.met)) &&
    (!when.offers || when.offers.some(offers)) &&
    (!when.all || when.all.every(offers)) &&
    (!when.without || !when.without.some(offers)) &&
    (when.turn === undefined || (when.turn === 1 ? mine.turns <= 1 : mine.turns >= when.turn)) &&
    (when.provinces === undefined || (table.piles['province'] ?? 0) <= when.provinces)
  );
}

/** Whether an own action was what a step wants. */
export function isTaken(step: AnyStep, entry: LogEntry, me: number): boolean {
  const { by, deed } = step as Step;
  if (by !== 'deed') return by === 'any';
  return eventsOf(entry).some((event) => event.event === deed!.event && isOf(event, deed!, me));
}

function isOf(event: GameEvent, { cards }: Deed, me: number): boolean {
  if (!('seat' in event) || event.seat !== me) return false;
  return !cards || ('card' in event && cards.includes(event.card));
}

/** What happened to the learner: a Hex, an Attack of somebody else. */
export function met(entry: LogEntry, me: number): string[] {
  return eventsOf(entry).flatMap((event) => {
    if (event.event === 'HexReceived' && event.seat === me) return ['hex'];
    if (event.event === 'Played' && event.seat !== me && event.card === 'militia') return ['attack'];
    return [];
  });
}

/** Whether everything of a part has had its time. */
export function isLongEnough(sight: Sight): boolean {
  return (tableOf(sight).seats[0]?.turns ?? 0) > LONG_ENOUGH;
}
