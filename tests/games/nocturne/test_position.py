"""Positions as text: what can be written, and what is refused."""

import pytest

from moonlit.core.errors import BadNotation
from moonlit.core.journal import Journal
from moonlit.games.nocturne.position import lay_out
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import position


def test_what_is_not_said_has_a_default_and_nothing_is_lost() -> None:
    table = position("forest SK01 FE01 / . 0:4 | supply 1: 7 star | sprites 1:5 | start 0 b2")
    assert GAME.check_state(table.state) == []
    assert "4" in table.supply(0)
    assert table.supply(0).count("4") == 1
    assert table.control(0) == ["b2"]
    assert "0 cast 1 b1" in table.legal(0)
    assert "0 cast 1 a1" not in table.legal(0)


def test_the_opponents_active_card_can_be_written() -> None:
    text = "forest SK01 SK02 SK03 SK04 | flipped {} | spells 1:3@a1 | supply 0: 1 star | answer 0"
    for card, sprites in (("SO01", ["1:3"]), ("SO02", [])):
        table = position(text.format(card), players=1)
        table.play("0 cast star b1")
        assert table.sprites() == sprites


OUT = "forest SK01 SK02 | discards 1: FE01 EG02 | discards 0: SK03 | removed MT01 MI1 | start 0"


def test_tiles_that_are_out_of_the_match_can_be_written() -> None:
    table = position(OUT)
    assert GAME.check_state(table.state) == []
    seen = table.view(0).table
    assert seen["discards"] == [[1, "FE01"], [1, "EG02"], [0, "SK03"]]
    assert seen["removed"] == ["MT01", "MI1"]
    stack = GAME.describe_state(table.state)["stack"]
    assert isinstance(stack, list)
    assert not {"FE01", "EG02", "SK03", "MT01", "MI1"} & {*stack}


@pytest.mark.parametrize("more", ["removed FE01", "tiles 0: MT01", "discards 2: EG03"])
def test_a_tile_is_out_of_the_match_once_and_by_somebody_at_the_table(more: str) -> None:
    text = OUT.replace("removed MT01 MI1 | ", "") if more.startswith("removed") else OUT
    with pytest.raises(BadNotation):
        lay_out(GAME, GAME.check_config({"players": 2}), f"{text} | {more}", 0, Journal(False))
    lay_out(GAME, GAME.check_config({"players": 2}), text, 0, Journal(False))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("wood SK01", "not-a-field"),
        ("forest SK99 | start 0", "not-a-tile"),
        ("forest SK01 | supply 0: 8 | start 0", "not-a-token"),
        ("forest SK01 | cards 0: S99 | start 0", "not-a-card"),
        ("forest SK01 | spells 0:1@z9 | answer 1", "not-a-cell"),
        ("forest . | start 0", "nothing-to-start-on"),
        ("forest SK01 | start one", "bad-field"),
        ("forest SK01 | supply 7: 1 | start 0", "bad-field"),
        ("forest SK01 | winner", "bad-field"),
    ],
)
def test_strange_words_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        position(text)
    assert refused.value.code == code
