import { expect, it } from 'vitest';
import type { LogEntry } from '../../wire/types';
import { lastUndone, undoneIn } from './undone';

const entry = (version: number, length: number, kind: LogEntry['kind'] = 'act'): LogEntry => ({
  version,
  length,
  kind,
  seat: 0,
  events: [],
  lines: [],
  depths: [],
});

it('knows what was taken back, and not what was played anew', () => {
  const log = [entry(0, 0, 'setup'), entry(1, 1), entry(2, 2), entry(3, 1, 'undo'), entry(4, 2), entry(5, 3), entry(6, 0, 'undo')];
  expect([...undoneIn(log.slice(0, 6))]).toEqual([2]);
  expect([...undoneIn(log)].sort()).toEqual([1, 2, 4, 5]);
});

it('knows what the last entry took back', () => {
  const log = [entry(0, 0, 'setup'), entry(1, 1), entry(2, 2), entry(3, 1, 'undo'), entry(4, 2), entry(5, 0, 'undo')];
  expect(lastUndone(log).map(({ version }) => version)).toEqual([1, 4]);
  expect(lastUndone(log.slice(0, 4)).map(({ version }) => version)).toEqual([2]);
  expect(lastUndone(log.slice(0, 5))).toEqual([]);
});
