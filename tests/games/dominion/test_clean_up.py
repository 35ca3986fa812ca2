"""Clean-up and the end of a turn (D-CLEAN)."""

from collections.abc import Sequence

from moonlit.core.event import Event
from moonlit.games.dominion.events import Asked, Discarded, Drew, PhaseBegan, Put, TurnBegan
from tests.clauses import clause
from tests.games.dominion.table import Table

TOLD = (PhaseBegan, Discarded, Drew, Put, TurnBegan)


def clean_up_of(table: Table) -> Sequence[Event]:
    """What the last action told of Clean-up, up to the next turn."""
    told = [event for event in table.events if isinstance(event, TOLD)]
    begun = told.index(PhaseBegan("clean_up"))
    ended = next(place for place, event in enumerate(told) if isinstance(event, TurnBegan))
    return told[begun + 1 : ended]


@clause("D-CLEAN-1")
def test_a_clean_up_with_a_duration_a_kept_boon_and_a_hound() -> None:
    table = Table(
        "hand: tracker cellar faithful_hound den_of_sin estate | deck: copper 6 silver",
        boons=["forests_gift"],
        actions=2,
    )
    table.do("0 play tracker", "0 play cellar", "0 discard faithful_hound", "0 done")
    table.do("0 set_aside faithful_hound", "0 end")
    assert table.boons("kept") == ["forests_gift"]
    table.do("0 play den_of_sin")
    assert clean_up_of(table) == [
        Discarded(0, ("estate", "copper"), ("?", "?"), "hand"),
        Discarded(0, ("tracker", "cellar"), ("tracker", "cellar"), "play"),
        Drew(0, ("silver",) * 5, ("?",) * 5),
        Put(0, ("faithful_hound",), ("faithful_hound",), "aside", "hand"),
    ]
    assert table.play() == ["den_of_sin"]
    assert sorted(table.discard()) == ["cellar", "copper", "estate", "tracker"]
    assert table.hand() == ["faithful_hound", *["silver"] * 5]
    assert table.boons("kept") == []
    assert table.boons("discards") == ["forests_gift"]


@clause("D-CLEAN-1")
def test_what_was_discarded_is_shuffled_for_the_new_hand() -> None:
    table = Table("hand: gold | play: smithy | deck: 3 copper", phase="buy")
    table.do("0 end")
    assert table.hand() == ["copper", "copper", "copper", "gold", "smithy"]
    assert table.discard() == []


@clause("D-CLEAN-1")
def test_fewer_than_five_cards_are_all_drawn() -> None:
    table = Table("hand: gold | deck: copper", phase="buy")
    table.do("0 end")
    assert table.hand() == ["copper", "gold"]


@clause("D-CLEAN-1")
def test_cards_in_the_trash_turn_face_up_again() -> None:
    table = Table("hand: necromancer", "hand: smithy")
    table.do("0 play necromancer", "0 play zombie_spy")
    assert table.view(None)["face_down"] == ["zombie_spy"]
    while table.state.seat == 0:
        table.do(table.legal()[0])
    assert table.view(None)["face_down"] == []


@clause("D-CLEAN-1")
def test_effects_of_this_turn_end_with_it() -> None:
    table = Table("hand: merchant | states: deluded | gained: 2", "hand: smithy", cards=["skulk"])
    table.do("0 play merchant")
    state = table.state
    assert (state.is_deluded, state.merchants, state.players[0].gained) == (True, 1, 2)
    table.do("0 end")
    assert (state.is_deluded, state.merchants, state.players[0].gained) == (False, 0, 0)


@clause("D-CLEAN-2")
def test_a_hound_discarded_in_clean_up_does_not_react() -> None:
    table = Table("hand: faithful_hound | play: smithy | deck: 5 copper", phase="buy")
    table.do("0 end")
    assert table.state.seat == 1
    assert sorted(table.discard()) == ["faithful_hound", "smithy"]
    assert table.aside() == []


@clause("D-CLEAN-2")
def test_a_hound_in_play_does_not_react_either() -> None:
    table = Table("play: faithful_hound | deck: 5 copper", phase="buy")
    table.do("0 end")
    assert table.discard() == ["faithful_hound"]
    assert [event.seat for event in table.told(Asked) if isinstance(event, Asked)] == [1]


@clause("D-CLEAN-3")
def test_five_cards_are_drawn_before_river_and_hound() -> None:
    table = Table(
        "hand: cellar faithful_hound tracker | deck: copper 6 silver",
        boons=["rivers_gift"],
        actions=2,
    )
    table.do("0 play cellar", "0 discard faithful_hound", "0 done", "0 set_aside faithful_hound")
    table.do("0 play tracker", "0 end")
    told = [event for event in clean_up_of(table) if not isinstance(event, Discarded)]
    assert told == [
        Drew(0, ("silver",) * 5, ("?",) * 5),
        Put(0, ("faithful_hound",), ("faithful_hound",), "aside", "hand"),
        Drew(0, ("silver",), ("?",)),
    ]


@clause("D-CLEAN-3", "O-4")
def test_end_effects_go_in_turn_order_from_the_player_whose_turn_it_is() -> None:
    table = Table(
        "hand: faithful_hound | deck: 2 copper",
        "hand: sacred_grove militia | deck: 6 copper",
        "hand: 5 faithful_hound | deck: 2 copper",
        boons=["rivers_gift"],
        turn=1,
        actions=2,
    )
    table.do("1 play militia", *["2 set_aside faithful_hound"] * 2)
    table.do("1 play sacred_grove", "2 receive rivers_gift", "0 receive rivers_gift", "1 end")
    told = [event for event in clean_up_of(table) if not isinstance(event, Discarded)]
    seats = [event.seat for event in told if isinstance(event, Drew | Put)]
    assert seats == [1, 1, 2, 2, 0]  # the new hand, then what comes after it
    assert table.hand(2) == ["copper", *["faithful_hound"] * 5]
    assert table.hand(0) == ["copper", "faithful_hound"]


@clause("D-CLEAN-4")
def test_durations_of_others_stay_in_my_clean_up() -> None:
    table = Table("hand: smithy | deck: 5 copper", "durations: guardian", phase="buy")
    table.do("0 end")
    assert table.state.seat == 1
    assert table.play(1) == ["guardian"]
    assert table.state.coins == 1
