"""The analysis: grades, the ledger, what a judge finds, points left behind, and whole matches."""

from dataclasses import replace

import pytest

from moonlit.bots.nocturne.net import PAR
from moonlit.core.action import parse_action
from moonlit.core.dice import Dice
from moonlit.core.errors import BadRecord
from moonlit.core.frame import frame_kind
from moonlit.core.journal import Journal
from moonlit.core.record import Record
from moonlit.games import load_game
from moonlit.games.nocturne import frames, moves, rules, scoring
from moonlit.games.nocturne.state import State
from moonlit.review.analysis import Analysis, analyse
from moonlit.review.findings import write_analysis
from moonlit.review.grading import accuracy_of, grade_of, stake_of
from moonlit.review.ledger import Chance, Weighed, follow, ledger_of
from moonlit.review.nocturne.chances import win_chances
from moonlit.review.nocturne.hindsight import hindsight_of, overpaid_by
from moonlit.review.nocturne.judging import Judge
from moonlit.review.nocturne.luck import steps_of
from moonlit.review.steps import Step
from tests.games.nocturne.table import Table, position
from tests.review.played import leads_after, play, play_with_blunder

GAME = load_game("nocturne")


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, "good"),
        (1.99, "good"),
        (2.0, "slack"),
        (4.99, "slack"),
        (5.0, "inaccuracy"),
        (10.0, "mistake"),
        (20.0, "mistake"),
        (20.01, "blunder"),
        (90.0, "blunder"),
    ],
)
def test_grades_by_win_chance_lost(loss: float, grade: str) -> None:
    assert grade_of(loss) == grade


def test_the_stake_is_what_a_blind_choice_loses() -> None:
    assert stake_of([5.0, 5.0]) == 0.0
    assert stake_of([6.0, 4.0, -1.0]) == pytest.approx(3.0)


def test_accuracy_by_known_numbers() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([(0.0, 0.4), (0.0, 0.1)]) is None
    assert accuracy_of([(0.0, 10.0), (0.0, 30.0)]) == 100.0
    assert accuracy_of([(10.0, 10.0), (0.0, 30.0)]) == pytest.approx(75.0)
    assert accuracy_of([(10.0, 10.0), (50.0, 30.0)]) == 0.0


def test_decisions_without_a_stake_make_nobody_accurate() -> None:
    lost = [(12.0, 20.0), (8.0, 20.0)]
    assert accuracy_of([*lost, *[(0.0, 0.0)] * 40]) == accuracy_of(lost) == pytest.approx(50.0)


def test_the_ledger_by_known_numbers() -> None:
    decisions = [
        Weighed(0, 0, None, ((81.0, 80.0), (81.0, 80.0))),
        Weighed(2, 1, ((80.0, 82.0), (83.0, 80.0)), ((74.5, 82.0), (78.5, 80.0))),
        Weighed(3, 0, ((84.0, 80.0), (82.0, 80.0)), ((79.0, 80.0), (77.0, 80.0))),
    ]
    # Drawn between the first decision and the second, and hoped for too much by half a point.
    chances = [Chance(2, "chest", 0, (80.0, 80.0), (74.0, 82.0))]
    weighed, drawn = follow(decisions, chances, (77, 81))
    assert drawn[0].luck(0) == pytest.approx(-8.5)
    assert [one.found_later(0) for one in weighed] == pytest.approx([0.0, 0.5, -1.0])
    ledger = ledger_of(weighed, drawn, (77, 81), 0)
    assert (ledger.start, ledger.luck, ledger.own, ledger.others) == (1.0, -8.5, -3.0, 5.5)
    assert (ledger.margin, ledger.play, ledger.hidden, ledger.later) == (-4.0, 2.5, 1.0, -0.5)
    mirrored = ledger_of(weighed, drawn, (77, 81), 1)
    assert (mirrored.start, mirrored.luck, mirrored.play) == (-1.0, 8.5, -2.5)


def test_alone_the_ledger_is_counted_from_par() -> None:
    decisions = [
        Weighed(0, 0, ((82.0,), (80.0,)), ((82.0,), (79.0,))),
        Weighed(1, 0, None, ((79.5,), (79.5,))),
    ]
    weighed, _ = follow(decisions, [], (84,))
    ledger = ledger_of(weighed, [], (84,), 0, PAR)
    assert (ledger.start, ledger.own, ledger.hidden, ledger.margin) == (2.0, 3.0, -1.0, 4.0)
    assert ledger.later == 5.0


@pytest.fixture(scope="module")
def random_record() -> Record:
    return play(("random", "random"), 4)


def test_who_chooses_blindly_is_not_called_accurate(random_record: Record) -> None:
    found = analyse(GAME, random_record, iterations=64)
    for seat in range(2):
        accuracy = found.accuracy(seat)
        assert accuracy is not None
        assert accuracy < 65.0


def test_an_unfinished_match_is_not_analysed(random_record: Record) -> None:
    for length in (0, 7):
        short = replace(random_record, actions=random_record.actions[:length], final="")
        with pytest.raises(BadRecord) as refused:
            analyse(GAME, short, iterations=1)
        assert refused.value.code == "match-not-over"


def last_copy() -> State:
    """The last decision of some match: what a mirror stone copies."""
    for seed in range(40):
        *_, step = steps_of(GAME, play(("random", "random"), seed))
        if frame_kind(step.before.pending[-1]) == frames.COPY:
            return step.before
    raise AssertionError("no match ended with a mirror stone")


