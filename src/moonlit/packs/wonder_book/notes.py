"""What is wrong in one file, noted while it is read."""

from __future__ import annotations

from moonlit.packs.schema import shown
from moonlit.packs.source import Fact, Fault, PackError, RowName
from moonlit.packs.wonder_book.nodes import Node

# Where a value stands, as its text would be called: chapter, card, field.
Way = tuple[str, ...]


class Notes:
    """The faults of one file; `row` is the card or table that is being read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.row: RowName | None = None
        self.errors: list[PackError] = []
        self.warnings: list[PackError] = []

    def fail(self, node: Node, code: str, **facts: Fact) -> None:
        self.errors.append(PackError(self.file, node.line, Fault(code, **facts), self.row))

    def misfit(self, node: Node, code: str, field: str, **facts: Fact) -> None:
        """A field with a value that does not fit; the value is told too."""
        self.fail(node, code, field=field, found=self.shown(node), **facts)

    def warn(self, node: Node, code: str, **facts: Fact) -> None:
        self.warnings.append(PackError(self.file, node.line, Fault(code, **facts), self.row))

    def shown(self, node: Node) -> str:
        return shown(node.plain())
