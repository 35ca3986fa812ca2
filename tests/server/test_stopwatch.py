"""How long a match was played: breaks do not count, and no fraction is lost."""

from moonlit.server.stopwatch import LONGEST_THOUGHT, Stopwatch
from tests.server.clocks import StillClock


def test_breaks_do_not_count_as_play() -> None:
    clock = StillClock()
    watch = Stopwatch(clock)
    assert watch.lap() == 0
    for passed, seconds in ((40, 40), (LONGEST_THOUGHT, LONGEST_THOUGHT), (40_000, 0), (5, 5)):
        clock.move(passed)
        assert watch.lap() == seconds


def test_many_quick_actions_add_up() -> None:
    clock = StillClock()
    watch = Stopwatch(clock)
    laps = [watch.lap()]
    for _ in range(8):
        clock.move(0.75)
        laps.append(watch.lap())
    assert sum(laps) == 6
