import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../wire/types';
import { turnsOf } from './loglines';
import type { GameEvent } from './view';

const isTreasure = (card: string) => ['copper', 'silver'].includes(card);

function entry(version: number, ...events: GameEvent[]): LogEntry {
  return { version, length: version, kind: 'act', seat: 0, events, lines: events.map((event) => event.event), depths: events.map(() => 0) };
}

const turn = (seat: number, number: number): GameEvent => ({ event: 'TurnBegan', seat, number });
const phase = (name: 'buy' | 'night' | 'clean_up'): GameEvent => ({ event: 'PhaseBegan', phase: name });
const played = (card: string): GameEvent => ({ event: 'Played', seat: 0, card, zone: 'hand', is_again: false });
const coins = (count: number): GameEvent => ({ event: 'Bonus', seat: 0, actions: 0, buys: 0, coins: count });
const drew: GameEvent = { event: 'Drew', seat: 0, cards: ['?'], known: ['?'] };

describe('the condensed log', () => {
  it('plays Treasures in one line with what they bring', () => {
    const log = [entry(1, turn(0, 1), phase('buy'), played('copper'), coins(1)), entry(2, played('copper'), played('silver'), coins(3))];
    const [now] = turnsOf(log, isTreasure);
    expect(now!.lines.map((line) => line.told)).toEqual([{ kind: 'treasures', cards: ['copper', 'copper', 'silver'], coins: 4 }]);
    expect(now!.lines[0]!.isLast).toBe(true);
  });

  it('puts effects under their causes', () => {
    const [now] = turnsOf([entry(1, turn(0, 1), played('village'), drew)], isTreasure);
    expect(now!.lines.map((line) => line.depth)).toEqual([0, 1]);
  });

  it('names the Night only when something happens in it', () => {
    const idle = turnsOf([entry(1, turn(0, 1), phase('night'), phase('clean_up'), drew)], isTreasure);
    expect(idle[0]!.lines.map((line) => line.told.kind)).toEqual(['said']);
    const busy = turnsOf([entry(1, turn(0, 1), phase('night'), played('vampire'))], isTreasure);
    expect(busy[0]!.lines.map((line) => line.told.kind)).toEqual(['night', 'said']);
  });

  it('says of a card that was bought only that, and where it went if not to the discard pile', () => {
    const bought: GameEvent = { event: 'Bought', seat: 0, card: 'village' };
    const gained = (zone: 'discard' | 'hand'): GameEvent => ({ event: 'Gained', seat: 0, card: 'village', zone });
    const [usual] = turnsOf([entry(1, turn(0, 1), bought, gained('discard'))], isTreasure);
    expect(usual!.lines).toHaveLength(1);
    expect(usual!.gained).toEqual(['village']);
    const [other] = turnsOf([entry(1, turn(0, 1), bought, gained('hand'))], isTreasure);
    expect(other!.lines).toHaveLength(2);
  });

  it('leaves out what is discarded at the end of a turn', () => {
    const discarded: GameEvent = { event: 'Discarded', seat: 0, cards: ['copper'], known: ['copper'], zone: 'hand' };
    const [now] = turnsOf([entry(1, turn(0, 1), phase('clean_up'), discarded, drew)], isTreasure);
    expect(now!.lines.map((line) => line.told)).toEqual([{ kind: 'said', text: 'Drew' }]);
  });
});
