"""Matches to learn from: which lessons a game has, and what each of them is dealt with."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games import GAMES


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared deal, the same for every learner, who has the first seat.

    `key`: public, so it is always practice. `rivals`: the bots in the other seats. `position`: the
    table it begins with, where that is not the beginning of a match.
    """

    game: str
    options: dict[str, Plain]
    key: bytes
    rivals: tuple[str, ...]
    position: dict[str, Plain] | None = None


def has_lessons(game: str) -> bool:
    """Whether a game can be learnt by playing it; nothing of it is loaded."""
    return find_spec(f"moonlit.client.{game}.lessons") is not None


def every_lesson() -> dict[str, Lesson]:
    """The lessons of all games by name."""
    found = dict[str, Lesson]()
    for game in filter(has_lessons, GAMES):
        found.update(import_module(f"moonlit.client.{game}.lessons").LESSONS)
    return found


def find_lesson(name: str) -> Lesson:
    """A lesson by its name. Raises BadConfig if there is none."""
    lessons = every_lesson()
    if name not in lessons:
        raise BadConfig("unknown-lesson", lesson=name, known=tuple(lessons))
    return lessons[name]
