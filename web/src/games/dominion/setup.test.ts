import { describe, expect, it } from 'vitest';
import { wishedOptions, type GameForm } from '../../setup/form';
import { bansFor, drawLink, keepBans, turnCard } from './setup';

describe('a random Kingdom', () => {
  it('has a card among its wishes or its bans, not in both', () => {
    const banned = turnCard({ wishes: ['moat', 'witch'] }, 'bans', 'moat');
    expect(banned).toEqual({ wishes: ['witch'], bans: ['moat'] });
    expect(turnCard(banned, 'bans', 'moat')).toEqual({ wishes: ['witch'], bans: [] });
  });

  it('knows again what was banned, each set by itself', () => {
    const setOf = (card: string) => (card === 'bard' ? 'nocturne' : 'base');
    const kept = keepBans({ nocturne: ['bard'] }, ['base'], ['witch', 'moat'], setOf);
    expect(kept).toEqual({ nocturne: ['bard'], base: ['witch', 'moat'] });
    expect(bansFor(kept, ['nocturne'], setOf)).toEqual(['bard']);
    expect(bansFor(kept, ['base', 'nocturne'], setOf)).toEqual(['witch', 'moat', 'bard']);
    expect(keepBans(kept, ['base', 'nocturne'], ['moat'], setOf)).toEqual({ nocturne: [], base: ['moat'] });
    expect(bansFor(['witch', 'bard'], ['nocturne'], setOf)).toEqual(['bard']);
  });

  it('is shared by an address that asks for the same draw', () => {
    const options = ['kingdom:choice', 'number:number', 'sets:many', 'bans:many'].map((one) => {
      const [id, kind] = one.split(':');
      return { id, kind, inside: '', values: [], default: null, when: {} };
    });
    const chosen = { kingdom: 'random', number: 417, sets: ['nocturne'], bans: ['bard', 'witch'] };
    const { searchParams } = new URL(drawLink('http://fox.test', { ...chosen, wishes: [] }));
    expect(searchParams.get('game')).toBe('dominion');
    expect(wishedOptions({ options } as unknown as GameForm, searchParams)).toEqual(chosen);
  });
});
