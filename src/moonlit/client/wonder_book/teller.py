"""The teller of Wonder Book: everything a client needs said, in one language."""

from collections.abc import Sequence

from moonlit.client.hint import Hint
from moonlit.client.page import Section
from moonlit.client.people import People, name_players
from moonlit.client.sequel import Sequel
from moonlit.client.teller import Named, Teller
from moonlit.client.wonder_book.choices import tell_action, tell_decision, tell_why
from moonlit.client.wonder_book.events import tell_event
from moonlit.client.wonder_book.foresight import tell_foresight
from moonlit.client.wonder_book.form import make_form
from moonlit.client.wonder_book.glossary import make_glossary
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.wonder_book.met import met
from moonlit.client.wonder_book.names import name_table
from moonlit.client.wonder_book.page import read_page
from moonlit.client.wonder_book.reading import Reading
from moonlit.client.wonder_book.refusals import tell_refusal
from moonlit.client.wonder_book.results import categories_of, tell_result
from moonlit.client.wonder_book.sequel import sequels_of
from moonlit.client.words import Words
from moonlit.core.action import Action, Seat
from moonlit.core.codec import Plain
from moonlit.core.errors import TableError
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.model import Campaign


def make(game: Game[AnyState], words: Words) -> Teller:
    """The teller for the game with its story."""
    book: object = game
    assert isinstance(book, WonderBook)
    return WonderTeller(book.campaign, words)


class WonderTeller(Teller):
    """Keeps a language and a story; the sentences are made elsewhere."""

    def __init__(self, pack: Campaign, words: Words) -> None:
        self.words = words
        self._lexicon = Lexicon(words, pack)

    def _people(self, names: Sequence[str], seat: Seat | None) -> People:
        return People(self.words, names, seat)

    def names(self, config: Config, players: Sequence[Named]) -> tuple[str, ...]:
        return name_table(name_players(self.words, players, len(players)), str(config["chapter"]))

    def decision(self, view: View, names: Sequence[str]) -> str:
        return tell_decision(self._lexicon, view, self._people(names, view.seat))

    def reason(self, view: View) -> str:
        return tell_why(self._lexicon, view)

    def label(self, action: Action, view: View) -> str:
        return tell_action(self._lexicon, action, view)

    def is_open(self, view: View) -> bool:
        # nothing is hidden from anybody who looks on.
        return True

    def event(self, event: Event, names: Sequence[str], seat: Seat | None) -> str:
        return tell_event(self._lexicon, event, names)

    def problem(self, error: TableError, names: Sequence[str]) -> str:
        return tell_refusal(self._lexicon, error, names)

    def page(self, view: View, config: Config, names: Sequence[str]) -> tuple[Section, ...]:
        people = self._people(names, view.seat)
        return tuple(read_page(Reading(self._lexicon, view, people)))

    def categories(self, config: Config) -> tuple[str, ...]:
        return categories_of()

    def result(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[str, ...]:
        return tuple(tell_result(self._lexicon, outcome, config))

    def sequels(
        self, outcome: Outcome, config: Config, names: Sequence[str], seat: Seat | None
    ) -> tuple[Sequel, ...]:
        return sequels_of(self._lexicon, outcome, config)

    def foreseen(self, facts: dict[str, Plain], names: Sequence[str]) -> tuple[str, ...]:
        return tuple(tell_foresight(self._lexicon, facts))

    def hint(self, advice: dict[str, Plain], view: View, depth: str, names: Sequence[str]) -> Hint:
        from moonlit.client.wonder_book.advice import tell_hint  # noqa: PLC0415

        return tell_hint(self._lexicon, view, advice, depth)

    def glossary(self) -> dict[str, Plain]:
        return make_glossary(self._lexicon)

    def met(self, view: View) -> dict[str, Plain]:
        return dict[str, Plain](met(self._lexicon, view))

    def catalogue(self) -> dict[str, Plain]:
        return make_form(self._lexicon)
