"""Plain data as it is read: every part with the type it must have, or it is our own mistake."""

from moonlit.core.codec import Plain

Table = dict[str, Plain]


def table(value: Plain) -> Table:
    """A value that has names for its parts."""
    assert isinstance(value, dict)
    return value


def tables(value: Plain) -> list[Table]:
    """A list of such values."""
    return [table(item) for item in items(value)]


def items(value: Plain) -> list[Plain]:
    """A list of anything."""
    assert isinstance(value, list)
    return value


def rows(value: Plain) -> list[list[Plain]]:
    """A list of lists."""
    return [items(item) for item in items(value)]


def text(value: Plain) -> str:
    """A text, most often a name."""
    assert isinstance(value, str)
    return value


def texts(value: Plain) -> list[str]:
    """A list of names, whole numbers among them written out."""
    return [str(item) for item in items(value)]


def number(value: Plain) -> int:
    """A whole number."""
    assert isinstance(value, int)
    return value


def numbers(value: Plain) -> list[int]:
    """A list of whole numbers."""
    return [number(item) for item in items(value)]
