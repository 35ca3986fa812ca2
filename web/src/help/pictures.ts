import type { TileFacts } from '../nocturne/glossary';
import type { Book, Thing } from './things';

/** The tile that is drawn for a thing: itself, or one of the type that is spoken of. */
export function tileLike(book: Book, thing: Thing, type: string): TileFacts | null {
  if (thing.kind === 'tile') return book.tiles[thing.id] ?? null;
  const isEnchanted = thing.kind === 'topic' && thing.id === 'enchanted';
  const found = Object.values(book.tiles).find((tile) => (isEnchanted ? tile.symbols.length > 1 : tile.type === type));
  return found ?? null;
}
