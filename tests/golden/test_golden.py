"""The transcripts are exactly what the stored records replay to."""

import pytest

from tests.matches import plays
from tools.goldens import GOLDEN, PLAYS, golden_text, play_text

TOLD = [(game, name) for game, name in plays.NAMES if plays.PLAYS[game][name].has_transcript]


@pytest.mark.parametrize("name", PLAYS)
def test_a_transcript_is_what_its_record_replays_to(name: str) -> None:
    assert golden_text(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "name"), TOLD)
def test_so_it_is_for_every_other_game(game: str, name: str) -> None:
    golden = (GOLDEN / game / f"{name}.txt").read_text(encoding="utf-8")
    assert play_text(game, name) == golden


def test_every_transcript_has_its_record() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(PLAYS)
    assert sorted((path.parent.name, path.stem) for path in GOLDEN.glob("*/*.txt")) == sorted(TOLD)
