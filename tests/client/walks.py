"""Random matches to tell about: moments with everybody's views, and what was seen happening."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from moonlit.client.teller import Named, Teller
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games.nocturne.state import State
from tests.client.catalogues import check_told
from tests.games.nocturne.sampling import GAME, sample

PEOPLE = (Named("Marta"), Named(bot="greedy"), Named(), Named(bot="greedy"))


S = TypeVar("S")


@dataclass(frozen=True)
class Moment(Generic[S]):
    """A position of a match and how it came about."""

    game: Game[S]
    people: tuple[Named, ...]
    config: dict[str, Plain]
    state: S
    events: tuple[Event, ...]

    @property
    def seats(self) -> int:
        return self.game.seats(self.config)

    @property
    def players(self) -> tuple[Named, ...]:
        return self.people[: self.seats]

    def views(self) -> Iterator[View]:
        """Every seat's view, and an onlooker's."""
        for seat in range(self.seats):
            yield self.game.view(self.state, Seat(seat))
        yield self.game.view(self.state, None)


def walk(number: int) -> Iterator[Moment[State]]:
    """A whole random match; the state goes on with every step."""
    match = sample(number)
    journal = Journal(True)
    state = GAME.setup(match.config, match.dice.word(), journal)
    while True:
        yield Moment(GAME, PEOPLE, match.config, state, GAME.events(state, journal))
        if not GAME.to_act(state):
            return
        journal = Journal(True)
        move = GAME.move_at(state, match.dice.below(GAME.move_count(state)))
        GAME.apply(state, move, journal)


def check_pages(teller: Teller, moment: Moment[S]) -> None:
    """The text table of everybody is whole, and no name of ours shows in it."""
    names = teller.names(moment.config, moment.players)
    for view in moment.views():
        sections = teller.page(view, moment.config, names)
        assert len({section.id for section in sections}) == len(sections)
        for section in sections:
            check_told(section.title)
            assert section.rows
            for row in section.rows:
                assert len(row.cells) == max(1, len(section.columns))
                for cell in filter(None, row.cells):
                    check_told(cell)
                    assert "_" not in cell.replace("____", "")
