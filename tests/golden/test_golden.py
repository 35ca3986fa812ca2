"""The transcripts are exactly what the stored records replay to."""

import pytest

from tools.goldens import GOLDEN, PLAYS, golden_text


@pytest.mark.parametrize("name", PLAYS)
def test_a_transcript_is_what_its_record_replays_to(name: str) -> None:
    assert golden_text(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_has_its_record() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(PLAYS)
