"""Checking what was chosen before a match: numbers, words and lists out of a config."""

from collections.abc import Sequence

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config


def shown(value: Plain) -> str:
    """A value as it is written in a config."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def completed(options: Config, defaults: Config) -> dict[str, Plain]:
    """The options with everything that was not said. Raises BadConfig on an unknown one."""
    for name in options:
        if name not in defaults:
            raise BadConfig("unknown-option", option=name, known=tuple(defaults))
    return {**defaults, **options}


def fits(part: str, found: int, most: int) -> None:
    """A pack is played with numbers of so many bits. Raises BadConfig if one of its parts is
    more than they hold.
    """
    if found > most:
        raise BadConfig("pack-too-large", part=part, found=found, most=most)


def number(config: Config, name: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    value = config[name]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadConfig("out-of-range", option=name, value=shown(value), low=low, high=high)
    return value


def word(config: Config, name: str, known: Sequence[str]) -> str:
    """One of the known words."""
    value = config[name]
    if not isinstance(value, str) or value not in known:
        raise BadConfig("unknown-value", option=name, value=shown(value), known=tuple(known))
    return value


def words(config: Config, name: str, known: Sequence[str]) -> list[str]:
    """Different ones of the known words, in the order given."""
    found = config[name]
    if not isinstance(found, list):
        raise BadConfig("not-a-list", option=name)
    chosen = [one for one in found if isinstance(one, str) and one in known]
    if len(chosen) != len(found):
        strange = next(one for one in found if one not in known)
        raise BadConfig("unknown-value", option=name, value=shown(strange), known=tuple(known))
    if len(set(chosen)) != len(chosen):
        raise BadConfig("named-twice", option=name)
    return chosen


def switches(config: Config, known: dict[str, tuple[str | bool, ...]]) -> dict[str, Plain]:
    """The switches that were set, in the order of the known ones."""
    chosen = config["switches"]
    if not isinstance(chosen, dict):
        raise BadConfig("not-a-table", option="switches")
    for name, value in chosen.items():
        if name not in known:
            raise BadConfig("unknown-switch", switch=name, known=tuple(known))
        if not any(value is allowed or value == allowed for allowed in known[name]):
            allowed_words = tuple(shown(allowed) for allowed in known[name])
            raise BadConfig("unknown-value", option=name, value=shown(value), known=allowed_words)
    return {name: chosen[name] for name in known if name in chosen}
