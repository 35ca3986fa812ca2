"""Refusals: every code with its clause and its facts; a refused action changes nothing."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, BadNotation, Fact, IllegalAction, NotYourTurn, TableError
from tests.clauses import clause
from tests.games.dominion.table import GAME, PLAIN, Table

DOMINION = Path(__file__).parents[3] / "src" / "moonlit" / "games" / "dominion"


@dataclass(frozen=True)
class Refused:
    """An action in a position, and what is said against it."""

    seat: str
    action: str
    code: str
    clause: str
    facts: dict[str, Fact]
    kind: type[TableError] = IllegalAction
    cards: tuple[str, ...] = ()
    phase: str = "action"
    buys: int = 1
    silvers: int = 40


PURCHASES = [
    Refused("", "0 buy bread", "unknown-card", "", {"name": "bread"}, BadNotation, (), "buy"),
    Refused(
        "",
        "0 buy imp",
        "not-in-supply",
        "D-NONSUP-1",
        {"name": "imp"},
        phase="buy",
        cards=("tormentor",),
    ),
    Refused(
        "",
        "0 buy goat",
        "not-in-supply",
        "D-NONSUP-1",
        {"name": "goat"},
        phase="buy",
        cards=("pixie",),
    ),
    Refused(
        "",
        "0 buy silver",
        "pile-empty",
        "D-BUYPH-2",
        {"name": "silver"},
        phase="buy",
        silvers=0,
    ),
    Refused("hand: copper", "0 buy copper", "no-buys", "D-BUYPH-2", {}, phase="buy", buys=0),
    Refused(
        "states: deluded",
        "0 buy smithy",
        "deluded",
        "D-DELUDED-1",
        {"name": "smithy"},
        phase="buy",
        cards=("skulk",),
    ),
    Refused(
        "",
        "0 buy gold",
        "too-expensive",
        "D-BUYPH-2",
        {"name": "gold", "cost": 6, "coins": 4},
        phase="buy",
    ),
]

PLAYS = [
    Refused("hand: smithy", "0 play bread", "unknown-card", "", {"name": "bread"}, BadNotation),
    Refused(
        "hand: smithy", "0 play moat", "not-in-hand", "D-ACT-1", {"name": "moat"}, cards=("moat",)
    ),
    Refused(
        "hand: smithy", "0 play gold", "not-in-hand", "D-BUYPH-1", {"name": "gold"}, phase="buy"
    ),
    Refused(
        "hand: crypt",
        "0 play bat",
        "not-in-hand",
        "D-NIGHT-1",
        {"name": "bat"},
        phase="night",
        cards=("vampire",),
    ),
    Refused(
        "hand: smithy copper",
        "0 play copper",
        "other-phase",
        "D-ACT-1",
        {"name": "copper", "phase": "act"},
    ),
    Refused(
        "hand: smithy",
        "0 play smithy",
        "other-phase",
        "D-BUYPH-1",
        {"name": "smithy", "phase": "buy"},
        phase="buy",
    ),
    Refused(
        "hand: crypt smithy",
        "0 play smithy",
        "other-phase",
        "D-NIGHT-1",
        {"name": "smithy", "phase": "night"},
        phase="night",
    ),
]

OTHERS = [
    Refused(
        "hand: smithy",
        "1 play smithy",
        "not-your-turn",
        "D-TURN-1",
        {"seat": 1, "turn": 0},
        NotYourTurn,
    ),
    Refused("hand: smithy", "0 sing", "not-an-action", "", {"text": "0 sing"}, BadNotation),
    Refused("hand: smithy", "0 buy copper", "other-decision", "D-ACT-1", {"decision": "act"}),
    Refused("hand: smithy", "0 done", "other-decision", "D-ACT-1", {"decision": "act"}),
    Refused("", "0 trash copper", "other-decision", "D-BUYPH-2", {"decision": "buy"}),
    Refused(
        "hand: crypt",
        "0 buy copper",
        "other-decision",
        "D-NIGHT-1",
        {"decision": "night"},
        phase="night",
    ),
]


def case_name(case: Refused) -> str:
    return f"{case.action[2:]} {case.code}"


@clause("D-BUYPH-1", "D-BUYPH-2", "D-NONSUP-1", "D-DELUDED-1", "D-ACT-1", "D-NIGHT-1", "D-TURN-1")
@pytest.mark.parametrize("case", [*PURCHASES, *PLAYS, *OTHERS], ids=case_name)
def test_an_action_is_refused(case: Refused) -> None:
    table = Table(
        case.seat,
        "hand: copper",
        cards=case.cards,
        phase=case.phase,
        buys=case.buys,
        coins=4,
        piles={"silver": case.silvers},
    )
    error = table.refused(case.action)
    assert type(error) is case.kind
    assert (error.code, error.clause, error.facts) == (case.code, case.clause, case.facts)


@clause("D-BUYPH-1")
def test_treasures_after_a_purchase_are_refused() -> None:
    table = Table("hand: copper", phase="buy", buys=2).do("0 buy copper")
    error = table.refused("0 play copper")
    assert (error.code, error.clause) == ("already-bought", "D-BUYPH-1")


QUESTIONS = [
    ("hand: militia", "hand: 4 copper silver", ["0 play militia"], "1 discard gold", "D-CHOICE-1"),
    ("hand: workshop", "", ["0 play workshop"], "0 gain gold", "D-GAIN-5"),
    ("hand: witch", "hand: moat", ["0 play witch"], "1 reveal militia", "D-CHOICE-2"),
    ("ghost: smithy | durations: cobbler", "", [], "0 resolve crypt", "D-TURN-2"),
    ("hand: druid", "", ["0 play druid"], "0 receive seas_gift", "D-DRUID-2"),
    ("hand: fool", "", ["0 play fool"], "0 receive rain", "D-FOOL-3"),
    ("hand: workshop", "", ["0 play workshop"], "0 gain ghost", "D-GAIN-6"),
    ("hand: workshop", "", ["0 play workshop"], "0 gain haunted_mirror", "D-GAIN-6"),
    (
        "hand: changeling workshop",
        "",
        ["0 play workshop", "0 gain cemetery"],
        "0 resolve topdeck",
        "D-GAIN-7",
    ),
]


@clause("D-CHOICE-1", "D-GAIN-5", "D-GAIN-6", "D-GAIN-7")
@clause("D-CHOICE-2", "D-TURN-2", "D-DRUID-2", "D-FOOL-3")
@pytest.mark.parametrize(("first", "second", "before", "action", "rests_on"), QUESTIONS)
def test_an_answer_that_is_not_on_offer_is_refused(
    first: str, second: str, before: list[str], action: str, rests_on: str
) -> None:
    phase = "action" if before else "start"
    table = Table(first, second, cards=["cemetery"], phase=phase).do(*before)
    error = table.refused(action)
    assert (type(error), error.code, error.clause) == (IllegalAction, "not-on-offer", rests_on)
    assert error.facts == {"name": action.split()[2]}


@clause("D-END-1")
def test_after_the_end_nothing_is_possible() -> None:
    table = Table(phase="buy", coins=8, piles={"province": 1}).do("0 buy province")
    error = table.refused("1 end")
    assert (type(error), error.code, error.clause) == (NotYourTurn, "match-over", "D-END-1")


TEN: list[Plain] = [*PLAIN]
ELEVEN: list[Plain] = [*TEN, "moat"]
CONFIGS: list[tuple[dict[str, Plain], str, str, dict[str, Fact]]] = [
    ({"cards": TEN[:9]}, "not-ten-cards", "D-SETUP-2", {"count": 9, "wanted": 10}),
    ({"cards": ELEVEN}, "not-ten-cards", "D-SETUP-2", {"count": 11, "wanted": 10}),
    ({"kingdom": "own"}, "not-ten-cards", "D-SETUP-2", {"count": 0, "wanted": 10}),
    (
        {"cards": [*TEN[:9], "bread"]},
        "unknown-card",
        "D-SETUP-2",
        {"name": "bread", "option": "cards"},
    ),
    (
        {"cards": [*TEN[:9], "copper"]},
        "unknown-card",
        "D-SETUP-2",
        {"name": "copper", "option": "cards"},
    ),
    ({"cards": [*TEN[:9], 7]}, "unknown-card", "D-SETUP-2", {"name": "7", "option": "cards"}),
    (
        {"cards": [*TEN[:9], TEN[0]]},
        "card-twice",
        "D-SETUP-2",
        {"name": str(TEN[0]), "option": "cards"},
    ),
    ({"cards": "moat"}, "not-a-list", "", {"option": "cards"}),
    (
        {"kingdom": "random", "wishes": ["moat"], "bans": ["moat"]},
        "wished-and-banned",
        "D-SETUP-2",
        {"name": "moat"},
    ),
    ({"kingdom": "random", "wishes": ELEVEN}, "too-many-wishes", "D-SETUP-2", {"count": 11}),
    ({"kingdom": "random", "sets": []}, "too-few-cards", "D-SETUP-2", {"count": 0}),
    ({"bans": ["bread"]}, "unknown-card", "D-SETUP-2", {"name": "bread", "option": "bans"}),
    (
        {"cards": [*TEN[:9], "druid"], "druid": ["seas_gift"]},
        "not-three-boons",
        "D-DRUID-1",
        {"count": 1},
    ),
    (
        {"cards": TEN, "druid": ["seas_gift", "suns_gift", "moons_gift"]},
        "no-druid",
        "D-SETUP-6",
        {},
    ),
    ({"druid": "seas_gift"}, "not-a-list", "", {"option": "druid"}),
    (
        {"switches": {"base": "first"}},
        "value-not-offered",
        "E-4",
        {"switch": "base", "value": "first"},
    ),
]


@clause("D-SETUP-2", "D-DRUID-1", "D-SETUP-6", "E-4")
@pytest.mark.parametrize(
    ("options", "code", "rests_on", "facts"), CONFIGS, ids=[case[1] for case in CONFIGS]
)
def test_a_config_is_refused(
    options: dict[str, Plain], code: str, rests_on: str, facts: dict[str, Fact]
) -> None:
    with pytest.raises(BadConfig) as caught:
        GAME.check_config(options)
    error = caught.value
    assert (error.code, error.clause, error.facts) == (code, rests_on, facts)


OPTIONS: list[tuple[dict[str, Plain], str, str]] = [
    ({"bread": 1}, "unknown-option", "bread"),
    ({"players": 1}, "out-of-range", "players"),
    ({"players": 7}, "out-of-range", "players"),
    ({"players": True}, "out-of-range", "players"),
    ({"first_seat": 2}, "out-of-range", "first_seat"),
    ({"number": -1}, "out-of-range", "number"),
    ({"kingdom": "bread"}, "unknown-value", "kingdom"),
    ({"sets": ["base", "seaside"]}, "unknown-value", "sets"),
    ({"sets": ["base", "base"]}, "named-twice", "sets"),
    ({"switches": {"tracker": "never"}}, "unknown-value", "tracker"),
    ({"switches": []}, "not-a-table", "switches"),
]


@pytest.mark.parametrize(("options", "code", "option"), OPTIONS)
def test_an_option_is_refused(options: dict[str, Plain], code: str, option: str) -> None:
    with pytest.raises(BadConfig) as caught:
        GAME.check_config(options)
    assert (caught.value.code, caught.value.facts["option"]) == (code, option)


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(BadConfig) as caught:
        GAME.check_config({"switches": {"moonlight": "on"}})
    assert caught.value.code == "unknown-switch"
    assert caught.value.facts["switch"] == "moonlight"


def codes_in(name: str) -> set[str]:
    """Every code that a room raises by itself, as its source has it."""
    source = (DOMINION / name).read_text("utf-8")
    kinds = "BadNotation|BadConfig|IllegalAction|NotYourTurn"
    return set(re.findall(rf'(?:{kinds})\(\s*"([a-z-]+)"', source))


def test_every_code_of_actions_has_a_case() -> None:
    cases = {case.code for case in (*PURCHASES, *PLAYS, *OTHERS)}
    assert codes_in("actions.py") == cases | {"already-bought", "not-on-offer", "match-over"}


def test_every_code_of_config_has_a_case() -> None:
    cases = {code for _, code, _, _ in CONFIGS}
    assert codes_in("config.py") <= cases
