"""What everybody at the table is called."""

from collections import Counter
from collections.abc import Sequence

from moonlit.client.bots import bot_name
from moonlit.client.teller import Named
from moonlit.client.words import Words


def name_players(words: Words, players: Sequence[Named], count: int) -> tuple[str, ...]:
    """A name for each of `count` seats; who would be called alike is numbered."""
    names = [_name(words, seat, player) for seat, player in enumerate(players)]
    alike = Counter(names)
    met: Counter[str] = Counter()
    told = []
    for name in names:
        met[name] += 1
        told.append(f"{name} {met[name]}" if alike[name] > 1 else name)
    return (*told, *[words.say("player-opponent")] * (count - len(names)))


def _name(words: Words, seat: int, player: Named) -> str:
    if player.bot:
        return bot_name(words, player.bot)
    return player.name or words.say("player-default", number=seat + 1)
