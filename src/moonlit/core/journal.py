"""The journal: where the rules note what happened, as rows of small numbers."""

from mypy_extensions import i64

Row = tuple[i64, i64, i64, i64, i64, i64]


class Journal:
    """Collects notes while a match is watched, and nothing while a search is playing."""

    rows: list[Row]
    is_open: bool

    def __init__(self, is_open: bool) -> None:
        self.rows = []
        self.is_open = is_open

    def note(
        self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1
    ) -> None:
        """Write down that `kind` happened, with up to five facts; -1 stands for no fact."""
        if self.is_open:
            self.rows.append((kind, a, b, c, d, e))
