"""Written positions: what is laid out stands on the table, and mistakes are refused."""

import re
from pathlib import Path

import pytest

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.core.journal import Journal
from moonlit.games.dominion.position import read_position
from tests.clauses import clause
from tests.games.dominion.table import GAME, Table, kingdom

POSITION = Path(__file__).parents[3] / "src" / "moonlit" / "games" / "dominion" / "position.py"
FULL = ["bard", "skulk", "fool", "druid", "crypt", "cemetery", "cobbler", "pixie"]


def refused(written: dict[str, Plain], cards: list[str] | None = None) -> BadNotation:
    wanted = FULL if cards is None else cards
    config = GAME.check_config({"cards": list[Plain](kingdom(wanted))})
    with pytest.raises(BadNotation) as caught:
        read_position(GAME.terms(config), written, 1, Journal(False))
    return caught.value


def seat(**parts: Plain) -> dict[str, Plain]:
    return {"seats": [parts]}


MISTAKES: list[tuple[dict[str, Plain], str]] = [
    ({"weather": 1}, "unknown-key"),
    ({"woods": 1}, "unknown-key"),
    (seat(pocket=["copper"]), "unknown-key"),
    ({"turn": 2}, "not-a-number"),
    ({"turn": True}, "not-a-number"),
    ({"coins": -1}, "not-a-number"),
    (seat(turns="3"), "not-a-number"),
    ({"piles": {"silver": 201}}, "not-a-number"),
    ({"phase": "dawn"}, "unknown-phase"),
    ({"phase": 1}, "unknown-phase"),
    ({"seats": {}}, "not-a-list"),
    ({"trash": "copper"}, "not-a-list"),
    ({"piles": ["silver"]}, "not-a-table"),
    ({"seats": ["copper"]}, "not-a-table"),
    ({"seats": [{}, {}, {}]}, "too-many-seats"),
    (seat(hand=["bread"]), "unknown-card"),
    (seat(hand=["moat"]), "unknown-card"),
    (seat(hand=[1]), "not-a-name"),
    (seat(durations=[[]]), "not-a-name"),
    (seat(durations=["bard"]), "not-a-duration"),
    (seat(durations=["ghost"]), "wrong-cards-under"),
    (seat(durations=[["ghost", "copper"]]), "wrong-cards-under"),
    (seat(durations=[["ghost", "bard", "bard"]]), "wrong-cards-under"),
    (seat(durations=["crypt"]), "wrong-cards-under"),
    (seat(durations=[["crypt", "bard"]]), "wrong-cards-under"),
    (seat(durations=[["cobbler", "copper"]]), "wrong-cards-under"),
    ({"piles": {"goat": 1}}, "no-pile"),
    (seat(guarded="yes"), "not-yes-or-no"),
    (seat(states=["happy"]), "unknown-state"),
    (seat(states=["deluded", "envious"]), "state-taken"),
    (seat(states=["miserable", "twice_miserable"]), "state-taken"),
    ({"seats": [{"states": ["lost_in_the_woods"]}] * 2}, "state-taken"),
    ({"boons": ["rain"]}, "unknown-boon"),
    ({"hexes": ["rain"]}, "unknown-hex"),
    ({"boons": ["seas_gift", "seas_gift"]}, "in-two-places"),
    ({"boons": ["seas_gift"], "boon_discards": ["seas_gift"]}, "in-two-places"),
    ({**seat(saved=["seas_gift"]), "boons": ["seas_gift"]}, "in-two-places"),
    ({"hexes": ["war"], "hex_discards": ["war"]}, "in-two-places"),
    ({"druid": ["seas_gift"]}, "not-three-boons"),
]


@pytest.mark.parametrize(("written", "code"), MISTAKES)
def test_a_mistake_is_refused(written: dict[str, Plain], code: str) -> None:
    assert refused(written).code == code


