"""The teller of Dominion: everything a client needs said, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any

from moonlit.client.dominion.choices import tell_action, tell_decision, tell_why
from moonlit.client.dominion.events import tell_event
from moonlit.client.dominion.form import make_form
from moonlit.client.dominion.glossary import make_glossary
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.dominion.obvious import held_for, obvious
from moonlit.client.dominion.page import read_page
from moonlit.client.dominion.reading import Reading
from moonlit.client.dominion.refusals import tell_refusal
from moonlit.client.dominion.results import categories_of, tell_result
from moonlit.client.dominion.sequel import sequels_of
from moonlit.client.dominion.tale import tell_tale
from moonlit.client.hint import Hint
from moonlit.client.page import Section
from moonlit.client.people import People, name_players
from moonlit.client.phrases import decimal
from moonlit.client.review import Review
from moonlit.client.sequel import Sequel
from moonlit.client.teller import Line, Named, Teller
from moonlit.client.words import Words
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.dominion.meta import Dominion
from moonlit.packs.dominion.tables import Pack


def make(game: Game[AnyState], words: Words) -> Teller:
    """The teller for the game with its pack."""
    dominion: object = game
    assert isinstance(dominion, Dominion)
    return DominionTeller(dominion.pack, words)


class DominionTeller(Teller):
    """Keeps a language and a pack; the sentences are made elsewhere."""

    def __init__(self, pack: Pack, words: Words) -> None:
        self.words = words
        self._lexicon = Lexicon(words, pack)

    def _people(self, names: Sequence[str], seat: Seat | None) -> People:
        return People(self.words, names, seat)

    def names(self, config: Config, players: Sequence[Named]) -> tuple[str, ...]:
        return name_players(self.words, players, len(players))

    def decision(self, view: View, names: Sequence[str]) -> str:
        return tell_decision(self._lexicon, view, self._people(names, view.seat))

    def reason(self, view: View) -> str:
        return tell_why(self._lexicon, view)

    def label(self, action: Action, view: View) -> str:
        return tell_action(self._lexicon, action, view)

    def obvious(self, view: View) -> Action | None:
        return obvious(self._lexicon.pack, view)

    def held_for(self, view: View) -> tuple[str, ...]:
        return held_for(self._lexicon.pack, view)

    def event(self, event: Event, names: Sequence[str], seat: Seat | None) -> str:
        return tell_event(self._lexicon, event, self._people(names, seat))

    def tale(
        self, events: Sequence[Event], names: Sequence[str], seat: Seat | None
    ) -> tuple[Line, ...]:
        return tell_tale(self._lexicon, events, self._people(names, seat))

    def problem(self, error: TableError, names: Sequence[str]) -> str:
        return tell_refusal(self._lexicon, error, names)

    def page(self, view: View, config: Config, names: Sequence[str]) -> tuple[Section, ...]:
        people = self._people(names, view.seat)
        return tuple(read_page(Reading(self._lexicon, view, config, people)))

    def categories(self, config: Config) -> tuple[str, ...]:
        return categories_of(self._lexicon, config)

    def result(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[str, ...]:
        return tuple(tell_result(self._lexicon, outcome, config, self._people(names, seat)))

    def sequels(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[Sequel, ...]:
        return sequels_of(self._lexicon, outcome, config, self._people(names, seat))

    def hint(self, advice: dict[str, Plain], view: View, depth: str, names: Sequence[str]) -> Hint:
        # Seldom needed, and it knows the search of the bots: a start should be quick.
        from moonlit.client.dominion.advice import tell_hint  # noqa: PLC0415

        return tell_hint(self._lexicon, view, advice, depth)

    def review(
        self, findings: Mapping[str, Any], views: Mapping[int, View], names: Sequence[str]
    ) -> Review:
        from moonlit.client.analysis import AnalysisTeller  # noqa: PLC0415
        from moonlit.client.dominion.analysis import DominionAnalysis  # noqa: PLC0415

        own = DominionAnalysis(self._lexicon, findings)
        return AnalysisTeller(self.words, own, findings, names, views).review()

    def puzzle(self) -> str:
        return self._lexicon.say("puzzle-told")

    def solution(self, best: Action, gap: float, view: View) -> str:
        shown = decimal(self.words, gap)
        return self._lexicon.say("puzzle-best", action=self.label(best, view), chance=shown)

    def glossary(self) -> dict[str, Plain]:
        return make_glossary(self._lexicon)

    def catalogue(self) -> dict[str, Plain]:
        return make_form(self._lexicon)
