import { describe, expect, it } from 'vitest';
import { packShared, readShared, shareLink, unpackShared } from './share';

const record = JSON.stringify({ format: 1, game: 'nocturne', actions: ['0 cast 1 b3', '1 pass'], seal: 'ab' });

describe('a match as a link', () => {
  it('comes back as it went', async () => {
    const fragment = await packShared({ record, names: ['Żaneta', 'Käthe'] });
    expect(fragment).toMatch(/^[\w-]+$/);
    expect(await unpackShared(`#${fragment}`)).toEqual({ record, names: ['Żaneta', 'Käthe'] });
  });

  it('is shorter than the record', async () => {
    const actions = Array.from({ length: 400 }, (_, n) => `${n % 2} cast ${n % 7} c${n % 4}`);
    const long = JSON.stringify({ actions });
    expect((await packShared({ record: long, names: [] })).length).toBeLessThan(long.length / 4);
  });

  it('that was cut short is nothing', async () => {
    const fragment = await packShared({ record, names: [] });
    expect(await unpackShared(fragment.slice(0, -9))).toBeNull();
    expect(await unpackShared('no%20record')).toBeNull();
    expect(await unpackShared('')).toBeNull();
  });

  it('that unpacks without end is refused', async () => {
    const huge = JSON.stringify({ actions: ['0 pass'.repeat(400_000)] });
    expect(await unpackShared(await packShared({ record: huge, names: [] }))).toBeNull();
  });

  it('stands after the hash', () => {
    expect(shareLink('http://here:1', 'abc')).toBe('http://here:1/replay#abc');
  });
});

describe('an opened file', () => {
  it('may be a bare record, broken or not: the server explains what is wrong', () => {
    expect(readShared(record)).toEqual({ record, names: [] });
    expect(readShared('{"half')).toEqual({ record: '{"half', names: [] });
  });

  it('may bring names, and strange ones are left out', () => {
    expect(readShared(`{"record":${record},"names":["A",3]}`)).toEqual({ record, names: ['A'] });
  });
});
