import type { Daily } from '../../day/daily';
import { cardOf, type Glossary } from './glossary';
import { eventsOf } from './view';

/** From this cost on a turn's best card makes its moon so full. */
const STEPS = [1, 3, 5, 7];

export const DAILY: Daily = {
  moonsOf({ log }, seat, glossary) {
    const moons: number[] = [];
    let turn = -1;
    for (const event of log.flatMap(eventsOf)) {
      if (event.event === 'TurnBegan') {
        turn = event.seat;
        if (turn === seat) moons.push(0);
      }
      if (event.event !== 'Gained' || event.seat !== seat || turn !== seat) continue;
      const { cost } = cardOf(glossary as unknown as Glossary, event.card);
      moons.push(Math.max(moons.pop()!, STEPS.filter((step) => cost >= step).length));
    }
    return moons;
  },
};
