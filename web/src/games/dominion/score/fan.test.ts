import { describe, expect, it } from 'vitest';
import type { CardFacts } from '../glossary';
import { fanOf, sorted } from './fan';

const CARD = 60;
const ROOM = 600;

describe('a deck by kind', () => {
  const facts = (types: string[], cost: number, name: string) => ({ types, cost, name }) as CardFacts;
  const book: Record<string, CardFacts> = {
    copper: facts(['treasure'], 0, 'Copper'),
    gold: facts(['treasure'], 6, 'Gold'),
    moat: facts(['action', 'reaction'], 2, 'Moat'),
    witch: facts(['action', 'attack'], 5, 'Witch'),
    bat: facts(['night'], 2, 'Bat'),
    curse: facts(['curse'], 0, 'Curse'),
    estate: facts(['victory'], 2, 'Estate'),
    province: facts(['victory'], 8, 'Province'),
  };

  it('shows what counts first, and of each type the dearest first', () => {
    const owned = { copper: 7, moat: 1, bat: 1, gold: 2, curse: 1, estate: 3, witch: 1, province: 4 };
    const order = sorted(owned, (card) => book[card]!).map(({ card }) => card);
    expect(order).toEqual(['province', 'estate', 'curse', 'gold', 'copper', 'witch', 'moat', 'bat']);
  });
});

describe('a spread deck', () => {
  it('stays in its room, in order, as an arch', () => {
    const fan = fanOf(
      [
        { card: 'province', count: 4 },
        { card: 'copper', count: 20 },
      ],
      CARD,
      ROOM,
    );
    expect(fan).toHaveLength(24);
    expect(fan[0]!.left).toBeGreaterThanOrEqual(0);
    expect(fan.at(-1)!.left + CARD).toBeLessThanOrEqual(ROOM + 0.01);
    expect(fan.every((one, n) => n === 0 || one.left > fan[n - 1]!.left)).toBe(true);
    expect(fan[0]!.turn).toBeLessThan(0);
    expect(fan.at(-1)!.turn).toBeGreaterThan(0);
    expect(Math.min(...fan.map((one) => one.down))).toBeLessThan(fan[0]!.down);
  });

  it('tells the count on the last card of each kind alone', () => {
    const fan = fanOf(
      [
        { card: 'estate', count: 3 },
        { card: 'moat', count: 1 },
      ],
      CARD,
      ROOM,
    );
    expect(fan.map((one) => one.count)).toEqual([0, 0, 3, 1]);
  });

  it('is centred where there is more room than it needs', () => {
    const fan = fanOf([{ card: 'moat', count: 1 }], CARD, ROOM);
    expect(fan).toEqual([{ key: 'moat-0', card: 'moat', left: 270, count: 1, turn: 0, down: 0 }]);
    expect(fanOf([], CARD, ROOM)).toEqual([]);
  });

  it('draws fewer copies of the most where there is no room, and still tells how many there are', () => {
    const kinds = [
      { card: 'province', count: 4 },
      { card: 'copper', count: 90 },
    ];
    const fan = fanOf(kinds, CARD, 300);
    expect(fan.length).toBeLessThan(50);
    expect(fan.filter((one) => one.card === 'province')).toHaveLength(4);
    expect(fan.at(-1)).toMatchObject({ card: 'copper', count: 90 });
    expect(fan.at(-1)!.left + CARD).toBeLessThanOrEqual(300.01);
  });
});
