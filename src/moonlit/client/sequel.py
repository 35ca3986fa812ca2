"""What can follow a match that is over, in games that go on."""

from dataclasses import dataclass

from moonlit.core.game import Config


@dataclass(frozen=True, slots=True)
class Sequel:
    """A match that may come next: what it is called, and its options."""

    label: str
    options: Config
