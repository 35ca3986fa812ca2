"""What the benchmark of Dominion measures of our own engine."""

from __future__ import annotations

from typing import Final

from moonlit.bots.dominion.match import play_match
from moonlit.bots.dominion.strategy import load_strategy, make_menu
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.engine import engine
from moonlit.games.dominion.fixed import Terms
from moonlit.games.dominion.meta import load
from moonlit.games.dominion.moves import move_at, move_count
from moonlit.games.dominion.rules import apply, play_out
from moonlit.games.dominion.setup import set_up
from moonlit.lab.dominion.kingdom import CARDS
from moonlit.lab.sampling import Maker, Works, clones_of, serve

PLAYERS: Final = 2
DECISIONS_BEFORE_CLONING: Final = 100


def money_match(_variant: int) -> Maker:
    """Big Money against itself; what comes back are the turns of both."""
    terms = _terms({"cards": list[Plain](CARDS)})
    menu = make_menu(load_strategy("big_money"), terms)
    menus = [menu] * PLAYERS

    def play(seed: int) -> int:
        return sum(player.turns for player in play_match(terms, menus, seed).players)

    return play


def random_match(kingdom: int) -> Maker:
    """Random play with a recommended Kingdom of the expansion, to the end."""
    terms = _terms({"kingdom": kingdom_name(kingdom)})
    silent = Journal(False)

    def play(seed: int) -> int:
        return play_out(set_up(terms, seed, silent), Dice(~seed))

    return play


def clones(kingdom: int) -> Maker:
    """Many clones of a state from the middle of a match."""
    terms, dice, silent = _terms({"kingdom": kingdom_name(kingdom)}), Dice(0), Journal(False)
    state = set_up(terms, 1, silent)
    for _ in range(DECISIONS_BEFORE_CLONING):
        apply(state, silent, move_at(state, dice.below(move_count(state))))
    return clones_of(state)


def kingdom_name(number: int) -> str:
    return f"k-{number:02}"


def _terms(options: dict[str, Plain]) -> Terms:
    game = load(None)
    return game.terms(game.check_config({"players": PLAYERS, **options}))


WORKS: Final[Works] = {"money": money_match, "random": random_match, "clones": clones}


if __name__ == "__main__":
    serve(WORKS, engine())
