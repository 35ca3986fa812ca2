import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../wire/types';
import type { GameEvent } from './view';
import { nightfallOf } from './nightfall';
import { entryOf } from './things';
import type { Glossary } from './glossary';

const entry = (seat: number, ...events: GameEvent[]): LogEntry => ({
  version: 60,
  length: 60,
  kind: 'act',
  seat,
  events,
  lines: events.map(() => ''),
  depths: events.map(() => 0),
});

describe('nightfall', () => {
  const awarded: GameEvent = { event: 'ShadowAwarded', seat: 1, token: 'shadow10' };
  const lost: GameEvent = { event: 'TokenLost', seat: 1, token: '1' };
  const began = { event: 'RoundBegan', round: 'moonlight', starter: 0 } as const;

  it('tells what each seat got and gave up', () => {
    expect(nightfallOf([entry(1, awarded, lost, began)], 0)?.seats).toEqual([{ seat: 1, gained: ['shadow10'], lost: ['1'] }]);
  });
  it('is told until one acts oneself, and not at the first round', () => {
    const cast: GameEvent = { event: 'SpellCast', seat: 1, token: '4', cell: 'b2' };
    expect(nightfallOf([entry(1, began), entry(1, cast)], 0)).not.toBeNull();
    expect(nightfallOf([entry(1, began), entry(0, cast)], 0)).toBeNull();
    expect(nightfallOf([entry(1, began), ...Array.from({ length: 7 }, () => entry(1, cast))], null)).toBeNull();
    expect(nightfallOf([entry(1, { ...began, round: 'twilight' })], 0)).toBeNull();
  });
});

describe('a thing', () => {
  it('has an entry where the glossary knows it', () => {
    const glossary = {
      tiles: { SK01: { name: 'Skull' } },
      goals: { twilight: {}, moonlight: { 4: { name: 'Bend' } } },
    } as unknown as Glossary;
    expect(entryOf(glossary, 'tile:SK01')?.name).toBe('Skull');
    expect(entryOf(glossary, 'goal:moonlight:4')?.name).toBe('Bend');
    expect(entryOf(glossary, 'topic:cast')).toBeNull();
  });
});
