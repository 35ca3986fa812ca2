import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Hint, HintAsk } from '../wire/types';
import { type Asker, Lantern } from './lantern.svelte';

vi.mock('../wire/api', () => ({ api: {}, problemOf: (error: unknown) => error }));

const asker = (version: number): Asker => ({ match: 'm1', token: 'secret', version, language: 'en' });
const hint = ({ version, depth }: HintAsk): Hint => ({
  version,
  depth,
  lines: [`${depth} at ${version}`],
  actions: depth === 'nudge' ? [] : ['0 cast 4 d3', '0 pass'],
  compared:
    depth === 'comparison' ? [{ text: '0 pass', label: 'Pass', win: 40, figures: '', reasons: ['It costs nothing.', 'And more.'] }] : [],
  why: depth === 'nudge' ? '' : 'It is the third of a kind.',
});

/** A lantern whose server answers when it is told to. */
function lit() {
  let now: Asker | null = $state.raw(asker(7));
  const asked: HintAsk[] = [];
  const answers: (() => void)[] = [];
  const fetching = (match: string, body: HintAsk) => {
    asked.push(body);
    expect(match).toBe('m1');
    return new Promise<Hint>((done) => answers.push(() => done(hint(body))));
  };
  const lantern = new Lantern(() => now, fetching);
  lantern.follow();
  return {
    lantern,
    asked,
    /** Lets the server answer what was asked. */
    async answer(): Promise<void> {
      answers.shift()!();
      await Promise.resolve();
      await Promise.resolve();
      flushSync();
    },
    move(version: number | null): void {
      now = version === null ? null : asker(version);
      flushSync();
      lantern.follow();
    },
  };
}

describe('the lantern', () => {
  it('shines deeper each time', async () => {
    const { lantern, asked, answer } = lit();
    const advised = [];
    for (let depth = 0; depth < 3; depth++) {
      lantern.deeper();
      await answer();
      advised.push(lantern.advised);
    }
    lantern.deeper();
    expect(asked.map((one) => one.depth)).toEqual(['nudge', 'move', 'comparison']);
    expect(advised).toEqual([null, '0 cast 4 d3', '0 cast 4 d3']);
  });

  it('asks once while it waits', async () => {
    const { lantern, asked, answer } = lit();
    lantern.deeper();
    lantern.deeper();
    expect(lantern.isOpen).toBe(true);
    await answer();
    expect(asked).toHaveLength(1);
  });

  it('goes out when the position has passed', async () => {
    const { lantern, answer, move } = lit();
    lantern.deeper();
    await answer();
    move(8);
    expect(lantern.isOpen).toBe(false);
  });

  it('drops an answer that comes too late', async () => {
    const { lantern, answer, move } = lit();
    lantern.deeper();
    move(8);
    await answer();
    expect(lantern.hint).toBeNull();
  });

  it('shows what it showed before when it is taken up again', async () => {
    const { lantern, asked, answer } = lit();
    lantern.deeper();
    await answer();
    lantern.deeper();
    await answer();
    lantern.close();
    expect([lantern.isOpen, lantern.advised]).toEqual([false, null]);
    lantern.deeper();
    expect([lantern.isOpen, lantern.advised]).toEqual([true, '0 cast 4 d3']);
    expect(asked).toHaveLength(2);
  });

  it('gives no help where nobody may ask', () => {
    const { lantern, asked, move } = lit();
    move(null);
    lantern.deeper();
    expect(lantern.canAsk).toBe(false);
    expect(asked).toHaveLength(0);
  });

  it('marks what somebody points at', async () => {
    const { lantern, answer } = lit();
    lantern.deeper();
    await answer();
    lantern.deeper();
    await answer();
    lantern.pointed = '0 pass';
    expect(lantern.advised).toBe('0 pass');
  });

  it('says why with what it marks', async () => {
    const { lantern, answer } = lit();
    lantern.deeper();
    await answer();
    expect(lantern.reason).toBe('');
    lantern.deeper();
    await answer();
    expect(lantern.reason).toBe('It is the third of a kind.');
    lantern.deeper();
    await answer();
    lantern.pointed = '0 pass';
    expect(lantern.reason).toBe('It costs nothing.');
    lantern.close();
    expect(lantern.reason).toBe('');
  });
});
