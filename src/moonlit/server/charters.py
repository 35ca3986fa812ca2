"""What is fixed when a match is made: dealt anew, prepared, or going on from a record."""

import secrets
from collections.abc import Callable
from typing import Final, Protocol

from msgspec.structs import replace

from moonlit.bots.adviser import has_advice
from moonlit.bots.roster import roster_of
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadRecord
from moonlit.core.game import Game
from moonlit.core.record import KEY_BYTES, Record, of_today, read_record
from moonlit.games import AnyState
from moonlit.server import wire
from moonlit.server.kept import Charter, charter_of
from moonlit.server.people import need_bot
from moonlit.server.prepared import is_prepared, prepared
from moonlit.table.live import Live

SLOWEST_PACE: Final = 5000
# Several times what the longest match of bots that choose at random takes.
MOST_ACTIONS: Final = 10_000


class Library(Protocol):
    """Whoever knows games with their packs, and records."""

    def game(self, game: str) -> Game[AnyState]:
        """A game as it is played now."""

    def game_of(self, record: Record) -> Game[AnyState]:
        """The game of a record, with the pack it names if that is kept here."""

    def received(self, text: str) -> Record:
        """A record that may come from anywhere."""

    def keepsake(self, name: str, first: str = "") -> str:
        """What is kept under a name; `first` from now on, if that is nothing yet."""


def charter_for(wish: wire.NewMatch, library: Library) -> Charter:
    """The charter of a match as somebody wishes it. Raises TableError on what cannot be played."""
    if wish.record:
        charter = _continued(wish, library)
    elif is_prepared(wish):
        charter = prepared(wish, library)
    else:
        charter = fresh(library.game(wish.game), wish.options, wish.settings)
    seats = library.game(charter.game).seats(charter.options)
    if len(wish.seats) != seats and not is_prepared(wish):
        raise BadConfig("too-many-seats", seats=len(wish.seats), players=seats)
    return replace(charter, settings=_agreed(wish, charter.game))


def _agreed(wish: wire.NewMatch, game: str) -> wire.Settings:
    """The settings completed. Raises BadConfig on what this game does not have."""
    settings = wish.settings
    stand_in = need_bot(settings.stand_in or roster_of(game).substitute, game)
    if not 0 <= settings.pace <= SLOWEST_PACE:
        raise BadConfig(
            "out-of-range", option="pace", value=str(settings.pace), low=0, high=SLOWEST_PACE
        )
    return replace(settings, stand_in=stand_in, hints=_with_help(wish, game))


def _with_help(wish: wire.NewMatch, game: str) -> bool:
    """Whoever is alone with bots is helped where there is help, unless they wish otherwise."""
    if wish.day and not wish.is_further:
        return False
    others = [seat.kind for seat in wish.seats if seat.kind != "bot"]
    hints, is_there = wish.settings.hints, has_advice(game)
    if hints and not is_there:
        raise BadConfig("no-hints-for-game", game=game)
    return is_there and (others == ["me"] if hints is None else hints)


def fresh(game: Game[AnyState], options: dict[str, Plain], settings: wire.Settings) -> Charter:
    """The charter of a match that is dealt anew. Raises BadConfig on options without a match."""
    config = completed_for_people(game, options)
    key = secrets.token_bytes(KEY_BYTES).hex()
    return Charter(game.id, game.rules_version, game.pack_hash(config), config, key, settings)


def completed_for_people(game: Game[AnyState], options: dict[str, Plain]) -> dict[str, Plain]:
    """Options as people play with them. Raises BadConfig on options without a match."""
    return game.check_config(game.among_people(options))


def received(text: str, game_of: Callable[[Record], Game[AnyState]]) -> Record:
    """A record in its own words and numbers. Raises TableError on what no match can have left."""
    # JSON can spell half characters and nest without end; neither can be written again.
    try:
        record = read_record(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("not-a-record") from error
    if len(record.actions) > MOST_ACTIONS:
        raise BadRecord("too-many-actions", found=len(record.actions), most=MOST_ACTIONS)
    game = game_of(record)
    if game.check_config(record.config) != record.config:
        raise BadRecord("altered-record")
    return of_today(game, record)


def _continued(wish: wire.NewMatch, library: Library) -> Charter:
    """A practice match from the middle of a finished one."""
    record = library.received(wish.record)
    whole = Live(library.game_of(record), record)
    if not whole.is_over:
        raise BadRecord("match-not-over")
    if not 0 <= wish.length < len(record.actions):
        raise BadConfig(
            "out-of-range",
            option="length",
            value=str(wish.length),
            low=0,
            high=len(record.actions) - 1,
        )
    return charter_of(record, wish.settings, wish.length, is_practice=True)
