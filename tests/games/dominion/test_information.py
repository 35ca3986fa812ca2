"""Who sees what: public cards, hidden cards, looking and revealing (D-INFO)."""

import pytest

from moonlit.core.action import Seat
from moonlit.core.codec import Plain, fingerprint
from moonlit.core.event import Event
from moonlit.core.view import view_bytes
from moonlit.games.dominion.events import Discarded, Drew, LookedAt, Put, Revealed
from moonlit.games.dominion.state import KIND
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

ONLOOKER = None
PUBLIC_OF_SEAT = ("play", "states", "turns", "saved")


def part(value: Plain, *path: str | int) -> Plain:
    """Something inside a view."""
    for step in path:
        if isinstance(step, int):
            assert isinstance(value, list)
            value = value[step]
        else:
            assert isinstance(value, dict)
            value = value[step]
    return value


def faces(events: list[Event], seat: int | None) -> list[Event]:
    return [event.face(None if seat is None else Seat(seat)) for event in events]


def views(table: Table) -> list[bytes]:
    seats = [None, *(Seat(seat) for seat in range(table.state.terms.players))]
    return [view_bytes(GAME.view(table.state, seat)) for seat in seats]


def forget(table: Table, seat: int) -> None:
    """Nobody but the owner knows the discard pile below its top card."""
    discard = table.state.players[seat].discard
    discard[:-1] = [card & KIND for card in discard[:-1]]


@clause("D-INFO-1")
def test_public_things_are_equal_in_all_views() -> None:
    table = Table(
        "hand: necromancer idol copper | deck: 3 estate | discard: gold curse | play: smithy",
        "hand: 4 moat | durations: guardian | discard: silver | states: miserable envious",
        "ghost: smithy | hand: duchy | states: lost_in_the_woods",
        cards=["druid", "fool", "skulk", "cemetery"],
        boon_discards=["seas_gift"],
        hex_discards=["war"],
    )
    table.do("0 play necromancer", "0 play zombie_spy")
    seen = [table.view(viewer) for viewer in (ONLOOKER, 0, 1, 2)]
    for view in seen[1:]:
        for name in ("piles", "supply", "trash", "face_down", "boons", "hexes", "woods", "turn"):
            assert view[name] == seen[0][name]
        for seat in range(3):
            for name in PUBLIC_OF_SEAT:
                assert part(view, "seats", seat, name) == part(seen[0], "seats", seat, name)
            for zone in ("hand", "discard"):
                path = ("seats", seat, zone, "count")
                assert part(view, *path) == part(seen[0], *path)
            path = ("seats", seat, "discard", "top")
            assert part(view, *path) == part(seen[0], *path)


@clause("D-INFO-1")
def test_what_the_public_things_are() -> None:
    table = Table(
        "hand: necromancer copper | deck: 3 estate | discard: gold curse | play: smithy",
        "hand: 4 moat | durations: guardian | states: miserable",
        "ghost: smithy",
        cards=["druid", "fool", "skulk", "cemetery"],
        boon_discards=["seas_gift"],
        hex_discards=["war"],
    )
    table.do("0 play necromancer", "0 play zombie_spy")
    view = table.view(ONLOOKER)
    assert part(view, "seats", 1, "hand", "count") == 4
    assert part(view, "seats", 0, "play") == ["smithy", "necromancer"]
    assert view["face_down"] == ["zombie_spy"]
    assert part(view, "seats", 0, "discard", "top") == "curse"
    assert part(view, "seats", 2, "aside", 0, 0) == "smithy"
    assert part(view, "boons", "discards") == ["seas_gift"]
    assert part(view, "boons", "druid") == table.boons("druid")
    assert part(view, "hexes", "discards") == ["war"]
    assert part(view, "seats", 1, "states") == ["miserable"]
    assert part(view, "piles", "province") == 12


