import { expect, it, vi } from 'vitest';
import type { MatchInfo, SeatInfo } from '../../wire/types';
import { missingSeats } from './cover';

vi.mock('../../wire/api', () => ({ api: {} }));
vi.mock('../../seats.svelte', () => ({ heldOf: () => null }));

const seat = (is_missing: boolean): SeatInfo => ({
  kind: 'person',
  name: '',
  level: '',
  is_here: !is_missing,
  is_away: false,
  is_covered: false,
  is_missing,
  hints: 0,
});
const info = { match: 'm1', phase: 'playing', seats: [seat(true), seat(false), seat(true)] } as MatchInfo;

it('a bot is offered to those who sit there, for others who are missing', () => {
  expect(missingSeats(info, [1])).toEqual([0, 2]);
  expect(missingSeats(info, [1, 2])).toEqual([0]);
});

it('nobody is offered a bot who only looks on, or when nothing is played', () => {
  expect(missingSeats(info, [])).toEqual([]);
  expect(missingSeats({ ...info, phase: 'over' }, [1])).toEqual([]);
});
