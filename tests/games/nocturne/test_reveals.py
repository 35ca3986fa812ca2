"""What is counted so that undo stops there: tiles, cards and goals that come to light."""

from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FIVE
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.setting import prepared
from tests.games.nocturne.table import Table, position


def rises(table: Table, action: str) -> int:
    """How often an action shows something hidden."""
    before = GAME.reveals(table.state)
    table.play(action)
    return GAME.reveals(table.state) - before


def winning(tile: str) -> Table:
    """Seat 0 is about to win a tile."""
    return position(f"forest {tile} SK12 FE12 | passed 1 | start 0")


@clause("N-ITEM-2", "N-ITEM-3")
def test_drawn_cards_and_tiles_are_counted_and_a_plain_tile_is_not() -> None:
    assert rises(winning("RU01"), "0 cast 1 a1") == 1
    assert rises(winning("CH1"), "0 cast 1 a1") == 1
    assert rises(winning("SK01"), "0 cast 1 a1") == 0


@clause("N-ENDT-7", "N-ENDT-8")
def test_the_goals_and_the_deal_of_moonlight_are_counted() -> None:
    table = position("forest SK01 | moonlight 1 2 3 | start 0", mode="family")
    table.play("0 pass")
    assert rises(table, "1 pass") == 1


@clause("N-SOLO-3")
def test_every_card_that_the_solo_opponent_flips_is_counted() -> None:
    table = prepared("forest SK01 SK02 SK03 / SK04 FE01 FE02 | start 0", players=1)
    assert rises(table, "0 cast 1 a1") >= 1


@clause("E-18")
def test_secret_dedications_are_counted_when_the_last_loser_has_chosen() -> None:
    """Or the last one could see what the others chose, and choose again."""
    table = position(
        f"{FOUR_BY_FIVE}spells 2:1@a1 1:3@b1 2:4@b2 1:5@b3 0:7@b4 | answer 1",
        players=3,
        switches={"dedication_order": "simultaneous"},
    )
    table.play("1 pass", "2 pass")
    assert rises(table, "1 dedicate 3") == 0
    assert rises(table, "2 dedicate 4") == 1
