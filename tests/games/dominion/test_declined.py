"""A Reaction that is not used stays secret: questions follow from what all know (D-INFO-6)."""

import pytest

from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.event import write_event
from moonlit.core.view import view_bytes
from moonlit.games.dominion.events import Asked
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table

OTHERS = (0, 2, None)
MAY_SHOW = Asked(1, "may", "moat")
MAY_RETURN = Asked(1, "may", "faithful_hound")


def seen(table: Table, seat: int | None) -> tuple[bytes, list[object]]:
    """All that a seat gets to know of the last action."""
    viewer = None if seat is None else Seat(seat)
    faces = [write_event(event.face(viewer)) for event in table.events]
    return view_bytes(GAME.view(table.state, viewer)), list(faces)


def same_for_others(one: Table, other: Table, steps: list[str | tuple[str, str]]) -> None:
    """Play two worlds; what seat 1 does may differ between them, what the others see may not."""
    for step in steps:
        first, second = (step, step) if isinstance(step, str) else step
        one.do(first)
        other.do(second)
        for seat in OTHERS:
            assert seen(one, seat) == seen(other, seat), f"{step} seen by {seat}"


def attacked(victim: str, attacker: str = "hand: 2 militia") -> Table:
    return Table(f"{attacker} | deck: 9 copper", victim, "hand: 3 smithy", actions=2)


@clause("D-INFO-6", "D-INFO-2", "D-BASE-10")
def test_a_moat_that_is_not_shown_stays_secret() -> None:
    one = attacked("hand: moat 2 copper | deck: gold estate")
    other = attacked("hand: gold 2 copper | deck: moat estate")
    same_for_others(one, other, ["0 play militia", "1 no", "0 play militia"])
    assert one.legal(1) == ["1 reveal militia", "1 no"]
    assert other.legal(1) == ["1 no"]
    same_for_others(one, other, ["1 no"])


@clause("D-INFO-6", "D-CHOICE-6")
@pytest.mark.parametrize(
    "victim",
    [
        "hand: 3 copper | deck: estate",
        "hand: 3 copper | play: moat",
        "hand: 3 copper | discard: moat",
        "deck: moat",
    ],
)
def test_nobody_is_asked_who_cannot_have_a_moat(victim: str) -> None:
    table = attacked(victim, "hand: militia moat").do("0 play militia")
    assert MAY_SHOW not in table.told(Asked)


@clause("D-INFO-6", "D-ATT-1")
def test_everybody_who_may_have_one_is_asked_in_turn() -> None:
    table = Table("hand: witch", "hand: 2 copper | deck: moat", "hand: moat gold")
    assert table.do("0 play witch").told(Asked) == [MAY_SHOW]
    assert table.do("1 no").told(Asked) == [Asked(2, "may", "moat")]


@clause("D-INFO-6")
def test_a_moat_once_shown_is_asked_about_as_what_it_is() -> None:
    table = attacked("hand: moat 2 copper | deck: estate")
    table.do("0 play militia", "1 reveal militia", "0 play militia")
    assert table.legal(1) == ["1 reveal militia", "1 no"]


@clause("D-INFO-6", "D-HOUND-6", "D-INFO-4")
def test_a_hound_under_another_card_is_not_told() -> None:
    one = attacked("hand: faithful_hound estate 3 copper | deck: gold", "hand: militia")
    other = attacked("hand: gold estate 3 copper | deck: faithful_hound", "hand: militia")
    steps: list[str | tuple[str, str]] = [
        "0 play militia",
        ("1 discard faithful_hound", "1 discard gold"),
        "1 discard estate",
    ]
    same_for_others(one, other, steps)
    assert one.told(Asked) == other.told(Asked) == [MAY_RETURN]
    assert one.legal(1) == ["1 set_aside faithful_hound", "1 no"]
    assert other.legal(1) == ["1 no"]
    same_for_others(one, other, ["1 no", "0 end"])


