"""Teams of bots at a table of Wonder Book."""

from collections.abc import Sequence

from moonlit.bots.bot import make_bot
from moonlit.core.codec import Plain
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.games.wonder_book.state import State
from moonlit.table.match import Match

GAME: WonderBook = load(None)
PAIR = ["bull", "laser"]


def begin(number: int, **options: Plain) -> Match[State]:
    """A match, the same for the same number."""
    chosen: dict[str, Plain] = {"players": 2, "chapter": "ch1", "heroes": list[Plain](PAIR)}
    return Match.begin(GAME, {**chosen, **options}, number.to_bytes(32, "big"))


def play(match: Match[State], bot: str, most: int = 2000) -> None:
    """Let a team of bots play on, at most so many actions."""
    names = [bot] * GAME.seats(match.config)
    bots = [make_bot(name, GAME, match.config, seat) for seat, name in enumerate(names)]  # type: ignore[arg-type]
    while match.to_act() and match.version < most:
        seat = match.to_act()[match.version % len(match.to_act())]
        match.act(bots[seat].choose(match.view(seat)), match.version)


def is_won(match: Match[State]) -> bool:
    """Whether a match that is over was won."""
    outcome = match.outcome()
    assert outcome is not None
    return bool(outcome.winners)


def wins(bot: str, numbers: Sequence[int], **options: Plain) -> int:
    """How many of some matches a team wins."""
    won = 0
    for number in numbers:
        match = begin(number, **options)
        play(match, bot)
        won += is_won(match)
    return won
