"""What a view could tell by accident: old questions, marks, questions not asked (D-INFO)."""

import pytest

from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.view import view_bytes
from moonlit.games.dominion.events import Asked, Put
from moonlit.games.dominion.state import KIND, MARK, OPEN, State
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

ONLOOKER = None


def view_of(table: Table, seat: int | None) -> bytes:
    return view_bytes(GAME.view(table.state, None if seat is None else Seat(seat)))


def worlds(table: Table, seat: int | None, count: int = 12) -> list[State]:
    """Other worlds that a seat cannot tell from the true one, which is checked."""
    view = GAME.view(table.state, None if seat is None else Seat(seat))
    found = [GAME.determinize(view, table.config, Dice(number)) for number in range(count)]
    for world in found:
        assert view_bytes(GAME.view(world, view.seat)) == view_bytes(view)
        assert GAME.check_state(world) == GAME.check_state(table.state)
    return found


@clause("D-INFO-3")
@pytest.mark.parametrize("taken", ["silver", "gold"])
def test_what_is_left_under_a_crypt_stays_hidden_on_the_next_turn(taken: str) -> None:
    def played(first: str) -> Table:
        seat = "crypt: copper silver gold | deck: 10 estate | play: village"
        table = Table(seat, "hand: smithy | deck: 5 copper", "hand: smithy", phase="start")
        return table.do(f"0 take {first}", "0 end")

    one, other = played("copper"), played(taken)
    for seat in (1, 2, ONLOOKER):
        assert view_of(one, seat) == view_of(other, seat)


@clause("D-INFO-3", "D-CRYPT-2")
def test_whether_a_crypt_asks_tells_nothing() -> None:
    def played(first: str) -> Table:
        table = Table(
            "crypt: copper 2 silver | deck: 10 estate | play: village",
            "hand: 2 smithy",
            phase="start",
        )
        return table.do(f"0 take {first}", "0 end", "1 end", "1 end")

    one, other = played("copper"), played("silver")
    assert one.legal() == ["0 take silver"]
    assert other.legal() == ["0 take copper", "0 take silver"]
    for seat in (1, ONLOOKER):
        assert view_of(one, seat) == view_of(other, seat)


@clause("D-INFO-3")
def test_a_crypt_over_cards_that_all_know_to_be_alike_asks_nothing() -> None:
    table = Table("crypt: 3 copper", phase="start")
    assert table.told(Asked)[-1] == Asked(0, "buy", "")
    assert table.hand() == ["copper"]


