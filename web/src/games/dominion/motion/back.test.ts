import { expect, it } from 'vitest';
import type { GameEvent } from '../wire';
import { reversed } from './back';
import { Schedule, TIMES } from './moves';

const kinds = { isTreasure: () => false, isAttack: (card: string) => card === 'witch' };
const back = (...events: GameEvent[]) => reversed(new Schedule(events, 2, kinds));
const played = (card: string): GameEvent => ({ event: 'Played', seat: 0, card, zone: 'hand', is_again: false });

it('sends cards back where they came from, the last one first', () => {
  const { moves, end } = back(played('smithy'), { event: 'Drew', seat: 0, cards: ['copper', 'gold'], known: [] });
  expect(moves).toMatchObject([
    { card: 'gold', from: { place: 'hand' }, to: { place: 'deck' }, flips: true, isBack: true, at: 0 },
    { card: 'copper', from: { place: 'hand' }, to: { place: 'deck' }, at: TIMES.apart },
    { card: 'smithy', from: { place: 'play' }, to: { place: 'hand' } },
  ]);
  expect(end).toBe(moves[2]!.at + moves[2]!.time);
});

it('puts what was bought back onto its pile', () => {
  const { moves, touched } = back({ event: 'Gained', seat: 0, card: 'gold', zone: 'discard' });
  expect(moves).toMatchObject([{ from: { place: 'discard' }, to: { place: 'pile', card: 'gold' }, at: 0 }]);
  expect(touched).toEqual([{ place: 'pile', seat: 0, card: 'gold' }]);
});

it('takes a card out of the trash again, and a deck is a discard pile again', () => {
  const trashed: GameEvent = { event: 'Trashed', seat: 0, cards: ['estate'], zone: 'hand' };
  expect(back({ event: 'Shuffled', seat: 0, count: 5 }, trashed).moves).toMatchObject([
    { kind: 'carry', card: 'estate', from: { place: 'trash' }, to: { place: 'hand', card: 'estate' } },
    { kind: 'shuffle', isBack: true },
  ]);
});

it('has nothing to take back of what only shone or was shown', () => {
  const { moves } = back(played('witch'), { event: 'Revealed', seat: 1, cards: ['gold'], zone: 'deck' });
  expect(moves.map(({ kind, at }) => [kind, at])).toEqual([['carry', 0]]);
  expect(back({ event: 'Reacted', seat: 1, card: 'moat', attack: 'witch' })).toEqual({ moves: [], touched: [], end: 0 });
});