@clause("D-INFO-1")
def test_the_top_card_of_a_discard_pile_is_seen_when_the_one_above_it_leaves() -> None:
    table = Table("hand: harbinger | deck: copper | discard: estate duchy gold")
    forget(table, 0)
    table.do("0 play harbinger", "0 topdeck gold")
    assert part(table.view(1), "seats", 0, "discard", "top") == "duchy"
    assert part(table.view(1), "seats", 0, "discard", "cards") == ["duchy"]
    assert table.told(Revealed) == [Revealed(0, ("duchy",), "discard")]


@clause("D-INFO-1", "D-INFO-4")
@pytest.mark.parametrize("played", [["silver", "gold"], ["silver", "witch", "gold"]])
def test_cards_discarded_from_play_were_seen_by_all_and_those_of_the_hand_were_not(
    played: list[str],
) -> None:
    table = Table(f"play: {' '.join(played)} | hand: estate duchy | deck: 5 copper", phase="buy")
    table.do("0 end")
    assert part(table.view(1), "seats", 0, "discard", "cards") == sorted(
        played, key=table.state.terms.card_names.index
    )
    assert part(table.view(1), "seats", 0, "discard", "count") == len(played) + 2


@clause("D-INFO-2")
def test_the_order_of_a_deck_is_in_no_view() -> None:
    table = Table("hand: smithy | deck: gold silver copper estate", "deck: copper duchy")
    before = views(table)
    for player in table.state.players:
        player.deck.reverse()
    assert views(table) == before


@clause("D-INFO-2")
def test_the_hidden_part_of_a_discard_pile_is_in_no_other_view() -> None:
    table = Table("hand: smithy", "discard: gold silver estate curse | deck: copper")
    forget(table, 1)
    before = views(table)
    discard = table.state.players[1].discard
    discard[0], discard[1] = discard[1], discard[0]
    assert views(table) == before
    # Nor can others tell what is in the pile and what in the deck.
    copper, table.state.players[1].deck[0] = table.state.players[1].deck[0], discard[0]
    discard[0] = copper
    assert views(table)[:2] == before[:2]


@clause("D-INFO-2")
def test_hands_are_hidden_from_the_others() -> None:
    table = Table("hand: smithy", "hand: gold silver | deck: copper duchy")
    before = views(table)
    hand, deck = table.state.players[1].hand, table.state.players[1].deck
    hand[0], deck[0] = deck[0], hand[0]
    after = views(table)
    assert after[:2] == before[:2]
    assert after[2] != before[2]
    assert part(table.view(0), "seats", 1, "hand", "cards") == []
    assert part(table.view(1), "seats", 1, "hand", "cards") == ["silver", "duchy"]


@clause("D-INFO-2")
def test_the_orders_of_boons_and_hexes_are_in_no_view() -> None:
    table = Table("hand: smithy", cards=["bard", "skulk"])
    before = views(table)
    table.state.boon_deck.reverse()
    table.state.hex_deck.reverse()
    assert views(table) == before


@clause("D-INFO-2")
def test_drawn_cards_are_told_to_their_drawer_alone() -> None:
    table = Table("hand: smithy | deck: gold silver copper", "", "")
    table.do("0 play smithy")
    drew = table.told(Drew)
    assert faces(drew, 0) == [Drew(0, ("gold", "silver", "copper"), ("?",) * 3)]
    for other in (1, 2, ONLOOKER):
        assert faces(drew, other) == [Drew(0, ("?",) * 3, ("?",) * 3)]


@clause("D-INFO-3")
def test_nobody_else_sees_what_is_left_under_a_crypt() -> None:
    table = Table("crypt: copper silver gold", phase="start")
    table.do("0 take copper")
    assert under_crypt(table, 0) == ["silver", "gold"]
    for other in (1, ONLOOKER):
        assert under_crypt(table, other) == ["?", "?"]
    taken = table.told(Put)
    assert faces(taken, 0) == [Put(0, ("copper",), ("?",), "aside", "hand")]
    assert faces(taken, 1) == [Put(0, ("?",), ("?",), "aside", "hand")]


