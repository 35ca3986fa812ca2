import { remember, remembered } from '../../../store';
import type { Question } from './model';

/** Answers given once for the rest of a match: yes or no by who asks. */
export type Standing = Readonly<Record<string, boolean>>;

const PLACE = 'standing';
/** Of so many seats at tables they are remembered. */
const MOST = 20;

type Kept = Record<string, Standing>;

export function standingIn(match: string, seat: number): Standing {
  return remembered<Kept>(PLACE, {})[`${match} ${seat}`] ?? {};
}

export function keepStanding(match: string, seat: number, standing: Standing): void {
  const name = `${match} ${seat}`;
  const { [name]: _, ...others } = remembered<Kept>(PLACE, {});
  const kept = Object.entries(others).slice(0, MOST - 1);
  const mine: [string, Standing][] = Object.keys(standing).length ? [[name, standing]] : [];
  remember(PLACE, Object.fromEntries([...mine, ...kept]));
}

/** The action that a standing answer gives to a question; null where there is none. */
export function standingAnswer(question: Question, standing: Standing): string | null {
  if (question.kind !== 'may' || !(question.asker in standing)) return null;
  return standing[question.asker] ? acceptOf(question) : question.stop;
}

/** What says yes. */
export function acceptOf(question: Question): string | null {
  return question.kind === 'may' ? ([...question.actions.values()][0] ?? null) : null;
}
