"""What the benchmark of Wonder Book measures: random chapters, a team of bots, and clones."""

from __future__ import annotations

from typing import Final

from moonlit.bots.bot import make_bot
from moonlit.core.dice import Dice
from moonlit.core.journal import Journal
from moonlit.core.record import KEY_BYTES
from moonlit.engine import engine
from moonlit.games import load_game
from moonlit.games.wonder_book.meta import load
from moonlit.games.wonder_book.rules import apply, play_out
from moonlit.games.wonder_book.setup import set_up
from moonlit.lab.sampling import Maker, Works, clones_of, serve
from moonlit.table.match import Match

PLAYERS: Final = 2
BOT: Final = "greedy"
DECISIONS_BEFORE_CLONING: Final = 30


def random_chapter(chapter: int) -> Maker:
    """Random play to the end of a chapter."""
    game, silent = load(None), Journal(False)
    program = game.terms(game.check_config(_options(chapter)))

    def play(seed: int) -> int:
        return play_out(set_up(program, seed, silent), Dice(~seed))

    return play


def bot_chapter(chapter: int) -> Maker:
    """A team of bots as it sits at a table: from views, through the table's own door."""
    game = load_game("wonder_book")
    config = game.check_config(_options(chapter))

    def play(seed: int) -> int:
        match = Match.begin(game, config, seed.to_bytes(KEY_BYTES, "big"))
        bots = [make_bot(BOT, game, config, seed + seat) for seat in range(PLAYERS)]
        while seats := match.to_act():
            match.act(bots[seats[0]].choose(match.view(seats[0])), match.version)
        return match.version

    return play


def clones(chapter: int) -> Maker:
    """Many clones of a state from the middle of a chapter."""
    game, dice, silent = load(None), Dice(0), Journal(False)
    state = set_up(game.terms(game.check_config(_options(chapter))), 1, silent)
    for _ in range(DECISIONS_BEFORE_CLONING):
        apply(state, silent, state.menu[dice.below(len(state.menu))])
    return clones_of(state)


def chapter_name(number: int) -> str:
    return f"ch{number}"


def _options(chapter: int) -> dict[str, int | str]:
    return {"players": PLAYERS, "chapter": chapter_name(chapter)}


WORKS: Final[Works] = {"random": random_chapter, "bot": bot_chapter, "clones": clones}


if __name__ == "__main__":
    serve(WORKS, engine())
