"""What a match of Dominion has come to: cards, Boons, Hexes and States, from the journal's rows."""

from collections.abc import Iterable, Sequence

from moonlit.core.game import Config
from moonlit.core.journal import Row
from moonlit.games.dominion import notes
from moonlit.games.dominion.notation import STATES
from tests.games.dominion.table import GAME

# Cards that cannot be played are reached when somebody gains one.
PLAYABLE = ("action", "treasure", "night")
UNPLAYED = {card.id for card in GAME.pack.cards if not {*card.types} & {*PLAYABLE}}


def everything() -> list[str]:
    """All that can be reached."""
    pack = GAME.pack
    return [thing.id for thing in (*pack.cards, *pack.boons, *pack.hexes, *pack.states)]


def reached(config: Config, rows: Iterable[Row]) -> set[str]:
    """What was played, gained if it cannot be played, received or taken."""
    terms = GAME.terms(config)
    names: dict[int, Sequence[str]] = {
        notes.PLAYED: terms.card_names,
        notes.GAINED: terms.card_names,
        notes.BOON_RECEIVED: terms.boon_names,
        notes.HEX_RECEIVED: terms.hex_names,
        notes.STATE_TAKEN: STATES,
    }
    told = {(row[0], names[row[0]][row[2]]) for row in rows if row[0] in names}
    return {name for kind, name in told if kind != notes.GAINED or name in UNPLAYED}
