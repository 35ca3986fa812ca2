"""A match in the words of one language, told to one seat: what every surface says."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from moonlit.client.phrases import name_of_seat, sentence
from moonlit.client.teller import Line, Named, Teller
from moonlit.client.words import Fact, Words
from moonlit.core.action import Action, Seat
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.game import Config
from moonlit.core.view import View
from moonlit.tui.session import Session


@dataclass(frozen=True, slots=True)
class MatchTeller:
    """Speaks one language about one match to one seat, or to an onlooker."""

    game: Teller
    config: Config
    names: tuple[str, ...]
    is_alone: bool
    seat: Seat | None

    def for_seat(self, seat: Seat | None) -> Self:
        return replace(self, seat=seat)

    @property
    def words(self) -> Words:
        return self.game.words

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.words.say(message, **facts)

    def name(self, seat: int) -> str:
        """A player; whoever looks is addressed, if nobody else sits at this keyboard."""
        if seat == self.seat and self.is_alone:
            return sentence(self.say("player-you"))
        return name_of_seat(self.words, self.names, seat)

    def prompt(self, view: View) -> str:
        return self.game.decision(view, self.names)

    def why(self, view: View) -> str:
        return self.game.why(view)

    def action(self, action: Action, view: View) -> str:
        return self.game.label(action, view)

    def possible(self, action: Action, view: View) -> str:
        """Says that something can be done after all."""
        return self.say("terminal-possible", action=self.action(action, view))

    def tale(self, events: Sequence[Event]) -> tuple[Line, ...]:
        return self.game.tale(events, self.names, self.seat)

    def refusal(self, error: TableError) -> str:
        return self.game.problem(error, self.names)


def told_of(
    game: Teller, session: Session
) -> tuple[Teller, Config, tuple[str, ...], bool, Seat | None]:
    """What a `MatchTeller` has to know of a session to speak to nobody in particular."""
    names = game.names(session.config, [Named(who.name, who.bot) for who in session.players])
    return game, session.config, names, len(session.people) == 1, None


def tell_automatic(teller: MatchTeller, session: Session) -> str:
    """Whether what needs no thought goes by itself."""
    return teller.say("terminal-auto-on" if session.is_automatic else "terminal-auto-off")
