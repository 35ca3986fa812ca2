"""What the checks of a whole campaign find."""

from __future__ import annotations

from moonlit.packs.source import Fault, PackError, RowName


class Findings:
    """Errors, which keep a story from being played, and warnings, which do not."""

    def __init__(self) -> None:
        self.errors: list[PackError] = []
        self.warnings: list[PackError] = []

    def fail(self, file: str, line: int, fault: Fault, row: RowName | None = None) -> None:
        self.errors.append(PackError(file, line, fault, row))

    def warn(self, file: str, line: int, fault: Fault, row: RowName | None = None) -> None:
        self.warnings.append(PackError(file, line, fault, row))


def card_row(number: int) -> RowName:
    """A card of a chapter, as errors name it."""
    return RowName("card", str(number), number)
