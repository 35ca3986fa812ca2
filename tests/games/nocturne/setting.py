"""What the notation of positions cannot say: tokens out of the game, events of a class."""

from collections.abc import Iterable
from typing import TypeVar

from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.games.nocturne.state import (
    FIRST_SHADOW,
    STAR,
    TOKENS,
    State,
    is_shadow,
    spell_seat,
    spell_token,
)
from tests.games.nocturne.table import Table, position

E = TypeVar("E", bound=Event)

EDITIONS = ("best", "en", "de", "pl")


def prepared(text: str, **options: Plain) -> Table:
    """A position in which all tokens it does not mention are out of the game."""
    table = position(text, **options)
    lose_the_rest(table.state)
    return table


def lose_the_rest(state: State) -> None:
    """Own tokens that lie nowhere are lost, shadow tokens that lie nowhere not yet awarded."""
    lying = [*state.spells, *state.fallen, *state.sprites]
    for seat, player in enumerate(state.players):
        for token in (token for token in range(TOKENS) if not is_shadow(token)):
            found = sum((spell_seat(s), spell_token(s)) == (seat, token) for s in lying)
            found += (player.supply >> 4 * token & 15) + (player.lost >> 4 * token & 15)
            player.lost += ((state.terms.tokens >> 4 * token & 15) - found) << 4 * token
    for token in range(FIRST_SHADOW, STAR):
        held = any((player.held | player.gained) >> token & 1 for player in state.players)
        if not held and all(spell_token(s) != token for s in lying):
            state.shadows |= state.terms.shadows & 1 << token


def of_class(events: Iterable[Event], wanted: type[E]) -> list[E]:
    """The events of one class, in order."""
    return [event for event in events if isinstance(event, wanted)]


def spells(table: Table) -> list[str]:
    """The spells of the phase as `0:4@b2`, in the order they were cast."""
    told = table.view(None).table["spells"]
    assert isinstance(told, list)
    rows = [row for row in told if isinstance(row, list)]
    return [f"{seat}:{token}@{cell}" for seat, token, cell in rows]
