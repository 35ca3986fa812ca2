import { describe, expect, it } from 'vitest';
import { linesOf } from './loglines';
import { rowsOf } from './projection';
import { goalsOf } from './standings';
import { splitClauses } from '../../table/clauses';
import { placeBubble } from '../../table/bubble';
import { intentOf } from './intents';
import { KEYS } from '../../keys';
import type { Glossary } from './glossary';
import type { GameEvent, TableView } from './view';
import type { LogEntry } from '../../wire/types';

const goal = (rule: string) => ({ name: '', text: '', ours: false, rule, points: 3, number: 3, size: 0, shape: [] });
const glossary = {
  goals: { twilight: { 1: goal('won_with'), 6: goal('areas'), 12: goal('last_star') }, moonlight: { 2: goal('areas_of_size') } },
} as unknown as Glossary;

describe('goals', () => {
  it('show how everybody stands, and those taken last', () => {
    const table = {
      round: 'twilight',
      standings: [{ round: 'twilight', goal: 12, counts: [1, 0], needed: null, points: null, leads: [] }],
      seats: [{ goals: [] }, { goals: [6] }],
    } as unknown as TableView;
    const [open, taken] = goalsOf(table, glossary);
    expect(open).toMatchObject({ id: 12, isYesNo: true, claimed: null });
    expect(taken).toMatchObject({ id: 6, claimed: 1, seats: [] });
  });
});

describe('the projection', () => {
  const seat = (points: (number | null)[], fields = {}) => ({ points, cards: [], ability: null, ...fields });
  it('leaves out what this match cannot bring, and marks who leads', () => {
    const table = {
      spaces: 0,
      seats: [seat([4, 0, 0, 0, 0, -1, 0, 0, 0, 12, 0, 0]), seat([2, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0])],
    } as unknown as TableView;
    const rows = rowsOf(table, 0);
    expect(rows.map((row) => row.category)).not.toContain('moonlight');
    expect(rows.map((row) => row.category)).not.toContain('precious');
    expect(rows[0]).toMatchObject({ leads: [0], share: 4 / 12 });
    expect(rows.at(-1)).toMatchObject({ category: 'leftover', leads: [0, 1] });
  });
  it('names no leader where something is hidden', () => {
    const table = { spaces: 4, seats: [seat([4], { cards: ['S1'] }), seat([null])] } as unknown as TableView;
    expect(rowsOf(table, 0)[0]!.leads).toEqual([]);
  });
});

describe('the log', () => {
  const entry = (version: number, ...events: GameEvent[]): LogEntry => ({
    version,
    length: version,
    kind: 'act',
    seat: 0,
    events,
    lines: events.map(({ event }) => event),
    depths: events.map(() => 0),
  });
  it('marks the newest version and plays down what goes without saying', () => {
    const cast: GameEvent = { event: 'SpellCast', seat: 1, token: '4', cell: 'b2' };
    const won: GameEvent = { event: 'TileWon', seat: 0, tile: 'SK01', cell: 'b1', why: 'passes' };
    const home: GameEvent = { event: 'TokenReturned', seat: 1, token: '4' };
    const lines = linesOf([entry(1, cast), entry(2, won, home)]);
    expect(lines.map((line) => line.isLast)).toEqual([false, true, true]);
    expect(lines.map((line) => line.isMinor)).toEqual([false, false, true]);
    expect(lines.map((line) => line.seat)).toEqual([1, 0, 1]);
  });
});

describe('a sentence', () => {
  it('is cut where it names clauses', () => {
    expect(splitClauses('Too far. Rule N-CAST-2, O-20.').filter((part) => part.clause)).toEqual([
      { text: 'N-CAST-2', clause: true },
      { text: 'O-20', clause: true },
    ]);
    expect(splitClauses('No rule.')).toEqual([{ text: 'No rule.', clause: false }]);
  });
});

describe('a bubble', () => {
  const screen = { width: 400, height: 800 };
  it('hangs under its target and points at it', () => {
    const spot = placeBubble({ left: 100, top: 100, width: 40, height: 40 }, { width: 200, height: 80 }, screen);
    expect(spot).toEqual({ left: 20, top: 152, arrow: 100, isAbove: false });
  });
  it('goes above where there is no room below, and never leaves the screen', () => {
    const spot = placeBubble({ left: 380, top: 760, width: 20, height: 30 }, { width: 200, height: 80 }, screen);
    expect(spot.isAbove).toBe(true);
    expect(spot.left + 200).toBeLessThanOrEqual(392);
  });
});

describe('keys', () => {
  const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null });
  const supply = ['5', '6', 'shadow6', 'shadow10', 'star'];
  it('pick spells by value, the next of that value when pressed again', () => {
    expect(intentOf(press('6'), KEYS, supply, null)).toEqual({ kind: 'token', token: '6' });
    expect(intentOf(press('6'), KEYS, supply, '6')).toEqual({ kind: 'token', token: 'shadow6' });
    expect(intentOf(press('0'), KEYS, supply, null)).toEqual({ kind: 'token', token: 'shadow10' });
    expect(intentOf(press('*'), KEYS, supply, null)).toEqual({ kind: 'token', token: 'star' });
  });
  it('pass, ask and cancel, and leave all others alone', () => {
    expect(intentOf(press('p'), KEYS, supply, null)).toEqual({ kind: 'pass' });
    expect(intentOf(press('w'), KEYS, supply, null)).toEqual({ kind: 'why' });
    expect(intentOf(press('Escape'), KEYS, supply, null)).toEqual({ kind: 'cancel' });
    expect(intentOf(press('9'), KEYS, supply, null)).toBeNull();
  });
});
