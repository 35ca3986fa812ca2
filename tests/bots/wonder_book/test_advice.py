"""Hints: for whoever is to act, in three languages, with numbers that are right."""

import pytest

from moonlit.bots.advice import Reason
from moonlit.bots.adviser import has_advice
from moonlit.bots.wonder_book.advice import Advice, advise, read_advice, write_advice
from moonlit.client.hint import DEPTHS
from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.core.dice import Dice
from moonlit.core.errors import NotYourTurn
from moonlit.core.view import View
from moonlit.games.wonder_book.state import State
from moonlit.table.match import Match
from tests.bots.wonder_book.counting import (
    chance,
    expected_harm,
    foes_within,
    steps_between,
    work_left,
)
from tests.bots.wonder_book.teams import GAME, begin, play
from tests.client.catalogues import STRICT, check_sentence

ROUNDS = 6

Asked = tuple[State, View, Advice]


def ask(match: Match[State], seat: int) -> tuple[View, Advice]:
    view = match.view(seat)  # type: ignore[arg-type]
    return view, advise(GAME, view, match.config, Dice(4), iterations=ROUNDS)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def asked() -> list[Asked]:
    """Hints all along two matches, in a chapter with wyrm cards and without a boss."""
    found = []
    for number, chapter in ((31, "ch2"), (32, "ch4")):
        match = begin(number, chapter=chapter)
        while match.to_act():
            found.append((match._state, *ask(match, match.to_act()[0])))
            play(match, "greedy", most=match.version + 3)
    return found


def reasons(asked: list[Asked], code: str) -> list[tuple[State, View, Reason]]:
    found = [
        (state, view, reason)
        for state, view, advice in asked
        for choice in advice.choices
        for reason in choice.reasons
        if reason.code == code
    ]
    assert found, f"no hint gives the reason {code}"
    return found


def test_wonder_book_has_hints() -> None:
    assert has_advice("wonder_book")


def test_nobody_is_advised_out_of_turn() -> None:
    match = begin(33)
    while len(match.to_act()) > 1:
        play(match, "greedy", most=match.version + 1)
    waiting = next(seat for seat in (0, 1) if seat not in match.to_act())
    with pytest.raises(NotYourTurn):
        ask(match, waiting)


def test_advised_actions_are_legal_and_best_first(
    asked: list[Asked],
) -> None:
    for _, view, advice in asked:
        assert 1 <= len(advice.choices) <= 3
        assert all(choice.action in view.legal for choice in advice.choices)
        behind = [choice.behind for choice in advice.choices]
        assert behind == sorted(behind)
        assert behind[0] == 0


def test_advice_survives_writing(asked: list[Asked]) -> None:
    for _, _, advice in asked:
        assert read_advice(write_advice(advice)) == advice


def test_the_danger_of_a_place_is_counted(asked: list[Asked]) -> None:
    counted = 0
    for state, view, reason in reasons(asked, "harm"):
        if view.table["allies"]:
            continue
        facts = reason.facts
        wyrms, hearts = expected_harm(state, view, str(facts["hero"]), str(facts["area"]))
        assert facts["wyrms"] == wyrms
        assert abs(int(str(facts["hearts"])) - 10 * hearts) <= 0.51
        counted += 1
    assert counted >= 10


def test_steps_to_the_goal_are_counted(asked: list[Asked]) -> None:
    for _, view, advice in asked:
        for choice in advice.choices:
            for reason in choice.reasons:
                if reason.code == "nearer":
                    there = choice.action.names[1]
                    steps = steps_between(view)[there][str(reason.facts["area"])]
                    assert reason.facts["steps"] == steps
                if reason.code == "reaches":
                    assert reason.facts["area"] == choice.action.names[1]
    assert reasons(asked, "nearer")
    assert reasons(asked, "reaches")


def test_chances_of_objects_are_counted(asked: list[Asked]) -> None:
    """All objects of these chapters are rolled for with two dice, and tests need one success."""
    tests = reasons(asked, "test")
    assert tests
    for _, _, reason in tests:
        assert (reason.facts["dice"], reason.facts["chance"]) == (2, chance(2, 1))
    lefts = set()
    for _, view, reason in reasons(asked, "effort"):
        left = work_left(view, str(reason.facts["card"]))
        assert (reason.facts["dice"], reason.facts["left"]) == (2, left)
        assert reason.facts["chance"] == chance(2, left)
        lefts.add(left)
    assert len(lefts) > 1


def test_attacks_are_counted(asked: list[Asked]) -> None:
    printed = {"bull": (3, 0), "laser": (2, 1)}
    seen = set()
    for _, view, reason in reasons(asked, "strike"):
        hero = str(view.table["turn"])
        dice, reach = printed[hero]
        assert reason.facts == {
            "dice": dice,
            "chance": chance(dice, 1),
            "damage": 5 * dice,
            "targets": foes_within(view, hero, reach),
        }
        seen.add((hero, reason.facts["targets"]))
    assert {hero for hero, _ in seen} == {*printed}
    assert len({targets for _, targets in seen}) > 1


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
def test_hints_are_told_at_every_depth(asked: list[Asked], words: Words) -> None:
    teller = make_teller(GAME, words)  # type: ignore[arg-type]
    for _, view, advice in asked:
        for depth in DEPTHS:
            hint = teller.hint(write_advice(advice), view, depth, ("Ann", "Bob"))
            told = [
                *hint.lines,
                *(line for one in hint.compared for line in (one.figures, *one.reasons)),
            ]
            assert told
            for line in told:
                check_sentence(line)
