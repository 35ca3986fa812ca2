import { describe, expect, it } from 'vitest';
import { platesOf } from './frame';
import marks from './marks.svg?raw';
import { pictureOf } from './pictures';
import { PLATES } from './plates';

describe('the art of the cards', () => {
  it('knows where a picture is, and that it has none of a card that is not drawn', () => {
    expect(pictureOf('council_room')).toMatch(/council_room.*\.svg$/);
    expect(pictureOf('no_such_card')).toBeUndefined();
  });

  it('has a sill for every plate', () => {
    for (const type of Object.keys(PLATES)) expect(marks).toContain(`id="sill-${type}"`);
  });

  it.each([
    [['action', 'attack'], ['action']],
    [
      ['action', 'night', 'attack', 'doom'],
      ['action', 'night'],
    ],
    [['treasure', 'heirloom'], ['treasure']],
    [
      ['night', 'duration', 'spirit'],
      ['night', 'spirit'],
    ],
    [['spirit'], ['spirit']],
  ])('paints %j in the colours of %j', (types, plates) => {
    expect(platesOf(types)).toEqual(plates);
  });
});
