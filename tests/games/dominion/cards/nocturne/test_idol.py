"""Idol: Boons and Curses by turns (D-IDOL)."""

from moonlit.core.journal import Journal
from moonlit.games.dominion.events import BoonReceived, Gained
from moonlit.games.dominion.frames import AGAIN, frame
from moonlit.games.dominion.playing import play_again
from moonlit.games.dominion.rules import settle
from moonlit.games.dominion.state import MARK
from tests.clauses import clause
from tests.games.dominion.table import Table

BOONS = ["seas_gift", "suns_gift", "moons_gift"]


@clause("D-IDOL-1")
def test_idols_in_play_count_and_not_idols_played() -> None:
    table = Table("hand: idol", phase="buy", boons=list(BOONS)).do("0 play idol")
    state = table.state
    card = state.players[0].play[0]
    again = frame(AGAIN, 0, state.terms.idol, mark=card >> MARK)
    play_again(state, Journal(False), again)
    settle(state, Journal(False))
    assert table.boons("discards") == BOONS[:2]
    assert table.discard(1) == []
    assert table.resources == (1, 1, 4)


@clause("D-IDOL-2")
def test_odd_idols_bring_a_boon_and_even_ones_curses() -> None:
    table = Table("hand: 4 idol", players=3, phase="buy", boons=list(BOONS))
    for number in range(1, 5):
        table.do("0 play idol")
        curses = [Gained(seat, "curse", "discard") for seat in (1, 2)]
        assert table.told(Gained) == (curses if number % 2 == 0 else [])
        assert len(table.told(BoonReceived)) == number % 2
    assert table.boons("discards") == BOONS[:2]
    assert table.resources == (1, 1, 8)


@clause("D-IDOL-3")
def test_without_curses_an_even_idol_does_nothing() -> None:
    table = Table("hand: 2 idol", phase="buy", boons=list(BOONS), piles={"curse": 0})
    table.do("0 play idol", "0 play idol")
    assert table.told(BoonReceived) == []
    assert table.boons("discards") == BOONS[:1]


@clause("D-IDOL-2")
def test_the_left_neighbour_gets_the_last_curse() -> None:
    table = Table("hand: idol | play: idol", players=3, phase="buy", piles={"curse": 1}).do(
        "0 play idol"
    )
    assert (table.discard(1), table.discard(2)) == (["curse"], [])


def test_it_is_an_attack_at_every_play() -> None:
    table = Table("hand: 2 idol", "hand: moat", phase="buy", boons=list(BOONS))
    table.do("0 play idol")
    assert table.legal(1) == ["1 reveal idol", "1 no"]
    table.do("1 no")
    assert table.boons("discards") == BOONS[:1]
    table.do("0 play idol", "1 reveal idol")
    assert table.discard(1) == []
