/** One thing to learn by doing it; `press`: by pressing what is lit. */
export interface Step {
  id: string;
  by: string;
}

/** What the learner has been through: steps done, asked for in vain so often, and what else was met. */
export interface Learnt {
  done: ReadonlySet<string>;
  asked: ReadonlyMap<string, number>;
  met: ReadonlySet<string>;
}

export const NOTHING_LEARNT: Learnt = { done: new Set(), asked: new Map(), met: new Set() };

/** How often somebody is asked for the same thing before we let it be. */
const PATIENCE = 3;

/** Has a step been taken, or asked for often enough? */
export function isOver(id: string, learnt: Learnt): boolean {
  return learnt.done.has(id) || (learnt.asked.get(id) ?? 0) >= PATIENCE;
}

export function withDone(learnt: Learnt, id: string): Learnt {
  return { ...learnt, done: new Set([...learnt.done, id]) };
}

export function withAsked(learnt: Learnt, id: string): Learnt {
  return { ...learnt, asked: new Map(learnt.asked).set(id, (learnt.asked.get(id) ?? 0) + 1) };
}

export function withMet(learnt: Learnt, things: readonly string[]): Learnt {
  return things.every((thing) => learnt.met.has(thing)) ? learnt : { ...learnt, met: new Set([...learnt.met, ...things]) };
}

/** How many of some steps are behind the learner. */
export function countOver(core: readonly string[], learnt: Learnt): number {
  return core.filter((id) => isOver(id, learnt)).length;
}
