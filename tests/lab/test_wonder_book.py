"""Wonder Book in the lab: what a group brings along, and how a chapter is laid out on paper."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games.wonder_book.meta import load
from moonlit.lab.wonder_book.balance import Cell, CellTally, Finding, teams_of
from moonlit.lab.wonder_book.history import history_before
from moonlit.lab.wonder_book.storymap import lay_out
from moonlit.lab.wonder_book.storymap_svg import LABELS, draw_story
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.packs.wonder_book.model import Chapter
from moonlit.packs.wonder_book.values import LANGUAGES

CAMPAIGN = load_pack()
PAIR = ("bull", "honey")
FIRST, LAST = CAMPAIGN.chapters[0], CAMPAIGN.chapters[-1]


def test_nothing_is_brought_into_the_first_chapter() -> None:
    past = history_before(CAMPAIGN, FIRST, PAIR, Dice(1))
    assert past == {"keywords": [], "upgrades": [], "purple": [], "recorded": {}}


@pytest.mark.parametrize("seed", range(20))
def test_what_is_brought_along_could_have_been(seed: int) -> None:
    past = history_before(CAMPAIGN, LAST, PAIR, Dice(seed))
    keywords, upgrades = past["keywords"], past["upgrades"]
    assert isinstance(keywords, list)
    assert isinstance(upgrades, list)
    for one, other in (("LANTERN", "ROPE"), ("BERRIES", "SNARE"), ("GIFT", "HOARD")):
        assert not (one in keywords and other in keywords)
    assert ("p7" in past["purple"]) == ("HOARD" in keywords)  # type: ignore[operator]
    assert len(upgrades) == len(PAIR) * 3
    heroes = list[Plain](PAIR)
    options: dict[str, Plain] = {"players": 2, "chapter": LAST.id, "heroes": heroes, **past}
    assert load(None).check_config(options)["upgrades"]
    assert history_before(CAMPAIGN, LAST, PAIR, Dice(seed)) == past


def test_dice_decide_what_is_brought_along() -> None:
    pasts = [str(history_before(CAMPAIGN, LAST, PAIR, Dice(seed))) for seed in range(20)]
    assert len(set(pasts)) > 10


@pytest.mark.parametrize("chapter", CAMPAIGN.chapters, ids=lambda chapter: chapter.id)
def test_no_card_covers_another_and_ways_lead_down(chapter: Chapter) -> None:
    told = lay_out(chapter, "en")
    boxes = list(told.boxes.values())
    for link in told.links:
        source, target = told.boxes[link.source], told.boxes[link.target]
        assert target.y > source.y + source.height
    for box in boxes:
        assert 0 <= box.x < told.width
        assert box.y + box.height <= told.height
        for other in boxes:
            apart = abs(box.x - other.x) >= 300 or box.y + box.height < other.y
            assert box is other or apart or other.y + other.height < box.y


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_chapters_are_drawn_in_every_language(language: str) -> None:
    picture = draw_story(CAMPAIGN.chapters, language, {name: name for name in LABELS})
    root = ElementTree.fromstring(picture)
    said = {"".join(one.itertext()) for one in root.iter() if one.tag.endswith("text")}
    for chapter in CAMPAIGN.chapters:
        assert f"{chapter.numeral} · {chapter.title.in_language(language)}" in said


def test_a_cell_counts_the_same_in_any_order() -> None:
    cell = Cell("ch1", 2, "normal")
    won = Finding(cell, PAIR, is_won=True, rounds=6, falls=1, band="gold")
    lost = Finding(cell, ("bull", "laser"), is_won=False, rounds=9, falls=4, goal="5")
    one, other = CellTally(), CellTally()
    for finding in (won, lost, won):
        one.add(finding)
    for finding in (lost, won, won):
        other.add(finding)
    assert (one.share, one.bands, one.goals, one.teams) == (
        other.share, other.bands, other.goals, other.teams,
    )  # fmt: skip
    assert (one.share.rate, one.bands["gold"], one.goals["5"]) == (2 / 3, 2, 1)
    assert one.rounds.mean() == other.rounds.mean() == 7
    low, high = one.share.interval
    assert 0.2 < low < 2 / 3 < high < 1


def test_teams_are_all_choices_of_heroes() -> None:
    assert [len(teams_of(CAMPAIGN, count)) for count in (2, 3, 4)] == [6, 4, 1]
