import { idOf, type Question, type Thing, type Verb } from './model';

/**
 * What somebody means to answer, before the server hears of it: keys of things for every verb, in
 * the order in which they were chosen; of cards that go back onto a deck the first is drawn first.
 */
export interface Plan {
  asker: string;
  lanes: Readonly<Partial<Record<Verb, readonly string[]>>>;
}

/** The lanes that can still be filled: those before the verb that is asked for are told already. */
export function openLanes(question: Question): Verb[] {
  if (question.drawing === 'order') return ['topdeck'];
  if (question.drawing !== 'lanes') return [question.verb];
  return ['topdeck', ...question.lanes.slice(question.lanes.indexOf(question.verb))];
}

/** Nothing chosen but what is told already; cards that are sorted all go back at first. */
export function beginPlan(question: Question): Plan {
  const sent = firstKeys(question, question.sent);
  const lanes: Partial<Record<Verb, string[]>> = {};
  if (question.drawing === 'lanes') {
    lanes.topdeck = question.things.map((thing) => thing.key).filter((key) => !sent.includes(key));
  }
  lanes[question.verb] = question.drawing === 'order' ? [...sent].reverse() : sent;
  return { asker: question.asker, lanes };
}

export function laneOf(plan: Plan, verb: Verb): readonly string[] {
  return plan.lanes[verb] ?? [];
}

/** What is chosen for the verb that is asked for. */
export function chosenFor(question: Question, plan: Plan): readonly string[] {
  return laneOf(plan, question.verb);
}

/** The keys of what is told already: as planned, where it was. */
export function sentKeys(question: Question, plan: Plan): string[] {
  const planned = [...chosenFor(question, plan)];
  if (question.verb === 'topdeck') planned.reverse();
  return firstKeys(question, question.sent, planned);
}

function firstKeys(question: Question, ids: readonly string[], liked: readonly string[] = []): string[] {
  const free = [...liked, ...question.things.map((thing) => thing.key)];
  const found: string[] = [];
  for (const id of ids) {
    const key = free.find((one) => idOf(one) === id && !found.includes(one));
    if (key) found.push(key);
  }
  return found;
}

/** One tap: chosen or not; of cards that are sorted, the next lane; of cards in order, the next number. */
export function tapThing(question: Question, plan: Plan, key: string): Plan {
  const thing = question.things.find((one) => one.key === key);
  if (!thing?.isLegal || sentKeys(question, plan).includes(key)) return plan;
  if (question.drawing === 'lanes') return nextLane(question, plan, key);
  const chosen = chosenFor(question, plan);
  if (chosen.includes(key))
    return choose(
      question,
      plan,
      chosen.filter((one) => one !== key),
    );
  if (question.most === 1) return choose(question, plan, [key]);
  return chosen.length < question.most ? choose(question, plan, [...chosen, key]) : plan;
}

function choose(question: Question, plan: Plan, keys: readonly string[]): Plan {
  return { ...plan, lanes: { ...plan.lanes, [question.verb]: keys } };
}

function nextLane(question: Question, plan: Plan, key: string): Plan {
  const open = openLanes(question);
  const now = open.findIndex((verb) => laneOf(plan, verb).includes(key));
  return placeThing(question, plan, key, open[(now + 1) % open.length]!);
}

/** Into a lane, at a place counted from 0; at its end where none is named. */
export function placeThing(question: Question, plan: Plan, key: string, verb: Verb, place = Infinity): Plan {
  const sent = sentKeys(question, plan);
  const isKnown = question.things.some((thing) => thing.key === key);
  if (!isKnown || sent.includes(key) || !openLanes(question).includes(verb)) return plan;
  const lanes: Partial<Record<Verb, readonly string[]>> = {};
  for (const [name, keys] of Object.entries(plan.lanes)) lanes[name as Verb] = keys.filter((one) => one !== key);
  const lane = [...(lanes[verb] ?? [])];
  // What is told already lies below the rest of a deck, and before the rest of everything else.
  const told = lane.filter((one) => sent.includes(one)).length;
  const [least, most] = verb === 'topdeck' ? [0, lane.length - told] : [told, lane.length];
  lane.splice(Math.min(Math.max(place, least), most), 0, key);
  return { ...plan, lanes: { ...lanes, [verb]: lane } };
}

