"""Puzzles: what counts as one, the file, and the puzzle of the day."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from moonlit.bots.dominion.advice import read_advice
from moonlit.core.action import Seat, parse_action
from moonlit.core.dice import Dice
from moonlit.core.play import legal
from moonlit.games import load_game
from moonlit.games.dominion.state import State as DominionState
from moonlit.games.nocturne import moves
from moonlit.lab.harvest import confirmed, grade_of
from moonlit.review.dominion.finding import is_whole
from moonlit.review.nocturne.judging import Judge
from moonlit.review.nocturne.luck import steps_of
from moonlit.review.puzzles import (
    GRADES,
    HARD,
    Puzzle,
    finding_of,
    games_with_puzzles,
    of_day,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from tests.review.played import leads_after, play
from tools.puzzles import MOST_ALIKE, arranged, thinned

GAME = load_game("nocturne")
# So many of each game are judged again.
SAMPLE = 3
GRADED = [(grade, n) for n in range(1, 6) for grade in GRADES]
LEAST = {"nocturne": 24, "dominion": 60}
ONE = Puzzle({"players": 2}, "ab" * 32, ("0 cast 1 a1", "1 pass"), "0 cast 2 a2", "0 pass", 4.5)
TWO = Puzzle({"players": 2}, "cd" * 32, (), "1 pass", "1 cast 1 b1", 7.0, HARD, {"seat": 1})


def test_puzzles_survive_being_written() -> None:
    assert read_puzzles(write_puzzles([ONE, TWO])) == (ONE, TWO)
    assert read_puzzles("") == ()


@pytest.mark.parametrize("game", games_with_puzzles())
def test_every_puzzle_has_its_day(game: str) -> None:
    puzzles = puzzles_of(game)
    first = date(2026, 11, 16)
    days = [of_day(puzzles, first + timedelta(day)) for day in range(len(puzzles))]
    assert sorted(days) == list(range(len(puzzles)))
    assert of_day(puzzles, first) == of_day(puzzles, first + timedelta(len(puzzles)))


@pytest.mark.parametrize("name", games_with_puzzles())
def test_our_puzzles_can_be_played(name: str) -> None:
    puzzles, game = puzzles_of(name), load_game(name)
    assert len(puzzles) >= LEAST[name]
    assert len({(one.key, one.actions) for one in puzzles}) == len(puzzles)
    assert {one.grade for one in puzzles} == {*GRADES}
    for one in puzzles:
        state = one.state(game)
        (seat,) = game.to_act(state)
        listed = [str(action) for action in legal(game, state, seat)]
        assert one.best in listed
        assert one.second in listed
        assert one.best != one.second
        assert one.gap >= finding_of(name).LEAST_GAP


def test_every_action_of_a_puzzle_of_dominion_has_its_figures() -> None:
    game = load_game("dominion")
    for one in puzzles_of("dominion"):
        state = one.state(game)
        advice = read_advice(one.advice)
        best, *others = advice.choices
        listed = [str(action) for action in legal(game, state, Seat(advice.seat))]
        assert sorted(str(choice.action) for choice in advice.choices) == sorted(listed)
        assert str(best.action) == one.best
        second = max(others, key=lambda choice: choice.win)
        # Two rounded figures may be one further apart, or one closer, than what they stand for.
        assert best.win - second.win >= finding_of("dominion").LEAST_GAP - 1
        # No more is claimed than the figures say.
        assert one.gap <= best.win - second.win + 1
        assert best.reasons or best.action.verb not in ("buy", "gain", "play")


def test_puzzles_of_dominion_ask_for_what_is_done_with_one_move() -> None:
    game = load_game("dominion")
    for one in puzzles_of("dominion"):
        state = one.state(game)
        assert isinstance(state, DominionState)
        assert is_whole(state, game.move(state, parse_action(one.best)))
        for number in range(game.move_count(state)):
            move = game.move_at(state, number)
            if game.action(state, move).verb in ("end", "no", "done", "discard", "trash"):
                assert not is_whole(state, move)


@pytest.mark.parametrize("name", games_with_puzzles())
def test_our_puzzles_are_found_again_by_a_short_search(name: str) -> None:
    """The widest gaps, by other dice and as much search as a harvest begins with."""
    game, finding = load_game(name), finding_of(name)
    for one in sorted(puzzles_of(name), key=lambda one: -one.gap)[:SAMPLE]:
        state = one.state(game)
        gap = finding.gap_of(state, finding.ITERATIONS, Dice(1))
        assert gap is not None
        assert str(game.action(state, gap.best)) == one.best
        assert gap.points >= finding.LEAST_GAP


def test_a_puzzle_that_asks_for_something_else_does_not_hold() -> None:
    one = max(puzzles_of("nocturne"), key=lambda one: one.gap)
    assert confirmed(GAME, one, 400, Dice(1)) is not None
    assert confirmed(GAME, replace(one, best=one.second), 400, Dice(1)) is None


@pytest.mark.parametrize("name", games_with_puzzles())
def test_puzzles_are_graded_by_who_finds_them(name: str) -> None:
    game = load_game(name)
    for grade in GRADES:
        one = next(one for one in puzzles_of(name) if one.grade == grade)
        state = one.state(game)
        view = game.view(state, game.to_act(state)[0])
        assert grade_of(game, view, one.config, one.best) == grade


def test_grades_take_turns_and_nothing_is_asked_too_often() -> None:
    asked = [
        replace(ONE, grade=grade, key=f"{place:064}", gap=gap)
        for place, (grade, gap) in enumerate(GRADED)
    ]
    kept = [*thinned([*asked, *asked])]
    assert len(kept) == MOST_ALIKE * len(GRADES)
    assert min(one.gap for one in kept) > min(one.gap for one in asked)
    grades = [one.grade for one in arranged(kept)]
    assert [grades[n : n + len(GRADES)] for n in range(0, len(grades), len(GRADES))] == [
        [*GRADES]
    ] * MOST_ALIKE


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