def under_crypt(table: Table, viewer: int | None) -> list[Plain]:
    found = part(table.view(viewer), "seats", 0, "aside")
    assert isinstance(found, list)
    return [part(card, 0) for card in found]


@clause("D-INFO-3")
def test_the_others_cannot_tell_which_card_came_from_under_a_crypt() -> None:
    one = Table("crypt: 2 copper silver", phase="start").do("0 take copper")
    other = Table("crypt: 2 copper silver", phase="start").do("0 take silver")
    assert views(one)[0] == views(other)[0]
    assert views(one)[2] == views(other)[2]
    assert views(one)[1] != views(other)[1]


@clause("D-INFO-4")
def test_sentry_is_a_look() -> None:
    table = Table("hand: sentry | deck: copper gold estate", "")
    table.do("0 play sentry")
    looked = table.told(LookedAt)
    assert faces(looked, 0) == [LookedAt(0, ("gold", "estate"))]
    assert faces(looked, 1) == [LookedAt(0, ("?", "?"))]
    assert part(table.view(0), "seats", 0, "looked", "cards") == ["gold", "estate"]
    assert part(table.view(1), "seats", 0, "looked") == {"count": 2, "cards": [], "shown": []}


@clause("D-INFO-4")
def test_ghost_is_a_reveal() -> None:
    table = Table(
        "hand: ghost | deck: gold estate smithy", "", phase="night", cards=["cemetery", "smithy"]
    )
    table.do("0 play ghost")
    for viewer in (0, 1, ONLOOKER):
        assert faces(table.told(Revealed), viewer) == [
            Revealed(0, ("gold", "estate", "smithy"), "deck")
        ]


@clause("D-INFO-4")
def test_a_revealed_hand_stays_a_hand() -> None:
    table = Table("hand: bureaucrat", "hand: copper gold")
    table.do("0 play bureaucrat")
    assert table.told(Revealed) == [Revealed(1, ("copper", "gold"), "hand")]
    assert table.hand(1) == ["copper", "gold"]
    assert part(table.view(0), "seats", 1, "hand", "shown") == ["copper", "gold"]


@clause("D-INFO-4")
@pytest.mark.parametrize("top", ["gold", "estate"])
def test_of_cards_discarded_together_only_the_top_one_is_seen(top: str) -> None:
    below = "estate" if top == "gold" else "gold"
    table = Table("hand: cellar gold estate copper | deck: 2 silver", "")
    table.do("0 play cellar", f"0 discard {below}", f"0 discard {top}", "0 done")
    gone = table.told(Discarded)
    assert faces(gone, 0) == [Discarded(0, (below, top), ("?", top), "hand")]
    assert faces(gone, 1) == [Discarded(0, ("?", top), ("?", top), "hand")]
    assert part(table.view(1), "seats", 0, "discard", "top") == top
    assert part(table.view(1), "seats", 0, "discard", "cards") == [top]


@clause("D-INFO-5")
def test_the_order_below_the_top_of_a_discard_pile_has_no_meaning() -> None:
    one = Table("hand: smithy | discard: gold estate copper silver")
    other = Table("hand: smithy | discard: copper gold estate silver")
    assert fingerprint(GAME.write_state(one.state)) == fingerprint(GAME.write_state(other.state))
    one.do("0 play smithy")
    other.do("0 play smithy")
    assert one.hand() == other.hand()
    assert one.deck() == other.deck()


@clause("D-INFO-5")
def test_the_top_of_a_discard_pile_has_a_meaning() -> None:
    one = Table("hand: smithy | discard: gold silver")
    other = Table("hand: smithy | discard: silver gold")
    assert fingerprint(GAME.write_state(one.state)) != fingerprint(GAME.write_state(other.state))


@clause("D-INFO-5")
def test_the_order_of_the_trash_has_no_meaning() -> None:
    one = Table("hand: smithy", trash=["gold", "estate"])
    other = Table("hand: smithy", trash=["estate", "gold"])
    assert fingerprint(GAME.write_state(one.state)) == fingerprint(GAME.write_state(other.state))
    assert views(one) == views(other)
