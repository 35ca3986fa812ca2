"""Every message about Dominion is there for something, and tables laid by hand are told."""

from functools import cache

import pytest
from fluent.syntax import ast

from moonlit.client.dominion.teller import DominionTeller
from moonlit.client.teller import Teller
from moonlit.client.words import LANGUAGES
from moonlit.core.action import Seat
from moonlit.core.event import Open
from moonlit.core.game import Outcome
from tests.client.catalogues import STRICT, check_told, entries, references
from tests.client.codes import refusals
from tests.client.dominion.tables import NAMES, tables, tell_table
from tests.client.dominion.walks import Recording, walk
from tests.games.dominion.table import GAME, Table

TELLERS = tuple(DominionTeller(GAME.pack, words) for words in STRICT)

# Said only of what a newer table may have.
UNKNOWN = {"dominion-event-unknown", "dominion-action-unknown"}
# Said in the terminal alone, of a match that is over.
OVER = {"dominion-phase-clean_up"}


@cache
def written() -> dict[str, ast.Message]:
    found = entries("en", "dominion")
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_every_laid_table_is_told(teller: Teller) -> None:
    for table in tables():
        for told in tell_table(teller, table):
            check_told(told)
            assert "_" not in told


@pytest.mark.parametrize("teller", TELLERS, ids=LANGUAGES)
def test_ties_are_told_with_their_rule(teller: Teller) -> None:
    for told in tell_ties(teller):
        check_told(told)


def tell_ties(teller: Teller) -> list[str]:
    config = Table("", "").config
    by_turns = Outcome((2, 1), ({"estate": 3}, {"estate": 3}), {"turns": [9, 8]})
    shared = Outcome((1, 1), ({}, {}), {"turns": [9, 9]})
    told = [*teller.result(by_turns, config, NAMES, Seat(0))]
    told += [sequel.label for sequel in teller.sequels(by_turns, config, NAMES, Seat(0))]
    return [*told, *teller.result(shared, config, NAMES, None)]


def test_every_message_is_said_somewhere() -> None:
    words = Recording("en")
    teller = DominionTeller(GAME.pack, words)
    for table in tables():
        assert [*tell_table(teller, table)]
    for moment in walk(0):
        for view in moment.views():
            teller.tale([event.face(view.seat) for event in moment.events], NAMES, view.seat)
    tell_ties(teller)
    teller.glossary()
    teller.catalogue()
    teller.puzzle()
    position = next(next(walk(0)).views())
    teller.solution(position.legal[0], 12.5, position)
    refused = {f"error-{one.code}" for one in refusals() if "dominion" in one.place}
    named = {name for name in written() if name.startswith("decision-name-")}
    # Hints are told in tests/bots/dominion/test_advice.py, where they are made.
    hinted = {name for name in written() if name.startswith("dominion-advice-")}
    # Analyses in test_analysis.py.
    analysed = {name for name in written() if name.startswith("dominion-analysis-")}
    elsewhere = refused | named | hinted | analysed
    missing = set(written()) - _with_parts(words.said | elsewhere) - UNKNOWN - OVER
    assert missing == set()


def _with_parts(said: set[str]) -> set[str]:
    """The messages and those that are put into them."""
    parts = {
        part for name in said & set(written()) for part in references(written()[name]).messages
    }
    return said if parts <= said else _with_parts(said | parts)


def test_an_event_we_have_no_words_for_is_named() -> None:
    class Thunder(Open):
        pass

    assert TELLERS[0].event(Thunder(), (), None) == "Something else happened: Thunder."
