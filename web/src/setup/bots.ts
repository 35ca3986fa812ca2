import { catalogueOf } from '../wire/api';
import type { GameForm } from './form';

export async function formOf(game: string): Promise<GameForm | null> {
  const { games } = (await catalogueOf()) as { games: GameForm[] };
  return games.find((one) => one.id === game) ?? null;
}

/** What a game has besides its rules: `hints`, `analysis`. */
export async function offersOf(game: string): Promise<string[]> {
  return (await formOf(game))?.offers ?? [];
}

/** What the bots of a game are called, by level. */
export function botNames(form: GameForm | null): Record<string, string> {
  return form?.bot_names ?? {};
}
