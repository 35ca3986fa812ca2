import type { MatchInfo, Sight } from '../wire/types';

/** One thing reached: when, and in which match. */
export interface Mark {
  on: string;
  match: string;
}

/** Somebody at this device and what they have reached, by entry (`scenario-7`). */
export interface Person {
  name: string;
  marks: Record<string, Mark>;
  solo: { total: number; rank: string | null } | null;
}

export interface Progress {
  people: Person[];
}

const KEY = 'moonlit.progress';
const NOBODY: Progress = { people: [] };

export function readProgress(store: Pick<Storage, 'getItem'> = localStorage): Progress {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return isProgress(found) ? found : NOBODY;
  } catch {
    return NOBODY;
  }
}

function isProgress(found: unknown): found is Progress {
  const people = (found as Progress | null)?.people;
  return Array.isArray(people) && people.every((one) => typeof one?.name === 'string' && !!one.marks);
}

/** What a glossary says of switches, as far as it matters here. */
interface Editions {
  switches?: Record<string, { editions?: Record<string, unknown> }>;
}

/** Keeps what the own seat has reached in a match that is over; gives the entries that are new. */
export function mark(
  info: MatchInfo,
  sight: Sight,
  glossary: object = {},
  store: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  today: Date = new Date(),
): string[] {
  if (info.is_practice || sight.seat === null || !sight.result) return [];
  // Not every game has a track.
  if (!Array.isArray(sight.result.notes['met'])) return [];
  if (info.seats[sight.seat]?.kind !== 'person') return [];
  const progress = readProgress(store);
  const name = info.seats[sight.seat]?.name ?? '';
  const before = progress.people.find((one) => one.name === name) ?? { name, marks: {}, solo: null };
  const found = reached(sight).filter((entry) => !(entry in before.marks));
  const fresh = takesOne(info, glossary) ? withOneAchievement(found) : found;
  const earned: Mark = { on: today.toISOString().slice(0, 10), match: info.match };
  const after: Person = {
    name,
    marks: { ...before.marks, ...Object.fromEntries(fresh.map((entry) => [entry, earned])) },
    solo: betterSolo(before.solo, info, sight),
  };
  const isKnown = progress.people.some((one) => one.name === name);
  const people = isKnown ? progress.people.map((one) => (one.name === name ? after : one)) : [...progress.people, after];
  try {
    store.setItem(KEY, JSON.stringify({ people }));
  } catch {
    // A browser that keeps nothing can still show what was reached.
  }
  return fresh;
}

/** One edition lets a match count for a single achievement (E-70). */
function takesOne({ options }: MatchInfo, glossary: Editions): boolean {
  const chosen = (options?.['switches'] ?? {}) as Record<string, unknown>;
  const preset = glossary.switches?.['achievements_per_game']?.editions?.[String(options?.['edition'])];
  return (chosen['achievements_per_game'] ?? preset) === 'one';
}

function withOneAchievement(entries: readonly string[]): string[] {
  const first = entries.find((entry) => entry.startsWith('achievement-'));
  return entries.filter((entry) => entry === first || !entry.startsWith('achievement-'));
}

/** Everything a match counts for the own seat. */
export function reached(sight: Sight): string[] {
  const met = sight.result?.notes['met'];
  const own: unknown = Array.isArray(met) && sight.seat !== null ? met[sight.seat] : null;
  if (typeof own !== 'object' || own === null) return [];
  return Object.values(own as Record<string, string[]>).flat();
}

function betterSolo(before: Person['solo'], info: MatchInfo, sight: Sight): Person['solo'] {
  const total = sight.result?.totals[0];
  if (info.seats.length !== 1 || total === undefined || (before && before.total >= total)) return before;
  const rank = sight.result?.notes['rank'];
  return { total, rank: typeof rank === 'string' ? rank : null };
}

/** Who has an entry, in the order they came to this device. */
export function owners(progress: Progress, entry: string): Person[] {
  return progress.people.filter((one) => entry in one.marks);
}

/** The first entry that nobody, or that one person, has reached. */
export function nextOpen(entries: readonly string[], people: readonly Person[]): string | null {
  return entries.find((entry) => !people.some((one) => entry in one.marks)) ?? null;
}
