"""The teller of Nocturne: everything a client needs said, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any

from moonlit.client.analysis import AnalysisTeller
from moonlit.client.hint import Hint
from moonlit.client.nocturne.analysis import NocturneAnalysis
from moonlit.client.nocturne.choices import is_open, tell_action, tell_decision, tell_why
from moonlit.client.nocturne.events import tell_event
from moonlit.client.nocturne.foresight import tell_foreseen
from moonlit.client.nocturne.form import make_form
from moonlit.client.nocturne.glossary import make_glossary
from moonlit.client.nocturne.page import read_page
from moonlit.client.nocturne.results import categories_of, tell_result
from moonlit.client.page import Section
from moonlit.client.people import People, name_players
from moonlit.client.phrases import decimal
from moonlit.client.refusals import tell_error
from moonlit.client.review import Review
from moonlit.client.teller import Named, Teller
from moonlit.client.words import Words
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.nocturne.meta import Nocturne
from moonlit.packs.nocturne.tables import Pack


def make(game: Game[AnyState], words: Words) -> Teller:
    """The teller for the game with its pack."""
    nocturne: object = game
    assert isinstance(nocturne, Nocturne)
    return NocturneTeller(nocturne.pack, words)


class NocturneTeller(Teller):
    """Keeps a language and a pack; the sentences are made elsewhere."""

    def __init__(self, pack: Pack, words: Words) -> None:
        self.words = words
        self._pack = pack

    def names(self, config: Config, players: Sequence[Named]) -> tuple[str, ...]:
        # N-SOLO-1: alone one plays against an opponent that no seat decides for.
        count = 2 if config["players"] == 1 else len(players)
        return name_players(self.words, players, count)

    def decision(self, view: View, names: Sequence[str]) -> str:
        return tell_decision(self.words, self._pack, view, names)

    def reason(self, view: View) -> str:
        return tell_why(self.words, view)

    def label(self, action: Action, view: View) -> str:
        return tell_action(self.words, self._pack, action, view)

    def is_open(self, view: View) -> bool:
        return is_open(view)

    def event(self, event: Event, names: Sequence[str], seat: Seat | None) -> str:
        return tell_event(self.words, self._pack, event, names, seat)

    def problem(self, error: TableError, names: Sequence[str]) -> str:
        return tell_error(self.words, error, names)

    def page(self, view: View, config: Config, names: Sequence[str]) -> tuple[Section, ...]:
        return tuple(read_page(self.words, self._pack, view, config, names))

    def categories(self, config: Config) -> tuple[str, ...]:
        return categories_of(config)

    def result(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[str, ...]:
        people = People(self.words, names, seat)
        return tuple(tell_result(self._pack, outcome, config, people))

    def foreseen(self, facts: dict[str, Plain], names: Sequence[str]) -> tuple[str, ...]:
        return tuple(tell_foreseen(self.words, self._pack, facts, names))

    def hint(self, advice: dict[str, Plain], view: View, depth: str, names: Sequence[str]) -> Hint:
        # Seldom needed, and it knows the search of the bots: a start should be quick.
        from moonlit.client.nocturne.advice import AdviceTeller, tell_hint  # noqa: PLC0415

        return tell_hint(AdviceTeller(self.words, self._pack, view, names), advice, depth)

    def review(
        self, findings: Mapping[str, Any], views: Mapping[int, View], names: Sequence[str]
    ) -> Review:
        own = NocturneAnalysis(self.words, self._pack, findings)
        return AnalysisTeller(self.words, own, findings, names, views).review()

    def puzzle(self) -> str:
        return self.words.say("analysis-puzzle-told")

    def solution(self, best: Action, gap: float, view: View) -> str:
        shown = decimal(self.words, gap)
        return self.words.say("analysis-puzzle-best", action=self.label(best, view), points=shown)

    def glossary(self) -> dict[str, Plain]:
        return make_glossary(self.words, self._pack)

    def catalogue(self) -> dict[str, Plain]:
        return make_form(self.words, self._pack)
