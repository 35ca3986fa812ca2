"""What is to be played: which bots sit together, on which deals, in which seats."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from pathlib import Path

from moonlit.bots.bot import check_bot
from moonlit.core.codec import Plain
from moonlit.core.game import Config
from moonlit.core.record import seed_of
from moonlit.games import load_game
from moonlit.lab.stats import Result


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal with the results of all its matches."""

    number: int
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; match k of a plan is the same match wherever it is played.

    Every deal is played once for each rotation of the seats: same bag, cards, goals and first
    seat, and the bots move on by one. Deals go round the tables, which are all choices of
    `seats` bots.
    """

    game: str
    config: dict[str, Plain]
    bots: tuple[str, ...]
    seats: int
    seed: int
    matches: int
    pack: Path | None = None
    records: Path | None = None
    # How many other worlds luck is weighed against at every draw; none if luck is not asked for.
    worlds: int = 0

    @property
    def deals(self) -> int:
        return -(-self.matches // self.seats)

    @property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        return tuple(combinations(range(len(self.bots)), self.seats))

    def matches_of(self, deal: int) -> range:
        """The numbers of a deal's matches; the last deal may lack some."""
        return range(deal * self.seats, min((deal + 1) * self.seats, self.matches))

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits in each seat of a match."""
        deal, turn = divmod(number, self.seats)
        tables = self.tables
        table = tables[deal % len(tables)]
        return table[turn:] + table[:turn]

    def key(self, number: int) -> bytes:
        """The secret key of a match, shared by the matches of its deal."""
        return self._derive(f"deal {number // self.seats}")

    def bot_seed(self, number: int, bot: int) -> int:
        """The seed of a bot's own dice in a match."""
        return seed_of(self._derive(f"bot {bot}"), number)

    def luck_seed(self, number: int) -> int:
        """The seed of the worlds that a match is compared with."""
        return seed_of(self._derive("luck"), number)

    def facts(self) -> dict[str, Plain]:
        """All that decides what a deal comes to; how many are played does not."""
        game = load_game(self.game, self.pack)
        return {
            "game": self.game,
            "rules": game.rules_version,
            "pack": game.pack_hash(self.config),
            "config": self.config,
            "bots": list[Plain](self.bots),
            "seats": self.seats,
            "seed": self.seed,
        }

    def _derive(self, purpose: str) -> bytes:
        return hmac.new(str(self.seed).encode(), purpose.encode(), sha256).digest()


def make_plan(
    game: str,
    options: Config,
    bots: tuple[str, ...],
    seed: int,
    matches: int,
    *,
    seats: int | None = None,
    pack: Path | None = None,
    records: Path | None = None,
    worlds: int = 0,
) -> Plan:
    """A plan that can be played; raises BadConfig or BadPack on anything else."""
    loaded = load_game(game, pack)
    for bot in bots:
        check_bot(bot, game)
    players = len(bots) if seats is None else seats
    config = loaded.check_config({**options, "players": players})
    return Plan(game, config, bots, players, seed, matches, pack, records, worlds)
