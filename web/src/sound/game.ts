import type { Glossary } from '../wire/port';
import type { LogEntry, Sight } from '../wire/types';
import type { Voice } from './voices';

/** What a game sounds like, and what is heard of its news: never more than they tell whoever listens. */
export interface Sounds<Name extends string = string> {
  voices: Record<Name, Voice>;
  heardIn(news: readonly LogEntry[], sight: Sight, glossary: Glossary): { name: Name; detail: number }[];
}

const found = import.meta.glob<{ default: Sounds }>('../games/*/sound/sounds.ts');

/** The sounds of a game, if it has any. */
export async function soundsOf(game: string): Promise<Sounds | null> {
  const asked = found[`../games/${game}/sound/sounds.ts`];
  return asked ? (await asked()).default : null;
}
