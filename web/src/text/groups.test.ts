import { describe, expect, it } from 'vitest';
import { filtered, fullText, groupsOf, sharedWords, typedAction } from './groups';

const casts = ['a1', 'a2', 'b1', 'b2'].flatMap((cell) => [
  { text: `0 cast 4 ${cell}`, label: `Cast 4 on ${cell}` },
  { text: `0 cast 5 ${cell}`, label: `Cast 5 on ${cell}` },
]);
const pass = { text: '0 pass', label: 'Pass' };

describe('choices of the text table', () => {
  it('are one list while there are few', () => {
    expect(groupsOf([casts[0]!, pass])).toEqual([{ title: '', choices: [casts[0], pass] }]);
  });

  it('are grouped by what they do, with single ones at the end', () => {
    const groups = groupsOf([pass, ...casts]);
    expect(groups.map((group) => [group.title, group.choices.length])).toEqual([
      ['Cast 4 on', 4],
      ['Cast 5 on', 4],
      ['', 1],
    ]);
  });

  it('are grouped by their verb where each is about something else', () => {
    const cards = ['copper', 'silver', 'gold', 'estate', 'duchy', 'moat'];
    const buys = cards.map((card) => ({ text: `0 buy ${card}`, label: `Buy ${card}` }));
    const plays = cards.slice(0, 3).map((card) => ({ text: `0 play ${card}`, label: `Play ${card}` }));
    const groups = groupsOf([pass, ...plays, ...buys]);
    expect(groups.map((group) => [group.title, group.choices.length])).toEqual([
      ['', 1],
      ['Play', 3],
      ['Buy', 6],
    ]);
  });

  it('never take a whole label as heading', () => {
    expect(sharedWords([pass, pass])).toBe('');
  });

  it('are found by words in any order', () => {
    expect(filtered([...casts, pass], 'b2 cast').map((choice) => choice.text)).toEqual(['0 cast 4 b2', '0 cast 5 b2']);
  });

  it('can be typed with or without the seat, or by name', () => {
    expect(typedAction(casts, ' cast 4  A1', 0)).toBe('0 cast 4 a1');
    expect(typedAction(casts, '0 cast 5 b1', 0)).toBe('0 cast 5 b1');
    expect(typedAction([pass], 'pass', 0)).toBe('0 pass');
    expect(typedAction(casts, 'cast 9 a1', 0)).toBeNull();
  });

  it('that are typed wrong can be asked about', () => {
    expect(fullText('cast 9 a1', 1)).toBe('1 cast 9 a1');
    expect(fullText('1 cast 9 a1', 1)).toBe('1 cast 9 a1');
  });
});
