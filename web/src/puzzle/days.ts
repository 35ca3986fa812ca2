import { remember, remembered } from '../store';

const NAME = 'puzzles';
const GAME = 'puzzle-game';
/** More than anybody looks back at; the oldest days are forgotten. */
const MOST = 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The days on which a puzzle of the day, of whichever game, was solved on this device, in order. */
export function solvedDays(): string[] {
  const found: unknown = remembered(NAME, []);
  return Array.isArray(found) ? found.filter((day) => typeof day === 'string' && !Number.isNaN(Date.parse(day))) : [];
}

export function solve(day: string): string[] {
  const days = [...new Set([...solvedDays(), day])].sort().slice(-MOST);
  remember(NAME, days);
  return days;
}

/** The game whose puzzle was looked at last; none before the first. */
export function gameOfLast(): string {
  const found: unknown = remembered(GAME, '');
  return typeof found === 'string' ? found : '';
}

export function keepGame(game: string): void {
  remember(GAME, game);
}

/** How many days in a row were solved up to today; a day not over yet breaks nothing. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
