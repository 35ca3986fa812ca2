import { expect, it } from 'vitest';
import { optionOf } from './choices';
import { wayOf } from './ghost';

const way = (text: string, ...hand: string[]) => wayOf(optionOf({ text, label: '' }), 1, hand, (card) => card === 'copper');

it('goes where the card would go', () => {
  expect(way('1 play smithy')).toMatchObject({ card: 'smithy', to: '[data-fly="play:1"]' });
  expect(way('1 buy gold')).toEqual({ card: 'gold', from: '[data-at="pile:gold"]', to: '[data-fly="discard:1"]' });
  expect(way('1 trash curse')).toMatchObject({ card: 'curse', to: '[data-fly="trash"]' });
});

it('stands where the card lies when nobody can say where it would go', () => {
  const found = way('1 gain gold');
  expect(found?.to).toBe(found?.from);
});

it('is one Treasure for all of them, and nothing where no card moves', () => {
  expect(way('1 treasures', 'estate', 'copper')).toMatchObject({ card: 'copper', to: '[data-fly="play:1"]' });
  expect(way('1 treasures', 'estate')).toBeNull();
  expect(way('1 end')).toBeNull();
  expect(wayOf(null, 1, [], () => false)).toBeNull();
});
