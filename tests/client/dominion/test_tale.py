"""The condensed log: Treasures together, effects under their cause, no empty phases."""

from moonlit.client.dominion.teller import DominionTeller
from moonlit.client.teller import Line
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from tests.games.dominion.table import GAME, Table

NAMES = ("Anna", "Bolko")
ME = Seat(0)


def tale(table: Table, seat: Seat | None = ME, language: str = "en") -> list[Line]:
    faces = [event.face(seat) for event in table.events]
    lines = DominionTeller(GAME.pack, Words(language)).tale(faces, NAMES, seat)
    assert len(lines) == len(faces)
    return [line for line in lines if line.text]


def test_treasures_are_told_together_with_what_they_yield() -> None:
    table = Table("hand: 3 copper silver", phase="buy").do("0 treasures")
    assert tale(table) == [Line("You play 3 × Copper and Silver: +$5.")]
    assert tale(table, None) == [Line("Anna plays 3 × Copper and Silver: +$5.")]


def test_effects_stand_under_their_cause() -> None:
    table = Table("hand: village | deck: gold").do("0 play village")
    assert tale(table) == [
        Line("You play Village."),
        Line("You draw Gold.", 1),
        Line("You get +2 Actions.", 1),
    ]
    festival = Table("hand: festival copper").do("0 play festival")
    assert tale(festival)[0] == Line("You play Festival: +2 Actions, +1 Buy, +$2.")


def test_a_purchase_says_what_is_gained() -> None:
    told = tale(Table("", phase="buy", coins=3, buys=2).do("0 buy silver"))
    assert told == [Line("You buy Silver for $3.")]


def test_a_night_without_anything_in_it_is_not_told() -> None:
    for hand, is_told in (("copper", False), ("guardian copper", True)):
        table = Table(f"hand: {hand} | deck: 9 copper", cards=["guardian"], phase="buy")
        told = [line.text for line in tale(table.do("0 end"))]
        assert ("Night falls." in told) == is_told


def test_a_turn_ends_with_the_cards_that_are_drawn() -> None:
    table = Table("hand: 2 copper | deck: 5 gold", phase="buy").do("0 end")
    assert tale(table)[:2] == [Line("You draw 5 × Gold."), Line("Bolko’s turn 1 begins.")]


def test_a_boon_is_turned_over_and_received_in_one_line() -> None:
    table = Table("hand: tracker", boons=["seas_gift"]).do("0 play tracker")
    told = [line.text for line in tale(table) if "The Sea" in line.text]
    assert told == ["Boon: The Sea's Gift (+1 Card.)"]


def test_a_card_played_again_stands_under_what_plays_it() -> None:
    table = Table("hand: throne_room village | deck: 3 copper").do(
        "0 play throne_room", "0 play village"
    )
    played = [line for line in tale(table) if "play" in line.text]
    assert played == [Line("You play Village."), Line("You play Village again.", 1)]


def test_it_is_told_in_every_language() -> None:
    table = Table("hand: 2 copper", phase="buy").do("0 treasures")
    found = {tale(table, ME, language)[0].text for language in LANGUAGES}
    assert len(found) == len(LANGUAGES)
    assert all("2 × " in text and "+" in text for text in found)
