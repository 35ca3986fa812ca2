"""The cross-table and the ratings of known strengths, and their picture."""

import random
from xml.etree import ElementTree

import pytest

from moonlit.lab.ladder import make_ladder
from moonlit.lab.picture import Labels, draw_ladder
from moonlit.lab.report import ladder_report
from tests.lab.synthetic import deals_for, plan_for

BOTS = ("greedy", "random", "<clever & co>")
STRENGTHS = (50, 45, 58)
LABELS = Labels("Title", "ahead", "rating", ("first note", "second"), ",")


@pytest.mark.parametrize("seats", [2, 3])
def test_known_strengths_give_the_right_order_and_random_is_zero(seats: int) -> None:
    plan = plan_for(BOTS, seats, 60)
    ladder = make_ladder(plan, deals_for(plan, STRENGTHS))
    assert [BOTS[bot] for bot in ladder.order()] == ["<clever & co>", "greedy", "random"]
    assert ladder.ratings[1].value == 0
    assert (ladder.ratings[1].interval is None) == (seats == 2)
    share = ladder.cross(2, 1).share()
    assert share is not None
    assert share > 0.7


@pytest.mark.parametrize("seats", [2, 3])
def test_the_order_of_the_deals_does_not_matter(seats: int) -> None:
    plan = plan_for(BOTS, seats, 20)
    deals = deals_for(plan, STRENGTHS)
    ladder = make_ladder(plan, deals)
    random.Random(2).shuffle(deals)
    assert make_ladder(plan, deals) == ladder


def test_the_other_side_of_the_table_is_the_mirror_image() -> None:
    plan = plan_for(BOTS, 2, 30)
    ladder = make_ladder(plan, deals_for(plan, STRENGTHS))
    ours, theirs = ladder.cross(0, 1), ladder.cross(1, 0)
    shares = [ours.share() or 0, theirs.share() or 0]
    assert sum(shares) == pytest.approx(1)
    low, high = ours.interval() or (0, 0)
    assert theirs.interval() == pytest.approx((1 - high, 1 - low))
    assert ours.matches == theirs.matches == 60
    assert {4 - value: count for value, count in ours.outcomes.items()} == theirs.outcomes


def test_there_are_no_ratings_before_all_have_met() -> None:
    plan = plan_for(BOTS, 2, 5)
    ladder = make_ladder(plan, deals_for(plan, STRENGTHS)[:2])
    assert ladder.ratings == []
    assert ladder.order() == [0, 1, 2]
    ElementTree.fromstring(draw_ladder(ladder, LABELS))


def test_the_report_has_every_cell_with_its_number_of_matches() -> None:
    plan = plan_for(BOTS, 2, 10)
    told = ladder_report(make_ladder(plan, deals_for(plan, STRENGTHS)))
    cells = told["cross"]
    assert isinstance(cells, list)
    assert len(cells) == 6
    assert all(cell["matches"] == 20 and sum(cell["pair_outcomes"]) == 10 for cell in cells)
    assert told["anchor"] == "random"
    assert {"rules", "pack", "version", "engine", "machine", "seed"} <= set(told)


def test_the_picture_is_xml_with_every_name_and_figure() -> None:
    plan = plan_for(BOTS, 2, 10)
    ladder = make_ladder(plan, deals_for(plan, STRENGTHS))
    root = ElementTree.fromstring(draw_ladder(ladder, LABELS))
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert texts.count("<clever & co>") == 2
    assert texts.count("n = 20") == 6
    share = ladder.cross(2, 1).share()
    assert share is not None
    assert f"{100 * share:.1f} %".replace(".", ",") in texts
    assert {"Title", "ahead", "rating", "first note", "second"} <= set(texts)
    style = next(element.text for element in root.iter() if element.tag.endswith("style"))
    assert "prefers-color-scheme: dark" in (style or "")
