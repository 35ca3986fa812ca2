import type { LogEntry, Sight } from '../../wire/types';
import type { GameEvent, Hero, TableView } from './wire';

export type { GameEvent, Goal, Hero, Intent, TableView } from './wire';

export function tableOf(sight: Sight): TableView {
  return sight.table as TableView;
}

export function eventsOf(entry: Pick<LogEntry, 'events'>): GameEvent[] {
  return entry.events as GameEvent[];
}

/** Kinds of decisions in which a hero acts; all others are questions. */
export function isActing(kind: TableView['decision']['kind']): boolean {
  return kind === 'turn' || kind === 'extra';
}

/** The hero who acts now, if one does. */
export function actingHero(table: TableView): Hero | null {
  const { kind, hero } = table.decision;
  return isActing(kind) ? (table.heroes.find((one) => one.id === hero) ?? null) : null;
}

/** How a hero stands: `acting`, `done`, `waiting`, `ready`, `down`, `left`. */
export function stateOf(table: TableView, hero: Hero): 'acting' | 'done' | 'waiting' | 'ready' | 'down' | 'left' {
  if (hero.is_unconscious) return 'down';
  if (hero.has_left) return 'left';
  if (table.turn === hero.id) return 'acting';
  if (table.phase !== 'player') return 'ready';
  return hero.has_acted ? 'done' : 'waiting';
}

/** How many wyrms and bosses would attack somebody with their next action: surely, and if it is so chosen. */
export function bitesOf(table: TableView, person: string): { sure: number; maybe: number } {
  const attacks = [...table.wyrms, ...table.bosses]
    .map(({ intent }) => intent)
    .filter((one) => one.does === 'attack' && one.who.includes(person));
  const sure = attacks.filter((one) => one.who.length === 1).length;
  return { sure, maybe: attacks.length - sure };
}

/** The dice of the newest roll, as long as nothing was done since. */
export function lastRoll(log: readonly LogEntry[]): { successes: number; blanks: number } | null {
  const rolled = eventsOf(log.at(-1) ?? { events: [] }).findLast((event) => event.event === 'Rolled');
  return rolled?.event === 'Rolled' ? { successes: rolled.successes, blanks: rolled.blanks } : null;
}
