import type { LogEntry, Sight } from '../../../wire/types';
import { eventsOf, tableOf } from '../view';
import type { GameEvent, Spell } from '../wire';
import type { SoundName } from './voices';

export interface Heard {
  name: SoundName;
  detail: number;
}

/** What is heard of news, and an owl when it is one's turn. */
export function heardIn(news: readonly LogEntry[], sight: Sight): Heard[] {
  const me = sight.seat;
  const heard = news.flatMap((entry) => heardOf(entry, me));
  const last = news.at(-1);
  if (last && wasOutbid(last, tableOf(sight).spells, me)) heard.push({ name: 'outbid', detail: 0 });
  if (last && me !== null && sight.to_act.includes(me) && last.seat !== me) heard.push({ name: 'turn', detail: 0 });
  return heard;
}

/** What is heard of one version, each sound once: five tokens going home are one brush. */
export function heardOf(entry: LogEntry, me: number | null): Heard[] {
  if (entry.kind !== 'act') return [];
  const heard = eventsOf(entry).flatMap((event) => heardOfEvent(event, me));
  const once = new Set<SoundName>();
  return heard.filter(({ name }) => !once.has(name) && once.add(name));
}

function heardOfEvent(event: GameEvent, me: number | null): Heard[] {
  switch (event.event) {
    case 'SpellCast':
      if (event.token === 'star') return [{ name: 'star', detail: 0 }];
      return [{ name: 'cast', detail: valueOf(event.token) }];
    case 'Passed':
      return [{ name: 'pass', detail: 0 }];
    case 'TileWon':
      return [{ name: 'win', detail: event.seat }];
    case 'Dedicated':
      return [{ name: 'dedicate', detail: event.space - 1 }];
    case 'TokenReturned':
      return event.seat === me ? [{ name: 'home', detail: 0 }] : [];
    case 'ChestOpened':
      return [{ name: 'chest', detail: 0 }];
    case 'DrewConcoctions':
      return [{ name: 'rune', detail: 0 }];
    case 'GoalClaimed':
      return [{ name: 'goal', detail: 0 }];
  }
  return [];
}

/** The number on a token: `4`, or 8 for `shadow8`. */
export function valueOf(token: string): number {
  return Number(/\d+$/.exec(token)?.[0] ?? 0);
}

/** Did this version put somebody's spell above mine? */
export function wasOutbid(entry: LogEntry, spells: readonly Spell[], me: number | null): boolean {
  const isCast = entry.events.some((event) => event.event === 'SpellCast' && event.seat !== me);
  const isWon = entry.events.some((event) => event.event === 'TileWon');
  return isCast && !isWon && me !== null && spells.at(-2)?.[0] === me;
}
