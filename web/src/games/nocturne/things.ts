import type { Facts, Glossary } from './glossary';

/** The entry of the glossary that a thing names (`tile:SK01`, `goal:moonlight:4`), if it has one. */
export function entryOf(glossary: Glossary, thing: string): Facts | null {
  const [kind = '', id = '', more = ''] = thing.split(':');
  switch (kind) {
    case 'tile':
      return glossary.tiles[id] ?? null;
    case 'card':
      return glossary.cards[id] ?? null;
    case 'goal':
      return (id === 'twilight' || id === 'moonlight' ? glossary.goals[id][more] : null) ?? null;
    case 'character':
      return glossary.characters[id] ?? null;
    case 'solo':
      return glossary.solo[id] ?? null;
  }
  return null;
}
