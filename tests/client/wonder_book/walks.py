"""Chapters played at random to tell about: moments with views, and what was seen happening."""

from collections.abc import Iterator
from functools import cache

from moonlit.client.teller import Named
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.view import View
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.games.wonder_book.state import State
from tests.client import walks

PEOPLE = (Named("Marta"), Named(bot="random"), Named(), Named("Jan"))
# Those that lead on in the story are taken more often than by chance.
EAGER = ("interact", "special", "choose", "skill", "attack", "use")
LONGEST = 600
EARLIER = {
    "ch3": ("catch", "haymaker", "first_aid", "skate"),
    "ch4": ("shoes", "overload", "warm_up", "bulldoze", "long_shot", "pin_down", "smoke_can"),
    "ch5": ("cheer", "finish_it", "sugar_rush", "recycler"),
    "ch6": ("home_run", "relay", "falling_stars", "mural", "wide_nozzle"),
}


@cache
def game() -> WonderBook:
    return load(None)


class Moment(walks.Moment[State]):
    def views(self) -> Iterator[View]:
        """The view of the first seat, of the last one, and an onlooker's."""
        for seat in sorted({0, self.seats - 1}):
            yield self.game.view(self.state, Seat(seat))
        yield self.game.view(self.state, None)


def config_of(chapter: str, players: int) -> dict[str, Plain]:
    """A chapter for so many, with upgrades and keywords that earlier chapters could have given."""
    heroes = list(game().campaign.heroes)[: max(2, players)]
    upgrades = game().campaign.upgrades.values()
    own = {side.id for card in upgrades if card.hero in heroes for side in card.sides}
    chosen = [side for side in EARLIER.get(chapter, ()) if side in own]
    options: dict[str, Plain] = {"chapter": chapter, "players": players}
    keywords: list[Plain] = [] if chapter == "ch1" else ["LANTERN"]
    return game().check_config(
        {
            **options,
            "heroes": list[Plain](heroes),
            "upgrades": list[Plain](chosen),
            "keywords": keywords,
        }
    )


def walk(chapter: str, players: int, seed: int) -> Iterator[Moment]:
    """One chapter played by somebody who likes to try everything; the state goes on."""
    config, dice, journal = config_of(chapter, players), Dice(seed), Journal(True)
    state = game().setup(config, dice.word(), journal)
    for _ in range(LONGEST):
        yield Moment(game(), PEOPLE, config, state, game().events(state, journal))
        if not game().to_act(state):
            return
        journal = Journal(True)
        game().reseed(state, dice.word())
        game().apply(state, game().move_at(state, _choice(state, dice)), journal)
    yield Moment(game(), PEOPLE, config, state, game().events(state, journal))


def _choice(state: State, dice: Dice) -> int:
    count = game().move_count(state)
    verbs = [game().action(state, game().move_at(state, place)).verb for place in range(count)]
    eager = [place for place, verb in enumerate(verbs) if verb in EAGER]
    if eager and dice.below(4):
        return eager[dice.below(len(eager))]
    moves = [place for place, verb in enumerate(verbs) if verb != "pass"]
    return moves[dice.below(len(moves))] if moves else dice.below(count)
