import type { SeatReview } from '../wire/types';

/** A part of a result as a bar from the middle, in percent of the whole line. */
export interface Bar {
  id: string;
  name: string;
  shown: string;
  from: number;
  to: number;
  isMinus: boolean;
}

/** What is told apart: what chance brought, and what was made of it. */
const PARTS = ['luck', 'play'];

/** The parts of everybody's results, all drawn to one scale. */
export function barsOf(seats: readonly Pick<SeatReview, 'seat' | 'parts'>[]): { seat: number; parts: Bar[] }[] {
  const told = seats.map(({ seat, parts }) => ({ seat, parts: parts.filter(({ id }) => PARTS.includes(id)) }));
  const most = Math.max(1, ...told.flatMap(({ parts }) => parts.map(({ points }) => Math.abs(points))));
  return told.map(({ seat, parts }) => ({
    seat,
    parts: parts.map(({ id, name, shown, points }) => {
      const end = 50 + (50 * points) / most;
      return { id, name, shown, from: Math.min(50, end), to: Math.max(50, end), isMinus: points < 0 };
    }),
  }));
}
