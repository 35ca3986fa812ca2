"""Switches: where editions differ and what the rules leave open, with both values (15)."""

import pytest

from moonlit.core.codec import Plain, write_fields
from moonlit.core.errors import BadConfig
from moonlit.core.journal import Journal
from moonlit.games.dominion.config import NOT_OFFERED
from moonlit.games.dominion.events import HexTurned, PhaseBegan, Trashed
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom

HEXES = [one.id for one in GAME.pack.hexes]


def chosen(**switches: str) -> dict[str, Plain]:
    return {**switches}


@clause("E-1", "D-NECRO-6")
@pytest.mark.parametrize(("value", "is_asked"), [("this_turn", True), ("while_in_play", False)])
def test_tracker_played_in_the_trash(value: str, is_asked: bool) -> None:
    table = Table(
        "hand: necromancer",
        cards=["tracker"],
        trash=["tracker"],
        boons=["mountains_gift"],
        switches=chosen(tracker=value),
    )
    table.do("0 play necromancer")  # Tracker's own Boon brings a Silver
    assert table.offers("0 topdeck silver") == is_asked
    assert table.discard() == ["silver"]


@clause("E-1", "D-TRACKER-1")
@pytest.mark.parametrize("value", ["this_turn", "while_in_play"])
def test_tracker_in_play_works_either_way(value: str) -> None:
    table = Table("hand: tracker", boons=["mountains_gift"], switches=chosen(tracker=value))
    table.do("0 play tracker", "0 topdeck silver")
    assert table.deck() == ["silver"]


@clause("E-2")
@pytest.mark.parametrize("value", ["non_duration", "any_treasure"])
def test_crypt_takes_the_same_treasures_either_way(value: str) -> None:
    assert not [card for card in GAME.pack.cards if {"treasure", "duration"} <= {*card.types}]
    table = Table(
        "hand: crypt | play: copper silver smithy", phase="night", switches=chosen(crypt=value)
    )
    table.do("0 play crypt")
    assert table.legal() == ["0 set_aside copper", "0 set_aside silver", "0 no"]


@clause("E-3")
@pytest.mark.parametrize(
    ("value", "offered"),
    [
        ("face_down_first", ["0 play moat", "0 play smithy"]),
        ("face_down_after", ["0 play moat", "0 play smithy", "0 play throne_room"]),
    ],
)
def test_necromancer_turns_the_card_before_or_after(value: str, offered: list[str]) -> None:
    table = Table(
        "hand: 2 necromancer",
        trash=["throne_room", "smithy", "moat"],
        switches=chosen(necromancer=value),
    )
    table.do("0 play necromancer", "0 play throne_room", "0 play necromancer")
    assert table.legal() == offered


@clause("E-3", "D-NECRO-3")
@pytest.mark.parametrize("value", ["face_down_first", "face_down_after"])
def test_a_necromancer_alone_in_the_trash_comes_to_an_end(value: str) -> None:
    table = Table(
        "hand: necromancer copper", trash=["necromancer"], switches=chosen(necromancer=value)
    )
    assert table.do("0 play necromancer").offers("0 play copper")


@clause("E-4", "E-5")
@pytest.mark.parametrize(("switch", "value"), NOT_OFFERED.items())
def test_what_is_not_offered_is_refused(switch: str, value: str) -> None:
    with pytest.raises(BadConfig) as caught:
        GAME.check_config({"switches": {switch: value}})
    assert caught.value.code == "value-not-offered"
    assert caught.value.clause == {"base": "E-4", "when_buy": "E-5"}[switch]
    assert caught.value.facts == {"switch": switch, "value": value}


@clause("E-4", "E-5")
def test_the_defaults_of_what_is_not_offered_can_be_named() -> None:
    named: dict[str, Plain] = {"base": "second", "when_buy": "on_gain"}
    assert GAME.check_config({"switches": named})["switches"] == named


@clause("E-6", "D-MOVE-3")
@pytest.mark.parametrize(("value", "is_found"), [("stop_moving_2019", True), ("lose_track", False)])
def test_a_covered_card_is_lost_by_the_older_rule(value: str, is_found: bool) -> None:
    table = Table(
        cards=["skulk", "changeling"],
        phase="buy",
        coins=4,
        buys=2,
        switches=chosen(lose_track=value),
    )
    table.do("0 buy skulk", "0 resolve own skulk", "0 no")  # the Gold is not exchanged
    assert table.discard() == ["skulk", "gold"]
    assert table.offers("0 exchange skulk") == is_found
    assert table.offers("0 buy copper") == (not is_found)


