import type { Glossary } from '../wire/port';
import type { Replay } from '../wire/types';

/** What a game says of somebody's match of the day. */
export interface Daily {
  /** For each of a seat's turns how much it brought, from 0 to 4; never what. */
  moonsOf(replay: Replay, seat: number, glossary: Glossary): number[];
}

const found = import.meta.glob<{ DAILY: Daily }>('../games/*/daily.ts');

/** The games with a match of the day. */
export const withDays: string[] = Object.keys(found).map((path) => path.split('/')[2]!);

export async function dailyOf(game: string): Promise<Daily> {
  return (await found[`../games/${game}/daily.ts`]!()).DAILY;
}
