"""Short ways to look at a table, at actions and at editions, and two forests to lay out."""

from collections.abc import Iterable

from moonlit.client.nocturne.editions import tell_row
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.games.nocturne.notation import format_token, members
from moonlit.games.nocturne.state import SHADOWS
from moonlit.packs.nocturne.tables import Difference, SwitchValue
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import EDITIONS
from tests.games.nocturne.table import Table

FOUR_BY_FOUR = (
    "forest SK01 SK02 SK03 SK04 / FE01 FE02 FE03 FE04 / "
    "MT01 MT02 MT03 MT04 / EG01 EG02 EG03 EG04 | "
)
FOUR_BY_FIVE = (
    "forest SK01 SK02 SK03 SK04 SK05 / FE01 FE02 FE03 FE04 FE05 / "
    "MT01 MT02 MT03 MT04 MT05 / EG01 EG02 EG03 EG04 EG05 | "
)


def seen(table: Table, seat: int | None, *path: str | int) -> Plain:
    """A part of the table in a seat's view."""
    value: Plain = table.view(seat).table
    for step in path:
        if isinstance(step, str):
            assert isinstance(value, dict)
            value = value[step]
        else:
            assert isinstance(value, list)
            value = value[step]
    return value


def decision(table: Table) -> Plain:
    """What is being decided."""
    return seen(table, None, "decision", "kind")


def passed(table: Table) -> Plain:
    """Who is out of the phase."""
    return seen(table, None, "passed")


def cells(actions: Iterable[str]) -> set[str]:
    """The cells on which something may be cast."""
    return {action.split()[3] for action in actions if " cast " in action}


def tokens(actions: Iterable[str]) -> set[str]:
    """The tokens that may be cast."""
    return {action.split()[2] for action in actions if " cast " in action}


def stack(table: Table) -> list[str]:
    """The tiles of the stack from the top."""
    return [GAME.names.tiles[tile] for tile in reversed(table.state.stack)]


def cut_stack(table: Table, keep: int) -> None:
    """Take all tiles but the topmost out of the game."""
    state = table.state
    cut = len(state.stack) - keep
    state.removed += state.stack[:cut]
    state.stack = state.stack[cut:]


def shadows_of(table: Table, seat: int) -> list[str]:
    """The shadow tokens a player has been awarded, held or set aside."""
    player = table.state.players[seat]
    return [format_token(token) for token in members((player.held | player.gained) & SHADOWS)]


def difference(name: str) -> Difference:
    """An edition difference by its id."""
    return next(row for row in GAME.pack.editions.differences if row.id == name)


def told(name: str, part: str) -> str:
    """What a row on the editions says in English; empty where it says nothing."""
    return tell_row(Words("en", strict=True), difference(name), part)


def presets(switch: str) -> list[SwitchValue]:
    """A switch in the presets best, en, de and pl."""
    return [GAME.pack.editions.preset(name)[switch] for name in EDITIONS]
