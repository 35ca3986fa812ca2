"""Refusals: every code with its clause and its facts; a refused action changes nothing."""

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation, Fact, IllegalAction, NotYourTurn, TableError
from tests.clauses import clause
from tests.games.nocturne.looking import FOUR_BY_FIVE, FOUR_BY_FOUR, decision
from tests.games.nocturne.setting import prepared
from tests.games.nocturne.table import Table, position

ACTIONS = Path(__file__).parents[3] / "src" / "moonlit" / "games" / "nocturne" / "actions.py"


@dataclass(frozen=True)
class Refused:
    """An action in a position, and what is said against it."""

    text: str
    action: str
    code: str
    clause: str
    facts: dict[str, Fact]
    kind: type[TableError] = IllegalAction
    options: dict[str, Plain] = field(default_factory=dict)


def assert_refused(table: Table, case: Refused) -> None:
    error = table.refusal(case.action)  # which also holds the state against what it was
    assert type(error) is case.kind
    assert (error.code, error.clause, error.facts) == (case.code, case.clause, case.facts)


ANSWER = FOUR_BY_FOUR + "spells 1:2@b1 0:4@b2 | answer 1"
CASTS = [
    Refused(FOUR_BY_FOUR + "start 0", "0 cast 4 e1", "no-such-cell", "N-COMP-7", {"cell": "e1"}),
    Refused(ANSWER, "1 cast 5 g7", "no-such-cell", "N-COMP-7", {"cell": "g7"}),
    Refused("forest SK01 0:3 FE01 | start 1", "1 cast 4 b1", "no-tile", "N-CAST-2", {"cell": "b1"}),
    Refused("forest SK01 FE01 | start 1", "1 cast 4 c1", "no-tile", "N-CAST-2", {"cell": "c1"}),
    Refused(ANSWER, "1 cast 5 b1", "tile-not-open", "N-CAST-3", {"cell": "b1"}),
    Refused(ANSWER, "1 cast 5 b2", "tile-not-open", "N-CAST-3", {"cell": "b2"}),
    Refused(
        FOUR_BY_FOUR + "supply 0: 3 6 star | start 0",
        "0 cast 5 a1",
        "token-not-held",
        "N-CAST-2",
        {"token": "5", "held": ("3", "6", "star")},
    ),
    Refused(
        FOUR_BY_FOUR + "first | supply 0: 3 6 star | start 0",
        "0 cast 6 a1",
        "not-lowest",
        "N-START-4",
        {"token": "6", "lowest": "3"},
    ),
    Refused(
        FOUR_BY_FOUR + "start 0 b2",
        "0 cast 3 d4",
        "not-beside-anchor",
        "N-START-3",
        {"cell": "d4", "anchor": "b2"},
    ),
    Refused(
        ANSWER,
        "1 cast 5 c1",
        "tile-not-adjacent",
        "N-CAST-2",
        {"cell": "c1", "highest": "b2"},
    ),
    Refused(ANSWER, "1 cast 4 b3", "not-higher", "N-CAST-2", {"token": "4", "highest": "4"}),
    Refused(ANSWER, "1 cast 1 b3", "not-higher", "N-CAST-2", {"token": "1", "highest": "4"}),
    Refused(
        ANSWER,
        "1 cast 5 b3",
        "not-two-higher",
        "N-VAR-2",
        {"token": "5", "highest": "4"},
        options={"variants": ["two_up"]},
    ),
]


@clause("N-CAST-2", "N-CAST-3", "N-START-3", "N-START-4", "N-COMP-7", "N-VAR-2")
@pytest.mark.parametrize("case", CASTS, ids=lambda case: f"{case.code} {case.action}")
def test_a_cast_is_refused_with_its_reason(case: Refused) -> None:
    assert_refused(prepared(case.text, **case.options), case)


