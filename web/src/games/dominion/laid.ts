import type { LogEntry } from '../../wire/types';
import { cardOf, isTreasure, type Glossary } from './glossary';
import { eventsOf, stackCards, type TableView } from './view';

export type GroupId = 'stays' | 'played' | 'treasures' | 'night';

export interface Group {
  id: GroupId;
  seal: string;
  cards: { card: string; count: number }[];
}

export interface Fate {
  id: string;
  kind: 'boon' | 'hex' | 'state';
  /** Until Clean-up, for the next turn, in effect now, or for as long as it is there. */
  why: 'kept' | 'saved' | 'now' | 'state' | 'druid';
}

export interface Laid {
  groups: Group[];
  fate: Fate[];
  count: number;
}

const SEALS: Record<GroupId, string> = { stays: 'duration', played: 'action', treasures: 'treasure', night: 'night' };
const ORDER: readonly GroupId[] = ['stays', 'played', 'treasures', 'night'];

/** What lies in front of a seat, by when and as what it was played. */
export function layOut(table: TableView, glossary: Glossary, seat: number, log: readonly LogEntry[]): Laid {
  const owner = table.seats[seat]!;
  const played = playedThisTurn(log, seat);
  const found = new Map<GroupId, string[]>();
  for (const card of owner.play) {
    const left = played.get(card) ?? 0;
    played.set(card, left - 1);
    const group = left > 0 ? groupOf(glossary, card) : 'stays';
    found.set(group, [...(found.get(group) ?? []), card]);
  }
  const groups = ORDER.flatMap((id) => {
    const cards = found.get(id);
    return cards ? [{ id, seal: SEALS[id], cards: stackCards(cards) }] : [];
  });
  return { groups, fate: fateOf(table, seat), count: groups.reduce((sum, group) => sum + group.cards.length, 0) };
}

/** How often each card was played since this seat's turn began; all of it where the log tells no start. */
function playedThisTurn(log: readonly LogEntry[], seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = log.length - 1; index >= 0; index--) {
    for (const event of eventsOf(log[index]!).toReversed()) {
      if (event.event === 'TurnBegan') return event.seat === seat ? counts : new Map();
      if (event.event !== 'Played' || event.seat !== seat || event.is_again) continue;
      counts.set(event.card, (counts.get(event.card) ?? 0) + 1);
    }
  }
  return counts;
}

function groupOf(glossary: Glossary, card: string): GroupId {
  const facts = cardOf(glossary, card);
  if (isTreasure(facts)) return 'treasures';
  return facts.types.includes('night') && !facts.types.includes('action') ? 'night' : 'played';
}

function fateOf(table: TableView, seat: number): Fate[] {
  const owner = table.seats[seat]!;
  const kept = table.boons.kept.filter(([, of]) => of === seat).map(([id]) => ({ id, kind: 'boon', why: 'kept' }) as const);
  const saved = owner.saved.map((id) => ({ id, kind: 'boon', why: 'saved' }) as const);
  const boons = table.boons.out.map((id) => ({ id, kind: 'boon', why: 'now' }) as const);
  const hexes = table.hexes.out.map((id) => ({ id, kind: 'hex', why: 'now' }) as const);
  const states = owner.states.map((id) => ({ id, kind: 'state', why: 'state' }) as const);
  const woods = table.woods === seat ? [{ id: 'lost_in_the_woods', kind: 'state', why: 'state' } as const] : [];
  return [...kept, ...saved, ...boons, ...hexes, ...states, ...woods];
}
