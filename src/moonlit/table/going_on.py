"""How a match of other rules goes on by those of today, from the state it has come to."""

import json
import secrets

from moonlit.core.errors import BadRecord, TableError
from moonlit.core.game import Game
from moonlit.core.record import KEY_BYTES, Record
from moonlit.games import AnyState
from moonlit.table.match import Match


def carried_on(game: Game[AnyState], old: Record, state: str) -> Record:
    """The beginning of a match that goes on from what another has come to, with new dice.

    Raises BadRecord if the rules of today cannot read that, or if nothing can follow.
    """
    try:
        start, options = json.loads(state), game.check_config(old.config)
        if not isinstance(start, dict):
            raise BadRecord("bad-start")
        following = Record(
            game.id,
            game.rules_version,
            game.pack_hash(options),
            options,
            secrets.token_bytes(KEY_BYTES),
            start=start,
            pack_files=old.pack_files if game.knows_pack(old.pack, options) else None,
        )
        is_over = Match(game, following).outcome() is not None
    except (TableError, ValueError, RecursionError) as error:
        raise BadRecord("cannot-go-on") from error
    if is_over:
        raise BadRecord("cannot-go-on")
    return following
