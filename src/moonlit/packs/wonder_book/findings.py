"""What the checks of a whole campaign find."""

from __future__ import annotations

from moonlit.packs.source import Fact, Fault, PackError, RowName


class Findings:
    """Errors, which keep a story from being played, and warnings, which do not."""

    def __init__(self) -> None:
        self.errors: list[PackError] = []
        self.warnings: list[PackError] = []

    def fail(
        self, file: str, line: int, code: str, row: RowName | None = None, **facts: Fact
    ) -> None:
        self.errors.append(PackError(file, line, Fault(code, **facts), row))

    def warn(
        self, file: str, line: int, code: str, row: RowName | None = None, **facts: Fact
    ) -> None:
        self.warnings.append(PackError(file, line, Fault(code, **facts), row))


def card_row(number: int) -> RowName:
    """A card of a chapter, as errors name it."""
    return RowName("card", str(number), number)
