import { describe, expect, it } from 'vitest';
import { numberStrokes } from './figures';
import { pictureOf, squaresOf } from './goals';

const goal = (rule: string, fields = {}) => ({
  name: '',
  text: '',
  ours: false,
  rule,
  points: 1,
  number: 0,
  size: 0,
  shape: [],
  ...fields,
});

describe('numbers on plaques', () => {
  it('stand in the middle, a minus sign before them', () => {
    expect(numberStrokes(4)).toHaveLength(1);
    expect(numberStrokes(4)[0]!.x).toBe(0);
    expect(numberStrokes(12).map((stroke) => stroke.x)).toEqual([-20, 20]);
    const [minus, one] = numberStrokes(-1);
    expect(minus!.x).toBeLessThan(one!.x);
  });
});

describe('pictures of goals', () => {
  it('draw the shape the pack gives', () => {
    expect(pictureOf(goal('shapes', { shape: ['###'] }))).toEqual({ kind: 'grid', rows: ['...', '###', '...'] });
    expect(pictureOf(goal('shapes', { shape: ['#.', '##'] }))).toEqual({ kind: 'grid', rows: ['#.', '##'] });
  });
  it('draw the number a goal asks for', () => {
    expect(pictureOf(goal('won_with', { number: 4 }))).toEqual({ kind: 'token', figure: '4' });
    expect(pictureOf(goal('symbols', { number: 3 }))).toMatchObject({ names: ['skull', 'feather', 'mushroom'] });
  });
  it('fill their square evenly', () => {
    const squares = squaresOf(['##', '##']);
    expect(squares).toHaveLength(4);
    expect(squares.every((square) => square.x + square.side <= 100)).toBe(true);
  });
});
