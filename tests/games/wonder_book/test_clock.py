"""The hourglass in the view: the round from whose end on it runs, at every difficulty."""

import pytest

from moonlit.core.codec import Plain
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter


def clock(difficulty: str, rules: list[Plain], **position: Plain) -> Plain:
    """What chapter III with two heroes says of its hourglass."""
    heroes: dict[str, Plain] = {"bull": "C1", "honey": "C1"}
    config: dict[str, Plain] = {"difficulty": difficulty}
    return chapter("ch3", heroes, config=config, rules=rules, **position).view()["clock"]


@clause("W-CARD-11")
@pytest.mark.parametrize(("difficulty", "first"), [("easier", 3), ("normal", 2), ("hard", 2)])
def test_the_hourglass_is_told_for_the_difficulty(difficulty: str, first: int) -> None:
    told = clock(difficulty, ["4"], round=1)
    assert told == {"from_round": first, "fate": 1, "rounds_left": first - 1}


@clause("W-CARD-11")
def test_an_hourglass_that_has_run_out_has_no_rounds_left() -> None:
    assert clock("normal", ["4"], round=5) == {"from_round": 2, "fate": 1, "rounds_left": 0}


@clause("W-CARD-11")
def test_without_the_card_there_is_no_hourglass() -> None:
    assert clock("normal", []) is None
