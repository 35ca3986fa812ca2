"""Whatever a file holds, a command ends well or with one sentence, in little memory and time."""

import pytest

from moonlit.cli.main import BROKEN
from tests.cli.strays import SHARES, Make, a_whole_match, ask_many

CASES = 2000


def test_a_call_that_goes_on_and_on_is_noticed() -> None:
    codes, faults = ask_many([(a_whole_match, 1)], seconds=0.01)
    assert (codes, len(faults)) == ({BROKEN: 1}, 1)
    assert "TooLong" in faults[0]


def test_all_cases_together_are_many() -> None:
    assert sum(SHARES.values()) == CASES


@pytest.mark.parametrize("make", SHARES, ids=lambda make: str(make.__name__))
def test_stray_files_are_read_or_refused(make: Make) -> None:
    codes, faults = ask_many([(make, seed) for seed in range(SHARES[make])])
    assert faults == []
    # Not everything is refused at the door.
    assert codes[2] > 0