@clause("O-1")
@pytest.mark.parametrize(("value", "discards"), [("turned", ["plague"]), ("left", [])])
def test_a_hex_that_touches_nobody(value: str, discards: list[str]) -> None:
    table = Table(
        "hand: skulk",
        "hand: copper | guarded:",
        hexes=["plague"],
        switches=chosen(unused_hex=value),
    )
    table.do("0 play skulk")
    assert table.hexes("discards") == discards
    assert len(table.hexes("deck")) == 12 - len(discards)
    assert table.hand(1) == ["copper"]


@clause("O-1")
def test_a_hex_that_touches_somebody_is_turned_either_way() -> None:
    table = Table(
        "hand: skulk",
        "hand: copper | guarded:",
        "hand: copper",
        hexes=["plague"],
        switches=chosen(unused_hex="left"),
    )
    assert table.do("0 play skulk").told(HexTurned) == [HexTurned(0, "plague")]
    assert table.hand(2) == ["copper", "curse"]


@clause("O-2", "D-HEX-3")
@pytest.mark.parametrize(("value", "left"), [("when_needed", 0), ("at_once", 11)])
def test_when_hexes_are_reshuffled(value: str, left: int) -> None:
    others = [one for one in HEXES if one != "plague"]
    table = Table(
        "hand: skulk",
        hexes=["plague"],
        hex_discards=[*others],
        switches=chosen(hex_reshuffle=value),
    )
    table.do("0 play skulk")
    assert len(table.hexes("deck")) == left
    assert "plague" not in table.hexes("deck")  # it was out when the deck was made
    assert "plague" in table.hexes("discards")


@clause("O-5", "D-GROVE-1")
@pytest.mark.parametrize(
    ("value", "next_question"),
    [("in_turn", (1, "1 trash estate")), ("all_first", (2, "2 receive flames_gift"))],
)
def test_when_the_others_answer_sacred_grove(value: str, next_question: tuple[int, str]) -> None:
    table = Table(
        "hand: sacred_grove",
        "hand: estate copper",
        "hand: duchy copper",
        boons=["flames_gift"],
        switches=chosen(grove_answers=value),
    )
    table.do("0 play sacred_grove", "1 receive flames_gift")
    seat, action = next_question
    assert action in table.legal(seat)


@clause("O-5")
def test_answers_given_first_are_followed_in_turn_order() -> None:
    table = Table(
        "hand: sacred_grove",
        "hand: estate copper",
        "hand: duchy copper",
        boons=["flames_gift"],
        switches=chosen(grove_answers="all_first"),
    )
    table.do("0 play sacred_grove", "1 receive flames_gift", "2 receive flames_gift")
    table.do("1 trash estate", "2 trash duchy")
    assert table.trash() == ["duchy", "estate"]
    assert table.boons("discards") == ["flames_gift"]


def first_seats(**options: Plain) -> set[int]:
    config = GAME.check_config({"players": 3, **options})
    states = [GAME.setup(config, seed, Journal(False)) for seed in range(30)]
    return {state.seat for state in states}


@clause("O-8", "D-SETUP-1")
def test_the_first_player_is_random() -> None:
    assert first_seats() == {0, 1, 2}


@clause("O-8")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_first_player_is_named(seat: int) -> None:
    assert first_seats(switches={"first_player": "seat"}, first_seat=seat) == {seat}


@clause("O-9", "D-SETUP-3")
@pytest.mark.parametrize(
    ("value", "heirlooms"),
    [("none", ["goat", "lucky_coin", "pouch"]), ("2", ["goat", "lucky_coin"]), ("0", [])],
)
def test_the_number_of_heirlooms_can_be_capped(value: str, heirlooms: list[str]) -> None:
    table = Table(cards=["pixie", "fool", "tracker"], switches=chosen(heirloom_cap=value))
    terms = table.state.terms
    start = [terms.card_names[kind] for kind in terms.start]
    assert sorted(name for name in start if name not in ("copper", "estate")) == heirlooms
    assert start.count("copper") == 7 - len(heirlooms)
    assert table.pile("copper") == 60 - 2 * (7 - len(heirlooms))


