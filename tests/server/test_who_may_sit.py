"""Which bots a page may ask for: whoever a game offers, with any persona, never with a budget."""

import pytest

from moonlit.bots.roster import roster_of
from moonlit.core.errors import BadConfig
from moonlit.games import GAMES
from moonlit.server.people import need_bot

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_whoever_is_offered_may_sit(game: str) -> None:
    roster = roster_of(game)
    for level in (*roster.manners, *roster.simple):
        assert need_bot(level, game) == level


@each_game
@pytest.mark.parametrize(
    "level", ["nightfox@9999999", "kit@600000ms", "heuristic", "ismcts", "program:true", "", "you"]
)
def test_nobody_else_may(game: str, level: str) -> None:
    with pytest.raises(BadConfig, match="unknown-bot"):
        need_bot(level, game)


def test_a_strange_persona_is_named() -> None:
    with pytest.raises(BadConfig, match="unknown-persona"):
        need_bot("kit+poet", "nocturne")


@each_game
def test_who_plays_for_people_who_are_away_is_one_of_those_offered(game: str) -> None:
    roster = roster_of(game)
    assert roster.substitute in roster.offered
    assert roster.newcomer in roster.offered
