import { describe, expect, it } from 'vitest';
import { castCells, castToAsk, castTokens, findBrew, findCast, offerOf, shortLabel, takesTwo } from './choices';

const choose = (...texts: string[]) => offerOf(texts.map((text) => ({ text, label: text })));
const casting = choose('0 pass', '0 cast 4 c2', '0 cast 4 c3', '0 cast star c2');

describe('an offer', () => {
  it('keeps casts, other options and the way out apart', () => {
    expect(casting.casts.map((cast) => cast.names)).toEqual([
      ['4', 'c2'],
      ['4', 'c3'],
      ['star', 'c2'],
    ]);
    expect(casting.pass?.text).toBe('0 pass');
    const losing = choose('0 dedicate 4', '0 retrieve 4');
    expect(losing.others.map((option) => option.text)).toEqual(['0 dedicate 4']);
    expect(losing.pass?.verb).toBe('retrieve');
  });

  it('narrows tokens by cell and cells by token', () => {
    expect(castTokens(casting, 'c3')).toEqual(new Set(['4']));
    expect(castCells(casting, 'star')).toEqual(new Set(['c2']));
    expect(findCast(casting, 'star', 'c3')).toBeNull();
  });

  it('finds two cards in whatever order they are chosen', () => {
    const brewing = choose('0 brew 3', '0 brew 7', '0 brew 3 7');
    expect(takesTwo(brewing)).toBe(true);
    expect(findBrew(brewing, ['7', '3'])?.text).toBe('0 brew 3 7');
    expect(findBrew(brewing, ['7'])?.text).toBe('0 brew 7');
  });
});

describe('a question why not', () => {
  it('asks about the tile with a token that would do elsewhere', () => {
    expect(castToAsk(casting, 0, ['1', '4', 'star'], ['a1'], { cell: 'a1' })).toBe('0 cast 4 a1');
  });
  it('asks about the token on a tile that would do', () => {
    expect(castToAsk(casting, 0, ['1', '4', 'star'], ['a1'], { token: '1' })).toBe('0 cast 1 c2');
  });
  it('takes what is chosen already', () => {
    expect(castToAsk(casting, 0, ['1', 'star'], ['a1'], { token: 'star', cell: 'c3' })).toBe('0 cast star c3');
  });
});

describe('a label', () => {
  it('loses the details behind it, and nothing else', () => {
    expect(shortLabel('Keep the hoofed skull (4 points)')).toBe('Keep the hoofed skull');
    expect(shortLabel('Pass')).toBe('Pass');
  });
});