@clause("D-SETUP-4", "D-SETUP-5", "D-SETUP-6")
@pytest.mark.parametrize(
    ("written", "rests_on"),
    [
        ({"boons": ["seas_gift"]}, "D-SETUP-4"),
        (seat(saved=["seas_gift"]), "D-SETUP-4"),
        ({"hexes": ["war"]}, "D-SETUP-5"),
        (seat(states=["deluded"]), "D-SETUP-5"),
        (seat(states=["twice_miserable"]), "D-SETUP-5"),
        (seat(states=["lost_in_the_woods"]), "D-SETUP-6"),
    ],
)
def test_what_is_not_in_the_match_is_refused(written: dict[str, Plain], rests_on: str) -> None:
    error = refused(written, [])
    assert (error.code, error.clause) == ("not-in-match", rests_on)


@clause("D-STATE-2", "D-STATE-4", "D-STATE-5", "D-CRYPT-1", "D-GHOST-3", "D-DUR-1")
@pytest.mark.parametrize(
    ("written", "rests_on"),
    [
        (seat(states=["deluded", "envious"]), "D-STATE-2"),
        (seat(states=["miserable", "twice_miserable"]), "D-STATE-4"),
        ({"seats": [{"states": ["lost_in_the_woods"]}] * 2}, "D-STATE-5"),
        (seat(durations=[["crypt", "bard"]]), "D-CRYPT-1"),
        (seat(durations=[["ghost", "copper"]]), "D-GHOST-3"),
        (seat(durations=[["cobbler", "copper"]]), "D-DUR-1"),
    ],
)
def test_a_refusal_names_the_clause_it_rests_on(written: dict[str, Plain], rests_on: str) -> None:
    assert refused(written).clause == rests_on


@clause("D-SETUP-6")
def test_boons_beside_a_druid_that_is_not_there_are_refused() -> None:
    written: dict[str, Plain] = {"druid": ["seas_gift", "suns_gift", "moons_gift"]}
    error = refused(written, ["bard"])
    assert (error.code, error.clause) == ("no-druid", "D-SETUP-6")


def test_every_code_has_a_case() -> None:
    source = POSITION.read_text("utf-8")
    codes = set(re.findall(r'BadNotation\(\s*"([a-z-]+)"', source))
    assert codes <= {code for _, code in MISTAKES} | {"not-in-match", "no-druid"}


def test_a_position_stands_as_it_was_written() -> None:
    table = Table(
        "hand: copper | deck: gold silver | discard: estate duchy | play: village | turns: 3",
        "crypt: copper silver | states: envious miserable",
        cards=["skulk"],
        phase="buy",
        coins=2,
        buys=3,
        piles={"silver": 5},
        hexes=["war", "envy"],
    )
    assert table.hand() == ["copper"]
    assert table.deck() == ["gold", "silver"]
    assert table.discard() == ["estate", "duchy"]
    assert table.play() == ["village"]
    assert table.aside(1) == ["copper", "silver"]
    assert table.resources == (1, 3, 2)
    assert table.pile("silver") == 5
    assert table.hexes("deck")[:2] == ["war", "envy"]
    assert table.points(1) == -2
    assert table.state.players[0].turns == 3


@clause("D-SETUP-8")
def test_boons_beside_druid_lie_nowhere_else() -> None:
    table = Table(cards=["druid"], boons=["earths_gift"], boon_discards=["fields_gift"])
    everywhere = table.boons("druid") + table.boons("deck") + table.boons("discards")
    assert len(table.boons("druid")) == 3
    assert len(everywhere) == len({*everywhere}) == 12
    assert table.boons("deck")[0] == "earths_gift"


@clause("D-SETUP-8")
def test_boons_that_the_kingdom_names_lie_beside_druid_alone() -> None:
    config = GAME.check_config({"kingdom": "k-02"})
    s = read_position(GAME.terms(config), {"boons": ["seas_gift"]}, 1, Journal(False))
    named = ["swamps_gift", "flames_gift", "winds_gift"]
    assert sorted(s.terms.boon_names[boon] for boon in s.boon_druid) == sorted(named)
    assert len(s.boon_deck) == 9
    assert not {*s.boon_deck} & {*s.boon_druid}
    with pytest.raises(BadNotation) as caught:
        read_position(GAME.terms(config), {"boons": ["winds_gift"]}, 1, Journal(False))
    assert caught.value.code == "in-two-places"
