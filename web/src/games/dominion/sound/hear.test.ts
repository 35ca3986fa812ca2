import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../wire/types';
import type { CardFacts, Glossary } from '../glossary';
import type { GameEvent } from '../wire';
import { heardIn, heardOf } from './hear';

const card = (...types: string[]) => ({ types }) as CardFacts;
const glossary = {
  cards: {
    copper: card('treasure'),
    gold: card('treasure'),
    province: card('victory'),
    curse: card('curse'),
    smithy: card('action'),
    werewolf: card('action', 'night', 'attack', 'doom'),
  },
} as unknown as Glossary;

const entry = (...events: GameEvent[]): LogEntry => ({ version: 3, length: 3, kind: 'act', seat: 1, events, lines: [], depths: [] });
const played = (name: string): GameEvent => ({ event: 'Played', seat: 1, card: name, zone: 'hand', is_again: false });
const gained = (name: string): GameEvent => ({ event: 'Gained', seat: 1, card: name, zone: 'discard' });
const bonus = (coins: number): GameEvent => ({ event: 'Bonus', seat: 1, actions: 0, buys: 0, coins });
const drew = (seat: number, ...cards: string[]): GameEvent => ({ event: 'Drew', seat, cards, known: [] });
const names = (...events: GameEvent[]) => heardOf(entry(...events), 0, glossary).map(({ name }) => name);

describe('what is heard', () => {
  it('is one run of coins for all Treasures, as high as they come to', () => {
    expect(heardOf(entry(played('copper'), played('gold'), bonus(4)), 0, glossary)).toEqual([{ name: 'coins', detail: 4 }]);
  });

  it('tells what was bought: a purse, and a banner, a tear or a card', () => {
    expect(names({ event: 'Bought', seat: 1, card: 'province' }, gained('province'))).toEqual(['purse', 'banner']);
    expect(names(gained('curse'))).toEqual(['tear']);
    expect(names(gained('gold'))).toEqual(['slide']);
  });

  it('is a wolf for the Werewolf, and a card laid down for others', () => {
    expect(names(played('werewolf'))).toEqual(['wolf']);
    expect(names(played('smithy'))).toEqual(['down']);
  });

  it('is an owl when night falls, but not in a night that nobody uses', () => {
    const night: GameEvent = { event: 'PhaseBegan', phase: 'night' };
    expect(names(night, { event: 'Asked', seat: 1, decision: 'night', asker: '' })).toEqual(['owl']);
    expect(names(night, { event: 'PhaseBegan', phase: 'clean_up' })).toEqual([]);
  });

  it('is the same whatever others draw', () => {
    expect(names(drew(1, 'gold', 'curse'))).toEqual(names(drew(1, '?', '?')));
    expect(names(drew(0, 'gold'))).toEqual(['slide']);
  });

  it('is the same whatever others look at', () => {
    const looked = (...cards: string[]): GameEvent => ({ event: 'LookedAt', seat: 1, cards });
    expect(names(looked('gold', 'curse'))).toEqual(names(looked('?', '?')));
  });

  it('is nothing for an undo', () => {
    expect(heardOf({ ...entry(played('smithy')), kind: 'undo' }, 0, glossary)).toEqual([]);
  });
});

describe('my turn', () => {
  it('is told by a kalimba, when somebody else acted before me', () => {
    expect(heardIn([entry(gained('gold'))], { seat: 0, to_act: [0] }, glossary).at(-1)).toEqual({ name: 'kalimba', detail: 0 });
    expect(heardIn([entry(gained('gold'))], { seat: 1, to_act: [1] }, glossary).map(({ name }) => name)).toEqual(['slide']);
    expect(heardIn([entry(gained('gold'))], { seat: null, to_act: [0] }, glossary).map(({ name }) => name)).toEqual(['slide']);
  });
});
