import type { Chosen } from '../../setup/form';

/** What is chosen beside the pictures of the ten cards, not in the common list of options. */
export const SETUP_OPTIONS: readonly string[] = ['kingdom', 'cards', 'number', 'sets', 'wishes', 'bans'];

/** Which of the two lists of a random Kingdom. */
export type List = 'wishes' | 'bans';

export function namesIn(chosen: Chosen, list: List | 'cards'): string[] {
  const names = chosen[list];
  return Array.isArray(names) ? names.map(String) : [];
}

/** A card in or out of one of the lists; it cannot be in both. */
export function turnCard(chosen: Chosen, list: List, card: string): Record<List, string[]> {
  const other: List = list === 'wishes' ? 'bans' : 'wishes';
  const names = namesIn(chosen, list);
  const next = names.includes(card) ? names.filter((name) => name !== card) : [...names, card];
  const rest = namesIn(chosen, other).filter((name) => name !== card);
  return { [list]: next, [other]: rest } as Record<List, string[]>;
}

/** Bans are kept for next time, those of each set by themselves. */
export type Kept = Record<string, string[]>;
export type SetOf = (card: string) => string;

/** The kept bans with those of the sets in use as they are now. */
export function keepBans(kept: Kept, sets: readonly string[], bans: readonly string[], setOf: SetOf): Kept {
  const now = sets.map((set) => [set, bans.filter((card) => setOf(card) === set)]);
  return { ...kept, ...(Object.fromEntries(now) as Kept) };
}

/** The kept bans of these sets; a list of old is of whatever sets its cards are. */
export function bansFor(kept: Kept | readonly string[], sets: readonly string[], setOf: SetOf): string[] {
  if (Array.isArray(kept)) return kept.filter((card: string) => sets.includes(setOf(card)));
  return sets.flatMap((set) => (kept as Kept)[set] ?? []);
}

/** An address at which the same ten cards are drawn. */
export function drawLink(origin: string, chosen: Chosen): string {
  const query = new URLSearchParams({ game: 'dominion', kingdom: 'random', number: String(chosen['number'] ?? 0) });
  for (const list of ['sets', 'wishes', 'bans']) {
    const names = chosen[list];
    if (Array.isArray(names) && names.length) query.set(list, names.join(','));
  }
  return `${origin}/new?${query}`;
}
