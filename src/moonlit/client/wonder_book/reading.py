"""One view being read out: its parts, and texts that several sections need."""

from dataclasses import dataclass

from moonlit.client.page import Row, Section
from moonlit.client.people import People
from moonlit.client.wonder_book.lexicon import Lexicon
from moonlit.client.words import Fact
from moonlit.core.codec import Plain
from moonlit.core.plain import Table, number, tables
from moonlit.core.view import View


@dataclass(frozen=True, slots=True)
class Reading:
    """Speaks to one seat, or to an onlooker, about one moment."""

    lexicon: Lexicon
    view: View
    people: People

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.lexicon.say(f"page-{message}", **facts)

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def chapter(self) -> str:
        return str(self.table["chapter"])

    @property
    def heroes(self) -> list[Table]:
        return tables(self.table["heroes"])

    def hero(self, hero: str) -> Table:
        return next(one for one in self.heroes if one["id"] == hero)

    def number(self, name: str) -> int:
        return number(self.table[name])

    def area(self, area: Plain) -> str:
        return self.lexicon.area(self.chapter, str(area))

    def title(self, card: Plain) -> str:
        return self.lexicon.title(self.chapter, int(str(card)))

    def body(self, card: Plain) -> str:
        """What the face of a card of the chapter says."""
        return self.lexicon.body(self.chapter, int(str(card)))

    def person(self, person: Plain) -> str:
        return self.lexicon.person(self.chapter, str(person))

    def section(self, name: str, rows: list[Row], columns: tuple[str, ...] = ()) -> Section:
        """A heading with a table or a list; an empty one says so."""
        nothing = Row((self.say("nothing"), *[""] * (len(columns) - 1)))
        return Section(name, self.say(name), columns, tuple(rows) or (nothing,))

    def heads(self, *names: str) -> tuple[str, ...]:
        return tuple(self.say(f"head-{name}") for name in names)
