"""What can go wrong at the table: errors with a stable code, the clause they rest on, facts."""

Fact = int | str | tuple[int, ...] | tuple[str, ...]


class TableError(Exception):
    """A request that was refused. Nothing has changed.

    `code` never changes once published; sentences for people are made elsewhere.
    """

    def __init__(self, code: str, *, clause: str = "", **facts: Fact) -> None:
        self.code = code
        self.clause = clause
        self.facts = facts
        told = ", ".join(f"{name}={fact}" for name, fact in facts.items())
        super().__init__(" ".join(part for part in (code, clause, told) if part))


class IllegalAction(TableError):
    """The rules forbid this action here."""


class NotYourTurn(TableError):
    """The seat has nothing to decide now."""


class StaleVersion(TableError):
    """The action answers a position that is no longer on the table."""


class BadNotation(TableError):
    """A text that is no action, cell, token, tile or position."""


class BadConfig(TableError):
    """A match that cannot be set up like this."""


class BadRecord(TableError):
    """A file that is no whole, unaltered record of this version."""


class ReplayMismatch(TableError):
    """A record whose actions do not lead to what it claims."""
