import type { Glossary, TileFacts } from '../nocturne/glossary';
import type { Thing } from './things';

/** The tile that is drawn for a thing: itself, or one of the type that is spoken of. */
export function tileLike(glossary: Glossary, thing: Thing, type: string): TileFacts | null {
  if (thing.kind === 'tile') return glossary.tiles[thing.id] ?? null;
  if (thing.kind === 'topic' && thing.id === 'enchanted') {
    return Object.values(glossary.tiles).find((tile) => tile.symbols.length > 1) ?? null;
  }
  return Object.values(glossary.tiles).find((tile) => type !== '' && tile.type === type) ?? null;
}
