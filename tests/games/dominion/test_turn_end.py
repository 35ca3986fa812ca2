"""A turn ends when its player says so, and until then the last step can be taken back."""

import pytest

from moonlit.games.dominion.config import TOLD
from moonlit.games.dominion.events import Asked, PhaseBegan
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table


def at_home(seat: str, *others: str, phase: str = "buy", coins: int = 0) -> Table:
    """A table with people; the Kingdom has Night cards."""
    seats = (f"{seat} | deck: 9 copper", *(others or ("hand: smithy",)))
    return Table(*seats, cards=["guardian"], turn_end=TOLD, phase=phase, coins=coins)


@clause("D-CHOICE-7")
def test_after_the_last_purchase_there_is_still_the_end_to_choose() -> None:
    table = at_home("hand: copper", coins=3)
    before = GAME.reveals(table.state)
    table.do("0 buy silver")
    assert table.told(Asked) == [Asked(0, "buy", "")]
    assert table.legal() == ["0 end"]
    assert GAME.reveals(table.state) == before
    assert table.do("0 end").told(Asked) == [Asked(1, "act", "")]
    begun = [PhaseBegan(phase) for phase in ("night", "clean_up", "action")]
    assert table.told(PhaseBegan) == begun


@clause("D-CHOICE-7", "D-CHOICE-6")
def test_after_the_last_purchase_a_night_card_can_be_played_at_once() -> None:
    table = at_home("hand: guardian copper", coins=3).do("0 buy silver")
    assert table.legal() == ["0 end", "0 play guardian"]
    assert table.do("0 play guardian").legal() == ["0 end"]
    assert table.do("0 end").state.seat == 1


@clause("D-CHOICE-7")
def test_whoever_ends_the_buy_phase_has_ended_the_turn() -> None:
    assert at_home("hand: copper").do("0 end").state.seat == 1
    table = at_home("hand: guardian copper").do("0 end")
    assert table.legal() == ["0 end", "0 play guardian"]
    assert table.do("0 end").state.seat == 1


@clause("D-CHOICE-7", "D-CHOICE-6")
@pytest.mark.parametrize("phase", ["action", "buy"])
def test_a_turn_of_no_use_is_ended_once(phase: str) -> None:
    table = at_home("hand: estate", "hand: 2 estate", phase=phase)
    assert table.do("0 end").told(Asked) == [Asked(1, "buy", "")]


@clause("D-CHOICE-7")
def test_people_are_offered_it_and_records_without_it_play_as_ever() -> None:
    assert GAME.among_people({}) == {"turn_end": TOLD}
    config = GAME.check_config({})
    assert "turn_end" not in config
    assert not GAME.terms(config).turn_ends_when_told
    told = GAME.check_config(GAME.among_people({}))
    assert told == GAME.check_config(told)
    assert GAME.terms(told).turn_ends_when_told


@clause("D-CHOICE-7")
def test_it_is_known_whose_turn_it_is() -> None:
    table = at_home("hand: copper")
    number, seat = GAME.turn(table.state) or (0, -1)
    assert seat == 0
    assert GAME.turn(table.do("0 end").state) == (number + 1, 1)
