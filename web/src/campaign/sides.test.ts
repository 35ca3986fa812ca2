import { describe, expect, it } from 'vitest';
import type { PlayerWish, Sheet } from '../wire/types';
import { heroesFor, openCards } from './sides';

const side = (id: string) => ({ id, name: id, text: '' });
const hero = (id: string, chosen: string) => ({
  id,
  name: id,
  upgrades: [{ id: `${id}_u1`, sides: [side(`${id}_a`), side(`${id}_b`)], chosen }],
});
const sheet = {
  heroes: [hero('bull', 'bull_a'), hero('honey', 'honey_b'), hero('laser', '')],
  heroes_last: ['bull', 'honey'],
} as unknown as Sheet;
const stay = (place: number): PlayerWish => ({ kind: 'stay', place });
const fresh: PlayerWish = { kind: 'me', name: '' };

function asked(players: PlayerWish[], heroes: string[], before = 2): string[] {
  return openCards(sheet, players, heroes, before).map(({ card }) => card.id);
}

describe('the sides to choose before a chapter', () => {
  it('are none where everybody keeps their hero, wherever they sit', () => {
    expect(asked([stay(0), stay(1)], ['bull', 'honey'])).toEqual([]);
    expect(asked([stay(1), stay(0)], ['honey', 'bull'])).toEqual([]);
  });

  it('are those of a hero who is taken over, or whom nobody has led', () => {
    expect(asked([stay(0), stay(1)], ['honey', 'bull'])).toEqual(['honey_u1', 'bull_u1']);
    expect(asked([fresh, stay(1)], ['bull', 'honey'])).toEqual(['bull_u1']);
    expect(asked([stay(0), stay(1), fresh], ['bull', 'honey', 'laser'])).toEqual(['laser_u1']);
  });

  it('go by the order of the heroes where nobody knows who sat where', () => {
    expect(asked([fresh, fresh], ['bull', 'honey'], 0)).toEqual([]);
    expect(asked([fresh, fresh], ['honey', 'bull'], 0)).toEqual(['honey_u1', 'bull_u1']);
    expect(asked([fresh], ['honey', 'bull'], 0)).toEqual([]);
  });

  it('are chosen for both heroes of whoever plays alone', () => {
    expect(heroesFor(1)).toBe(2);
    // Whoever led Bull alone has Bull; Honey was somebody else's.
    expect(asked([stay(0)], ['bull', 'honey'])).toEqual(['honey_u1']);
    expect(asked([stay(0)], ['bull', 'honey'], 1)).toEqual([]);
  });
});
