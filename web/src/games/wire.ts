// Made by `python -m tools.wire_types` from src/moonlit/games/.

import type * as dominion from './dominion/wire';
import type * as nocturne from './nocturne/wire';
import type * as wonder_book from './wonder_book/wire';

export type TableView = nocturne.TableView | dominion.TableView | wonder_book.TableView;

export type GameEvent = nocturne.GameEvent | dominion.GameEvent | wonder_book.GameEvent;
