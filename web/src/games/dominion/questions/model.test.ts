import { describe, expect, it } from 'vitest';
import known from './kinds.json';
import { keyOfKind, questionOf, type Verb } from './model';
import { laidOut } from './sights';

const pick = (verb: Verb, zone: string, asker: string) => ({ kind: 'pick', verb, zone, asker });

describe('a question', () => {
  it('is none in a phase, of somebody else, or when the match is over', () => {
    expect(questionOf(laidOut({ decision: { kind: 'act' }, choices: ['0 end'] }))).toBeNull();
    expect(questionOf(laidOut({ decision: { kind: 'over', seat: null }, choices: [] }))).toBeNull();
    const others = laidOut({ decision: { ...pick('trash', 'hand', 'chapel'), seat: 1 }, choices: [] });
    expect(questionOf(others)).toBeNull();
  });

  it('tells equal cards apart and knows which may be chosen', () => {
    const question = questionOf(
      laidOut({
        decision: pick('discard', 'hand', 'shepherd'),
        choices: ['0 discard estate', '0 no'],
        hand: ['copper', 'estate', 'estate'],
        least: 0,
        most: 255,
      }),
    )!;
    expect(question.things).toEqual([
      { key: 'copper:0', id: 'copper', isLegal: false },
      { key: 'estate:0', id: 'estate', isLegal: true },
      { key: 'estate:1', id: 'estate', isLegal: true },
    ]);
    expect([question.drawing, question.least, question.most, question.stop]).toEqual(['hand', 0, 2, '0 no']);
  });

  it('keeps cards in sight that are told already and no longer on offer', () => {
    const question = questionOf(
      laidOut({
        decision: { ...pick('trash', 'hand', 'chapel'), picked: ['curse'] },
        choices: ['0 trash estate', '0 done'],
        hand: ['curse', 'estate'],
        least: 0,
        most: 4,
      }),
    )!;
    expect(question.things.map((thing) => thing.isLegal)).toEqual([true, true]);
    expect(question.sent).toEqual(['curse']);
  });

  it('leaves out what lies face down in the trash', () => {
    const question = questionOf(
      laidOut({
        decision: pick('play', 'trash', 'necromancer'),
        choices: ['0 play smithy', '0 play zombie_spy'],
        trash: ['smithy', 'smithy', 'zombie_spy', 'copper'],
        down: ['smithy'],
        least: 1,
        most: 1,
      }),
    )!;
    expect(question.things.map((thing) => [thing.id, thing.isLegal])).toEqual([
      ['smithy', true],
      ['zombie_spy', true],
      ['copper', false],
    ]);
  });

  it('is about all piles, those outside the Supply included', () => {
    const question = questionOf(
      laidOut({
        decision: { kind: 'pile', verb: 'gain', asker: 'exorcist' },
        choices: ['0 gain imp', '0 gain ghost'],
        supply: ['copper', 'gold'],
        least: 1,
        most: 1,
      }),
    )!;
    expect(question.things.filter((thing) => thing.isLegal).map((thing) => thing.id)).toEqual(['imp', 'ghost']);
  });

  it('sorts cards looked at where one card asks for several things of them', () => {
    const looked = ['copper', 'estate'];
    const of = (asker: string, verb: Verb) =>
      questionOf(laidOut({ decision: pick(verb, 'looked', asker), choices: [`0 ${verb} copper`], looked, least: 0, most: 2 }))!;
    expect(of('sentry', 'trash').drawing).toBe('lanes');
    expect(of('sentry', 'topdeck').drawing).toBe('order');
    expect(of('bandit', 'trash').drawing).toBe('tray');
  });

  it('names effects that are due twice, and each has a key of its own', () => {
    const question = questionOf(
      laidOut({
        decision: { kind: 'order', verb: 'resolve', asker: 'start_of_turn' },
        choices: ['0 resolve ghost', '0 resolve ghost 2', '0 resolve lost_in_the_woods'],
      }),
    )!;
    expect(question.things.map((thing) => thing.key)).toEqual(['ghost:0', 'ghost 2:0', 'lost_in_the_woods:0']);
    expect(question.actions.get('ghost 2')).toBe('0 resolve ghost 2');
  });
});

describe('the list of all kinds', () => {
  it('is read by the kind, the verb and the zone of a decision', () => {
    expect(keyOfKind({ kind: 'pick', verb: 'trash', zone: 'hand' }) in known.drawings).toBe(true);
    expect(keyOfKind({ kind: 'may', verb: 'reveal', zone: null }) in known.drawings).toBe(true);
  });
});
