"""Reading the fields of a written position, each with its own refusal."""

from collections.abc import Mapping, Sequence

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation


def check_keys(written: Mapping[str, Plain], known: Sequence[str]) -> None:
    """Raises BadNotation on a key that means nothing."""
    for key in written:
        if key not in known:
            raise BadNotation("unknown-key", key=key, known=tuple(known))


def number(written: Mapping[str, Plain], key: str, usual: int, most: int) -> int:
    """A whole number from 0 on."""
    value = written.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadNotation("not-a-number", key=key, value=str(value), most=most)
    return value


def yes(written: Mapping[str, Plain], key: str) -> bool:
    """True or false; false if nothing is said."""
    value = written.get(key, False)
    if not isinstance(value, bool):
        raise BadNotation("not-yes-or-no", option=key)
    return value


def table(written: Mapping[str, Plain], key: str) -> dict[str, Plain]:
    """A table by name; empty if nothing is said."""
    value = written.get(key, {})
    if not isinstance(value, dict):
        raise BadNotation("not-a-table", option=key)
    return value


def items(written: Mapping[str, Plain], key: str) -> list[Plain]:
    """A list; empty if nothing is said."""
    value = written.get(key, [])
    if not isinstance(value, list):
        raise BadNotation("not-a-list", option=key)
    return value


def texts(written: Mapping[str, Plain], key: str) -> list[str]:
    """A list of names."""
    for item in items(written, key):
        if not isinstance(item, str | int) or isinstance(item, bool):
            raise BadNotation("not-a-name", key=key, value=str(item))
    return [str(item) for item in items(written, key)]


def place_of(names: Sequence[str], name: Plain, code: str) -> int:
    """The number of a name out of a list. Raises BadNotation with the code given."""
    if str(name) not in names:
        raise BadNotation(code, name=str(name))
    return names.index(str(name))