def test_the_judge_is_exact_where_nothing_is_left_to_come() -> None:
    state = last_copy()
    leads = leads_after(state)
    worst, best = min(leads, key=lambda one: leads[one]), max(leads.values())
    assert leads[worst] < best
    verdict = Judge(200, Dice(1)).weigh(state, worst)
    assert leads[verdict.best] == best
    assert verdict.loss == pytest.approx(best - leads[worst])
    right = Judge(200, Dice(1)).weigh(state, verdict.best)
    assert (right.best, right.loss, right.seen) == (verdict.best, 0.0, None)


def test_chances_of_all_seats_make_one() -> None:
    state = last_copy()
    even, ahead = win_chances(state, (80.0, 80.0)), win_chances(state, (88.0, 80.0))
    assert sum(even) == pytest.approx(1.0)
    assert even[0] == pytest.approx(0.5, abs=0.05)
    assert ahead[0] > 0.8


def test_mirror_stones_could_have_copied_better() -> None:
    state = last_copy()
    seat, leads = rules.to_act(state), leads_after(state)
    worst = min(leads, key=lambda one: leads[one])
    after = state.clone()
    rules.apply(after, Journal(False), worst)
    step = Step(1, GAME.action(state, worst), state, worst, after, ())
    reached = scoring.total(after, seat)
    assert sum(hindsight_of([step], seat).sheet) >= reached + max(leads.values()) - leads[worst]


def step_of(table: Table, text: str) -> Step[State]:
    before, action = table.state.clone(), parse_action(text)
    events = tuple(table.play(text))
    return Step(1, action, before, GAME.move(before, action), table.state, events)


ALONE = "forest SK01 0:4 FE01 / . FE02 FE03 | "


def test_a_dearer_token_than_needed_is_noticed() -> None:
    found = overpaid_by(step_of(position(ALONE + "start 0 b1"), "0 cast 6 a1"))
    assert found is not None
    assert (found.version, found.token, found.enough, found.cell) == (0, 5, 0, 0)


@pytest.mark.parametrize("text", ["0 cast 1 a1", "0 pass", "0 cast 2 c1"])
def test_the_cheapest_token_and_an_open_auction_are_not_overpaid(text: str) -> None:
    assert overpaid_by(step_of(position(ALONE + "start 0 b1"), text)) is None


def test_a_token_that_earns_a_goal_is_not_overpaid() -> None:
    goals = {number: position(ALONE + f"goals {number} | start 0 b1") for number in range(1, 13)}
    earned = [
        (number, token)
        for number, table in goals.items()
        for token in range(2, 8)
        if _claims(table, token) and not _claims(table, 1)
    ]
    assert earned
    for number, token in earned:
        table = position(ALONE + f"goals {number} | start 0 b1")
        found = overpaid_by(step_of(table, f"0 cast {token} a1"))
        assert found is None


def _claims(table: Table, token: int) -> bool:
    state = table.state.clone()
    move = GAME.move(state, parse_action(f"0 cast {token} a1"))
    rules.apply(state, Journal(False), move)
    return state.players[0].goals != 0


@pytest.fixture(scope="module")
def analysed() -> Analysis:
    return analyse(GAME, play_with_blunder(("mystic", "mystic"), 1), iterations=200)


def test_a_planted_blunder_is_the_worst_decision(analysed: Analysis) -> None:
    worst, *_ = analysed.turning_points()
    assert worst == analysed.decisions[-1]
    assert worst.version == len(analysed.record.actions) - 1
    assert worst.grade == "blunder"
    assert worst.best != worst.action


def test_the_ledger_of_a_match_adds_up_to_its_margin(analysed: Analysis) -> None:
    told = write_analysis(analysed)
    totals = analysed.outcome.totals
    seats = told["seats"]
    assert isinstance(seats, list)
    for seat, row in enumerate(seats):
        ledger = row["ledger"]
        assert ledger["margin"] == totals[seat] - totals[1 - seat]
        parts = [ledger[name] for name in ("start", "luck", "own", "others", "hidden")]
        assert sum(parts) == pytest.approx(ledger["margin"], abs=0.01)
        unrounded = analysed.ledger(seat).hidden
        assert ledger["hidden"] == pytest.approx(unrounded, abs=0.3)


def test_every_choice_is_judged_and_can_be_gone_on_from(analysed: Analysis) -> None:
    steps = {step.version - 1: step for step in steps_of(GAME, analysed.record)}
    choices = [version for version, step in steps.items() if moves.move_count(step.before) > 1]
    assert [one.version for one in analysed.decisions] == choices
    for one in analysed.decisions:
        legal = {str(GAME.action(steps[one.version].before, m)) for m in _moves(steps[one.version])}
        assert {one.action, one.best} <= legal
        assert (one.loss == 0.0) == (one.points == 0.0)
        assert sum(one.chances) == pytest.approx(1.0)


def _moves(step: Step[State]) -> list[int]:
    return [moves.move_at(step.before, i) for i in range(moves.move_count(step.before))]


def test_same_seed_same_analysis() -> None:
    record = play(("greedy", "random"), 2)
    one, two = (write_analysis(analyse(GAME, record, iterations=16, seed=5)) for _ in range(2))
    assert one == two
    assert write_analysis(analyse(GAME, record, iterations=16, seed=6)) != one


def test_state_is_left_alone(random_record: Record) -> None:
    step = next(iter(steps_of(GAME, random_record)))
    before = GAME.write_state(step.before)
    Judge(8, Dice(3)).weigh(step.before, step.move)
    assert GAME.write_state(step.before) == before
