"""What follows a chapter that was won."""

import pytest

from moonlit.client.teller import make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.game import Outcome
from moonlit.games import load_game

WON = Outcome(
    (1, 1), ({}, {}), {"is_won": True, "keywords": [], "upgrades": [], "purple": [], "fate": "a"}
)
NAMES = ("Ada", "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_chapter_follows_and_nothing_after_the_last(language: str) -> None:
    game = load_game("wonder_book")
    teller = make_teller(game, Words(language))
    config = game.check_config({"players": 2})
    chapters = []
    sequels = teller.sequels(WON, config, NAMES, None)
    while sequels:
        chapters.append(sequels[0].options["chapter"])
        sequels = teller.sequels(WON, sequels[0].options, NAMES, None)
    assert len(chapters) == len({*chapters, config["chapter"]}) - 1 > 3


def test_nothing_follows_a_chapter_of_another_time() -> None:
    game = load_game("wonder_book")
    config = {**game.check_config({"players": 2}), "chapter": "gone"}
    assert make_teller(game, Words("en")).sequels(WON, config, NAMES, None) == ()
