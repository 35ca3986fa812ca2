"""The search keeps honest statistics, and finds what is there to be found."""

import pytest

from moonlit.bots.bot import make_bot
from moonlit.bots.nocturne.brain import hopes_for, net_for
from moonlit.bots.nocturne.endgame import FAR, Solver, can_be_solved
from moonlit.bots.nocturne.net import Net
from moonlit.bots.nocturne.search import Node, Search
from moonlit.bots.nocturne.worth import PLAIN_TASTE, Worth
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.games import load_game
from moonlit.games.nocturne import moves, rules, scoring
from moonlit.games.nocturne.setup import set_up
from moonlit.games.nocturne.state import State
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import position

SILENT = Journal(False)
# Ends of Moonlight between two, nothing left to draw.
ENDINGS = {
    "one tile": """
        forest SK08 . | supply 0: 3 | supply 1: 4 | tiles 0: MT01 MT02 | cards 0: S10
        round moonlight | winner 1 | start 0""",
    "two apart": """
        forest SK08 . MT03 | supply 0: 3 5 | supply 1: 4 6 | tiles 0: MT01 MT02 | cards 0: S10
        round moonlight | winner 1 | start 0""",
    "neighbours": """
        forest SK08 MD02 | supply 0: 3 7 | supply 1: 4 6 | tiles 1: MD01 | cards 0: S10
        round moonlight | winner 1 | start 0""",
    "an answer": """
        forest SK08 MD02 FE01 | supply 0: 2 5 | supply 1: 4 6 | tiles 1: MD01 FE02 | cards 0: S10
        round moonlight | winner 0 | spells 0:3@a1 | answer 1""",
    "the star": """
        forest EG01 MD02 / HBA1 . | supply 0: star 2 | supply 1: 6 | tiles 0: MD01 | tiles 1: EG02
        cards 0: S10 | round moonlight | winner 1 | start 0""",
}


def state_of(name: str) -> State:
    return position(ENDINGS[name], mode="family").state


def searching(state: State, net: Net | None, seed: int = 1) -> Search:
    seat = rules.to_act(state)
    return Search(state, seat, Dice(seed), hopes_for(state.terms), net, PLAIN_TASTE)


def middle(players: int, decisions: int) -> State:
    terms = GAME.terms(GAME.check_config({"players": players, "mode": "advanced"}))
    state, dice = set_up(terms, players, SILENT), Dice(3)
    for _ in range(decisions):
        rules.apply(state, SILENT, moves.move_at(state, dice.below(moves.move_count(state))))
    return state


def after(state: State, move: int) -> State:
    reached = state.clone()
    rules.apply(reached, SILENT, move)
    return reached


def listed(state: State) -> list[int]:
    return [moves.move_at(state, index) for index in range(moves.move_count(state))]


def lead_by_hand(state: State) -> int:
    """The lead of seat 0 with best play: every line to its end, nothing left out."""
    if not state.pending:
        return scoring.total(state, 0) - scoring.total(state, 1)
    leads = [lead_by_hand(after(state, move)) for move in listed(state)]
    return max(leads) if rules.to_act(state) == 0 else min(leads)


def leads_by_hand(state: State) -> list[int]:
    """What every move keeps for the deciding seat."""
    sign = 1 if rules.to_act(state) == 0 else -1
    return [sign * lead_by_hand(after(state, move)) for move in listed(state)]


def check_node(node: Node) -> None:
    """Visits add up; no value lies outside of -1 to 1; what was not tried has no statistics."""
    assert sum(node.visits) == node.count
    assert len(set(node.moves)) == len(node.moves)
    assert node.priors == sorted(node.priors, reverse=True)
    for index, visits in enumerate(node.visits):
        assert abs(node.values[index]) <= float(visits)
        assert node.seen[index] >= 0
        following = node.nexts[index]
        assert (following is not None) == (visits > 0)
        if following is not None:
            assert following.count <= visits
            check_node(following)


@pytest.mark.parametrize("has_net", [True, False])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_statistics_of_a_search_are_consistent(players: int, has_net: bool) -> None:
    state = middle(players, 9)
    search = searching(state, net_for(players) if has_net else None)
    search.run(25)
    assert search.tree.count == 25
    assert set(search.tree.moves) == set(listed(state))
    check_node(search.tree)
    for index, visits in enumerate(search.tree.visits):
        # The mean of squares is never below the square of the mean.
        assert search.tree.squares[index] * float(visits) >= search.tree.leads[index] ** 2 - 1e-6
        assert visits or not search.tree.scores[index]


def test_a_node_where_worlds_differ_offers_only_what_each_allows() -> None:
    one, other = state_of("two apart"), middle(2, 1)
    search, node = searching(other, net_for(2)), Node()
    for state in (one, other):
        search.meet(state, node, True)
    for state in (one, other, one):
        legal = {moves.move_at(state, index) for index in range(moves.move_count(state))}
        for _ in range(len(node.moves)):
            edge = search.select(state, node)
            assert node.moves[edge] in legal
            node.visits[edge] += 1
            node.count += 1


def test_moves_tried_alike_are_told_apart_by_their_results() -> None:
    search = searching(middle(2, 1), net_for(2))
    search.run(2)
    most = max(search.tree.visits)
    rivals = [index for index, visits in enumerate(search.tree.visits) if visits == most]
    assert len(rivals) > 1
    assert search.mean(search.best()) == max(search.mean(index) for index in rivals)


@pytest.mark.parametrize("has_net", [True, False])
def test_a_winning_last_move_is_found(has_net: bool) -> None:
    state = state_of("two apart")
    search = searching(state, net_for(2) if has_net else None)
    search.run(60)
    chosen = search.tree.moves[search.best()]
    assert GAME.names.tiles[state.forest[moves.move_place(chosen)]] == "MT03"


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_solver_agrees_with_looking_at_everything(ending: str) -> None:
    state = state_of(ending)
    assert can_be_solved(state, 5)
    worth = Worth(state, hopes_for(state.terms), PLAIN_TASTE)
    assert Solver(state, worth, 100_000).weigh(state, FAR) == leads_by_hand(state)


@pytest.mark.parametrize("ending", ENDINGS)
def test_search_and_solver_agree(ending: str) -> None:
    state = state_of(ending)
    search = searching(state, net_for(2))
    search.lively = 0.0
    search.run(400)
    leads = dict(zip(listed(state), leads_by_hand(state), strict=True))
    assert leads[search.tree.moves[search.best()]] == max(leads.values())


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_strongest_level_solves_endings(ending: str) -> None:
    table = position(ENDINGS[ending], mode="family")
    seat = rules.to_act(table.state)
    bot = make_bot("nightfox@80", load_game("nocturne"), GAME.check_config({"mode": "family"}), 1)
    leads = dict(zip(table.legal(), leads_by_hand(table.state), strict=True))
    assert leads[str(bot.choose(table.view(seat)))] == max(leads.values())


def test_a_solver_that_runs_out_of_positions_says_so() -> None:
    state = state_of("an answer")
    solver = Solver(state, Worth(state, hopes_for(state.terms), PLAIN_TASTE), 3)
    solver.weigh(state, FAR)
    assert solver.left < 0
