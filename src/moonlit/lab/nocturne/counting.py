"""What Nocturne has counted: tiles claimed, how rounds ended, ranks of those who play alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.games.nocturne.events import (
    ROUND_ENDS,
    ROUNDS,
    RoundBegan,
    RoundEnded,
    SpriteTileTaken,
    TileWon,
)
from moonlit.lab.counting import Counted, Luck, Report, rounded
from moonlit.lab.plan import Plan
from moonlit.lab.stats import BotTally, Tally
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.words import CATEGORIES
from moonlit.review.ledger import luck_of
from moonlit.review.nocturne.luck import SAMPLES, chances_of
from moonlit.table.match import Match

RANK = "rank"
CLAIMED, DEALT = "claimed", "dealt"


def count(match: Match[AnyState]) -> Counted:
    """Tiles claimed out of those dealt to forest and sprites; a solo match also ends in a rank."""
    outcome, events = match.outcome(), match.happened()
    assert outcome is not None
    claims = Counter(e.seat for e in events if isinstance(e, (TileWon, SpriteTileTaken)))
    dealt = _tiles_a_round(match) * sum(isinstance(event, RoundBegan) for event in events)
    ends: list[tuple[str, str]] = [
        (event.round, event.why) for event in events if isinstance(event, RoundEnded)
    ]
    if match.seats == 1:
        ends.append((RANK, str(outcome.notes["rank"] or "")))
    seats = range(match.seats)
    return Counted(tuple(ends), tuple({CLAIMED: claims[seat], DEALT: dealt} for seat in seats))


def _tiles_a_round(match: Match[AnyState]) -> int:
    """How many tiles a round lays out to be won, in the forest and with the sprites."""
    table = match.view(None).table
    cells, slots = table["cells"], table["slots"]
    assert isinstance(cells, list) and isinstance(slots, list)
    return len(cells) + len(slots)


def _luck(
    game: Game[AnyState], match: Match[AnyState], worlds: int, seed: int
) -> tuple[float, ...]:
    chances = chances_of(game, match.record(), worlds, seed)
    return tuple(luck_of(chances, seat) for seat in range(match.seats))


LUCK = Luck(SAMPLES, _luck)


def order(categories: Iterable[str]) -> list[str]:
    return sorted(categories, key=CATEGORIES.index)


def report_all(plan: Plan, tally: Tally) -> Report:
    told: Report = {
        "round_ends": round_ends(tally),
        "claimed_share": rounded(claimed_by_all(tally)),
    }
    if plan.seats == 1:
        found = ranks(tally)
        named = [rank.id for rank in load_pack(plan.pack).scoring.ranks]
        told["ranks"] = {rank: found.get(rank, 0) for rank in named}
        told["unranked"] = found.get("", 0)
    return told


def report_bot(bot: BotTally) -> Report:
    return {"claimed_share": rounded(claimed_share(bot))}


def claimed_share(bot: BotTally) -> float | None:
    """Tiles a bot won among all that lay in the forest and with the sprites."""
    return _share(bot.counts, 1)


def claimed_by_all(tally: Tally) -> float | None:
    """Tiles won by anybody among all that were dealt; every seat has counted those dealt."""
    counts: Counter[str] = Counter()
    for bot in tally.bots:
        counts.update(bot.counts)
    seats = sum(bot.score.matches for bot in tally.bots) / max(1, tally.matches)
    return _share(counts, seats)


def _share(counts: Mapping[str, int], seats: float) -> float | None:
    dealt = counts.get(DEALT, 0)
    return counts[CLAIMED] * seats / dealt if dealt else None


def round_ends(tally: Tally) -> dict[str, dict[str, int]]:
    """How often each round ended in each way."""
    return {name: {why: tally.ends[(name, why)] for why in ROUND_ENDS} for name in ROUNDS}


def ranks(tally: Tally) -> dict[str, int]:
    """How often each rank was reached; none has no name."""
    return {why: times for (what, why), times in tally.ends.items() if what == RANK}
