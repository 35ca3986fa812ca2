import type { LogEntry } from '../wire/types';
import type { Course } from './course';
import { type Learnt, type Step, withAsked, withDone, withMet } from './learnt';

/** What was learnt from something that happened while a step was shown, by the learner's own action or by what befell them. */
export function learntBy(course: Pick<Course, 'isTaken' | 'met'>, learnt: Learnt, step: Step | null, entry: LogEntry, me: number): Learnt {
  const wiser = withMet(learnt, course.met(entry, me));
  if (!step || entry.kind !== 'act' || entry.seat !== me) return wiser;
  return course.isTaken(step, entry, me) ? withDone(wiser, step.id) : withAsked(wiser, step.id);
}
