import type { Course } from '../../../tutorial/course';
import { CORE, END, isLongEnough, isTaken, met, shownAt } from './steps';

/** The first turns of a match, and then the last of one. */
export const COURSE: Course = {
  minutes: 8,
  word: (message) => `webdominion-learn-${message}`,
  speaker: '',
  parts: [
    { lesson: 'first-kingdom', core: CORE, isLongEnough },
    { lesson: 'last-night', core: END },
  ],
  first: {},
  shownAt,
  isTaken,
  met,
  /** Whether what was picked is enough to answer with. */
  readHand: () => (document.querySelector('[data-spot="act"]:not([aria-disabled="true"])') ? 'ready' : ''),
};
