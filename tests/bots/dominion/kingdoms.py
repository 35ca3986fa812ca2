"""Matches to try the bots on: a few Kingdoms, and menus for them."""

from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.strategy import load_strategy, make_menu
from moonlit.core.codec import Plain
from moonlit.core.game import Config
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.meta import load

GAME = load(None)

PLAIN = (
    "smithy",
    "village",
    "market",
    "festival",
    "laboratory",
    "moat",
    "workshop",
    "witch",
    "militia",
    "chapel",
)


def plain_config(players: int = 2) -> Config:
    """Ten simple cards; seat 0 begins."""
    options: dict[str, Plain] = {
        "players": players,
        "cards": list[Plain](PLAIN),
        "switches": {"first_player": "seat"},
    }
    return GAME.check_config(options)


def plain_terms(players: int = 2) -> Terms:
    """What holds in such a match."""
    return GAME.terms(plain_config(players))


def random_terms(number: int) -> Terms:
    """The Kingdom with a number, for two to six players."""
    options: dict[str, Plain] = {
        "players": 2 + number % 5,
        "kingdom": "random",
        "number": number,
    }
    return GAME.terms(GAME.check_config(options))


def menu(name: str, terms: Terms) -> Menu:
    """A strategy that comes with the game, for a match."""
    return make_menu(load_strategy(name), terms)
