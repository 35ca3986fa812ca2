"""What is wrong in one file, noted while it is read."""

from __future__ import annotations

from moonlit.packs.source import Fault, PackError, RowName
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

    def fail(self, node: Node, fault: Fault) -> None:
        self.errors.append(PackError(self.file, node.line, fault, self.row))

    def warn(self, node: Node, fault: Fault) -> None:
        self.warnings.append(PackError(self.file, node.line, fault, self.row))
