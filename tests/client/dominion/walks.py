"""Random matches to tell about: moments with everybody's views, and what was seen happening."""

from collections.abc import Iterator

from moonlit.client.teller import Named
from moonlit.client.words import Fact, Words
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games.dominion.state import State
from tests.client.walks import Moment
from tests.games.dominion.sampling import sample
from tests.games.dominion.table import GAME

PEOPLE = (Named("Marta"), Named(bot="random"), Named(), Named("Jan"), Named(), Named())
PHASES = ("act", "night")
# Random play goes on for long; after this many decisions hardly anything new is said.
LONGEST = 500


class Recording(Words):
    """Remembers every message that was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, strict=True)
        self.said: set[str] = set()

    def say(self, message_id: str, /, **facts: Fact) -> str:
        self.said.add(message_id)
        return super().say(message_id, **facts)


def walk(number: int) -> Iterator[Moment[State]]:
    """A random match from one number; the state goes on with every step."""
    match = sample(number)
    yield from play(match.config, match.dice)


def play(config: dict[str, Plain], dice: Dice) -> Iterator[Moment[State]]:
    """A match in which Actions and Night cards are played and the dearest cards are bought."""
    journal = Journal(True)
    state = GAME.setup(config, dice.word(), journal)
    for _ in range(LONGEST):
        yield Moment(GAME, PEOPLE, config, state, GAME.events(state, journal))
        if not GAME.to_act(state):
            return
        journal = Journal(True)
        GAME.apply(state, GAME.move_at(state, _choice(state, dice)), journal)
    yield Moment(GAME, PEOPLE, config, state, GAME.events(state, journal))


def _choice(state: State, dice: Dice) -> int:
    count = GAME.move_count(state)
    verbs = [GAME.action(state, GAME.move_at(state, index)).verb for index in range(count)]
    if "treasures" in verbs and dice.below(3):
        return verbs.index("treasures")
    if verbs[0] == "end" and count > 1:
        return max(1, count - 1 - dice.below(4)) if "buy" in verbs else 1 + dice.below(count - 1)
    return dice.below(count)
