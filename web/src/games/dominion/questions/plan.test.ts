import { describe, expect, it } from 'vitest';
import { questionOf, type Question, type Verb } from './model';
import {
  asShown,
  beginPlan,
  chosenFor,
  completed,
  follow,
  isAnswer,
  laneOf,
  nextAction,
  openLanes,
  placeThing,
  sentKeys,
  tapThing,
  type Plan,
} from './plan';
import { laidOut, type Laid } from './sights';

/** Every question of a test is asked later than the one before, unless it is laid out to be the same. */
let clock = 0;

function asked(
  verb: Verb,
  zone: string,
  asker: string,
  cards: string[],
  more: Partial<Laid> = {},
  picked: string[] = [],
  at = (clock += 1),
): Question {
  const left = [...cards];
  for (const card of picked) left.splice(left.indexOf(card), 1);
  const choices = [...new Set(left)].map((card) => `0 ${verb} ${card}`);
  const stops = (more.least ?? 0) <= picked.length ? [picked.length ? '0 done' : '0 no'] : [];
  const zones = { [zone]: cards };
  const decision = { kind: 'pick', verb, zone, asker, picked };
  return questionOf(laidOut({ decision, choices: [...choices, ...stops], least: 0, most: 255, ...zones, ...more }), at)!;
}

/** Sends a plan to an engine that takes a card at a time, and tells what it heard. */
function sendAll(first: Question, plan: Plan, next: (heard: string[]) => Question | null): string[] {
  const heard: string[] = [];
  let [question, progress] = [first, { plan, isSending: true, shelved: null as Plan | null }];
  while (progress.isSending) {
    const action = nextAction(question, progress.plan);
    if (!action) break;
    heard.push(action);
    const now = next(heard);
    if (!now) break;
    progress = follow(question, progress, now);
    question = now;
  }
  return heard;
}

const HAND = ['copper', 'copper', 'curse', 'estate'];

