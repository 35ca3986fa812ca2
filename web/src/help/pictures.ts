import type { GoalFacts, TileFacts } from '../games/nocturne/glossary';
import type { Book, Thing } from './things';

/** The tile that is drawn for a thing: itself, or one of the type that is spoken of. */
export function tileLike(book: Book, thing: Thing, type: string): TileFacts | null {
  if (thing.kind === 'tile') return book.tiles[thing.id] ?? null;
  const isEnchanted = thing.kind === 'topic' && thing.id === 'enchanted';
  const found = Object.values(book.tiles).find((tile) => (isEnchanted ? tile.symbols.length > 1 : tile.type === type));
  return found ?? null;
}

/** A fox for each seat's shape, so that the four are never alike. */
export const FOXES: readonly string[] = ['redd', 'sage', 'abigail', 'flint'];

/** Words of the rules that a token stands for. */
export const TOKENS: Partial<Record<string, string>> = {
  star: 'star',
  shadow: 'shadow8',
  cast: '5',
  starter: '2',
  lowest: '1',
  leftover: '6',
  instant: '7',
};
export const DOWN: readonly string[] = ['control'];
export const SPRITES: readonly string[] = ['sprites', 'dedicate'];

/** Words of the rules that another thing stands for. */
export const LIKE: Partial<Record<string, string>> = {
  twilight: 'goal:twilight:10',
  moonlight: 'goal:moonlight:6',
  position: 'goal:moonlight:9',
  concoction: 'card:S8',
  ability: 'character:redd',
  family: 'character:flint',
  scenario: 'character:abigail',
  solo: 'solo:SO07',
};

/** Little forests: `#` a spell or token, `+` where the next may go, `o` an emptied cell. */
const SKETCHES: Partial<Record<string, string[]>> = {
  adjacent: ['.+.', '+#+', '.+.'],
  anchor: ['.+.', '+o+', '.+.'],
  corner: ['...', '..o', '.o#'],
  area: ['##..', '.#..', '...#', '..##'],
  phase: ['.#..', '.##.', '..#.', '....'],
  round: ['....', '....', '....', '....'],
};

export function sketch(topic: string): GoalFacts | null {
  const shape = SKETCHES[topic];
  return shape ? { name: '', text: '', ours: false, rule: 'shapes', points: 0, number: 0, size: 0, shape } : null;
}
