"""Search the key of a lesson: deals and shuffles that bring a learner everything in good time.

Learners do what is lit, each in their own way: Treasures at once or one by one, a Boon at once or
later, other cards thrown away. A key is good if all of them meet every topic within a few turns.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from moonlit.bots.bot import make_bot
from moonlit.client.dominion.lessons import FIRST_KINGDOM
from moonlit.client.lessons import Lesson
from moonlit.core.action import Seat, format_action, parse_action
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.event import Event
from moonlit.core.journal import Journal
from moonlit.core.plain import table, tables, texts
from moonlit.core.record import seed_of
from moonlit.games import AnyState, load_game
from moonlit.games.dominion.events import BoonReceived, HexReceived, Played, Reacted, TurnBegan
from moonlit.table.match import Match

LEARNER: Final = Seat(0)
WORD: Final = "moonlit lesson"
GAME: Final = load_game("dominion")
# The first Boon and the first Hex are gentle and ask nothing.
BOON, HEX = 5, 5
OPENING: Final = ["copper"] * 4 + ["estate"]
# What is lit, the first that can be bought and is not owned yet.
WANTED: Final = ("blessed_village", "smithy", "cursed_village", "ghost_town", "moat")
MONEY: Final = ("gold", "silver")
PLAYED: Final = ("blessed_village", "cursed_village", "smithy", "ghost_town", "moat")
THROWN: Final = ("curse", "estate", "copper", "ghost_town", "silver")
TOPICS: Final = ("boon", "night", "village", "smithy", "attacked", "moat", "hex")
VILLAGES: Final = {"blessed_village", "cursed_village"}
MOST_TURNS: Final = 12


@dataclass(slots=True)
class Seen:
    """What a learner has met, and in which turn."""

    turn: int = 0
    topics: dict[str, int] = field(default_factory=dict)
    played: list[str] = field(default_factory=list)
    # The turn with a village and a smithy.
    combined: int = 0

    @property
    def is_whole(self) -> bool:
        return len(self.topics) == len(TOPICS)

    @property
    def last(self) -> int:
        return max(self.topics.values()) if self.is_whole else MOST_TURNS + 1

    def notice(self, event: Event) -> None:
        match event:
            case TurnBegan(seat=seat):
                self.turn += seat == LEARNER
                self.played = []
            case BoonReceived(seat=0):
                self._meet("boon")
            case HexReceived(seat=0):
                self._meet("hex")
            case Reacted(seat=0):
                self._meet("moat")
            case Played(seat=seat, card=card):
                self._played(seat, card)

    def _played(self, seat: int, card: str) -> None:
        self.played.append(card)
        if seat != LEARNER and card == "militia":
            self._meet("attacked")
        if seat == LEARNER and card == "ghost_town":
            self._meet("night")
        if seat == LEARNER and card == "smithy":
            self._meet("smithy")
            if VILLAGES & {*self.played}:
                self.combined = self.combined or self.turn
        if seat == LEARNER and card in VILLAGES:
            self._meet("village")

    def _meet(self, topic: str) -> None:
        self.topics.setdefault(topic, self.turn)


class Learner:
    """Somebody who does what is lit, with habits of their own."""

    def __init__(self, habits: int) -> None:
        self._dice = Dice(habits)
        self._is_plain = habits == 0

    def choose(self, seen: Seen, match: Match[AnyState]) -> str:
        view = match.view(LEARNER)
        legal = [format_action(action) for action in view.legal]
        kind = table(view.table["decision"])["kind"]
        owned = table(tables(view.table["seats"])[LEARNER]["owned"])
        for wish in self._wishes(str(kind), seen, {*owned}):
            if f"{LEARNER} {wish}" in legal:
                return f"{LEARNER} {wish}"
        return legal[0]

    def _wishes(self, kind: str, seen: Seen, owned: set[str]) -> Iterator[str]:
        match kind:
            case "may":
                later = not self._is_plain and self._dice.below(3) == 0
                yield from ("reveal moat", "no" if later else "receive", "receive")
            case "pick":
                for name in self._mixed(THROWN):
                    yield f"discard {name}"
            case "buy":
                yield from self._treasures()
                wanted = ("moat", *WANTED) if "attacked" in seen.topics else WANTED
                for name in wanted:
                    if name not in owned:
                        yield f"buy {name}"
                yield from (f"buy {name}" for name in MONEY)
                yield "end"
            case _:
                yield from (f"play {name}" for name in PLAYED)
                yield "end"

    def _treasures(self) -> Iterator[str]:
        if not self._is_plain and self._dice.below(4) == 0:
            yield from ("play silver", "play copper", "play gold")
        yield "treasures"

    def _mixed(self, names: Sequence[str]) -> list[str]:
        """Most throw away what is worth least, and some do not look closely."""
        if self._is_plain or self._dice.below(3):
            return [*names]
        return [*names[1:], names[0]]


def lived(lesson: Lesson, key: bytes, habits: int) -> Seen:
    """What one learner meets with a key."""
    match = Match.begin(GAME, lesson.options, key)
    learner, seen, told = Learner(habits), Seen(), 0
    while match.to_act() and not seen.is_whole:
        for group in match.events(None, told):
            for event in group:
                seen.notice(event)
        told = match.version + 1
        if seen.turn > MOST_TURNS or seen.is_whole:
            break
        seat = match.to_act()[0]
        if seat == LEARNER:
            match.act(parse_action(learner.choose(seen, match)), match.version)
        else:
            rival = make_bot(lesson.rivals[0], GAME, match.config, match.bot_seed(seat))
            match.act(rival.choose(match.view(seat)), match.version)
    return seen


def opens_well(lesson: Lesson, key: bytes) -> bool:
    """Four coins in the first hand, and the Boon and the Hex that are wanted."""
    config = GAME.check_config(lesson.options)
    state = GAME.setup(config, seed_of(key, 0), Journal(False))
    written = GAME.write_state(state)
    if (_top(written["boon_deck"]), _top(written["hex_deck"])) != (BOON, HEX):
        return False
    hand = table(tables(GAME.view(state, LEARNER).table["seats"])[LEARNER]["hand"])
    return sorted(texts(hand["cards"])) == OPENING


def _top(deck: Plain) -> Plain:
    assert isinstance(deck, list)
    return deck[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=40_000, help="how many keys are looked at")
    parser.add_argument("--learners", type=int, default=60, help="how many try a good one")
    options = parser.parse_args()
    best = (-1.0, -99.0)
    for number in range(options.keys):
        key = sha256(f"{WORD} {number}".encode()).digest()
        if not opens_well(FIRST_KINGDOM, key):
            continue
        plain = lived(FIRST_KINGDOM, key, 0)
        if plain.last > 7 or not plain.combined or plain.combined > 7:
            continue
        turns = [lived(FIRST_KINGDOM, key, habits).last for habits in range(1, options.learners)]
        found = (sum(turn <= MOST_TURNS for turn in turns) / len(turns), -sum(turns) / len(turns))
        print(
            number,
            key.hex(),
            plain.topics,
            plain.combined,
            [round(one, 3) for one in found],
            flush=True,
        )
        best = max(best, found)
    print(best)


if __name__ == "__main__":
    main()
