"""What is packed into numbers fits there, or is refused before it is played."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.games.dominion import frames
from moonlit.games.dominion.meta import Dominion
from moonlit.games.dominion.terms import MOST_BOONS, MOST_KINDS, cards_of
from moonlit.packs.dominion.tables import Card, Pack
from tests.games.dominion.table import GAME

# Heirlooms, Spirits, Zombies, Wish and Bat: no ten cards put out more.
CROWDED = (
    "cemetery",
    "exorcist",
    "fool",
    "leprechaun",
    "necromancer",
    "pixie",
    "pooka",
    "secret_cave",
    "shepherd",
    "tracker",
)


def config(*cards: str) -> dict[str, Plain]:
    return GAME.check_config({"cards": list[Plain](cards)} if cards else {})


def refused(pack: Pack, *cards: str) -> BadConfig:
    with pytest.raises(BadConfig) as found:
        Dominion(pack).terms(config(*cards))
    return found.value


def test_the_most_kinds_of_cards_in_one_match_fit() -> None:
    chosen = config(*CROWDED)
    assert len(cards_of(GAME.pack, chosen)) <= MOST_KINDS
    assert GAME.terms(chosen).kinds == len(cards_of(GAME.pack, chosen))


TOO_LARGE: list[tuple[str, Callable[[Pack], Pack]]] = [
    ("boons", lambda pack: replace(pack, boons=pack.boons * 2)),
    ("hexes", lambda pack: replace(pack, hexes=pack.hexes * 3)),
    ("cards", lambda pack: replace(pack, cards=pack.cards + basic(pack) * 3)),
    ("cost", lambda pack: replace(pack, cards=tuple(replace(c, cost=255) for c in pack.cards))),
]


def basic(pack: Pack) -> tuple[Card, ...]:
    return tuple(card for card in pack.cards if card.role == "basic")


@pytest.mark.parametrize(("part", "enlarge"), TOO_LARGE)
def test_a_pack_that_does_not_fit_is_refused(part: str, enlarge: Callable[[Pack], Pack]) -> None:
    error = refused(enlarge(GAME.pack))
    assert (error.code, error.facts["part"]) == ("pack-too-large", part)
    assert MOST_BOONS < MOST_KINDS < int(str(error.facts["found"])) or part == "boons"


ONE_TOO_MANY: list[Callable[[], int]] = [
    lambda: frames.frame(64, 0),
    lambda: frames.frame(0, 8),
    lambda: frames.frame(0, 0, 32),
    lambda: frames.frame(0, 0, 0, 16),
    lambda: frames.frame(0, 0, 0, 0, 64),
    lambda: frames.frame(0, 0, 0, 0, 0, 256),
    lambda: frames.frame(0, 0, 0, 0, 0, 0, frames.MOST_MARKS + 1),
    lambda: frames.frame(0, 0, 0, 0, 0, 0, 0, frames.MOST_MARKS + 1),
    lambda: frames.with_step(0, 16),
    lambda: frames.with_set(0, 64),
    lambda: frames.with_count(0, 256),
    lambda: frames.with_count(0, -1),
    lambda: frames.with_mark(0, frames.MOST_MARKS + 1),
    lambda: frames.with_marks(0, 0, frames.MOST_MARKS + 1),
]


@pytest.mark.parametrize("pack", ONE_TOO_MANY)
def test_what_a_frame_cannot_hold_is_refused(pack: Callable[[], int]) -> None:
    with pytest.raises(AssertionError):
        pack()
