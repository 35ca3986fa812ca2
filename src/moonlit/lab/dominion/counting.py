"""What Dominion has counted: turns, how matches ended, the cards everybody owned in the end.

What a mirrored pair means here: both matches share the key, so Kingdom, first hands, the order of
the Boons and Hexes and the first seat are the same, and the bots have changed seats. That is all
they share. Dice are seeded anew for every action by its number in the match, so from the first
shuffle on each match has luck of its own, and a pair takes away the advantage of the first seat
and of the opening hands, but little else.

To share more, every seat would need a stream of shuffles of its own: the n-th shuffle of a seat
seeded by the key, the seat and n instead of by the number of the action. The state would keep
how often each seat has shuffled and one secret seed a seat, set at set-up and never reseeded;
everything else (Boons, Hexes) would go on with the dice of the action. Such a change moves every
shuffle, so it needs a new version of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from moonlit.core.codec import Plain
from moonlit.games import AnyState
from moonlit.games.dominion.events import MatchEnded
from moonlit.lab.counting import Counted, Report, rounded
from moonlit.lab.plan import Plan
from moonlit.lab.stats import BotTally, Tally
from moonlit.table.match import Match

LUCK = None
MATCH = "match"
PROVINCES, PILES = ENDS = ("provinces", "piles")
TURNS = "turns"
# Before the name of a card that is owned.
CARD = "card "


def count(match: Match[AnyState]) -> Counted:
    """Turns and cards owned; the match ends by Provinces or by empty piles (D-END-1)."""
    last = next(event for event in reversed(match.happened()) if isinstance(event, MatchEnded))
    seats = match.view(None).table["seats"]
    assert isinstance(seats, list)
    why = PROVINCES if last.by_provinces else PILES
    return Counted(((MATCH, why),), tuple(map(_counts, seats)))


def _counts(seat: Plain) -> dict[str, int]:
    assert isinstance(seat, dict)
    turns, owned = seat["turns"], seat["owned"]
    assert isinstance(turns, int) and isinstance(owned, dict)
    cards = {f"{CARD}{name}": number for name, number in owned.items() if isinstance(number, int)}
    return {TURNS: turns, **cards}


def order(categories: Iterable[str]) -> list[str]:
    return sorted(categories)


def report_all(_plan: Plan, tally: Tally) -> Report:
    return {"ends": ends(tally), "mean_turns": rounded(turns_of_all(tally))}


def report_bot(bot: BotTally) -> Report:
    cards = {name: rounded(mean) for name, mean in mean_cards(bot).items()}
    return {"mean_turns": rounded(mean_turns(bot)), "mean_cards": cards}


def ends(tally: Tally) -> dict[str, int]:
    """How often a match ended in each way."""
    return {why: tally.ends[(MATCH, why)] for why in ENDS}


def mean_turns(bot: BotTally) -> float | None:
    """How many turns a bot had in a match."""
    return _mean(bot.counts, TURNS, bot.score.matches)


def turns_of_all(tally: Tally) -> float | None:
    """How many turns a seat had in a match."""
    matches = sum(bot.score.matches for bot in tally.bots)
    turns = sum(bot.counts[TURNS] for bot in tally.bots)
    return turns / matches if matches else None


def mean_cards(bot: BotTally) -> dict[str, float]:
    """How many of each card a bot owned in the end, by name."""
    names = sorted(name for name in bot.counts if name.startswith(CARD))
    return {name.removeprefix(CARD): bot.counts[name] / bot.score.matches for name in names}


def _mean(counts: Mapping[str, int], name: str, matches: int) -> float | None:
    return counts[name] / matches if matches else None
