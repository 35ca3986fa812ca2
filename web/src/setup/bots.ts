import { catalogueOf } from '../wire/api';
import type { GameForm } from './form';

/** What the bots of a game are called, by level. */
export async function botNames(game: string): Promise<Record<string, string>> {
  const { games } = (await catalogueOf()) as unknown as { games: GameForm[] };
  const bots = games.find((one) => one.id === game)?.bots ?? [];
  return Object.fromEntries(bots.map((bot) => [bot.id, bot.name]));
}
