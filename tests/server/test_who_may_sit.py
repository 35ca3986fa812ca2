"""Which bots a page may ask for: whoever is offered, with any persona, and never with a budget."""

import pytest

from moonlit.bots.bot import OFFERED, SIMPLE, SUBSTITUTE, manners
from moonlit.core.errors import BadConfig
from moonlit.server.people import need_bot
from moonlit.server.wire import Settings


@pytest.mark.parametrize("level", [*manners(), *SIMPLE])
def test_whoever_is_offered_may_sit(level: str) -> None:
    assert need_bot(level) == level


@pytest.mark.parametrize(
    "level", ["nightfox@9999999", "kit@600000ms", "heuristic", "ismcts", "program:true", "", "you"]
)
def test_nobody_else_may(level: str) -> None:
    with pytest.raises(BadConfig, match="unknown-bot"):
        need_bot(level)


def test_a_strange_persona_is_named() -> None:
    with pytest.raises(BadConfig, match="unknown-persona"):
        need_bot("kit+poet")


def test_who_plays_for_people_who_are_away() -> None:
    assert Settings().stand_in == SUBSTITUTE
    assert SUBSTITUTE in OFFERED
