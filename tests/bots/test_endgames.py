"""Solved endings: the same as trying everything, within the positions allowed, from views alone."""

import pytest

from moonlit.bots.nocturne.brain import hopes_for
from moonlit.bots.nocturne.endgame import FAR, Solver, can_be_sampled, can_be_solved, solve_move
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games.nocturne import rules
from moonlit.games.nocturne.meta import load
from moonlit.games.nocturne.position import read_position
from moonlit.games.nocturne.state import State
from tools.endgames import endings, regrets, solve
from tools.probes import Trial, all_moves

GAME = load(None)
PLENTY = 1_000_000
# Two tiles side by side, both sides with tokens of one value and a Sprite Board to fight for.
SMALL = """
forest MD02 SK09 . .
tiles 0: MD01 MT01 MT02 MI1 | tiles 1: EG01 EG02 HBA1 HBB1
supply 0: 1 5 6 | supply 1: 3 5 shadow6 | cards 0: S10 | sprites 1:4 0:4 | slots MT03 FE01
moonlight 2 8 9 | round moonlight | winner 1 | start 0
"""
ANSWER = """
forest MD02 SK09 FE02 . / 0:3 EG05 . .
tiles 0: MD01 | tiles 1: FE01 EG01 | supply 0: 5 7 | supply 1: 6 shadow8 | cards 0: S10
moonlight 4 5 7 | round moonlight | winner 1 | spells 1:4@b1 | answer 0
"""
REDD = """
forest SK05 MT03 . .
tiles 0: MT01 MT02 | supply 0: 1 6 7 | supply 1: 4 5 | cards 0: S10
round moonlight | winner 1 | start 0
"""
DRAWS = """
forest CH1 SK09 . . / RU05 . . .
tiles 0: MT01 MT02 HBA1 | tiles 1: EG01 MD01 | supply 0: 2 5 | supply 1: 4 6 | cards 0: S10
stack MT03 MD02 SK01 FE01 EG02 HBB1 | deck 21 35 31 8 34 11
round moonlight | winner 1 | start 0
"""
POSITIONS: dict[str, tuple[str, dict[str, Plain]]] = {
    "small": (SMALL, {"players": 2}),
    "answer": (ANSWER, {"players": 2}),
    "redd": (REDD, {"players": 2, "mode": "advanced", "characters": ["redd", "sage"]}),
    "draws": (DRAWS, {"players": 2}),
    "two-up": (ANSWER, {"players": 2, "variants": ["two_up"]}),
}


def worth_of(state: State) -> Worth:
    return Worth(state, hopes_for(state.terms), PLAIN_TASTE)


def weighed(state: State) -> list[int]:
    solver = Solver(state, worth_of(state), PLENTY)
    leads = solver.weigh(state, FAR)
    assert solver.left >= 0
    return leads


@pytest.mark.parametrize("name", POSITIONS)
def test_solving_agrees_with_trying_everything(name: str) -> None:
    text, options = POSITIONS[name]
    state = read_position(GAME, text, options)
    assert can_be_sampled(state, 4)
    assert can_be_solved(state, 4) == (name != "draws")
    trial = Trial(PLENTY)
    tried = trial.weigh(state)
    assert trial.left >= 0
    assert weighed(state) == tried


def test_endings_of_matches_agree_with_trying_everything() -> None:
    compared = 0
    for state in endings(GAME, "heuristic", 8, 7_900_000, 2):
        trial = Trial(20_000)
        tried = trial.weigh(state)
        if trial.left >= 0:
            compared += 1
            assert weighed(state) == tried
    assert compared >= 2


def test_a_margin_still_finds_the_best_moves() -> None:
    state = read_position(GAME, SMALL, {"players": 2})
    exact = weighed(state)
    solver = Solver(state, worth_of(state), PLENTY)
    near = solver.weigh(state, 1)
    best = max(exact)
    assert max(near) == best
    assert [lead == best for lead in near] == [lead == best for lead in exact]


def test_draws_and_other_tables_cannot_be_solved() -> None:
    assert can_be_solved(read_position(GAME, SMALL, {"players": 2}), 2)
    assert not can_be_solved(read_position(GAME, SMALL, {"players": 2}), 1)
    chest = SMALL.replace("FE01", "CH1")
    assert not can_be_solved(read_position(GAME, chest, {"players": 2}), 5)
    twilight = SMALL.replace("round moonlight", "round twilight").replace("shadow6", "6")
    assert not can_be_solved(read_position(GAME, twilight, {"players": 2}), 5)
    assert not can_be_solved(read_position(GAME, SMALL, {"players": 3}), 5)


def test_a_solved_move_is_best_and_hangs_on_no_hidden_card() -> None:
    state = read_position(GAME, SMALL, {"players": 2})
    ending = solve(state)
    assert ending is not None
    move = solve_move(state, 0, Dice(3), worth_of(state), PLENTY)
    assert move in all_moves(state)
    assert ending.regret(move) == 0
    assert move == solve_move(state, 0, Dice(3), worth_of(state), PLENTY)


def test_too_few_positions_give_no_move() -> None:
    state = read_position(GAME, SMALL, {"players": 2})
    assert solve_move(state, rules.to_act(state), Dice(1), worth_of(state), 5) is None


def test_regret_is_nothing_for_some_and_less_for_a_search() -> None:
    solved = [solve(state) for state in endings(GAME, "heuristic", 8, 7_950_000, 4)]
    known = [ending for ending in solved if ending is not None]
    assert len(known) == len(solved)
    searched, loose = regrets(GAME, "nightfox@500", known), regrets(GAME, "random", known)
    assert min(searched) == 0
    assert sum(searched) < sum(loose)
