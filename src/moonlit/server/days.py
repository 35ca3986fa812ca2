"""Matches of the day: the same cards, deal and rivals for everybody at this server."""

import hmac
import secrets
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final, Protocol

from moonlit.client.bots import bot_name, bot_text
from moonlit.client.daily import daily_of
from moonlit.client.teller import Teller
from moonlit.core.codec import Plain
from moonlit.core.errors import IllegalAction
from moonlit.core.game import Game
from moonlit.core.record import KEY_BYTES
from moonlit.games import AnyState
from moonlit.server import wire
from moonlit.server.kept import Charter
from moonlit.server.trials import Tally

SECRET: Final = "days"


class House(Protocol):
    """Whoever knows games, and keeps a few things for good."""

    def game(self, game: str) -> Game[AnyState]:
        """A game as it is played now."""

    def keepsake(self, name: str, first: str = "") -> str:
        """What is kept under a name; `first` from now on, if that is nothing yet."""


def today() -> date:
    """Everywhere the same day."""
    return datetime.now(UTC).date()


def need_day(game: str, text: str) -> date:
    """A day of a game that has come. Raises IllegalAction on any other."""
    first, last = daily_of(game).FIRST, today()
    try:
        day = date.fromisoformat(text) if text else last
    except ValueError:
        day = date.min
    if not first <= day <= last or (text and text != day.isoformat()):
        raise IllegalAction(
            "unknown-day", day=text[:10], first=first.isoformat(), last=last.isoformat()
        )
    return day


def options_of(game: Game[AnyState], day: date) -> dict[str, Plain]:
    """What is played on a day, as people play it."""
    return game.check_config(game.among_people(daily_of(game.id).day_of(day).options))


def key_of(game: str, day: date, house: House) -> bytes:
    """The key of a day's deal. Whoever has that of one day learns nothing about another."""
    secret = bytes.fromhex(house.keepsake(SECRET, secrets.token_bytes(KEY_BYTES).hex()))
    return hmac.new(secret, f"{game} {day.isoformat()}".encode(), sha256).digest()


def day_charter(wish: wire.NewMatch, house: House) -> Charter:
    """The charter of a match of the day. Only the first try counts, and nobody helps in it."""
    game = house.game(wish.game)
    day = need_day(game.id, wish.day)
    config = options_of(game, day)
    return Charter(
        game.id,
        game.rules_version,
        game.pack_hash(config),
        config,
        key_of(game.id, day, house).hex(),
        wish.settings,
        is_practice=wish.is_further,
        day=day.isoformat(),
    )


def tell_day(game: Game[AnyState], day: date, tally: Tally, teller: Teller) -> wire.Day:
    """A day as a page shows it; nothing of its deal."""
    daily, words = daily_of(game.id), teller.words
    rivals = daily.day_of(day).rivals
    return wire.Day(
        game=game.id,
        day=day.isoformat(),
        number=(day - daily.FIRST).days + 1,
        first=daily.FIRST.isoformat(),
        today=today().isoformat(),
        options=options_of(game, day),
        rivals=[bot_name(words, rival) for rival in rivals],
        rivals_told=[bot_text(words, rival, game.id) for rival in rivals],
        trials=[
            wire.Trial(level, bot_name(words, level), tally.leads.get(level, []))
            for level in daily.TRIALS
        ],
        total=tally.total,
    )
