import { remember, remembered } from '../store';
import type { Replay } from '../wire/types';

/** How the counted try of a day ended. */
export interface Ending {
  own: number;
  best: number;
  isWon: boolean;
  /** One for each turn, from 0 to 4. */
  moons: number[];
  /** Something was taken back that others had answered, or that had been shown. */
  wasUndone: boolean;
}

/** The match that counts for a day on this device. */
export interface Try {
  match: string;
  ending: Ending | null;
}

const NAME = 'days';
const SIGNS = ['🌑', '🌒', '🌓', '🌔', '🌕'];
const ROW = 10;

export function triesOf(game: string): Record<string, Try> {
  return remembered<Record<string, Record<string, Try>>>(NAME, {})[game] ?? {};
}

/** Only the first match of a day counts. */
export function begin(game: string, day: string, match: string): Try {
  return triesOf(game)[day] ?? keep(game, day, { match, ending: null });
}

/** A match that is gone before it ended counts for nothing. */
export function forget(game: string, day: string): void {
  const all = remembered<Record<string, Record<string, Try>>>(NAME, {});
  const { [day]: _, ...others } = all[game] ?? {};
  remember(NAME, { ...all, [game]: others });
}

/** How it ended stays as it was first. */
export function settle(game: string, day: string, ending: Ending): Try {
  const before = triesOf(game)[day]!;
  return before.ending ? before : keep(game, day, { ...before, ending });
}

function keep(game: string, day: string, one: Try): Try {
  const all = remembered<Record<string, Record<string, Try>>>(NAME, {});
  remember(NAME, { ...all, [game]: { ...all[game], [day]: one } });
  return one;
}

export function endingOf({ result }: Replay, seat: number, moons: number[], wasUndone: boolean): Ending {
  const totals = result!.totals;
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  return { own: totals[seat]!, best, isWon: result!.winners.includes(seat), moons, wasUndone };
}

/** A few signs to share: they tell how it went, and nothing about the cards. */
export function signsOf(ending: Ending, title: string, told: string): string {
  const rows = [];
  for (let at = 0; at < ending.moons.length; at += ROW) {
    rows.push(
      ending.moons
        .slice(at, at + ROW)
        .map((moon) => SIGNS[moon])
        .join(''),
    );
  }
  return [title, told, ...rows].join('\n');
}

/** The days from the first to the last, the youngest first. */
export function daysBack(first: string, last: string): string[] {
  const found = [];
  const day = new Date(`${last}T00:00:00Z`);
  for (let name = last; name >= first; name = day.toISOString().slice(0, 10)) {
    found.push(name);
    day.setUTCDate(day.getUTCDate() - 1);
  }
  return found;
}