@clause("D-INFO-1", "D-BLESSED-2")
def test_a_saved_boon_lies_in_sight_while_start_effects_are_ordered() -> None:
    table = Table("saved: seas_gift | durations: cobbler", cards=["blessed_village"], phase="start")
    assert table.legal() == ["0 resolve cobbler", "0 resolve seas_gift"]
    for seat in (0, 1, ONLOOKER):
        seats = table.view(seat)["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[0], dict)
        assert seats[0]["saved"] == ["seas_gift"]
        worlds(table, seat)


@clause("D-INFO-2", "D-DECK-5")
def test_a_mark_does_not_tell_which_card_harbinger_took() -> None:
    def played(taken: str) -> Table:
        seat = "hand: vassal harbinger 2 smithy | deck: estate 3 copper | discard: gold silver"
        table = Table(seat, "hand: smithy", actions=3)
        table.do("0 play vassal")  # the Estate is discarded, and was marked
        table.state.players[0].discard.append(table.state.players[0].discard.pop(0))
        return table.do("0 play harbinger", f"0 topdeck {taken}")

    one, other = played("estate"), played("silver")
    for seat in (1, ONLOOKER):
        assert view_of(one, seat) == view_of(other, seat)
        for table in (one, other):
            worlds(table, seat)
    worlds(one, 0)
    worlds(other, 0)


@clause("D-INFO-2", "D-GAIN-7")
def test_a_gained_card_may_have_left_the_hand_unseen() -> None:
    table = Table(
        "hand: artisan 2 copper | deck: 2 estate duchy",
        cards=["blessed_village", "changeling", "artisan"],
        boons=["winds_gift"],
    )
    table.do("0 play artisan", "0 gain blessed_village", "0 resolve own blessed_village")
    table.do("0 receive winds_gift", "0 discard copper", "0 discard estate")
    assert table.legal() == ["0 exchange blessed_village", "0 no"]
    for seat in (0, 1, ONLOOKER):
        for world in worlds(table, seat):
            index = world.terms.card_names.index("blessed_village")
            assert index in [card & KIND for card in world.players[0].hand]


@clause("D-BASE-7")
@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_in_every_world_library_asks_about_an_action_in_hand(seat: int | None) -> None:
    table = Table(
        "hand: library village 3 curse | deck: smithy 4 copper gold | discard: 2 moat",
        "hand: smithy",
    )
    table.state.players[0].hand[1] |= OPEN  # the Village was shown once
    table.do("0 play library")
    assert table.legal() == ["0 set_aside smithy", "0 no"]
    for world in worlds(table, seat):
        asked = world.terms.card_names[world.ask_about]
        assert asked in ("village", "smithy", "moat")
        journal = Journal(True)
        GAME.apply(world, GAME.move_at(world, 0), journal)
        assert GAME.events(world, journal)[0] == Put(0, (asked,), (asked,), "hand", "looked")


@clause("D-BASE-7", "D-INFO-2")
@pytest.mark.parametrize("drawn", ["library", "smithy", "moat"])
def test_only_the_drawer_knows_what_library_asks_about(drawn: str) -> None:
    seat = "hand: library 5 copper | deck: {} | discard: moat smithy library"
    table = Table(seat.format(drawn), "hand: smithy").do("0 play library")
    told = {viewer: table.view(viewer)["decision"] for viewer in (0, 1, ONLOOKER)}
    about = {viewer: part["about"] for viewer, part in told.items() if isinstance(part, dict)}
    assert about == {0: drawn, 1: "?", ONLOOKER: "?"}


@clause("D-BASE-14", "D-INFO-4")
def test_a_card_that_sentry_is_to_trash_is_in_every_world() -> None:
    table = Table("hand: sentry village | deck: copper estate gold silver", "hand: smithy")
    table.do("0 play sentry", "0 trash estate")
    for seat in (1, ONLOOKER):
        for world in worlds(table, seat):
            looked = [world.terms.card_names[card & KIND] for card in world.players[0].looked]
            assert "estate" in looked


@clause("D-OMENS-1", "D-INFO-2")
def test_bad_omens_does_not_tell_in_which_order_the_deck_lay() -> None:
    seat = "deck: {} | hand: 2 copper"
    told = []
    for deck in ("gold copper estate copper silver", "estate copper gold copper silver"):
        table = Table("hand: skulk", seat.format(deck), hexes=["bad_omens"]).do("0 play skulk")
        told.append([event.face(Seat(1)) for event in table.told(Put)])
    assert told[0] == told[1]


@clause("D-OMENS-1", "D-INFO-1")
def test_what_all_knew_on_the_deck_is_known_in_the_discard_pile() -> None:
    table = Table(
        "hand: bureaucrat skulk",
        "hand: estate 4 gold | deck: 3 copper",
        actions=2,
        hexes=["bad_omens"],
    )
    table.do("0 play bureaucrat", "0 play skulk")
    seats = table.view(0)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    discard = seats[1]["discard"]
    assert isinstance(discard, dict)
    assert discard["cards"] == ["estate"]


@clause("D-INFO-3", "D-CRYPT-2")
def test_under_a_crypt_lies_in_every_world_what_went_there() -> None:
    table = Table(
        "hand: crypt 3 idol | play: copper silver gold | deck: 9 idol",
        "hand: 2 smithy",
        phase="night",
    )
    table.do("0 play crypt", *(f"0 set_aside {name}" for name in ("copper", "silver", "gold")))
    table.do("1 end", "1 end", "0 take silver")
    left = set()
    for seat in (1, ONLOOKER):
        for world in worlds(table, seat, count=40):
            under = [world.terms.card_names[card & KIND] for card in world.players[0].aside]
            left.add(tuple(sorted(under)))
    assert left == {("copper", "gold"), ("copper", "silver"), ("gold", "silver")}


@clause("D-INFO-5")
def test_marks_do_not_tell_in_which_order_cards_lie() -> None:
    table = Table(
        "hand: 2 vassal | deck: gold estate", "hand: smithy", cards=["tracker"], actions=2
    )
    table.do("0 play vassal", "0 play vassal")
    before = view_of(table, 1)
    discard = table.state.players[0].discard
    assert [card >> MARK for card in discard] == sorted(card >> MARK for card in discard) != [0, 0]
    discard.reverse()
    top = {name: view_of(table, 1) for name in table.discard()[-1:]}
    assert top["gold"].replace(b'"top":"gold"', b'"top":"estate"') == before


@clause("E-6", "D-HOUND-1")
def test_a_hound_that_is_lost_is_not_asked_about() -> None:
    table = Table(
        "hand: cellar 2 faithful_hound | deck: 2 copper",
        switches={"lose_track": "lose_track"},
    )
    table.do("0 play cellar", "0 discard faithful_hound", "0 discard faithful_hound")
    table.do("0 set_aside faithful_hound")
    assert table.hand() == ["copper", "copper"]
    assert table.discard() == ["faithful_hound"]


@clause("D-INFO-3", "D-CRYPT-2")
def test_two_crypts_share_what_is_hidden_in_every_world() -> None:
    table = Table(
        "crypt: copper silver gold silver | crypt: copper silver gold silver | play: village",
        "hand: 2 smithy",
        phase="start",
    )
    table.do("0 resolve crypt", "0 take silver", "0 take copper", "0 treasures")
    assert sorted(table.play()) == ["copper", "crypt", "crypt", "silver", "village"]
    for seat in (1, ONLOOKER):
        for world in worlds(table, seat, count=40):
            hidden = [card for card in world.players[0].aside if not card & OPEN]
            assert sorted(world.terms.card_names[card & KIND] for card in hidden) == [
                "copper",
                "gold",
                "gold",
                "silver",
            ]


@clause("D-INFO-2", "D-INFO-1")
def test_that_the_top_of_a_discard_pile_leaves_tells_nothing_of_what_lies_below() -> None:
    told = []
    for below in ("copper", "estate"):
        seat = f"hand: harbinger smithy | deck: gold | discard: {below} duchy copper"
        table = Table(seat, "hand: smithy")
        discard = table.state.players[0].discard
        discard[0] &= KIND
        table.do("0 play harbinger", "0 topdeck copper")
        told.append([event.face(Seat(1)) for event in table.events])
        assert table.deck() == ["copper"]
        assert table.discard() == [below, "duchy"]
    assert told[0] == told[1]


@clause("D-INFO-2", "D-INFO-4")
@pytest.mark.parametrize("seat", [1, ONLOOKER])
def test_in_every_world_as_many_cards_are_picked(seat: int | None) -> None:
    table = Table("hand: cellar 4 copper | deck: 2 copper", "hand: smithy")
    table.do("0 play cellar", "0 discard copper", "0 discard copper")
    for world in worlds(table, seat):
        assert [world.terms.card_names[kind] for kind in world.picked] == ["copper"] * 2
