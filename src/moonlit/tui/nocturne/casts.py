"""The legal casts of a view, looked at from either side: the token or the cell."""

from dataclasses import dataclass

from moonlit.core.action import Action

CAST = "cast"
PASS = "pass"


@dataclass(frozen=True, slots=True)
class Casts:
    """What may be cast where now; nothing here decides, it only sorts the listed actions."""

    actions: dict[tuple[str, str], Action]
    passing: Action | None

    @property
    def is_open(self) -> bool:
        """Whether a spell may be cast at all."""
        return bool(self.actions)

    def tokens(self, cell: str = "") -> tuple[str, ...]:
        """The tokens for a cell, or for any, each once in the order of the view."""
        return tuple(dict.fromkeys(t for t, c in self.actions if cell in ("", c)))

    def cells(self, token: str = "") -> tuple[str, ...]:
        """The cells for a token, or for any."""
        return tuple(dict.fromkeys(c for t, c in self.actions if token in ("", t)))

    def action(self, token: str, cell: str) -> Action | None:
        return self.actions.get((token, cell))


def read_casts(legal: tuple[Action, ...]) -> Casts:
    """Sort the legal actions."""
    casts = {(act.names[0], act.names[1]): act for act in legal if act.verb == CAST}
    return Casts(casts, next((act for act in legal if act.verb == PASS), None))
