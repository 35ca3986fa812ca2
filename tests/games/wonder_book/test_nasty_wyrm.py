"""The printed Nasty wyrm (section 13.3): pushed instead of hurt, and first to act."""

from dataclasses import replace

import pytest

from moonlit.core.codec import Plain
from moonlit.games.wonder_book.foe_events import BossAttacked, BossMoved, WyrmAttacked
from moonlit.games.wonder_book.meta import WonderBook
from moonlit.packs.wonder_book.effects import Modifier
from moonlit.packs.wonder_book.model import Boss
from moonlit.packs.wonder_book.values import Areas, Text
from tests.clauses import clause
from tests.games.wonder_book.boards import chapter
from tests.games.wonder_book.table import GAME, Table

NASTY = Boss(
    id="gnawer",
    name=Text("nasty", {"en": "Nasty wyrm"}),
    hearts=None,
    actions=None,
    immune=("skill", "stun", "defeat", "return"),
    modifiers=(
        Modifier("attack_into_adjacent", entity="gnawer"),
        Modifier("pushed_on_damage", entity="gnawer", toward=Areas("vortex", ids=("A",))),
    ),
)


def nasty_book() -> WonderBook:
    """Chapter III with a Nasty wyrm where the Gnawer would be."""
    chapters = [
        replace(one, bosses={"gnawer": NASTY}) if one.id == "ch3" else one
        for one in GAME.campaign.chapters
    ]
    return WonderBook(replace(GAME.campaign, chapters=tuple(chapters)))


BOOK = nasty_book()


def nasty(area: str, heroes: dict[str, Plain], **position: Plain) -> Table:
    bosses: dict[str, Plain] = {"gnawer": {"area": area}}
    return chapter("ch3", heroes, BOOK, goal=5, bosses=bosses, **position)


LASER: dict[str, Plain] = {
    "laser": {"area": "C7", "rerolled": True, "sparks": 1, "things": ["s6"]},
    "bull": "C1",
}


@clause("Q-17", "W-CMB-11")
def test_any_damage_pushes_it_one_area_toward_the_vortex_and_the_players_choose_the_way() -> None:
    table = nasty("C7", LASER, dice=[1, 1]).do("0 attack laser")
    assert table.legal() == ["0 area C3", "0 area C10"]
    table.do("0 area C10")
    assert BossMoved("gnawer", "C7", "C10") in table.events
    bosses = table.view()["bosses"]
    assert isinstance(bosses, list)
    assert len(bosses) == 1


@clause("Q-17")
def test_in_the_vortex_it_stays() -> None:
    heroes: dict[str, Plain] = {"laser": {"area": "C11", "rerolled": True}, "bull": "C1"}
    table = nasty("C11", heroes, dice=[1, 1]).do("0 attack laser")
    assert table.told(BossMoved) == []
    assert table.decision["kind"] == "turn"


@clause("W-CMB-11")
def test_skills_and_stuns_do_not_touch_it() -> None:
    table = nasty("C7", LASER).do("0 skill laser spray", "0 special laser s6")
    assert (table.told(BossMoved), table.decision["kind"]) == ([], "turn")


@clause("W-CMB-11", "W-ACTV-3")
def test_it_acts_by_the_card_before_the_others_and_into_adjacent_areas() -> None:
    heroes: dict[str, Plain] = {"bull": "C3", "honey": "C3"}
    table = nasty("C7", heroes, phase="enemy", wyrms=["C3"], wyrm_deck=["w4"])
    table.do("0 victim bull")
    assert BossAttacked("gnawer", "bull") in table.events
    table.do("0 victim honey")
    assert WyrmAttacked(0, "C3", "honey") in table.events


@clause("W-CMB-11")
@pytest.mark.parametrize(
    ("action", "is_pushed"), [("skill bull home_run", False), ("attack bull", True)]
)
def test_an_attack_made_by_a_skill_does_not_touch_it_either(action: str, is_pushed: bool) -> None:
    heroes: dict[str, Plain] = {"bull": {"area": "C9", "sparks": 1}, "honey": "C1"}
    config: dict[str, Plain] = {"upgrades": ["home_run"]}
    table = nasty("C9", heroes, config=config, dice=[1] * 5).do(f"0 {action}")
    assert (table.told(BossMoved) == [BossMoved("gnawer", "C9", "C11")]) == is_pushed
    assert table.decision["kind"] == "turn"


@clause("W-CMB-11", "W-CARD-11")
def test_what_a_boss_changes_ends_when_it_falls() -> None:
    """An Obelus under whose eyes nobody rolls again."""
    strict = Modifier("reroll_forbidden")
    chapters = [
        replace(one, bosses={"obelus": replace(one.bosses["obelus"], modifiers=(strict,))})
        if one.id == "ch6"
        else one
        for one in GAME.campaign.chapters
    ]
    book = WonderBook(replace(GAME.campaign, chapters=tuple(chapters)))
    table = chapter(
        "ch6",
        {"bull": "P10", "honey": "P1"},
        book,
        goal=18,
        bosses={"obelus": {"area": "P10", "hearts": 1}},
        wyrms=["P10"],
        dice=[0, 0, 0, 1, 0, 0, 0, 0, 0],
    )
    assert table.do("0 attack bull").decision["kind"] == "turn"
    table.do("0 attack bull", "0 boss obelus", "0 attack bull")
    assert table.decision["kind"] == "reroll"