@clause("D-INFO-6", "D-HOUND-6")
def test_after_a_hound_it_is_asked_whether_there_is_another() -> None:
    one = attacked("hand: 2 faithful_hound gold estate 3 copper", "hand: militia")
    other = attacked("hand: faithful_hound gold silver estate 3 copper", "hand: militia")
    for table, second in ((one, "faithful_hound"), (other, "silver")):
        table.do("0 play militia", "1 discard faithful_hound", f"1 discard {second}")
        table.do("1 discard gold", "1 discard estate", "1 set_aside faithful_hound")
    assert one.told(Asked) == [MAY_RETURN]
    assert other.told(Asked)[0] != MAY_RETURN  # the only Hound lies in sight
    assert one.legal(1) == ["1 set_aside faithful_hound", "1 no"]
    one.do("1 set_aside faithful_hound")
    assert one.aside(1) == ["faithful_hound"] * 2
    assert one.do("0 end").hand(1) == [*["copper"] * 3, *["faithful_hound"] * 2]


@clause("D-INFO-6")
def test_whether_there_was_a_second_hound_stays_secret() -> None:
    victim = "hand: 2 faithful_hound gold estate 3 copper | deck: silver"
    one, other = (
        attacked(victim, "hand: militia"),
        attacked(
            "hand: faithful_hound silver gold estate 3 copper | deck: faithful_hound",
            "hand: militia",
        ),
    )
    steps: list[str | tuple[str, str]] = [
        "0 play militia",
        "1 discard faithful_hound",
        ("1 discard faithful_hound", "1 discard silver"),
        "1 discard gold",
        "1 discard estate",
        "1 set_aside faithful_hound",
        "1 no",
        "0 end",
    ]
    same_for_others(one, other, steps)


@clause("D-INFO-6", "D-CHOICE-6")
def test_nobody_is_asked_about_a_hound_that_cannot_be_there() -> None:
    table = attacked("hand: estate gold 3 copper | discard: faithful_hound", "hand: militia")
    table.do("0 play militia", "1 discard gold", "1 discard estate")
    assert MAY_RETURN not in table.told(Asked)


@clause("D-INFO-6", "E-6")
def test_a_hound_that_is_covered_and_so_lost_asks_nothing() -> None:
    table = Table(
        "hand: militia",
        "hand: faithful_hound estate 3 copper",
        switches={"lose_track": "lose_track"},
    )
    table.do("0 play militia", "1 discard faithful_hound", "1 discard estate")
    assert MAY_RETURN not in table.told(Asked)


@clause("D-INFO-6")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("hand", ["2 faithful_hound", "faithful_hound gold", "gold silver"])
def test_worlds_dealt_anew_ask_the_same(seat: int | None, hand: str) -> None:
    """Also with a Hound that all see on top, which is asked about by itself."""
    victim = f"hand: {hand} faithful_hound 3 copper | deck: 2 faithful_hound gold silver"
    table = attacked(victim, "hand: militia").do("0 play militia")
    names = [name for name in hand.split() if name != "2"]
    table.do(f"1 discard {names[0]}", f"1 discard {names[-1]}", "1 discard faithful_hound")
    viewer = None if seat is None else Seat(seat)
    view = GAME.view(table.state, viewer)
    for number in range(12):
        world = GAME.determinize(view, table.config, Dice(number))
        other = GAME.clone(table.state)
        GAME.redeal(other, viewer, Dice(number))
        for state in (world, other):
            assert view_bytes(GAME.view(state, viewer)) == view_bytes(view)
            assert GAME.check_state(state) == GAME.check_state(table.state)
            if seat == 1:
                assert GAME.move_count(state) == GAME.move_count(table.state)


@clause("D-INFO-6")
@pytest.mark.parametrize(("version", "are_open"), [(1, False), (2, True), (99, False)])
def test_version_2_goes_on_by_its_own_rule(version: int, are_open: bool) -> None:
    config = GAME.check_config({})
    before = GAME.as_before(version, config)
    assert (before is not None) == are_open
    if before is not None:
        assert GAME.check_config(before) == before
        assert GAME.terms(before).reactions_are_open
        assert not GAME.terms(config).reactions_are_open
