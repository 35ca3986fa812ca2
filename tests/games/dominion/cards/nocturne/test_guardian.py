"""Guardian: no Attack touches its player until the next turn (D-GUARDIAN)."""

from moonlit.games.dominion.events import Reacted
from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-GUARDIAN-1")
def test_attacks_of_others_skip_the_owner() -> None:
    table = Table(
        "hand: guardian | deck: 5 copper",
        "hand: witch militia village | deck: village 9 copper",
        "hand: 5 estate",
        phase="night",
    )
    table.do("0 play guardian", "1 play village", "1 play witch", "1 play militia")
    assert (table.discard(0), len(table.hand(0))) == ([], 5)
    assert (table.discard(2), len(table.hand(2))) == (["curse", "estate", "estate"], 3)


@clause("D-GUARDIAN-1")
def test_nobody_asks_whether_protection_is_wanted() -> None:
    table = Table("guarded:", "hand: skulk", turn=1, hexes=["greed"]).do("1 play skulk")
    assert table.deck() == []
    assert table.hexes("discards") == ["greed"]


@clause("D-GUARDIAN-1")
def test_protection_ends_when_the_own_turn_begins() -> None:
    table = Table("hand: guardian | deck: 9 copper", "deck: 4 copper witch", phase="night")
    table.do("0 play guardian", "1 end", "0 end", "1 play witch")
    assert "curse" in table.discard()


@clause("D-GUARDIAN-1")
def test_the_own_attacks_are_not_touched() -> None:
    table = Table("hand: guardian vampire", phase="night", hexes=["greed"])
    table.do("0 play guardian", "0 play vampire")
    assert table.deck(1) == ["copper"]


@clause("D-GUARDIAN-1")
def test_what_is_no_attack_still_reaches_the_owner() -> None:
    table = Table("guarded: | deck: gold", "hand: council_room | deck: 4 copper", turn=1)
    assert table.do("1 play council_room").hand() == ["gold"]


@clause("D-GUARDIAN-2")
def test_reactions_may_still_be_used() -> None:
    table = Table("guarded: | hand: moat", "hand: witch", turn=1).do("1 play witch")
    assert table.legal(0) == ["0 reveal witch", "0 no"]
    table.do("0 reveal witch")
    assert table.told(Reacted) == [Reacted(0, "moat", "witch")]
    assert table.discard() == []


@clause("D-GUARDIAN-2")
def test_without_the_reaction_the_outcome_is_the_same() -> None:
    table = Table("guarded: | hand: moat", "hand: witch", turn=1).do("1 play witch", "0 no")
    assert table.discard() == []


@clause("D-NIGHTGAIN-1")
def test_bought_it_protects_the_same_night() -> None:
    table = Table("deck: 5 copper", "hand: witch", cards=["guardian"], phase="buy", coins=2)
    table.do("0 buy guardian", "0 play guardian", "1 play witch")
    assert table.discard() == []


def test_a_coin_at_the_start_of_the_next_turn() -> None:
    table = Table("durations: guardian guardian", phase="start")
    assert table.resources == (1, 1, 2)
    assert table.do("0 end").play() == []
