"""Every scenario can be completed alone: kept matches that do it, played again from their keys."""

from pathlib import Path
from typing import Any

import pytest

from moonlit.core.record import read_record
from moonlit.games import load_game
from moonlit.review.records import verify
from tests.clauses import clause

COMPLETED = Path(__file__).parent / "completed"
SCENARIOS = range(1, 21)


@clause("N-SCEN-1")
@pytest.mark.parametrize("number", SCENARIOS)
def test_a_match_alone_completes_the_scenario(number: int) -> None:
    record = read_record((COMPLETED / f"{number:02}.json").read_text("utf-8"))
    assert (record.config["scenario"], record.config["players"]) == (number, 1)
    assert (record.config["edition"], record.config["switches"]) == ("best", {})
    outcome = verify(load_game("nocturne"), record).outcome
    assert outcome is not None
    notes: Any = outcome.notes
    assert notes["met"][0]["scenarios"] == [f"scenario-{number}"]
    assert all(notes["tasks"][0])
