"""Which bots a game has, and whom somebody meets who did not choose."""

from moonlit.bots.bot import NEWCOMER, OFFERED, SIMPLE

# Games whose bots have no levels yet.
_WITHOUT_LEVELS = {"dominion": ("random",)}


def bots_in(game: str) -> tuple[str, ...]:
    """The bots that can sit at a table of this game."""
    return _WITHOUT_LEVELS.get(game, (*OFFERED, *SIMPLE))


def newcomer_in(game: str) -> str:
    """The bot for those who chose none."""
    return NEWCOMER if NEWCOMER in bots_in(game) else bots_in(game)[0]