@clause("N-ROUND-3")
@pytest.mark.parametrize(("action", "seat"), [("0 pass", 0), ("2 cast 5 b3", 2), ("7 pass", 7)])
def test_only_the_seat_to_act_is_heard(action: str, seat: int) -> None:
    facts: dict[str, Fact] = {"seat": seat, "turn": 1}
    table = position(FOUR_BY_FIVE + "spells 0:4@b2 | answer 1", players=3)
    case = Refused("", action, "not-your-turn", "N-ROUND-3", facts, kind=NotYourTurn)
    assert_refused(table, case)


@clause("N-ENDM-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_heard_after_the_end(seat: int) -> None:
    table = prepared("round moonlight | score")
    assert decision(table) == "over"
    case = Refused("", f"{seat} pass", "match-over", "N-ENDM-3", {"seat": seat}, kind=NotYourTurn)
    assert_refused(table, case)


@pytest.mark.parametrize(
    ("action", "code", "text"),
    [
        ("0 dance", "not-an-action", "0 dance"),
        ("0 cast 4", "not-an-action", "0 cast 4"),
        ("0 pass now", "not-an-action", "0 pass now"),
        ("0 keep", "not-an-action", "0 keep"),
        ("0 brew 1 2 3", "not-an-action", "0 brew 1 2 3"),
        ("pass", "not-an-action", "pass"),
        ("0  pass", "not-an-action", "0  pass"),
        ("", "not-an-action", ""),
        ("x pass", "not-a-seat", "x"),
        ("0 cast 4 a8", "not-a-cell", "a8"),
        ("0 cast 4 h1", "not-a-cell", "h1"),
        ("0 cast 8 a1", "not-a-token", "8"),
        ("0 cast shadow4 a1", "not-a-token", "shadow4"),
        ("0 keep SK99", "not-a-tile", "SK99"),
        ("0 brew 36", "not-a-card", "36"),
    ],
)
def test_what_is_no_action_is_named(action: str, code: str, text: str) -> None:
    table = position(FOUR_BY_FOUR + "start 0")
    assert_refused(table, Refused("", action, code, "", {"text": text}, kind=BadNotation))


@dataclass(frozen=True)
class Asked:
    """How to come to a decision, the clause it rests on, and something it does not offer."""

    kind: str
    clause: str
    text: str
    plays: tuple[str, ...]
    missing: str
    options: dict[str, Plain] = field(default_factory=dict)


ADVANCED: dict[str, Plain] = {"mode": "advanced"}
DECISIONS = [
    Asked("start", "N-START-3", FOUR_BY_FOUR + "start 0", (), ""),
    Asked("answer", "N-CAST-1", ANSWER, (), ""),
    Asked("dedicate", "N-SPRITE-2", ANSWER, ("1 pass",), "1 retrieve 7"),
    Asked(
        "chest",
        "N-ITEM-3",
        "forest CH1 SK12 | passed 1 | stack FE01 FE02 FE03 | start 0",
        ("0 cast 1 a1",),
        "0 keep FE04",
    ),
    Asked(
        "runestone",
        "N-ITEM-2",
        "forest RU01 SK12 | passed 1 | deck 11 12 13 | start 0",
        ("0 cast 1 a1",),
        "0 brew 14",
    ),
    Asked("draft", "N-ENDT-2", "sprites 0:5 | slots SK01 SK02 | end", (), "0 take SK03"),
    Asked("mirror", "N-MIRROR-1", "round moonlight | tiles 0: MI1 SK01 | score", (), "0 copy FE01"),
    Asked(
        "redd",
        "D-7",
        "forest SK01 SK12 | passed 1 | start 0",
        ("0 cast 4 a1",),
        "0 replace 5",
        ADVANCED | {"characters": ["redd", "flint"]},
    ),
    Asked(
        "sage",
        "D-7",
        FOUR_BY_FOUR + "spells 0:1@a1 1:2@b1 0:4@b2 | answer 1",
        ("1 pass",),
        "0 dedicate 2",
        ADVANCED | {"characters": ["sage", "flint"]},
    ),
    Asked(
        "abigail",
        "D-7",
        "forest SK01 SK12 | slots FE01 FE02 | passed 1 | start 0",
        ("0 cast 4 a1",),
        "0 exchange SK12",
        ADVANCED | {"characters": ["abigail", "flint"]},
    ),
    Asked(
        "swap",
        "N-VAR-4",
        "forest CH1 SK12 | passed 1 | start 0",
        ("0 cast 4 a1",),
        "0 swap FE01",
        {"variants": ["chasing_chests"]},
    ),
    Asked(
        "shadow", "E-34", "winner 0 | end", (), "0 claim 5", {"switches": {"shadow_pick": "free"}}
    ),
    Asked(
        "secret",
        "E-18",
        ANSWER,
        ("1 pass",),
        "1 dedicate 7",
        {"switches": {"dedication_order": "simultaneous"}},
    ),
]


def come_to(asked: Asked) -> Table:
    table = prepared(asked.text, **asked.options)
    table.play(*asked.plays)
    assert decision(table) == asked.kind
    return table


@clause("N-START-3", "N-CAST-1", "N-SPRITE-2", "N-ITEM-3", "N-ITEM-2", "N-ENDT-2", "N-MIRROR-1")
@clause("D-7", "N-VAR-4", "E-34", "E-18")
@pytest.mark.parametrize("asked", DECISIONS, ids=lambda asked: asked.kind)
def test_another_decision_is_refused_with_the_one_that_waits(asked: Asked) -> None:
    table = come_to(asked)
    casts = asked.kind in ("start", "answer")
    action = f"{table.to_act()} " + ("keep SK01" if casts else "cast star a1")
    facts: dict[str, Fact] = {"decision": asked.kind}
    assert_refused(table, Refused("", action, "other-decision", asked.clause, facts))
    if not casts:
        action = f"{table.to_act()} pass"
        assert_refused(table, Refused("", action, "other-decision", asked.clause, facts))


@clause("N-SPRITE-2", "N-ITEM-3", "N-ITEM-2", "N-ENDT-2", "N-MIRROR-1")
@clause("D-7", "N-VAR-4", "E-34", "E-18")
@pytest.mark.parametrize(
    "asked", [asked for asked in DECISIONS if asked.missing], ids=lambda asked: asked.kind
)
def test_what_is_not_on_offer_is_refused_by_name(asked: Asked) -> None:
    facts: dict[str, Fact] = {"name": asked.missing.split()[2]}
    case = Refused("", asked.missing, "not-on-offer", asked.clause, facts)
    assert_refused(come_to(asked), case)


@clause("N-SPRITE-2")
def test_dedicating_another_token_is_not_on_offer() -> None:
    table = come_to(DECISIONS[2])
    facts: dict[str, Fact] = {"name": "7"}
    assert_refused(table, Refused("", "1 dedicate 7", "not-on-offer", "N-SPRITE-2", facts))


@clause("N-ITEM-2")
def test_brewing_one_card_that_flint_has_not_drawn_is_not_on_offer() -> None:
    table = position(DECISIONS[4].text, mode="advanced", characters=["flint", "redd"], players=2)
    table.play("0 cast 1 a1")
    facts: dict[str, Fact] = {"name": "14"}
    assert_refused(table, Refused("", "0 brew 14", "not-on-offer", "N-ITEM-2", facts))


def test_every_code_of_the_source_is_tested_here() -> None:
    codes = set(re.findall('"([a-z]+(?:-[a-z]+)+)"', ACTIONS.read_text("utf-8")))
    tested = Path(__file__).read_text("utf-8")
    assert len(codes) == 14
    assert all(f'"{code}"' in tested for code in codes)
    assert {asked.kind for asked in DECISIONS} == {
        *("start", "answer", "dedicate", "chest", "runestone", "draft", "mirror"),
        *("redd", "sage", "abigail", "swap", "shadow", "secret"),
    }
