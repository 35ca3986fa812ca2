import type { Course } from '../../../tutorial/course';
import { readHand, selectorsOf } from './spots';
import { CORE, type Held, isTaken, lessonAt } from './steps';

/** One night: the match goes on after the lesson. */
export const COURSE: Course = {
  minutes: 5,
  word: (message) => `webaround-learn-${message}`,
  speaker: 'sprite',
  parts: [{ lesson: 'first-night', core: CORE }],
  first: {},
  shownAt(sight, learnt, held) {
    const lesson = lessonAt(sight, learnt, JSON.parse(held || '{}') as Held);
    return lesson && { ...lesson, spots: selectorsOf(lesson.spots[0]!) };
  },
  isTaken,
  met: () => [],
  readHand: () => JSON.stringify(readHand()),
};
