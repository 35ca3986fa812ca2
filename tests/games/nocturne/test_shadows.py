"""Shadow tokens: cast like any token, controlling nothing, tying with own values."""

from tests.clauses import clause
from tests.games.nocturne.table import position


@clause("N-SHADOW-4", "O-18")
def test_a_shadow_six_does_not_beat_a_six() -> None:
    table = position(
        "forest . SK01 SK02 / FE01 FE02 FE03 | round moonlight | spells 0:6@b2 | "
        "supply 1: shadow6 7 | answer 1"
    )
    assert "1 cast shadow6 b1" not in table.legal(1)
    assert "1 cast 7 b1" in table.legal(1)
    assert table.refusal("1 cast shadow6 b1").clause == "N-CAST-2"
