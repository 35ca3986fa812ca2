import type { TableKey } from '../../keys';

/** The keys of this table, in the order in which a turn needs them. */
export const TABLE_KEYS: readonly TableKey[] = [
  { key: ' ', message: 'webdominion-key-go' },
  { key: 't', message: 'webdominion-key-treasures' },
  { key: 'Enter', message: 'webdominion-key-do' },
  { key: 'n', message: 'webdominion-key-none' },
  { key: '1–9', message: 'webdominion-key-hand' },
  { key: '/', message: 'webdominion-key-find' },
  { key: 'r', message: 'webdominion-key-read' },
  { key: 'd', message: 'webdominion-key-decks' },
  { key: 'v', message: 'webdominion-key-peek' },
  { key: 'U', message: 'webdominion-key-restart' },
  { key: 'l', message: 'web-key-log', common: 'log' },
];
