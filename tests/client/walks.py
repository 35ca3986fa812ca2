"""Random matches to tell about: moments with everybody's views, and what was seen happening."""

from collections.abc import Iterator
from dataclasses import dataclass

from moonlit.client.teller import Named
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games.nocturne.state import State
from tests.games.nocturne.sampling import GAME, sample

PEOPLE = (Named("Marta"), Named(bot="greedy"), Named(), Named(bot="greedy"))


@dataclass(frozen=True)
class Moment:
    """A position of a match and how it came about."""

    config: dict[str, Plain]
    state: State
    events: tuple[Event, ...]

    @property
    def players(self) -> tuple[Named, ...]:
        return PEOPLE[: GAME.seats(self.config)]

    def views(self) -> Iterator[View]:
        """Every seat's view, and an onlooker's."""
        for seat in range(GAME.seats(self.config)):
            yield GAME.view(self.state, Seat(seat))
        yield GAME.view(self.state, None)


def walk(number: int) -> Iterator[Moment]:
    """A whole random match; the state goes on with every step."""
    match = sample(number)
    journal = Journal(True)
    state = GAME.setup(match.config, match.dice.word(), journal)
    while True:
        yield Moment(match.config, state, GAME.events(state, journal))
        if not GAME.to_act(state):
            return
        journal = Journal(True)
        move = GAME.move_at(state, match.dice.below(GAME.move_count(state)))
        GAME.apply(state, move, journal)
