"""A game in the words of one language: what every client needs said, whatever the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from moonlit.client.hint import Hint
from moonlit.client.page import Section
from moonlit.client.review import Review
from moonlit.client.sequel import Sequel
from moonlit.client.words import Words
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.errors import IllegalAction, TableError
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.view import View
from moonlit.games import AnyState


@dataclass(frozen=True, slots=True)
class Named:
    """Who sits in a seat: a person with a name (or none), or a bot of a level."""

    name: str = ""
    bot: str = ""


# How far a line stands under its cause, where there is nothing but text.
INDENT = "  "


class Line(NamedTuple):
    """What one event says in a log, empty if nothing; under its cause it stands deeper."""

    text: str
    depth: int = 0


class Teller(Protocol):
    """Speaks about one game in one language. `names` are what `names()` gave for the match.

    What only some games have is nothing, or refused, unless a game says it.
    """

    words: Words

    def names(self, config: Config, players: Sequence[Named]) -> tuple[str, ...]:
        """What everybody at the table is called, opponents that no seat decides for included."""

    def decision(self, view: View, names: Sequence[str]) -> str:
        """What is asked of the viewer, or what somebody else is deciding."""

    def why(self, view: View) -> str:
        """Why that is asked, with the clause; empty unless the viewer is asked."""
        is_asked = view.seat is not None and view.seat in view.to_act
        return self.reason(view) if is_asked else ""

    def reason(self, view: View) -> str:
        """Why the viewer is asked, with the clause."""

    def label(self, action: Action, view: View) -> str:
        """What a legal action is called."""

    def is_open(self, view: View) -> bool:
        """Whether an onlooker knows all that the viewer may choose, and may watch the choice."""
        return False

    def obvious(self, view: View) -> Action | None:
        """The action that may be taken by itself for whoever wants that; nothing is lost by it."""
        return None

    def held_for(self, view: View) -> tuple[str, ...]:
        """The things for which something that else goes by itself waits for its player."""
        return ()

    def event(self, event: Event, names: Sequence[str], seat: Seat | None) -> str:
        """What happened, said to a seat or to an onlooker; empty if it is not worth a line."""

    def tale(
        self, events: Sequence[Event], names: Sequence[str], seat: Seat | None
    ) -> tuple[Line, ...]:
        """What happened at once, a line for each event; several may be told together."""
        return tuple(Line(self.event(event, names, seat)) for event in events)

    def problem(self, error: TableError, names: Sequence[str]) -> str:
        """Why something was refused."""

    def page(self, view: View, config: Config, names: Sequence[str]) -> tuple[Section, ...]:
        """Everything the view holds, as sections of text."""

    def categories(self, config: Config) -> tuple[str, ...]:
        """The rows of the score sheet, by id, in the order of `Outcome.sheets`."""

    def result(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[str, ...]:
        """How it ended, said to a seat or to an onlooker: the winner, ties, ranks, tasks met."""

    def sequels(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[Sequel, ...]:
        """The matches that may follow, the usual one first; none where it is the same again."""
        return ()

    def foreseen(self, facts: dict[str, Plain], names: Sequence[str]) -> tuple[str, ...]:
        """What `Game.foresee` found, as sentences."""
        return ()

    def hint(self, advice: dict[str, Plain], view: View, depth: str, names: Sequence[str]) -> Hint:
        """Advice for the viewer in words: a `nudge`, the `move`, or a `comparison`."""

    def review(
        self, findings: Mapping[str, Any], views: Mapping[int, View], names: Sequence[str]
    ) -> Review:
        """An analysis in words; `views` are those of all deciding seats by version."""
        raise IllegalAction("no-analysis-of-game")

    def puzzle(self) -> str:
        """What makes a puzzle of this game: how far its best action is ahead."""
        raise IllegalAction("no-puzzles-of-game")

    def solution(self, best: Action, gap: float, view: View) -> str:
        """The best action of a puzzle, and how far it is ahead of all others."""
        raise IllegalAction("no-puzzles-of-game")

    def glossary(self) -> dict[str, Plain]:
        """Names, facts and help of everything in the pack."""

    def met(self, view: View) -> dict[str, Plain]:
        """Help on what a view shows and the glossary keeps back, by kind and id (`scrap:s3`)."""
        return {}

    def catalogue(self) -> dict[str, Plain]:
        """What can be chosen before a match, with names and texts."""


def make_teller(game: Game[AnyState], words: Words) -> Teller:
    """The teller of a game."""
    teller: Teller = import_module(f"moonlit.client.{game.id}.teller").make(game, words)
    return teller
