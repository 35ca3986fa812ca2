"""One view being read out: the words and names for it, and texts that several sections need."""

from dataclasses import dataclass

from moonlit.client.nocturne.evidence import is_ours
from moonlit.client.nocturne.names import tile_name, tile_of, token_key
from moonlit.client.nocturne.position import Position, Spell
from moonlit.client.nocturne.things import tile_details
from moonlit.client.people import People
from moonlit.client.words import Fact, Words
from moonlit.core.action import Seat
from moonlit.core.view import View
from moonlit.packs.nocturne.tables import Pack

CAST = "cast"


@dataclass(frozen=True, slots=True)
class Reading:
    """Speaks to one seat, or to an onlooker, about one moment."""

    words: Words
    pack: Pack
    view: View
    position: Position
    names: tuple[str, ...]
    categories: tuple[str, ...]

    @property
    def seat(self) -> Seat | None:
        return self.view.seat

    @property
    def people(self) -> People:
        return People(self.words, self.names, self.seat)

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.words.say(message, **facts)

    def name(self, seat: int) -> str:
        """A player; who looks is told which one they are."""
        return self.people.label(seat)

    def players(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in range(len(self.position.holders)))

    def spell(self, spell: Spell, message: str = "page-token") -> str:
        """Somebody's token."""
        return self.say(message, **self.people.facts(spell.seat), token=token_key(spell.token))

    def tokens(self, tokens: tuple[str, ...]) -> str:
        """Tokens one after the other."""
        return ", ".join(self.say("page-bare-token", token=token_key(token)) for token in tokens)

    def tile(self, tile_id: str) -> str:
        """A tile with points and symbols, one mark if any is ours, and whether it may be chosen."""
        details = tile_details(self.words, self.pack, tile_id)
        told = f"{tile_name(self.words, self.pack, tile_id)}, {details}"
        if is_ours(tile_of(self.pack, tile_id).evidence):
            told = self.say("evidence-marked", text=told)
        is_offered = any(tile_id in act.names for act in self.view.legal)
        return f"{told}, {self.say('page-can-choose')}" if is_offered else told

    def castable(self) -> frozenset[str]:
        """The cells on which the viewer may cast now."""
        return frozenset(act.names[1] for act in self.view.legal if act.verb == CAST)
