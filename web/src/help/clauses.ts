import { api } from '../wire/api';

const known = new Map<string, Promise<Record<string, string>>>();

/** The clauses of a game's rules, fetched once: they are the same in every language. */
export function clausesOf(game: string): Promise<Record<string, string>> {
  let found = known.get(game);
  if (!found) {
    found = api.clauses(game);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}
