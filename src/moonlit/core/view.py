"""Views: what one seat may know and do, the only thing that ever leaves the table."""

from dataclasses import dataclass

from moonlit.core.action import Action, Seat, format_action
from moonlit.core.codec import Plain, canonical


@dataclass(frozen=True, slots=True)
class View:
    """The match through the eyes of one seat; a seat of None is an onlooker.

    `table` is plain data built up from nothing by the game, `legal` what this seat may do now.
    """

    game: str
    seat: Seat | None
    to_act: tuple[Seat, ...]
    legal: tuple[Action, ...]
    table: dict[str, Plain]


def write_view(view: View) -> dict[str, Plain]:
    """A view as plain data."""
    return {
        "game": view.game,
        "seat": view.seat,
        "to_act": list[Plain](view.to_act),
        "legal": [format_action(action) for action in view.legal],
        "table": view.table,
    }


def view_bytes(view: View) -> bytes:
    """A view as canonical bytes: equal bytes, equal knowledge."""
    return canonical(write_view(view))
