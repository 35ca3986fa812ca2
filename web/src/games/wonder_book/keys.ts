import type { TableKey } from '../../keys';

/** The keys of this table, in the order in which a turn needs them. */
export const TABLE_KEYS: readonly TableKey[] = [
  { key: '1–4', message: 'webwonder-key-hero' },
  { key: 'm', message: 'webwonder-deed-move' },
  { key: 'a', message: 'webwonder-deed-attack' },
  { key: 'c', message: 'webwonder-deed-collect' },
  { key: 'i', message: 'webwonder-deed-interact' },
  { key: 'k', message: 'webwonder-deed-skill' },
  { key: 's', message: 'webwonder-deed-special' },
  { key: 'g', message: 'webwonder-deed-give' },
  { key: 'e', message: 'webwonder-deed-pass' },
  { key: 'b', message: 'webwonder-again' },
];
