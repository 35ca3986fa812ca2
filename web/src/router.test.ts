import { describe, expect, it } from 'vitest';
import { readRoute } from './router.svelte';
import { matchInLink } from './screens/join';
import { askedVersion, positionLink, readSeatLink } from './screens/match/link';

const at = (path: string) => readRoute(new URL(path, 'http://moonlit.test'));

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(at('/').screen).toBe('start');
    expect(at('/new?game=nocturne').query.get('game')).toBe('nocturne');
    expect(at('/learn').screen).toBe('learn');
    expect(at('/replay#abc')).toMatchObject({ screen: 'replay', hash: 'abc' });
  });

  it('name the match', () => {
    expect(at('/match/k3Jf_9-x')).toMatchObject({ screen: 'match', id: 'k3Jf_9-x' });
  });

  it('that are strange lead nowhere', () => {
    for (const path of ['/match', '/match/a/b', '/settings/more', '/nothing']) expect(at(path).screen).toBe('missing');
  });

  it('of a position hold its version', () => {
    const link = new URL(positionLink('http://moonlit.test', 'abcd', 37));
    expect(askedVersion(link.searchParams)).toBe(37);
    expect(askedVersion(new URLSearchParams('v=x'))).toBeNull();
    expect(askedVersion(new URLSearchParams(''))).toBeNull();
  });
});

describe('a private seat link', () => {
  it('has the token after the #', () => {
    expect(readSeatLink('seat=2.secret-token_1')).toEqual({ seat: 2, token: 'secret-token_1' });
  });

  it('may leave the seat open', () => {
    expect(readSeatLink('seat=secret-token_1')).toEqual({ seat: -1, token: 'secret-token_1' });
  });

  it('is nothing else', () => {
    for (const hash of ['', 'seat=', 'seat=a b c d e f g', 'text-forest']) expect(readSeatLink(hash)).toBeNull();
  });
});

describe('what somebody pastes to join', () => {
  it('may be a link, a path or a name', () => {
    expect(matchInLink(' http://10.0.0.2:8008/match/abcd1234 ')).toBe('/match/abcd1234');
    expect(matchInLink('/match/abcd1234?v=3')).toBe('/match/abcd1234?v=3');
    expect(matchInLink('abcd1234')).toBe('/match/abcd1234');
    expect(matchInLink('http://x/match/abcd1234#seat=token123')).toBe('/match/abcd1234#seat=token123');
  });

  it('may be nonsense', () => {
    expect(matchInLink('hello world')).toBeNull();
    expect(matchInLink('javascript:alert(1)')).toBeNull();
  });
});
