import type { GameEvent } from '../games/wire';
import type { LogEntry } from '../wire/types';

/** One auction of a match, or one turn of everybody: the actions after `from` up to `to` belong to it. */
export interface Phase {
  kind: 'phase' | 'turn';
  from: number;
  to: number;
  round: string;
  winner: number | null;
  tile: string;
}

interface Happening {
  length: number;
  event: GameEvent;
}

/** The phases of a finished match; what follows a win without a cast belongs to the phase won. */
export function phasesOf(log: readonly LogEntry[]): Phase[] {
  const phases: Phase[] = [];
  let round = '';
  let open: Phase | null = null;
  for (const { length, event } of happenings(log)) {
    if (event.event === 'RoundBegan' && 'round' in event) round = event.round;
    if (event.event === 'TurnBegan' && 'number' in event && event.number > phases.length) {
      if (open) open.to = length;
      open = { kind: 'turn', from: length, to: length, round, winner: null, tile: '' };
      phases.push(open);
    }
    if (event.event === 'SpellCast' && (!open || open.winner !== null)) {
      open = { kind: 'phase', from: length - 1, to: length, round, winner: null, tile: '' };
      phases.push(open);
    }
    if (!open) continue;
    open.to = Math.max(open.to, length);
    if (event.event === 'TileWon') {
      open.winner = event.seat;
      open.tile = event.tile;
    }
  }
  return phases;
}

/** What the parts of a match are called. */
export function kindOf(phases: readonly Phase[]): Phase['kind'] {
  return phases[0]?.kind ?? 'phase';
}

function happenings(log: readonly LogEntry[]): Happening[] {
  return log.flatMap((entry) => entry.events.map((event) => ({ length: entry.length, event })));
}

/** Where the second round begins, as a number of actions; nothing while it has not. */
export function moonrise(log: readonly LogEntry[]): number | null {
  const found = happenings(log).find(({ event }) => event.event === 'RoundBegan' && 'round' in event && event.round === 'moonlight');
  return found ? found.length : null;
}

/** The phase a moment lies in, as an index; -1 before the first. */
export function phaseAt(phases: readonly Phase[], length: number): number {
  return phases.findLastIndex((phase) => phase.from < length);
}

/** A phase forward: to its end, or to the end of the next one. */
export function phaseAfter(phases: readonly Phase[], length: number, last: number): number {
  return phases.find((phase) => phase.to > length)?.to ?? last;
}

/** A phase back: to the end of the one before. */
export function phaseBefore(phases: readonly Phase[], length: number): number {
  return phases.findLast((phase) => phase.to < length)?.to ?? 0;
}

/** Where a moment stands on the line, from 0 to 1: every phase has the same room. */
export function shareOf(phases: readonly Phase[], length: number, last: number): number {
  const index = phaseAt(phases, length);
  const phase = phases[index];
  if (!phase) return phases.length || !last ? 0 : length / last;
  const within = Math.min(1, (length - phase.from) / (phase.to - phase.from));
  return (index + within) / phases.length;
}

/** The moment nearest to a place on the line. */
export function lengthAt(phases: readonly Phase[], share: number, last: number): number {
  if (!phases.length) return Math.round(share * last);
  const place = Math.min(Math.max(share, 0), 1) * phases.length;
  const index = Math.min(Math.floor(place), phases.length - 1);
  const phase = phases[index]!;
  return Math.round(phase.from + (place - index) * (phase.to - phase.from));
}

/** The lit part of a moon on a grid of 24: 0 is new, 1 is full; the edge of the light is an ellipse. */
export function moonPath(fraction: number): string {
  const bulge = Math.round(Math.abs(1 - 2 * fraction) * 100) / 10;
  const sweep = fraction < 0.5 ? 0 : 1;
  return `M12 2A10 10 0 0 1 12 22A${bulge} 10 0 0 ${sweep} 12 2Z`;
}
