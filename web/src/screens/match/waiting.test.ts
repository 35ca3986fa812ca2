import { describe, expect, it } from 'vitest';
import type { MatchInfo, Problem } from '../../wire/types';
import { problemShown } from './waiting';

const waits = { is_waiting: true, next_match: '' } as MatchInfo;
const problem = { code: 'match-of-other-rules', sentence: 'It waits.' } as Problem;

describe('a match that waits on other rules', () => {
  it('says so once: as a question to its people, to others as what was refused', () => {
    expect(problemShown(problem, waits, [1])).toBeNull();
    expect(problemShown(problem, { ...waits, next_match: 'next' }, [])).toBeNull();
    expect(problemShown(problem, waits, [])).toBe(problem);
  });

  it('hides nothing else', () => {
    const other = { ...problem, code: 'too-much-chat' };
    expect(problemShown(other, waits, [1])).toBe(other);
    expect(problemShown(problem, { ...waits, is_waiting: false }, [1])).toBe(problem);
    expect(problemShown(null, waits, [1])).toBeNull();
  });
});
