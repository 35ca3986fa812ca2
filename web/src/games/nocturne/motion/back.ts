import type { Spell, TableView } from '../view';
import { type Move, type Plan, TIMES } from './moves';

type Before = Pick<TableView, 'spells' | 'forest' | 'seats'>;

/** How things go back where they were when something is taken back: all at once, and quickly. */
export function backTo(before: Before, now: Before): Plan {
  const at = 0;
  const time = TIMES.small;
  const moves: Move[] = [
    ...without(before.spells, now.spells).map(([seat, token, cell]): Move => ({ kind: 'home', seat, token, cell, at, time })),
    ...without(now.spells, before.spells).map(([seat, token, cell]): Move => ({ kind: 'lay', seat, token, cell, at, time })),
    ...Object.entries(now.forest)
      .filter(([cell]) => !before.forest[cell])
      .map(([cell, tile]): Move => ({ kind: 'restore', seat: ownerOf(before, tile), tile, cell, at, time })),
  ];
  return { moves, cells: new Map(), end: moves.length ? time : 0 };
}

function without(spells: readonly Spell[], others: readonly Spell[]): Spell[] {
  return spells.filter((spell) => !others.some((other) => other.join() === spell.join()));
}

function ownerOf({ seats }: Before, tile: string): number {
  return Math.max(
    0,
    seats.findIndex((seat) => seat.tiles.includes(tile)),
  );
}
