"""One view being read out: its parts, and texts that several sections need."""

from collections.abc import Iterator
from dataclasses import dataclass

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.page import Row, Section
from moonlit.client.people import People
from moonlit.client.words import Fact
from moonlit.core.action import format_action
from moonlit.core.game import Config
from moonlit.core.plain import Table, number, tables
from moonlit.core.view import View

# What one decides with; everything else may stand beside it.
FRONT = ("status", "hand", "looked", "supply", "piles")


@dataclass(frozen=True, slots=True)
class Reading:
    """Speaks to one seat, or to an onlooker, about one moment."""

    lexicon: Lexicon
    view: View
    config: Config
    people: People

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.lexicon.say(f"page-{message}", **facts)

    @property
    def seats(self) -> list[Table]:
        return tables(self.view.table["seats"])

    def owners(self) -> Iterator[tuple[str, Table]]:
        """Everybody with what is theirs."""
        for seat, player in enumerate(self.seats):
            yield self.people.label(seat), player

    def number(self, name: str) -> int:
        return number(self.view.table[name])

    def section(self, name: str, rows: list[Row], columns: tuple[str, ...] = ()) -> Section:
        """A heading with a table or a list; an empty one says so."""
        nothing = Row((self.say("nothing"), *[""] * (len(columns) - 1)))
        types = self.say("head-types")
        return Section(
            name,
            self.say(name),
            columns,
            tuple(rows) or (nothing,),
            is_beside=name not in FRONT,
            minor=columns.index(types) if types in columns else -1,
        )

    def offer(self, verb: str, name: str) -> str:
        """The text of the action that does this with a thing; empty if it is not legal."""
        for action in self.view.legal:
            if action.verb == verb and action.names == (name,):
                return format_action(action)
        return ""
