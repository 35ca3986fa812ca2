"""Written positions: the example of the page, what is left out, what is refused."""

import json
import re
from pathlib import Path

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.games.wonder_book.state import IN_PLAY
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter, small
from tests.games.wonder_book.table import Table

PAGE = Path(__file__).parents[3] / "docs" / "concepts" / "positions.md"


def test_the_example_of_the_page() -> None:
    text = PAGE.read_text("utf-8").partition("## Wonder Book")[2]
    found = re.search(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    file = json.loads(found[1])
    config = file["config"]
    table = Table(*config["heroes"], config=config, laid=file["position"])
    table.do(*file["script"])
    assert (table.wyrms(), table.hero("laser")["hearts"]) == (["X stunned"], 4)


def test_what_is_left_out_has_its_default() -> None:
    table = small({"bull": "A", "honey": "A"})
    assert (table.state.fate, table.state.round, table.pool) == (5, 1, 4)
    assert (table.decision["kind"], table.decision["actions"]) == ("turn", 3)
    assert table.hero("bull")["hearts"] == 6


@clause("W-ENG-6", "W-SETUP-3", "W-COMP-5", "W-KO-1")
@pytest.mark.parametrize(
    ("position", "code", "broken"),
    [
        ({"wyrms": ["A"] * 5}, "not-a-position", "W-SETUP-3"),
        ({"sparks": {"A": 9, "B": 9}}, "not-a-position", "W-COMP-5"),
        ({"wyrms": ["Z"]}, "not-an-area", ""),
        ({"wyrms": ["A asleep"]}, "not-a-state", ""),
        ({"wyrm_deck": ["w9"]}, "not-a-wyrm-card", ""),
        ({"scraps": ["s1", "s1"]}, "in-two-places", ""),
        ({"fate": 11}, "not-a-number", ""),
        ({"phase": "night"}, "unknown-phase", ""),
        ({"moon": 1}, "unknown-key", ""),
        ({"goal": 1}, "not-a-goal", ""),
        ({"rules": [2]}, "not-a-rule", ""),
        ({"dice": [2]}, "not-a-number", ""),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Plain], code: str, broken: str) -> None:
    with pytest.raises(BadNotation) as refused:
        small({"bull": "A", "honey": "A"}, **position)
    assert (refused.value.code, refused.value.clause) == (code, broken)


@clause("W-KO-1")
@pytest.mark.parametrize("fields", [{"unconscious": True, "hearts": 2}, {"hearts": 0}])
def test_the_unconscious_are_those_without_hearts(fields: dict[str, Plain]) -> None:
    with pytest.raises(BadNotation) as refused:
        small({"bull": {"area": "A", **fields}, "honey": "A"})
    assert refused.value.clause == "W-KO-1"


@clause("W-CARD-7")
def test_a_scrap_is_in_one_place() -> None:
    hands: dict[str, Plain] = {
        "bull": {"area": "A", "things": ["s1"]},
        "honey": {"area": "A", "things": ["s1"]},
    }
    with pytest.raises(BadNotation) as refused:
        small(hands)
    assert refused.value.code == "in-two-places"


def test_a_position_of_a_chapter() -> None:
    heroes: dict[str, Plain] = {"bull": "U4", "honey": "U1"}
    table = chapter(
        "ch4",
        heroes,
        goal=15,
        round=3,
        goal_phases=2,
        rules=["4"],
        objects={"16": "U11"},
        progress={"16": 2},
        open=["U11-U12"],
        lights=["U8"],
    )
    assert table.goal == ("15", 2, 1)
    assert (table.view()["rules"], table.view()["progress"]) == (["4"], {"16": 2})
    assert table.state.cards[table.state.program.card_names.index("16")] == IN_PLAY
    borders = table.view()["borders"]
    assert isinstance(borders, dict)
    assert ["U11", "U12"] in (borders["open"] or [])  # type: ignore[operator]
