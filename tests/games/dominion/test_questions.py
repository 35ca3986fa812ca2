"""Every kind of question the rules can ask is drawn at the table, and can be reached."""

import json
from collections import defaultdict
from pathlib import Path

import pytest

from moonlit.core.action import Seat
from moonlit.core.plain import table
from moonlit.games.dominion.frames import NIGHT, frame_kind
from moonlit.games.dominion.notation import DECISIONS
from tests.games.dominion.questions import Asked, Reached, every_position, every_question
from tests.games.dominion.table import GAME

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "dominion" / "questions"
KINDS = json.loads((PAGE / "kinds.json").read_text(encoding="utf-8"))
POSITIONS = every_position()
# One card that is looked at has no order, and all Actions among three are discarded.
NEVER = {Asked("zombie_spy", "pick topdeck looked"), Asked("famine", "pick discard looked")}


def test_the_source_asks_what_it_was_read_for() -> None:
    questions = every_question()
    assert Asked("cellar", "pick discard hand") in questions
    assert Asked("moat", "may reveal") in questions
    assert Asked("lost_in_the_woods", "pick discard hand") in questions
    assert questions > NEVER


def test_every_kind_of_decision_is_a_phase_or_a_question() -> None:
    kinds = {asked.kind.split()[0] for asked in every_question()}
    assert {*DECISIONS.values()} == {"act", "buy", "night"} | kinds


def test_every_kind_of_question_has_a_drawing_and_no_drawing_is_idle() -> None:
    assert {*KINDS["drawings"]} == {asked.kind for asked in every_question()}


def test_a_position_reaches_every_question_of_everybody() -> None:
    reached = [Asked(one.asker, one.kind) for one in POSITIONS]
    assert len({*reached}) == len(reached)
    assert {*reached} == every_question() - NEVER


@pytest.mark.parametrize("reached", POSITIONS, ids=[one.name for one in POSITIONS])
def test_a_position_asks_what_it_says(reached: Reached) -> None:
    laid = reached.table()
    decision = table(GAME.view(laid.state, Seat(reached.seat)).table["decision"])
    assert frame_kind(laid.state.pending[-1]) > NIGHT
    words = [str(decision[name]) for name in ("kind", "verb", "zone") if decision.get(name)]
    assert decision["seat"] == reached.seat
    assert " ".join(words) == reached.kind
    assert len(laid.legal(reached.seat)) > 1
    if reached.asker != "gain":  # there it is the gained card that asks
        assert decision["asker"] == reached.asker


def test_cards_are_sorted_by_whoever_asks_for_several_things_of_those_looked_at() -> None:
    """Such questions come one after the other, and the page lets them be answered in one go."""
    looked: dict[str, set[str]] = defaultdict(set)
    for asked in every_question():
        words = asked.kind.split()
        if words[0] == "pick" and words[2] == "looked":
            looked[asked.asker].add(words[1])
    sorting = {asker: verbs - {"topdeck"} for asker, verbs in looked.items() if "topdeck" in verbs}
    assert {asker: {*lanes} for asker, lanes in KINDS["lanes"].items()} == sorting
