"""A story with every word of the format in it can be read, and each of its words does something."""

import pytest

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.packs.wonder_book.folder import check_pack
from tests.games.wonder_book.wordy import FOLDER, GAME, at, known_words, special, words_of

CHAPTERS = [chapter.id for chapter in GAME.campaign.chapters]


def test_the_story_uses_every_word_that_is_known() -> None:
    used = words_of(GAME.campaign)
    assert known_words() - used == set()


def test_the_story_is_without_a_fault() -> None:
    assert check_pack(FOLDER).errors == []


@pytest.mark.parametrize("name", CHAPTERS)
@pytest.mark.parametrize("players", [2, 3])
def test_every_chapter_can_be_played_to_its_end(name: str, players: int) -> None:
    """At random; nothing is created or lost on the way."""
    config: dict[str, Plain] = GAME.check_config({"chapter": name, "players": players})
    dice = Dice(7)
    state = GAME.setup(config, dice.word(), Journal(False))
    for _ in range(4_000):
        if state.is_over:
            break
        GAME.reseed(state, dice.word())
        move = GAME.move_at(state, dice.below(GAME.move_count(state)))
        GAME.apply(state, move, Journal(False))
        assert GAME.check_state(state) == []
    assert state.is_over


@pytest.mark.parametrize("name", CHAPTERS)
def test_every_chapter_can_be_won(name: str) -> None:
    table = special(at(name), "done")
    if name == "cards":
        table.do("0 choose ahead")
    if name == "standing":
        table.do("0 special ann over")
    assert (table.state.is_over, table.state.is_won) == (True, True)
