"""Necromancer: plays Actions where they lie in the trash (D-NECRO)."""

import pytest

from moonlit.core.codec import Plain
from moonlit.games.dominion.events import Played, TurnedDown
from tests.clauses import clause
from tests.games.dominion.table import Table

ZOMBIES = ["zombie_apprentice", "zombie_mason", "zombie_spy"]


def played(text: str, *trash: str, boon: str = "suns_gift", **switches: str) -> Table:
    """Seat 0 plays a Necromancer with some cards in the trash."""
    table = Table(
        f"hand: necromancer {text}",
        cards=["bard", "leprechaun"],
        trash=list(trash),
        boons=[boon],
        hexes=["greed"],
        buys=2,
        switches=dict[str, Plain](switches),
    )
    return table.do("0 play necromancer")


def face_down(table: Table, seat: int | None = 0) -> Plain:
    return table.view(seat)["face_down"]


@clause("D-NECRO-1")
def test_zombies_and_any_other_action_but_no_duration() -> None:
    table = played("", "smithy", "secret_cave", "gold", "guardian", *ZOMBIES)
    assert sorted(table.legal()) == sorted(f"0 play {card}" for card in ["smithy", *ZOMBIES])


@clause("D-NECRO-1")
def test_the_card_is_followed_and_stays_in_the_trash() -> None:
    table = played("| deck: 3 gold", "smithy", "silver")
    assert table.hand() == ["gold"] * 3
    assert table.trash() == ["silver", "smithy"]
    assert Played(0, "smithy", "trash", False) in table.events


@clause("D-NECRO-2")
def test_two_copies_can_both_be_played() -> None:
    table = Table("hand: 3 necromancer", trash=["skulk", "skulk"], actions=3, hexes=["misery"])
    table.do("0 play necromancer", "0 play necromancer")
    assert face_down(table) == ["skulk", "skulk"]
    assert table.resources == (1, 3, 0)
    table.do("0 play necromancer")
    assert table.resources == (0, 3, 0)


@clause("D-NECRO-2")
def test_cards_are_face_up_again_at_the_end_of_the_turn() -> None:
    table = played("", "village")
    assert face_down(table) == ["village"]
    table.do("0 end")
    assert table.state.seat == 1
    assert face_down(table) == []
    assert table.trash() == ["village"]


@clause("D-NECRO-3")
def test_a_necromancer_in_the_trash_plays_another_card() -> None:
    table = played("| deck: 2 copper", "necromancer", "zombie_spy")
    table.do("0 play necromancer")
    assert table.told(TurnedDown) == [TurnedDown(0, "necromancer"), TurnedDown(0, "zombie_spy")]
    assert face_down(table) == ["necromancer", "zombie_spy"]


@clause("D-NECRO-3")
@pytest.mark.parametrize("value", ["face_down_first", "face_down_after"])
def test_a_necromancer_in_the_trash_never_plays_itself(value: str) -> None:
    table = played("", "necromancer", "necromancer", necromancer=value)
    assert face_down(table) == ["necromancer", "necromancer"]
    assert table.offers("0 buy copper")


@pytest.mark.parametrize("value", ["face_down_first", "face_down_after"])
def test_turned_down_afterwards_a_card_can_be_played_from_within(value: str) -> None:
    table = played("necromancer smithy", "throne_room", necromancer=value)
    table.do("0 play necromancer")
    assert table.offers("0 play smithy") == (value == "face_down_after")


def test_turned_down_afterwards_a_card_is_played_once() -> None:
    table = played("| deck: 9 gold", "smithy", necromancer="face_down_after")
    assert table.hand() == ["gold"] * 3
    assert face_down(table) == ["smithy"]


@clause("D-NECRO-4")
def test_a_card_that_returns_itself_stays_in_the_trash() -> None:
    table = played("", "wish")
    assert table.trash() == ["wish"]
    assert table.pile("wish") == 12
    assert table.state.actions == 1


@clause("D-NECRO-5")
def test_a_pixie_in_the_trash_gives_no_boon() -> None:
    table = played("| deck: gold", "pixie", boon="forests_gift")
    assert table.hand() == ["gold"]
    assert table.boons("discards") == ["forests_gift"]
    assert table.resources == (1, 2, 0)
    assert table.offers("0 buy copper")


@clause("D-NECRO-5")
def test_a_tragic_hero_in_the_trash_gains_its_treasure() -> None:
    table = played("5 estate | deck: 3 copper", "tragic_hero").do("0 gain gold")
    assert table.discard() == ["gold"]
    assert table.trash() == ["tragic_hero"]


@clause("D-NECRO-6")
def test_a_conclave_in_the_trash_may_play_a_conclave_from_hand() -> None:
    table = played("conclave", "conclave")
    assert table.legal() == ["0 play conclave", "0 no"]


@clause("D-NECRO-6")
def test_a_tormentor_in_the_trash_is_not_alone() -> None:
    table = played("", "tormentor")
    assert table.deck(1) == ["copper"]
    assert table.pile("imp") == 13


@clause("D-NECRO-6")
def test_a_leprechaun_in_the_trash_does_not_count_itself() -> None:
    table = played("| play: 6 village", "leprechaun")
    assert table.discard() == ["gold", "wish"]


@clause("D-NECRO-6")
def test_a_tracker_in_the_trash_is_not_in_play() -> None:
    table = played("", "tracker", tracker="while_in_play")
    assert table.do("0 buy copper").offers("0 buy copper")


def test_a_tracker_in_the_trash_works_by_the_newer_text() -> None:
    table = played("", "tracker").do("0 buy copper")
    assert table.legal() == ["0 topdeck copper", "0 no"]


@clause("D-NECRO-7")
def test_all_see_what_lies_face_down() -> None:
    table = played("", "village", "silver")
    for seat in (0, 1, None):
        assert face_down(table, seat) == ["village"]
        assert table.view(seat)["trash"] == ["silver", "village"]


@clause("D-NECRO-8")
def test_a_fourth_necromancer_finds_no_zombie() -> None:
    table = Table("hand: 4 necromancer", actions=4)
    table.do("0 play necromancer", "0 play zombie_apprentice", "0 no")
    table.do("0 play necromancer", "0 play zombie_mason", "0 play necromancer")
    assert face_down(table) == ZOMBIES
    table.do("0 play necromancer")
    assert table.told(TurnedDown) == []


def test_an_attack_from_the_trash_can_be_met_with_a_reaction() -> None:
    table = Table("hand: necromancer", "hand: moat", trash=["witch"]).do("0 play necromancer")
    assert table.legal(1) == ["1 reveal witch", "1 no"]
    assert table.do("1 reveal witch").discard(1) == []
