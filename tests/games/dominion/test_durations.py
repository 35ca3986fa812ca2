"""Durations: how long they stay, what stays with them, what they do later (D-DUR)."""

import pytest

from moonlit.games.dominion.events import Bonus, Drew
from tests.clauses import clause
from tests.games.dominion.table import Table

COPPERS = "deck: 30 copper"


def end_turn(table: Table) -> None:
    """Play nothing more and buy nothing."""
    seat = table.state.seat
    while table.state.seat == seat:
        table.do(f"{seat} end")


@clause("D-DUR-1")
def test_den_of_sin_stays_until_it_has_drawn() -> None:
    table = Table(
        f"hand: den_of_sin guardian | {COPPERS}", f"hand: smithy | {COPPERS}", phase="night"
    )
    table.do("0 play den_of_sin", "0 end")
    assert table.state.seat == 1
    assert table.play() == ["den_of_sin"]
    assert "den_of_sin" not in table.discard()
    end_turn(table)
    assert table.play() == ["den_of_sin"]
    assert len(table.hand()) == 7
    end_turn(table)
    assert table.play() == []
    assert "den_of_sin" in table.discard()


@clause("D-DUR-1")
def test_a_crypt_stays_as_long_as_there_is_something_under_it() -> None:
    table = Table(f"crypt: copper silver | {COPPERS}", COPPERS, phase="start")
    table.do("0 take silver")
    end_turn(table)
    assert table.play() == ["crypt"]
    end_turn(table)
    assert table.aside() == []
    assert table.play() == ["crypt"]
    end_turn(table)
    assert table.play() == []
    assert "crypt" in table.discard()


@clause("D-DUR-2")
def test_secret_cave_without_three_discards_does_not_stay() -> None:
    table = Table(f"hand: secret_cave copper | {COPPERS}", "")
    table.do("0 play secret_cave", "0 no", "0 end")
    assert table.play() == []
    assert "secret_cave" in table.discard()


@clause("D-DUR-2")
def test_crypt_with_no_treasure_does_not_stay() -> None:
    table = Table(f"hand: crypt | {COPPERS}", "", phase="night")
    table.do("0 play crypt")
    assert table.play() == []
    assert table.discard() == ["crypt"]


@clause("D-DUR-2")
def test_ghost_with_no_action_does_not_stay() -> None:
    table = Table("hand: ghost | deck: 6 copper", "", phase="night", cards=["cemetery"])
    table.do("0 play ghost")
    assert table.play() == []
    assert "ghost" in table.discard() + table.hand() + table.deck()


@pytest.mark.parametrize("answers", [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
@clause("D-DUR-3", "D-DUR-6")
def test_throne_room_stays_with_secret_cave(answers: tuple[str, str]) -> None:
    table = Table(
        f"hand: throne_room secret_cave 6 estate | {COPPERS}", f"hand: smithy | {COPPERS}"
    )
    table.do("0 play throne_room", "0 play secret_cave")
    for answer in answers:
        if answer == "yes":
            table.do("0 discard", *["0 discard estate"] * 3)
        else:
            table.do("0 no")
    end_turn(table)
    successes = answers.count("yes")
    assert table.play() == (["secret_cave", "throne_room"] if successes else [])
    end_turn(table)
    assert table.resources[2] == 3 * successes
    end_turn(table)
    assert table.play() == []


@clause("D-DUR-3")
def test_the_outer_throne_room_does_not_stay() -> None:
    table = Table(f"hand: 2 throne_room secret_cave 6 estate | {COPPERS}", "hand: smithy")
    table.do("0 play throne_room", "0 play throne_room", "0 play secret_cave")
    table.do("0 discard", *["0 discard estate"] * 3, "0 no")
    end_turn(table)
    assert table.play() == ["secret_cave", "throne_room"]


@clause("D-DUR-3")
def test_a_ghost_stays_with_the_duration_it_plays() -> None:
    table = Table(
        f"ghost: secret_cave | hand: 6 estate | {COPPERS}",
        "hand: smithy",
        phase="start",
        cards=["cemetery", "secret_cave"],
    )
    table.do("0 discard", *["0 discard estate"] * 3, "0 no")
    end_turn(table)
    assert table.play() == ["ghost", "secret_cave"]


@clause("D-DUR-3")
def test_a_card_that_plays_a_duration_once_does_not_stay() -> None:
    table = Table(f"hand: conclave secret_cave 3 estate | {COPPERS}", "hand: smithy")
    table.do("0 play conclave", "0 play secret_cave", "0 discard", *["0 discard estate"] * 3)
    end_turn(table)
    assert table.play() == ["secret_cave"]


@clause("D-DUR-4")
def test_a_duration_that_leaves_play_early_still_does_its_work() -> None:
    table = Table(f"hand: guardian ghost_town | {COPPERS}", "hand: smithy", phase="night")
    table.do("0 play guardian")
    table.state.players[0].play.clear()  # a test-only effect
    table.do("0 end")
    assert table.state.seat == 1
    end_turn(table)
    assert table.told(Bonus) == [Bonus(0, 0, 0, 1)]
    assert table.resources[2] == 1


@clause("D-DUR-5")
@pytest.mark.parametrize(("coppers", "prize"), [(3, False), (4, True)])
def test_durations_of_the_last_turn_are_in_play(coppers: int, prize: bool) -> None:
    table = Table(
        f"durations: 2 den_of_sin | hand: leprechaun | play: {coppers} copper",
        cards=["cemetery"],
        hexes=["misery"],
    )
    table.do("0 play leprechaun")
    assert (table.discard() == ["gold", "wish"]) == prize


@clause("D-DUR-5")
def test_changeling_can_name_a_duration_of_the_last_turn() -> None:
    table = Table("durations: den_of_sin | hand: changeling guardian", phase="night")
    table.do("0 play changeling")
    assert table.offers("0 exchange den_of_sin")
    assert table.hand() == ["den_of_sin", "guardian"]


@clause("D-DUR-5")
def test_an_imp_does_not_play_what_a_duration_names() -> None:
    table = Table("durations: secret_cave | hand: imp secret_cave smithy", cards=["tormentor"])
    table.do("0 play imp")
    assert table.legal() == ["0 play smithy", "0 no"]


@clause("D-DUR-6")
def test_a_duration_works_once_at_the_start_of_the_next_turn() -> None:
    table = Table(f"durations: 2 den_of_sin | hand: smithy | {COPPERS}", COPPERS, phase="start")
    assert [event for event in table.events if isinstance(event, Drew)] == [
        Drew(0, ("copper",) * 2, ("?",) * 2),
        Drew(0, ("copper",) * 2, ("?",) * 2),
    ]
    end_turn(table)
    end_turn(table)
    assert len(table.hand()) == 5
