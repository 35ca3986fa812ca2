"""What a game has besides its rules: it is offered and given only where there is any."""

from importlib.util import find_spec
from typing import Final

from moonlit.bots.adviser import has_advice
from moonlit.client.campaigns import has_campaigns
from moonlit.client.daily import has_daily
from moonlit.client.lessons import has_lessons
from moonlit.core.errors import IllegalAction

HINTS: Final = "hints"
ANALYSIS: Final = "analysis"
LESSON: Final = "lesson"
DAY: Final = "day"
CAMPAIGN: Final = "campaign"


def has_analysis(game: str) -> bool:
    """Whether a finished match of this game can be looked back at in words."""
    return find_spec(f"moonlit.client.{game}.analysis") is not None


def need_analysis(game: str) -> None:
    """Raises IllegalAction where no match of a game is looked back at."""
    if not has_analysis(game):
        raise IllegalAction("no-analysis-of-game", game=game)


def faculties_of(game: str) -> tuple[str, ...]:
    """By name."""
    found = {
        HINTS: has_advice(game),
        ANALYSIS: has_analysis(game),
        LESSON: has_lessons(game),
        DAY: has_daily(game),
        CAMPAIGN: has_campaigns(game),
    }
    return tuple(name for name, is_there in found.items() if is_there)
