"""Hints: from the view alone, with reasons that hold to the last number."""

from collections.abc import Iterator
from itertools import count
from typing import cast

import pytest

from moonlit.bots.nocturne.advice import CHUNK, Advice, advise, read_advice, write_advice
from moonlit.core.action import Seat
from moonlit.core.codec import canonical
from moonlit.core.dice import Dice
from moonlit.core.errors import NotYourTurn
from moonlit.core.game import Game
from moonlit.core.journal import Journal
from moonlit.core.view import View, view_bytes
from moonlit.games import AnyState
from moonlit.games.nocturne.state import State
from tests.bots.advice_facts import Facts
from tests.bots.watch import Watch
from tests.games.nocturne.sampling import GAME, sample
from tests.games.sample import Sample

TABLE = cast("Game[AnyState]", GAME)
FEW = 8
HINTS = 1000


def positions(match: Sample, every: int) -> Iterator[State]:
    """Positions of a random match in which somebody has a choice."""
    state = GAME.setup(match.config, match.dice.word(), Journal(False))
    for number in count():
        if not GAME.to_act(state):
            return
        if number % every == 0 and GAME.move_count(state) > 1:
            yield state
        move = GAME.move_at(state, match.dice.below(GAME.move_count(state)))
        GAME.reseed(state, match.dice.word())
        GAME.apply(state, move, Journal(False))


def view_of(state: State) -> View:
    return GAME.view(state, GAME.to_act(state)[0])


def hint(match: Sample, view: View, seed: int, iterations: int = FEW) -> Advice:
    return advise(TABLE, view, match.config, Dice(seed), iterations=iterations)


def check_hints(numbers: Iterator[int], every: int, wanted: int) -> tuple[int, int, int, set[str]]:
    """Hints over modes and table sizes: how many, reasons that held, left open, codes."""
    hints = checked = unseen = 0
    codes: set[str] = set()
    for number in numbers:
        match = sample(number)
        for state in positions(match, every):
            view = view_of(state)
            advice = hint(match, view, number)
            facts = Facts(GAME, match.config, state, view)
            facts.check(advice)
            hints, checked, unseen = hints + 1, checked + facts.checked, unseen + facts.unseen
            codes |= {reason.code for choice in advice.choices for reason in choice.reasons}
        if hints >= wanted:
            break
    return hints, checked, unseen, codes


def test_every_number_of_a_hint_holds() -> None:
    hints, checked, unseen, codes = check_hints(count(1), 23, 40)
    assert hints >= 40
    assert checked > 100
    assert unseen * 20 < checked
    assert len(codes) > 12


def test_every_number_of_a_thousand_hints_holds() -> None:
    hints, checked, unseen, codes = check_hints(count(100), 5, HINTS)
    assert hints >= HINTS
    assert checked > 4 * HINTS
    assert unseen * 20 < checked
    assert len(codes) > 22


def test_a_hint_knows_no_more_than_its_seat() -> None:
    for number in (3, 8, 13):
        match = sample(number)
        for state in positions(match, 40):
            view = view_of(state)
            other = GAME.clone(state)
            GAME.redeal(other, view.seat, Dice(number))
            assert view_bytes(view_of(other)) == view_bytes(view)
            told = [write_advice(hint(match, view_of(world), 5)) for world in (state, other)]
            assert canonical(told[0]) == canonical(told[1])


def test_advice_survives_being_written() -> None:
    match = sample(9)
    for state in positions(match, 30):
        advice = hint(match, view_of(state), 1)
        assert read_advice(write_advice(advice)) == advice


def test_only_the_seat_to_act_gets_a_hint() -> None:
    match = sample(4)
    state = next(positions(match, 1))
    turn = GAME.to_act(state)[0]
    waiting = Seat((turn + 1) % GAME.seats(match.config))
    for seat in (None, waiting):
        with pytest.raises(NotYourTurn) as refused:
            advise(TABLE, GAME.view(state, seat), match.config, Dice(1), iterations=FEW)
        assert refused.value.code == "no-hint-now"


def test_more_iterations_are_counted() -> None:
    match = sample(4)
    view = view_of(next(positions(match, 1)))
    assert hint(match, view, 1, 60).iterations == 60
    assert hint(match, view, 1, 60) == hint(match, view, 1, 60)


def test_time_bounds_a_hint_too() -> None:
    match = sample(4)
    view = view_of(next(positions(match, 1)))
    short, long = (
        advise(TABLE, view, match.config, Dice(1), milliseconds=1000 * seconds, clock=Watch())
        for seconds in (1, 10)
    )
    assert short.choices[0].action in view.legal
    assert CHUNK < short.iterations < 2 * CHUNK
    # Six tenths freely, with a look between chunks, and the rest with a look at each iteration.
    assert long.iterations - short.iterations == 5 * CHUNK + 3
