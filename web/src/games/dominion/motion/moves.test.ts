import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../wire';
import { Schedule, TIMES } from './moves';

const kinds = { isTreasure: (card: string) => card === 'copper' || card === 'gold', isAttack: (card: string) => card === 'witch' };
const planOf = (...events: GameEvent[]) => new Schedule(events, 3, kinds);
const played = (card: string, seat = 0): GameEvent => ({ event: 'Played', seat, card, zone: 'hand', is_again: false });
const drew = (seat: number, ...cards: string[]): GameEvent => ({ event: 'Drew', seat, cards, known: [] });
const discarded = (zone: 'hand' | 'play', ...cards: string[]): GameEvent => ({ event: 'Discarded', seat: 0, cards, known: [], zone });

describe('what moves', () => {
  it('comes one after the other, and says when all has arrived', () => {
    const plan = planOf(played('smithy'), drew(0, 'copper', 'estate', 'gold'));
    expect(plan.moves.map(({ kind, at }) => [kind, at])).toEqual([
      ['carry', 0],
      ['carry', TIMES.lift + TIMES.play],
      ['carry', TIMES.lift + TIMES.play + TIMES.apart],
      ['carry', TIMES.lift + TIMES.play + 2 * TIMES.apart],
    ]);
    expect(plan.end).toBe(TIMES.lift + TIMES.play + 2 * TIMES.apart + TIMES.draw);
  });

  it('goes from hand to table, and from the deck into the hand', () => {
    const [play, draw] = planOf(played('smithy'), drew(0, 'estate')).moves;
    expect(play).toMatchObject({ from: { place: 'hand' }, to: { place: 'play', card: 'smithy' }, flips: false });
    expect(draw).toMatchObject({ from: { place: 'deck' }, to: { place: 'hand', card: 'estate' }, flips: true });
  });

  it('turns no card over that nobody here may know', () => {
    expect(planOf(drew(1, '?', '?')).moves).toMatchObject([
      { card: '?', flips: false },
      { card: '?', flips: false },
    ]);
  });

  it('sweeps Treasures up together, and their coins are only counted', () => {
    const { moves } = planOf(played('copper'), played('gold'), played('copper'), {
      event: 'Bonus',
      seat: 0,
      actions: 0,
      buys: 0,
      coins: 5,
    });
    expect(moves.map(({ at }) => at)).toEqual([0, TIMES.sweepApart, 2 * TIMES.sweepApart]);
  });

  it('lets the bonuses of an Action fly to their counters at once', () => {
    const { moves } = planOf(played('village'), { event: 'Bonus', seat: 0, actions: 2, buys: 0, coins: 1 });
    expect(moves.slice(1)).toMatchObject([
      { kind: 'bonus', counter: 'actions', count: 2 },
      { kind: 'bonus', counter: 'coins', count: 1 },
    ]);
    expect(moves[1]!.at).toBe(moves[2]!.at);
  });

  it('gains to where the card really goes, and a purchase is no second flight', () => {
    const { moves } = planOf({ event: 'Bought', seat: 0, card: 'gold' }, { event: 'Gained', seat: 0, card: 'gold', zone: 'deck' });
    expect(moves).toMatchObject([{ kind: 'carry', from: { place: 'pile', card: 'gold' }, to: { place: 'deck' }, time: TIMES.gain }]);
  });

  it('strikes at everybody else with an Attack', () => {
    const { moves } = planOf(played('witch', 1));
    expect(moves[1]).toMatchObject({ kind: 'attack', targets: [0, 2] });
  });

  it('clears a turn away in one go, from hand and table alike', () => {
    const plan = planOf({ event: 'PhaseBegan', phase: 'clean_up' }, discarded('play', 'copper', 'witch'), discarded('hand', 'estate'));
    expect(plan.moves[0]!.at).toBe(plan.moves[2]!.at);
    expect(plan.end).toBeLessThan(2 * TIMES.cleanUp);
  });

  it('lets night fall only where something happens by night', () => {
    const night: GameEvent = { event: 'PhaseBegan', phase: 'night' };
    expect(planOf(night, { event: 'PhaseBegan', phase: 'clean_up' }).moves).toEqual([]);
    expect(planOf(night, { event: 'Asked', seat: 0, decision: 'night', asker: '' }).moves).toMatchObject([{ kind: 'night' }]);
  });

  it('shows what is revealed, but not what others look at', () => {
    expect(planOf({ event: 'LookedAt', seat: 1, cards: ['?', '?'] }).moves).toEqual([]);
    expect(planOf({ event: 'Revealed', seat: 1, cards: ['gold'], zone: 'deck' }).moves).toMatchObject([{ kind: 'show', card: 'gold' }]);
  });

  it('notes what changed, to be lit where nothing may move', () => {
    const plan = planOf(played('smithy'), { event: 'Trashed', seat: 0, cards: ['estate'], zone: 'hand' });
    expect(plan.touched.map(({ place }) => place)).toEqual(['play', 'trash']);
  });
});
