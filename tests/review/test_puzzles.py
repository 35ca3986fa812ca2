"""Puzzles: what counts as one, the file, and the puzzle of the day."""

from datetime import date, timedelta

import pytest

from moonlit.core.dice import Dice
from moonlit.core.play import legal
from moonlit.core.record import last_state
from moonlit.games import load_game
from moonlit.games.nocturne import moves
from moonlit.lab.harvest import LEAST_GAP
from moonlit.review.nocturne.judging import Judge
from moonlit.review.nocturne.luck import steps_of
from moonlit.review.puzzles import Puzzle, of_day, own_puzzles, read_puzzles, write_puzzles
from tests.review.played import leads_after, play

GAME = load_game("nocturne")
ONE = Puzzle({"players": 2}, "ab" * 32, ("0 cast 1 a1", "1 pass"), "0 cast 2 a2", "0 pass", 4.5)
TWO = Puzzle({"players": 2}, "cd" * 32, (), "1 pass", "1 cast 1 b1", 7.0)


def test_puzzles_survive_being_written() -> None:
    assert read_puzzles(write_puzzles([ONE, TWO])) == (ONE, TWO)
    assert read_puzzles("") == ()


def test_every_puzzle_has_its_day() -> None:
    puzzles = own_puzzles()
    first = date(2026, 11, 16)
    days = [of_day(puzzles, first + timedelta(day)) for day in range(len(puzzles))]
    assert sorted(days) == list(range(len(puzzles)))
    assert of_day(puzzles, first) == of_day(puzzles, first + timedelta(len(puzzles)))


def test_our_puzzles_can_be_played() -> None:
    puzzles = own_puzzles()
    assert len(puzzles) >= 24
    assert len({(one.key, one.actions) for one in puzzles}) == len(puzzles)
    for one in puzzles:
        state = last_state(GAME, one.record(GAME))
        (seat,) = GAME.to_act(state)
        listed = [str(action) for action in legal(GAME, state, seat)]
        assert one.best in listed
        assert one.second in listed
        assert one.best != one.second
        assert one.gap >= LEAST_GAP


def test_a_gap_is_exact_where_nothing_is_left_to_come() -> None:
    for seed in range(40):
        *_, step = steps_of(GAME, play(("random", "random"), seed))
        leads = sorted(leads_after(step.before).values(), reverse=True)
        if len(leads) == moves.move_count(step.before) > 1 and leads[0] > leads[1]:
            gap = Judge(160, Dice(1)).gap(step.before)
            assert leads_after(step.before)[gap.best] == leads[0]
            assert gap.points == pytest.approx(leads[0] - leads[1])
            return
    raise AssertionError("no match ended with a choice")
