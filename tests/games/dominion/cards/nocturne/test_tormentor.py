"""Tormentor: an Imp if it is alone in play, a Hex for the others if not (D-TORMENTOR)."""

from tests.clauses import clause
from tests.games.dominion.table import Table


@clause("D-TORMENTOR-1")
def test_alone_in_play_it_gains_an_imp() -> None:
    table = Table("hand: tormentor", hexes=["greed"]).do("0 play tormentor")
    assert table.discard() == ["imp"]
    assert table.hexes("discards") == []
    assert table.resources == (0, 1, 2)


@clause("D-TORMENTOR-1")
def test_cards_that_left_play_do_not_count() -> None:
    table = Table("hand: pixie tormentor", boons=["suns_gift"], hexes=["greed"])
    table.do("0 play pixie", "0 trash suns_gift", "0 play tormentor")
    assert table.discard() == ["imp"]


@clause("D-TORMENTOR-1")
def test_a_duration_of_an_earlier_turn_counts() -> None:
    table = Table("hand: tormentor | durations: den_of_sin", hexes=["greed"]).do("0 play tormentor")
    assert table.discard() == []
    assert table.deck(1) == ["copper"]


@clause("D-TORMENTOR-1")
def test_a_second_tormentor_counts() -> None:
    table = Table("hand: tormentor | play: tormentor", hexes=["greed"]).do("0 play tormentor")
    assert table.deck(1) == ["copper"]


@clause("D-TORMENTOR-1")
def test_what_others_have_in_play_does_not_count() -> None:
    table = Table("hand: tormentor", "durations: den_of_sin", hexes=["greed"])
    assert table.do("0 play tormentor").discard() == ["imp"]


def test_without_imps_there_is_no_hex_instead() -> None:
    table = Table("hand: tormentor", piles={"imp": 0}, hexes=["greed"]).do("0 play tormentor")
    assert table.hexes("discards") == []


def test_others_may_react_even_if_it_will_harm_nobody() -> None:
    table = Table("hand: tormentor", "hand: moat").do("0 play tormentor")
    assert table.legal(1) == ["1 reveal tormentor", "1 no"]
    assert table.discard() == []
    assert table.do("1 reveal tormentor").discard() == ["imp"]
