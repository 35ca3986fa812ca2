"""What follows a chapter that was won."""

import pytest

from moonlit.client.teller import make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.game import Outcome
from moonlit.games import load_game

WON = Outcome(
    (1, 1), ({}, {}), {"is_won": True, "keywords": [], "upgrades": [], "purple": [], "fate": "a"}
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_chapter_follows_and_nothing_after_the_last(language: str) -> None:
    game = load_game("wonder_book")
    teller = make_teller(game, Words(language))
    config = game.check_config({"players": 2})
    chapters = []
    sequel = teller.sequel(WON, config)
    while sequel is not None:
        chapters.append(sequel.options["chapter"])
        sequel = teller.sequel(WON, sequel.options)
    assert len(chapters) == len({*chapters, config["chapter"]}) - 1 > 3


def test_nothing_follows_a_chapter_of_another_time() -> None:
    game = load_game("wonder_book")
    config = {**game.check_config({"players": 2}), "chapter": "gone"}
    assert make_teller(game, Words("en")).sequel(WON, config) is None