/** As the things are shown: the first will be drawn first. */
export function asShown(question: Question, plan: Plan): Plan {
  const sent = sentKeys(question, plan);
  const elsewhere = openLanes(question)
    .filter((verb) => verb !== 'topdeck')
    .flatMap((verb) => laneOf(plan, verb));
  const rest = question.things.map((thing) => thing.key).filter((key) => !sent.includes(key) && !elsewhere.includes(key));
  const told = question.verb === 'topdeck' ? [...sent].reverse() : [];
  return { ...plan, lanes: { ...plan.lanes, topdeck: [...rest, ...told] } };
}

/** Of cards in order the last one needs no number. */
export function completed(question: Question, plan: Plan): Plan {
  const chosen = chosenFor(question, plan);
  const missing = question.things.filter((thing) => !chosen.includes(thing.key));
  return question.drawing === 'order' && missing.length === 1 ? choose(question, plan, [...chosen, missing[0]!.key]) : plan;
}

/** Is this an answer? */
export function isAnswer(question: Question, plan: Plan): boolean {
  if (question.drawing === 'lanes') return true;
  const chosen = chosenFor(question, question.drawing === 'order' ? completed(question, plan) : plan).length;
  return chosen > 0 && chosen >= question.least && chosen <= question.most;
}

/** The action that comes next on the way to the plan; null where everything is told. */
export function nextAction(question: Question, plan: Plan): string | null {
  const keys = [...chosenFor(question, completed(question, plan))];
  if (question.verb === 'topdeck') keys.reverse();
  const sent = sentKeys(question, plan);
  const next = keys.find((key) => !sent.includes(key));
  return next === undefined ? question.stop : (question.actions.get(idOf(next)) ?? null);
}

/** The same plan for the things that lie there now; null where it was made for others. */
export function carried(question: Question, plan: Plan): Plan | null {
  if (plan.asker !== question.asker || question.zone !== 'looked') return null;
  const open: readonly Verb[] = question.drawing === 'order' ? ['topdeck'] : openLanes(question);
  const wanted = open.flatMap((verb) => laneOf(plan, verb)).map(idOf);
  if (
    [...wanted].sort().join() !==
    question.things
      .map((thing) => thing.id)
      .sort()
      .join()
  )
    return null;
  const free: Thing[] = [...question.things];
  const take = (key: string): string => {
    const place = free.findIndex((thing) => thing.id === idOf(key));
    return free.splice(place, 1)[0]!.key;
  };
  return { asker: plan.asker, lanes: Object.fromEntries(open.map((verb) => [verb, laneOf(plan, verb).map(take)])) };
}

export interface Progress {
  plan: Plan;
  isSending: boolean;
  /** How cards were to be sorted when something else had to be asked in between. */
  shelved: Plan | null;
}

/**
 * What becomes of a plan when the table has changed. It goes on where the same question has heard
 * more of it, or where the same card asks for the rest of the cards it sorts; anything else is
 * another question, and nothing is answered that nobody has looked at.
 */
export function follow(before: Question | null, progress: Progress | null, now: Question): Progress {
  if (before && progress && isSame(before, now)) {
    if (now.at === before.at || now.sent.length > before.sent.length) return progress;
    return { plan: beginPlan(now), isSending: false, shelved: progress.shelved };
  }
  const shelved = before?.lanes.length && progress ? progress.plan : (progress?.shelved ?? null);
  const plan = shelved ? carried(now, shelved) : null;
  const goesOn = plan !== null && now.sent.length === 0 && before?.asker === now.asker && progress?.isSending === true;
  return { plan: plan ?? beginPlan(now), isSending: goesOn, shelved };
}

/** The same question, of which no less is told than before. */
function isSame(one: Question, other: Question): boolean {
  const isAsked = sign(one) === sign(other);
  return isAsked && one.sent.every((id, place) => other.sent[place] === id);
}

function sign(question: Question): string {
  const { kind, verb, zone, asker, about, most, things } = question;
  return JSON.stringify([kind, verb, zone, asker, about, most, things.map((thing) => thing.key)]);
}
