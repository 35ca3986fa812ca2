import type { Glossary, TileFacts } from './glossary';
import { tileOf } from './glossary';

/** Tiles that look and count alike. */
export interface Pile {
  key: string;
  facts: TileFacts;
  tiles: string[];
}

const TYPES = ['skull', 'feather', 'mushroom', 'herb', 'egg', 'chest', 'runestone', 'mirror'];

function keyOf(tile: TileFacts): string {
  return [tile.type, tile.kind, tile.points, tile.symbols.join('')].join(' ');
}

/** A collection by kind: skulls, feathers and so on, the ordinary ones before the enchanted. */
export function pilesOf(glossary: Glossary, tiles: readonly string[]): Pile[] {
  const piles = new Map<string, Pile>();
  for (const id of tiles) {
    const facts = tileOf(glossary, id);
    const pile = piles.get(keyOf(facts)) ?? { key: keyOf(facts), facts, tiles: [] };
    pile.tiles.push(id);
    piles.set(pile.key, pile);
  }
  return [...piles.values()].sort(
    (a, b) =>
      TYPES.indexOf(a.facts.type) - TYPES.indexOf(b.facts.type) ||
      a.facts.kind.localeCompare(b.facts.kind) ||
      a.facts.symbols.length - b.facts.symbols.length ||
      (b.facts.points ?? 0) - (a.facts.points ?? 0),
  );
}
