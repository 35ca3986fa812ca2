"""Zombies: played out of the trash by Necromancer (10.3)."""

from moonlit.games.dominion.events import LookedAt
from tests.clauses import clause
from tests.games.dominion.table import CARDS, Table

NECRO = "hand: necromancer "


def raised(zombie: str, seat: str) -> Table:
    """Necromancer plays a Zombie."""
    return Table(NECRO + seat, phase="action").do("0 play necromancer", f"0 play {zombie}")


@clause("D-ZOMBIE-1")
def test_mason_may_gain_a_copy_of_what_it_trashed() -> None:
    table = raised("zombie_mason", "| deck: silver gold")
    assert "silver" in table.trash()
    assert table.offers("0 gain smithy")
    assert not table.offers("0 gain market")
    assert table.do("0 gain silver").discard() == ["silver"]
    assert table.deck() == ["gold"]


@clause("D-ZOMBIE-1")
def test_mason_need_not_gain() -> None:
    table = raised("zombie_mason", "| deck: silver").do("0 no")
    assert table.discard() == []
    assert "silver" in table.trash()


@clause("D-ZOMBIE-1", "O-7")
def test_mason_without_a_card_gains_nothing() -> None:
    table = raised("zombie_mason", "copper")
    assert table.offers("0 treasures")
    assert len(table.trash()) == 3


@clause("D-ZOMBIE-2")
def test_spy_draws_first_and_then_looks() -> None:
    table = raised("zombie_spy", "| deck: copper gold silver")
    assert table.hand() == ["copper"]
    assert table.told(LookedAt) == [LookedAt(0, ("gold",))]
    assert table.legal() == ["0 discard gold", "0 no"]
    assert table.resources == (1, 1, 0)


@clause("D-ZOMBIE-2")
def test_spy_discards_the_card() -> None:
    table = raised("zombie_spy", "| deck: copper gold silver").do("0 discard gold")
    assert table.discard() == ["gold"]
    assert table.deck() == ["silver"]


@clause("D-ZOMBIE-2")
def test_spy_leaves_the_card() -> None:
    table = raised("zombie_spy", "| deck: copper gold silver").do("0 no")
    assert table.discard() == []
    assert table.deck() == ["gold", "silver"]


@clause("D-ZOMBIE-2")
def test_spy_with_nothing_to_look_at() -> None:
    table = raised("zombie_spy", "| deck: copper")
    assert table.hand() == ["copper"]
    assert table.offers("0 treasures")


@clause("D-ZOMBIE-3")
def test_apprentice_turns_an_action_into_cards() -> None:
    table = raised("zombie_apprentice", "village moat | deck: 4 silver").do("0 trash village")
    assert table.hand() == ["moat"] + ["silver"] * 3
    assert table.resources == (1, 1, 0)
    assert "village" in table.trash()


@clause("D-ZOMBIE-3")
def test_apprentice_without_an_action_does_nothing() -> None:
    table = raised("zombie_apprentice", "copper | deck: 4 silver")
    assert table.hand() == ["copper"]
    assert table.resources == (0, 1, 0)


@clause("D-ZOMBIE-3")
def test_apprentice_may_be_declined() -> None:
    table = raised("zombie_apprentice", "village | deck: 4 silver").do("0 no")
    assert table.hand() == ["village"]
    assert table.resources == (0, 1, 0)


@clause("D-RETURN-1", "D-SETUP-6")
def test_zombies_lie_in_the_trash_and_have_no_pile() -> None:
    table = Table(cards=["necromancer"], phase="buy", coins=9)
    zombies = [card.id for card in CARDS.values() if card.role == "zombie"]
    assert table.trash() == sorted(zombies)
    for zombie in zombies:
        assert CARDS[zombie].cost == 3
        assert table.pile(zombie) == 0
        assert table.refused(f"0 buy {zombie}").code == "not-in-supply"