describe('choosing cards', () => {
  const bat = asked('trash', 'hand', 'bat', HAND, { most: 2 });

  it('toggles up to as many as may be', () => {
    let plan = tapThing(bat, beginPlan(bat), 'estate:0');
    plan = tapThing(bat, plan, 'curse:0');
    expect(chosenFor(bat, plan)).toEqual(['estate:0', 'curse:0']);
    expect(tapThing(bat, plan, 'copper:0')).toBe(plan);
    expect(chosenFor(bat, tapThing(bat, plan, 'estate:0'))).toEqual(['curse:0']);
  });

  it('is an answer with enough cards, and none is the other button', () => {
    const two = asked('discard', 'hand', 'winds_gift', HAND, { least: 2, most: 2 });
    const one = tapThing(two, beginPlan(two), 'copper:0');
    expect([isAnswer(bat, beginPlan(bat)), isAnswer(two, one), isAnswer(two, tapThing(two, one, 'copper:1'))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('changes the card where there is only one to choose', () => {
    const goat = asked('trash', 'hand', 'goat', HAND, { most: 1 });
    const plan = tapThing(goat, tapThing(goat, beginPlan(goat), 'estate:0'), 'curse:0');
    expect(chosenFor(goat, plan)).toEqual(['curse:0']);
  });

  it('tells the cards one after the other, and then that this is all', () => {
    const chapel = asked('trash', 'hand', 'chapel', HAND, { most: 4 });
    const plan = tapThing(chapel, tapThing(chapel, beginPlan(chapel), 'copper:1'), 'curse:0');
    const heard = sendAll(chapel, plan, (told) =>
      told.at(-1)!.endsWith('done')
        ? null
        : asked(
            'trash',
            'hand',
            'chapel',
            HAND,
            { most: 4 },
            told.map((one) => one.split(' ')[2]!),
          ),
    );
    expect(heard).toEqual(['0 trash copper', '0 trash curse', '0 done']);
  });

  it('shows what is told already when the rest did not get through', () => {
    const half = asked('trash', 'hand', 'bat', HAND, { most: 2 }, ['curse']);
    const { plan, isSending } = follow(null, null, half);
    expect(isSending).toBe(false);
    expect(sentKeys(half, plan)).toEqual(['curse:0']);
    expect(tapThing(half, plan, 'curse:0')).toBe(plan);
    expect(nextAction(half, tapThing(half, plan, 'estate:0'))).toBe('0 trash estate');
  });

  it('stops where another question comes, or the same once more', () => {
    const plan = tapThing(bat, beginPlan(bat), 'estate:0');
    const sending = { plan, isSending: true, shelved: null };
    const again = asked('trash', 'hand', 'bat', HAND, { most: 2 });
    expect(follow(bat, sending, again)).toEqual({ plan: beginPlan(again), isSending: false, shelved: null });
    const other = asked('discard', 'hand', 'militia', HAND, { least: 1, most: 1 });
    expect(follow(bat, sending, other)).toEqual({ plan: beginPlan(other), isSending: false, shelved: null });
  });

  it('keeps what is chosen, and goes on sending, when the line came back to the same question', () => {
    const progress = { plan: tapThing(bat, beginPlan(bat), 'estate:0'), isSending: true, shelved: null };
    expect(follow(bat, progress, asked('trash', 'hand', 'bat', HAND, { most: 2 }, [], bat.at))).toBe(progress);
  });
});

describe('putting cards in order', () => {
  const three = ['curse', 'gold', 'village'];
  const watch = asked('topdeck', 'looked', 'somebody', three, { least: 255 });

  it('numbers them as they are tapped, and the last one by itself', () => {
    const plan = tapThing(watch, tapThing(watch, beginPlan(watch), 'gold:0'), 'curse:0');
    expect(chosenFor(watch, completed(watch, plan))).toEqual(['gold:0', 'curse:0', 'village:0']);
    expect(isAnswer(watch, plan)).toBe(true);
    expect(isAnswer(watch, tapThing(watch, plan, 'curse:0'))).toBe(false);
  });

  it('tells the last one first: what is told last lies on top', () => {
    const plan = tapThing(watch, tapThing(watch, beginPlan(watch), 'gold:0'), 'curse:0');
    const heard = sendAll(watch, plan, (told) =>
      told.length === 2
        ? null
        : asked(
            'topdeck',
            'looked',
            'somebody',
            three,
            { least: 255 },
            told.map((one) => one.split(' ')[2]!),
          ),
    );
    expect(heard).toEqual(['0 topdeck village', '0 topdeck curse']);
  });

  it('has the order in which they are shown on request', () => {
    expect(chosenFor(watch, asShown(watch, beginPlan(watch)))).toEqual(['curse:0', 'gold:0', 'village:0']);
  });

  it('puts what a digit names in its place', () => {
    const plan = placeThing(watch, asShown(watch, beginPlan(watch)), 'village:0', 'topdeck', 0);
    expect(chosenFor(watch, plan)).toEqual(['village:0', 'curse:0', 'gold:0']);
  });

  it('keeps those told already below the rest', () => {
    const half = asked('topdeck', 'looked', 'somebody', three, { least: 255 }, ['village']);
    const plan = placeThing(half, beginPlan(half), 'gold:0', 'topdeck', 5);
    expect(chosenFor(half, plan)).toEqual(['gold:0', 'village:0']);
    expect(chosenFor(half, asShown(half, plan))).toEqual(['curse:0', 'gold:0', 'village:0']);
  });
});

describe('sorting cards', () => {
  const five = ['copper', 'curse', 'estate', 'gold', 'gold'];
  const watch = asked('discard', 'looked', 'night_watchman', five);

  it('puts all of them back at first, and a tap discards', () => {
    const plan = tapThing(watch, beginPlan(watch), 'curse:0');
    expect(laneOf(plan, 'topdeck')).toEqual(['copper:0', 'estate:0', 'gold:0', 'gold:1']);
    expect(laneOf(plan, 'discard')).toEqual(['curse:0']);
    expect(laneOf(tapThing(watch, plan, 'curse:0'), 'topdeck').at(-1)).toBe('curse:0');
  });

  it('knows the lanes that are still open', () => {
    const first = asked('trash', 'looked', 'sentry', ['copper', 'estate'], { most: 2 });
    const second = asked('discard', 'looked', 'sentry', ['copper', 'estate'], { most: 2 });
    expect([openLanes(first), openLanes(second)]).toEqual([
      ['topdeck', 'trash', 'discard'],
      ['topdeck', 'discard'],
    ]);
  });

  it('answers all that is asked of them, one question after the other', () => {
    let plan = tapThing(watch, beginPlan(watch), 'curse:0');
    plan = tapThing(watch, plan, 'copper:0');
    plan = placeThing(watch, plan, 'gold:0', 'topdeck', 0);
    const rest = ['estate', 'gold', 'gold'];
    const heard = sendAll(watch, plan, (told) => {
      const words = told.map((one) => one.split(' '));
      const gone = words.filter((one) => one[1] === 'discard').map((one) => one[2]!);
      if (!told.includes('0 done')) return asked('discard', 'looked', 'night_watchman', five, {}, gone);
      const back = words.filter((one) => one[1] === 'topdeck').map((one) => one[2]!);
      return back.length === 2 ? null : asked('topdeck', 'looked', 'night_watchman', rest, { least: 255 }, back);
    });
    expect(heard).toEqual(['0 discard curse', '0 discard copper', '0 done', '0 topdeck gold', '0 topdeck estate']);
  });

  it('asks again where something else came in between, and remembers the order', () => {
    const plan = tapThing(watch, beginPlan(watch), 'curse:0');
    const hound = questionOf(
      laidOut({
        decision: { kind: 'may', verb: 'set_aside', asker: 'faithful_hound', about: 'faithful_hound' },
        choices: ['0 set_aside faithful_hound', '0 no'],
      }),
    )!;
    const between = follow(watch, { plan, isSending: true, shelved: null }, hound);
    expect(between.isSending).toBe(false);
    const back = asked('topdeck', 'looked', 'night_watchman', ['copper', 'estate', 'gold', 'gold'], { least: 255 });
    const after = follow(hound, between, back);
    expect([after.isSending, chosenFor(back, after.plan).length]).toEqual([false, 4]);
  });

  it('trashes and discards what stands in those lanes', () => {
    const sentry = asked('trash', 'looked', 'sentry', ['copper', 'estate'], { most: 2 });
    const plan = placeThing(sentry, placeThing(sentry, beginPlan(sentry), 'copper:0', 'trash'), 'estate:0', 'discard');
    const heard = sendAll(sentry, plan, (told) => {
      if (told.at(-1) === '0 trash copper') return asked('trash', 'looked', 'sentry', ['copper', 'estate'], { most: 2 }, ['copper']);
      if (told.at(-1) === '0 done') return asked('discard', 'looked', 'sentry', ['estate'], { most: 2 });
      return null;
    });
    expect(heard).toEqual(['0 trash copper', '0 done', '0 discard estate']);
  });
});
