import type { MatchInfo, Problem } from '../../wire/types';

/** What was refused. A match that waits asks its people whether it shall go on, which says all of it. */
export function problemShown(problem: Problem | null, info: MatchInfo, mine: readonly number[]): Problem | null {
  const isAsked = info.is_waiting && (mine.length > 0 || info.next_match !== '');
  return isAsked && problem?.code === 'match-of-other-rules' ? null : problem;
}
