import type { LogEntry, Sight } from '../../../wire/types';
import { cardOf, isTreasure, type Glossary } from '../glossary';
import { eventsOf } from '../view';
import type { GameEvent } from '../wire';
import type { SoundName } from './voices';

export interface Heard {
  name: SoundName;
  detail: number;
}

/** What is heard of news, each sound once for each version, and a kalimba when it is one's turn. */
export function heardIn(news: readonly LogEntry[], sight: Pick<Sight, 'seat' | 'to_act'>, glossary: Glossary): Heard[] {
  const me = sight.seat;
  const heard = news.flatMap((entry) => heardOf(entry, me, glossary));
  const last = news.at(-1);
  const isMine = last !== undefined && me !== null && sight.to_act.includes(me) && last.seat !== me;
  return isMine ? [...heard, { name: 'kalimba', detail: 0 }] : heard;
}

export function heardOf(entry: LogEntry, me: number | null, glossary: Glossary): Heard[] {
  if (entry.kind !== 'act') return [];
  const events = eventsOf(entry);
  const names = events.flatMap((event, n) => nameOf(event, events[n + 1], me, glossary) ?? []);
  return [...new Set(names)].map((name) => ({ name, detail: name === 'coins' ? coinsIn(events) : 0 }));
}

/** What Treasures brought together. */
function coinsIn(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + (event.event === 'Bonus' ? Math.max(0, event.coins) : 0), 0);
}

function nameOf(event: GameEvent, next: GameEvent | undefined, me: number | null, glossary: Glossary): SoundName | null {
  switch (event.event) {
    case 'Played':
      if (event.card === 'werewolf') return 'wolf';
      return isTreasure(cardOf(glossary, event.card)) ? 'coins' : 'down';
    case 'Drew':
      return event.seat === me ? 'slide' : null;
    case 'Bought':
      return 'purse';
    case 'Gained':
      return soundOfGain(cardOf(glossary, event.card).types);
    case 'PhaseBegan':
      return event.phase === 'night' && next?.event !== 'PhaseBegan' ? 'owl' : null;
    default:
      return SIMPLE[event.event] ?? null;
  }
}

const SIMPLE: Partial<Record<GameEvent['event'], SoundName>> = {
  Shuffled: 'shuffle',
  Trashed: 'fold',
  Revealed: 'page',
  LookedAt: 'page',
  Exchanged: 'page',
  Reacted: 'shield',
  BoonReceived: 'glass',
  HexReceived: 'drum',
  StateTaken: 'drum',
  MatchEnded: 'chord',
};

function soundOfGain(types: readonly string[]): SoundName {
  if (types.includes('curse')) return 'tear';
  return types.includes('victory') ? 'banner' : 'slide';
}
