import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../wire/types';
import { turnsOf } from './loglines';
import type { GameEvent } from './view';

/** What happened, each told by its name; with a depth where it is no cause. */
function entry(version: number, ...told: (GameEvent | [GameEvent, number])[]): LogEntry {
  const lines = told.map((one) => (Array.isArray(one) ? one : ([one, 0] as const)));
  const events = lines.map(([event]) => event);
  const texts = events.map((event) => (event.event === 'PhaseBegan' && event.phase !== 'night' ? '' : event.event));
  return { version, length: version, kind: 'act', seat: 0, events, lines: texts, depths: lines.map(([, depth]) => depth) };
}

const turn = (seat: number, number: number): GameEvent => ({ event: 'TurnBegan', seat, number });
const phase = (name: 'buy' | 'night' | 'clean_up'): GameEvent => ({ event: 'PhaseBegan', phase: name });
const played = (card: string): GameEvent => ({ event: 'Played', seat: 0, card, zone: 'hand', is_again: false });
const drew: GameEvent = { event: 'Drew', seat: 0, cards: ['?'], known: ['?'] };

describe('the log by turns', () => {
  it('says what the server says, as far under its cause as the server puts it', () => {
    const [now] = turnsOf([entry(1, turn(0, 1), phase('buy'), played('village'), [drew, 1]), entry(2, played('smithy'))]);
    expect(now!.lines.map(({ text, depth }) => [text, depth])).toEqual([
      ['Played', 0],
      ['Drew', 1],
      ['Played', 0],
    ]);
    expect(now!.lines.map((line) => line.isLast)).toEqual([false, false, true]);
    expect(now!.lines.map((line) => line.thing)).toEqual(['card:village', null, 'card:smithy']);
  });

  it('names the Night only when something happens in it', () => {
    const idle = turnsOf([entry(1, turn(0, 1), phase('night')), entry(2, phase('clean_up'), drew)]);
    expect(idle[0]!.lines.map((line) => line.text)).toEqual(['Drew']);
    const busy = turnsOf([entry(1, turn(0, 1), phase('night')), entry(2, played('vampire'))]);
    expect(busy[0]!.lines.map((line) => line.text)).toEqual(['PhaseBegan', 'Played']);
  });

  it('keeps in sight what a turn gained, also where the purchase says it along', () => {
    const gained: GameEvent = { event: 'Gained', seat: 0, card: 'village', zone: 'discard' };
    const said = entry(1, turn(0, 1), { event: 'Bought', seat: 0, card: 'village' }, gained);
    said.lines[2] = '';
    const [now] = turnsOf([said]);
    expect(now!.lines.map((line) => line.text)).toEqual(['Bought']);
    expect(now!.gained).toEqual(['village']);
  });

  it('leaves out what was taken back', () => {
    const back: LogEntry = { version: 3, length: 1, kind: 'undo', seat: 0, events: [], lines: ['taken back'], depths: [0] };
    const [now] = turnsOf([entry(1, turn(0, 1), played('village')), entry(2, played('smithy')), back]);
    expect(now!.lines.map((line) => line.thing)).toEqual(['card:village', null]);
  });
});
