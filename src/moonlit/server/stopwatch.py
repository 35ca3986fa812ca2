"""For how long a match is played: the time between two actions, unless somebody took a break."""

from typing import Final

from moonlit.server.clock import Clock

# Whoever does nothing for longer is not thinking.
LONGEST_THOUGHT: Final = 600


class Stopwatch:
    """Counts whole seconds; what is left of one counts towards the next."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: float | None = None

    def lap(self) -> int:
        """How many seconds were played since the last action that was seen here."""
        now = self._clock.now()
        passed = 0.0 if self._since is None else now - self._since
        if self._since is None or passed > LONGEST_THOUGHT:
            self._since = now
            return 0
        self._since += int(passed)
        return int(passed)
