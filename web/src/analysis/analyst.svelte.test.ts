import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../wire/api';
import type { Analysis, Problem, Review } from '../wire/types';
import { Analyst } from './analyst.svelte';

vi.mock('../wire/api', () => ({ api: { analysis: vi.fn() }, problemOf: (error: unknown) => error }));

const asked = vi.mocked(api.analysis);
const shared = { record: '{}', names: ['Ann'] };
const going = (done: number): Analysis => ({ before: 0, done, total: 9, review: null });
const done: Analysis = { ...going(9), review: {} as Review };
const refused = (code: string): Problem => ({ code, clause: '', sentence: '', facts: {} });

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('an analyst', () => {
  it('asks until it is done, and then no more', async () => {
    asked.mockResolvedValueOnce(going(1)).mockResolvedValueOnce(going(5)).mockResolvedValueOnce(done);
    const analyst = new Analyst(shared);
    analyst.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(analyst.review).toBe(done.review);
    analyst.start();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('asks no more once nobody looks', async () => {
    asked.mockResolvedValue(going(1));
    const analyst = new Analyst(shared);
    analyst.start();
    await vi.advanceTimersByTimeAsync(0);
    analyst.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('stops at a refusal until it is told to try again', async () => {
    asked.mockRejectedValueOnce(refused('match-not-over')).mockResolvedValueOnce(done);
    const analyst = new Analyst(shared);
    analyst.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(analyst.problem?.code).toBe('match-not-over');
    analyst.again();
    await vi.advanceTimersByTimeAsync(0);
    expect(analyst.problem).toBeNull();
    expect(analyst.review).toBe(done.review);
  });

  it('looks without beginning anything, and goes on with what was begun', async () => {
    asked.mockResolvedValueOnce({ before: 0, done: 0, total: 0, review: null });
    const unasked = new Analyst(shared);
    await unasked.look();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls).toEqual([[{ ...shared, begins: false }]]);
    expect(unasked.isAsked).toBe(false);
    asked.mockResolvedValueOnce(going(4)).mockResolvedValueOnce(done);
    const begun = new Analyst(shared);
    await begun.look();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun.isAsked).toBe(true);
    expect(begun.review).toBe(done.review);
  });

  it('waits where it asked too often', async () => {
    asked.mockRejectedValueOnce(refused('too-many-requests')).mockResolvedValueOnce(done);
    const analyst = new Analyst(shared);
    analyst.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(analyst.problem).toBeNull();
    expect(analyst.review).toBe(done.review);
  });
});
