"""Everybody at the table: what they are called, and who of them is spoken to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from moonlit.client.bots import bot_name
from moonlit.client.phrases import name_of_seat
from moonlit.client.teller import Named
from moonlit.client.words import Fact, Words
from moonlit.core.game import Outcome


@dataclass(frozen=True, slots=True)
class People:
    """Everybody at the table, and which of them is spoken to, if any."""

    words: Words
    names: Sequence[str]
    me: int | None

    def facts(self, seat: int) -> dict[str, Fact]:
        """Who it is in a sentence about one of them."""
        return {"who": "you" if seat == self.me else "other", "name": self.name(seat)}

    def name(self, seat: int) -> str:
        return name_of_seat(self.words, self.names, seat)

    def label(self, seat: int) -> str:
        """A player in a list; who reads is told which one they are."""
        name = self.name(seat)
        return self.words.say("page-you", name=name) if seat == self.me else name

    def several(self, seats: Sequence[int]) -> str:
        """Several of them, the reader first."""
        others = [self.name(seat) for seat in seats if seat != self.me]
        own = [self.words.say("page-reader")] if self.me in seats else []
        return self.words.join((*own, *others))


def tell_places(words: Words, outcome: Outcome, labels: Sequence[str]) -> Iterator[str]:
    """Everybody with their place and points, the first first; alone there is nothing to tell."""
    places, totals = outcome.places, outcome.totals
    if len(places) < 2:
        return
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    told = (
        words.say("result-place", place=places[seat], name=labels[seat], total=totals[seat])
        for seat in order
    )
    yield words.say("result-places", places=", ".join(told))


def name_players(words: Words, players: Sequence[Named], count: int) -> tuple[str, ...]:
    """A name for each of `count` seats; who would be called alike is numbered."""
    names = [_name(words, seat, player) for seat, player in enumerate(players)]
    alike = Counter(names)
    met: Counter[str] = Counter()
    told = []
    for name in names:
        met[name] += 1
        told.append(f"{name} {met[name]}" if alike[name] > 1 else name)
    return (*told, *[words.say("player-opponent")] * (count - len(names)))


def _name(words: Words, seat: int, player: Named) -> str:
    if player.bot:
        return bot_name(words, player.bot)
    return player.name or words.say("player-default", number=seat + 1)
