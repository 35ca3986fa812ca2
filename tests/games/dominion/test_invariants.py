"""The invariants bark: each kind of broken state is told, and no sound one."""

from collections.abc import Callable

import pytest

from moonlit.core.journal import Journal
from moonlit.games.dominion.frames import MOST_MARKS
from moonlit.games.dominion.state import FACE_DOWN, MARK, OPEN, SEEN, State
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom

WANTED = ["fool", "skulk", "necromancer", "crypt", "druid"]


def fresh() -> State:
    config = GAME.check_config({"cards": [*kingdom(WANTED)], "players": 3})
    return GAME.setup(config, 5, Journal(False))


def kind(s: State, name: str) -> int:
    return s.terms.card_names.index(name)


BREACHES: list[tuple[Callable[[State], object], str]] = [
    (lambda s: s.players[0].hand.pop(), "instead of"),
    (lambda s: s.trash.append(0), "instead of"),
    (lambda s: s.supply.__setitem__(kind(s, "zombie_spy"), 1), "a pile of zombie_spy"),
    (lambda s: s.trash.__setitem__(0, s.trash[0] | FACE_DOWN), "lies face down"),
    (lambda s: s.trash.__setitem__(0, s.trash[0] | SEEN), "the trash holds"),
    (lambda s: s.boon_deck.pop(), "Boons"),
    (lambda s: s.boon_discards.append(s.boon_druid[0]), "Boons"),
    (lambda s: s.boon_taken.append(s.boon_deck[0]), "taken and not out"),
    (lambda s: s.boon_kept.append(s.boon_deck.pop() | 3 << 4), "lie before nobody"),
    (lambda s: s.hex_deck.append(s.hex_deck[0]), "Hexes"),
    (lambda s: setattr(s, "woods", 3), "lost in the woods"),
    (lambda s: setattr(s.players[1], "misery", 3), "has States"),
    (lambda s: setattr(s, "coins", -1), "less than nothing"),
    (lambda s: setattr(s, "emptied", 1), "empty piles"),
    (lambda s: setattr(s.players[s.seat], "turns", 2), "turns "),
    (lambda s: setattr(s, "is_over", True), "over is"),
    (lambda s: setattr(s, "marks", MOST_MARKS + 1), "marks up to"),
    (lambda s: s.players[0].hand.__setitem__(0, s.players[0].hand[0] | 1 << MARK), "marks up to"),
    (lambda s: s.players[0].hand.__setitem__(0, s.players[0].hand[0] | SEEN), "hand"),
    (lambda s: s.players[0].play.append(s.players[0].hand.pop() | OPEN), "play"),
    (lambda s: s.players[0].discard.append(s.players[0].hand.pop()), "discard pile is hidden"),
    (lambda s: s.players[0].aside.append(s.players[0].hand.pop() | OPEN), "set aside for nothing"),
    (lambda s: s.players[1 - s.seat // 2].due.append(0), "at another time"),
]


@clause("D-INFO-3")
@pytest.mark.parametrize("told", ["more lies under", "nothing is left under", "lies face down"])
def test_a_crypt_that_cannot_be_is_told(told: str) -> None:
    table = Table("crypt: copper silver gold", phase="buy")
    player = table.state.players[0]
    if told == "nothing is left under":
        player.aside.clear()
    elif told == "more lies under":
        player.aside[0] += 1
    else:
        player.aside[0] = kind(table.state, "estate") | player.aside[0] >> MARK << MARK
    assert any(told in text for text in GAME.check_state(table.state))


def test_a_sound_state_breaks_nothing() -> None:
    assert GAME.check_state(fresh()) == []


@pytest.mark.parametrize(("breach", "told"), BREACHES)
def test_a_broken_state_is_told(breach: Callable[[State], object], told: str) -> None:
    s = fresh()
    breach(s)
    assert any(told in text for text in GAME.check_state(s))


@clause("D-MOVE-5")
def test_a_mark_that_two_cards_carry_is_told() -> None:
    s = fresh()
    s.marks = 1
    for card in range(2):
        s.players[0].hand[card] |= 1 << MARK
    assert GAME.check_state(s) == ["mark 1 is used twice"]


@clause("D-MOVE-5", "D-DUR-3")
def test_marks_stay_small_however_long_a_match_lasts() -> None:
    table = Table("hand: throne_room secret_cave 6 estate | deck: 20 copper", "deck: 9 estate")
    table.state.marks = MOST_MARKS - 8
    table.do("0 play throne_room", "0 play secret_cave")
    table.do("0 discard", *["0 discard estate"] * 3, "0 no")
    table.do("0 end")
    assert table.state.marks < 5
    assert table.play() == ["secret_cave", "throne_room"]
    table.do("1 end")
    assert table.resources[2] == 3
    table.do("0 end")
    assert table.play() == []