@clause("O-9")
def test_cards_do_without_their_heirlooms() -> None:
    table = Table("hand: pooka silver | deck: 4 copper", switches=chosen(heirloom_cap="0"))
    table.do("0 play pooka", "0 trash silver")
    assert table.hand() == ["copper"] * 4


@clause("O-11", "D-TURN-1")
@pytest.mark.parametrize(("value", "is_shown"), [("skipped", False), ("shown", True)])
def test_a_night_without_night_cards(value: str, is_shown: bool) -> None:
    table = Table("hand: copper", phase="buy", switches=chosen(empty_night=value)).do("0 end")
    assert (PhaseBegan("night") in table.events) == is_shown
    assert table.state.seat == 1


MONASTERY = "hand: monastery estate village haunted_mirror guardian"


@clause("O-12")
@pytest.mark.parametrize(("value", "may_go_on"), [("fixed", False), ("running", True)])
def test_a_card_gained_while_monastery_resolves(value: str, may_go_on: bool) -> None:
    table = Table(
        MONASTERY + " | gained: 1",
        cards=["cemetery"],
        phase="night",
        switches=chosen(monastery_count=value),
    )
    table.do("0 play monastery", "0 trash haunted_mirror", "0 discard village")
    assert table.pile("ghost") == 5
    assert table.offers("0 trash estate") == may_go_on


@clause("O-13", "D-MONASTERY-1")
def test_monastery_trashes_one_by_one() -> None:
    table = Table(MONASTERY + " | gained: 3", cards=["cemetery"], phase="night")
    table.do("0 play monastery", "0 trash haunted_mirror")
    assert table.legal() == ["0 discard village", "0 no"]
    table.do("0 no", "0 trash estate")
    assert table.trash() == ["estate", "haunted_mirror"]


@clause("O-13", "D-MONASTERY-1")
def test_monastery_trashes_all_together() -> None:
    table = Table(
        MONASTERY + " | play: 2 copper | gained: 3",
        cards=["cemetery"],
        phase="night",
        switches=chosen(trashing="together"),
    )
    table.do("0 play monastery", "0 trash copper", "0 done", "0 trash estate")
    assert table.trash() == []
    table.do("0 trash haunted_mirror")
    assert table.told(Trashed) == [
        Trashed(0, ("copper",), "play"),
        Trashed(0, ("estate", "haunted_mirror"), "hand"),
    ]
    assert table.legal() == ["0 discard village", "0 no"]


@clause("O-13")
def test_together_the_number_is_the_same() -> None:
    table = Table(
        MONASTERY + " | play: 2 copper | gained: 2",
        phase="night",
        cards=["cemetery"],
        switches=chosen(trashing="together"),
    )
    table.do("0 play monastery", "0 trash copper", "0 trash copper")
    assert table.trash() == ["copper", "copper"]
    assert table.offers("0 play guardian")


OFFERED = [
    (one.id, value)
    for one in GAME.pack.switches
    for value in one.values[1:]
    if NOT_OFFERED.get(one.id) != value
]


@clause("E-1", "O-1")
@pytest.mark.parametrize(("switch", "value"), OFFERED)
def test_every_value_on_offer_changes_the_terms(switch: str, value: str) -> None:
    cards = ("cemetery", "fool", "pixie", "pooka", "secret_cave", "shepherd", "tracker")
    options: dict[str, Plain] = {"cards": list[Plain](kingdom(cards)), "first_seat": 1}
    usual = GAME.terms(GAME.check_config(options))
    other = GAME.terms(GAME.check_config({**options, "switches": {switch: value}}))
    skip = ("config",)
    assert write_fields(usual, skip=skip) != write_fields(other, skip=skip)


@clause("O-13", "D-CHOICE-2")
def test_together_nothing_need_be_trashed() -> None:
    table = Table(
        MONASTERY + " | play: 2 copper | gained: 2",
        phase="night",
        cards=["cemetery"],
        switches=chosen(trashing="together"),
    )
    table.do("0 play monastery", "0 no", "0 no")
    assert table.trash() == []
    assert table.offers("0 play guardian")
