"""The analysis of Dominion: the judge, luck, and the match turn by turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

import pytest

from moonlit.bots.dominion.plans import Effort, plans_for
from moonlit.bots.dominion.race import Race
from moonlit.core.action import parse_action
from moonlit.core.dice import Dice
from moonlit.core.errors import BadRecord
from moonlit.core.record import Record, read_record
from moonlit.games import load_game
from moonlit.games.dominion import moves, rules, scoring
from moonlit.games.dominion.events import Drew
from moonlit.games.dominion.state import KIND, PROVINCE, State
from moonlit.lab.harvest import self_play
from moonlit.lab.plan import make_plan
from moonlit.review.analysis import Analysis, analyse
from moonlit.review.dominion.judging import ALIKE, Judge, has_choice, is_alike
from moonlit.review.dominion.luck import KINDS, kind_of, steps_of
from moonlit.review.dominion.outlook import Foresight, outlook_of
from moonlit.review.dominion.turns import Turn, standings_of, turns_of
from moonlit.review.findings import write_analysis
from moonlit.review.ledger import Chance, ahead, luck_of
from moonlit.review.steps import Step
from tests.games.dominion.table import Table
from tests.matches.plays import PLAYS, path_of

GAME = load_game("dominion")
EFFORT = Effort(200)
ITERATIONS = 120


def record_of(name: str) -> Record:
    return read_record(path_of("dominion", name).read_text("utf-8"))


@pytest.fixture(scope="module")
def steps() -> list[Step[State]]:
    return [*steps_of(GAME, record_of("soon-over"))]


@pytest.fixture(scope="module")
def analysed() -> Analysis:
    return analyse(GAME, record_of("soon-over"), iterations=ITERATIONS)


def foresight_of(state: State) -> Foresight:
    return Foresight(plans_for(state.terms, EFFORT), int(state.terms.players), 1)


def judge_of(state: State) -> Judge:
    plans = plans_for(state.terms, EFFORT)
    return Judge(plans, foresight_of(state), ITERATIONS, Dice(1))


def test_a_planted_blunder_is_found() -> None:
    """Whoever could buy the first Province takes a Curse, and the bots play on."""
    plan = make_plan("dominion", {"kingdom": "k-01"}, ("scout", "scout"), 4, 1)
    whole = self_play(GAME, plan, 0)
    step = next(
        step
        for step in steps_of(GAME, whole)
        if str(step.action).endswith("buy province") and step.before.supply[PROVINCE] == 6
    )
    planted = parse_action(f"{step.seat} buy curse")
    record = self_play(GAME, plan, 0, (*whole.actions[: step.version - 1], planted))
    found = analyse(GAME, record, iterations=ITERATIONS)
    (one,) = [one for one in found.decisions if one.version == step.version - 1]
    assert (one.action, one.best) == (str(planted), str(step.action))
    assert one.grade in ("mistake", "blunder")
    assert one.points > 4.0
    assert one in found.turning_points()
    assert one.before - one.after == pytest.approx(one.loss / 100)


def test_the_ledger_adds_up_to_the_margin(analysed: Analysis) -> None:
    told = write_analysis(analysed)
    totals, seats = analysed.outcome.totals, told["seats"]
    assert isinstance(seats, list)
    for seat, row in enumerate(seats):
        ledger = row["ledger"]
        assert ledger["margin"] == totals[seat] - totals[1 - seat]
        parts = [ledger[name] for name in ("start", "luck", "own", "others", "hidden")]
        assert sum(parts) == pytest.approx(ledger["margin"], abs=0.01)
        assert ledger["hidden"] == pytest.approx(analysed.ledger(seat).hidden, abs=0.3)


def test_same_seed_same_analysis() -> None:
    record = record_of("soon-over")
    one, two = (write_analysis(analyse(GAME, record, iterations=8, seed=5)) for _ in range(2))
    assert one == two
    assert write_analysis(analyse(GAME, record, iterations=8, seed=6)) != one


@pytest.mark.parametrize("length", [0, 7, 60])
def test_an_unfinished_match_is_not_analysed(length: int) -> None:
    whole = record_of("soon-over")
    short = replace(whole, actions=whole.actions[:length], final="")
    with pytest.raises(BadRecord) as refused:
        analyse(GAME, short, iterations=1)
    assert refused.value.code == "match-not-over"


def test_decisions_are_legal_and_nothing_forced_is_judged(
    analysed: Analysis, steps: Sequence[Step[State]]
) -> None:
    assert len(analysed.decisions) > len(steps) / 3
    before = {step.version - 1: step.before for step in steps}
    for one in analysed.decisions:
        state = before[one.version]
        count = moves.move_count(state)
        legal = [str(GAME.action(state, moves.move_at(state, n))) for n in range(count)]
        assert len(legal) == one.options > 1
        assert {one.action, one.best} <= {*legal}
        assert not one.action.endswith("treasures")
        assert one.round == str(state.players[state.seat].turns)
        assert (one.action == one.best) == (one.given == 0.0)
        assert sum(one.chances) == pytest.approx(1.0)


def test_the_curve_ends_with_the_result(analysed: Analysis) -> None:
    winners = analysed.outcome.winners
    assert analysed.last == tuple(float(seat in winners) / len(winners) for seat in range(2))


def test_plain_treasures_are_no_choice(steps: Sequence[Step[State]]) -> None:
    plans = plans_for(steps[0].before.terms, EFFORT)
    played = [step for step in steps if str(step.action).endswith("treasures")]
    assert played
    assert not any(has_choice(step.before, plans, step.move) for step in played)


def test_moves_that_end_alike_make_no_difference(steps: Sequence[Step[State]]) -> None:
    step = next(step for step in steps if str(step.action).endswith("buy silver"))
    casts, seat = foresight_of(step.before).casts, rules.to_act(step.before)
    curse = GAME.move(step.before, parse_action(f"{step.seat} buy curse"))
    for others, expected in (([step.move, step.move], True), ([step.move, curse], False)):
        race = Race(step.before, seat, Dice(3), others, casts)
        for _ in range(ALIKE):
            race.run_world()
        assert is_alike(race) is expected


def test_a_judge_leaves_the_state_alone(steps: Sequence[Step[State]]) -> None:
    state = steps[3].before
    before = GAME.write_state(state)
    judge_of(state).weigh(state, steps[3].move)
    assert GAME.write_state(state) == before


def test_only_open_hands_tell_what_the_rival_holds(steps: Sequence[Step[State]]) -> None:
    """All good cards of the rival in hand, or none of them: who decides cannot tell."""
    step = next(step for step in steps if step.version > 31 and step.action.verb == "buy")
    rich, poor = step.before.clone(), step.before.clone()
    for state, is_rich in ((rich, True), (poor, False)):
        rival, coins = state.players[1 - step.seat], state.terms.coins
        cards = sorted([*rival.hand, *rival.deck], key=lambda card: coins[card & KIND])
        cut = len(cards) - 5 if is_rich else 5
        rival.deck, rival.hand = (cards[:cut], cards[cut:]) if is_rich else (cards[5:], cards[:5])
    foresight, worlds = foresight_of(rich), 200
    seen = [outlook_of(foresight.seen(one, step.move, worlds)).points for one in (rich, poor)]
    known = [outlook_of(foresight.known(one, step.move, worlds)).points for one in (rich, poor)]
    assert abs(ahead(known[0], step.seat) - ahead(known[1], step.seat)) > 2.0
    assert abs(ahead(seen[0], step.seat) - ahead(seen[1], step.seat)) < 1.0


@pytest.mark.parametrize("name", PLAYS["dominion"])
def test_what_came_and_went_accounts_for_every_deck(name: str) -> None:
    steps = [*steps_of(GAME, record_of(name))]
    owned = [Counter(one.owned) for one in standings_of(steps[0].before)]
    turns = turns_of(steps)
    for turn in turns:
        for change in turn.changes:
            owned[change.seat][change.card] += 1 if change.is_gain else -1
        assert [+one for one in owned] == [Counter(one.owned) for one in turn.standings]
    last = steps[-1].after
    assert turns[-1].version == len(steps)
    assert [one.points for one in turns[-1].standings] == [
        scoring.total(last, seat) for seat in range(last.terms.players)
    ]
    for seat, player in enumerate(last.players):
        assert [turn.number for turn in turns if turn.seat == seat] == [*range(1, player.turns + 1)]


@pytest.mark.parametrize("name", PLAYS["dominion"])
def test_money_is_what_was_spent_and_what_was_left(name: str) -> None:
    steps = [*steps_of(GAME, record_of(name))]
    terms = steps[0].before.terms
    for turn in turns_of(steps):
        spent = sum(
            terms.cost[terms.card_names.index(one.card)]
            for one in turn.changes
            if (one.seat, one.how) == (turn.seat, "bought")
        )
        assert turn.money == spent + turn.unspent
        assert turn.unspent >= 0
        assert not turn.is_dead or (turn.money < 3 and turn.actions + turn.nights == 0)


def turn_of(table: Table, *actions: str) -> Turn:
    """The turn in which these actions are done."""
    steps = list[Step[State]]()
    for number, text in enumerate(actions, 1):
        before, action = table.state.clone(), parse_action(text)
        move = GAME.move(before, action)
        table.do(text)
        steps.append(Step(number, action, before, move, table.state.clone(), tuple(table.events)))
    (turn,) = turns_of(steps)
    return turn


REST = "deck: 5 copper 5 estate"


def test_a_hand_is_dead_if_nothing_useful_could_be_done() -> None:
    poor = turn_of(Table(f"hand: 2 copper 3 estate | {REST}"), "0 treasures", "0 end")
    assert (poor.money, poor.unspent, poor.is_dead) == (2, 2, True)
    silver = Table(f"hand: 3 copper 2 estate | {REST}")
    rich = turn_of(silver, "0 treasures", "0 buy silver")
    assert (rich.money, rich.unspent, rich.is_dead) == (3, 0, False)
    assert [(one.card, one.how) for one in rich.changes] == [("silver", "bought")]
    playing = Table(f"hand: smithy copper 3 estate | {REST}")
    played = turn_of(playing, "0 play smithy", "0 treasures", "0 end")
    assert (played.actions, played.is_dead) == (1, False)
    unplayed = Table(f"hand: village 4 estate | {REST}")
    assert not turn_of(unplayed, "0 end", "0 end").is_dead


def test_actions_that_could_not_be_played_are_counted() -> None:
    table = Table(f"hand: 3 smithy 2 estate | {REST}")
    turn = turn_of(table, "0 play smithy", "0 treasures", "0 end")
    assert (turn.actions, turn.stranded) == (1, 2)
    kept = turn_of(Table(f"hand: 3 smithy 2 estate | {REST}"), "0 end", "0 end")
    assert (kept.actions, kept.stranded) == (0, 0)


def test_every_draw_is_chance(steps: Sequence[Step[State]], analysed: Analysis) -> None:
    drawn = [step.version for step in steps if any(isinstance(e, Drew) for e in step.events)]
    found = [one.version for one in analysed.chances]
    assert {*drawn} <= {*found}
    assert {one.kind for one in analysed.chances} <= {*KINDS}
    assert all(kind_of(step) for step in steps if step.version in found)


def test_on_average_luck_is_nothing() -> None:
    """The mean over matches lies within three standard errors of nought."""
    lucks = [luck_in(number) for number in range(24)]
    mean = sum(lucks) / len(lucks)
    spread = sqrt(sum((one - mean) ** 2 for one in lucks) / (len(lucks) - 1))
    assert spread > 0.5
    assert abs(mean) < 3 * spread / sqrt(len(lucks))


def luck_in(number: int) -> float:
    plan = make_plan("dominion", {"kingdom": "k-01"}, ("scout", "kit"), number, 1)
    steps = [*steps_of(GAME, self_play(GAME, plan, 0))]
    foresight = foresight_of(steps[0].before)
    chances = []
    for step in filter(kind_of, steps):
        expected = outlook_of(foresight.known(step.before, step.move, 6))
        found = outlook_of(foresight.known(step.after, None, 6))
        chances.append(Chance(step.version, kind_of(step), 0, expected.points, found.points))
    return luck_of(chances, 0)
