"""What the records of every game but the first show: who plays them, and how they end."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from moonlit.core.codec import Plain
from moonlit.core.event import Event
from moonlit.core.game import Outcome
from moonlit.core.record import Record, replay
from moonlit.games import load_game
from moonlit.games.dominion.events import BoonReceived, HexReceived, MatchEnded, Reacted, StateTaken
from moonlit.games.wonder_book.events import ChapterLost, EndingReached, Fell

MATCHES = Path(__file__).parent
SHORT = 10


@dataclass(frozen=True)
class Story:
    """Everything that happened in a match, and its end."""

    events: tuple[Event, ...]
    outcome: Outcome


@dataclass(frozen=True)
class Play:
    """A match of bots, what it must not miss, and whether its transcript is kept."""

    options: dict[str, Plain]
    bots: tuple[str, ...]
    shows: Callable[[Story], bool]
    has_transcript: bool = False


def tell(record: Record) -> Story:
    """Replay a record, which checks its end, and tell what happened."""
    game, events = load_game(record.game), list[Event]()
    for moment in replay(game, record):
        events += moment.events
    outcome = game.outcome(moment.state)
    assert outcome is not None
    return Story(tuple(events), outcome)


def happens(*kinds: type[Event]) -> Callable[[Story], bool]:
    """Something of each of these classes happens."""
    return lambda story: all(any(isinstance(e, kind) for e in story.events) for kind in kinds)


def ended(*, by_provinces: bool) -> Callable[[Story], bool]:
    return lambda story: MatchEnded(by_provinces) in story.events


def is_tie_broken(story: Story) -> bool:
    """Several have the most points, and fewer turns decide (D-SCORE-3)."""
    totals = story.outcome.totals
    return totals.count(max(totals)) > len(story.outcome.winners)


def is_shared(story: Story) -> bool:
    return len(story.outcome.winners) > 1


def is_short(story: Story) -> bool:
    """Nobody has more than ten turns."""
    turns = story.outcome.notes["turns"]
    assert isinstance(turns, list)
    return max(map(int, map(str, turns))) <= SHORT


def won(band: str) -> Callable[[Story], bool]:
    """The chapter is won with a result of this band."""
    return lambda story: story.outcome.notes.get("band") == band


def reaches(ending: str) -> Callable[[Story], bool]:
    return lambda story: EndingReached(ending) in story.events


# What a group can bring to the last chapter, so that every ending is open to it.
_LAST: dict[str, Plain] = {
    "chapter": "ch6",
    "difficulty": "easier",
    "keywords": ["GIFT", "BERRIES", "TRUTH", "LANTERN"],
    "recorded": {f"ch{number}": 8 for number in range(1, 6)},
}


PLAYS: dict[str, dict[str, Play]] = {
    "dominion": {
        "two-at-dusk": Play(
            {"kingdom": "k-01"}, ("scout", "greedy"), ended(by_provinces=True), has_transcript=True
        ),
        "three-at-midnight": Play(
            {"kingdom": "k-02", "players": 3},
            ("scout", "random", "kit"),
            happens(HexReceived, StateTaken),
        ),
        "four-with-boons": Play(
            {"kingdom": "random", "wishes": ["druid", "pixie", "blessed_village"], "players": 4},
            ("scout", "greedy"),
            happens(BoonReceived),
            has_transcript=True,
        ),
        "two-with-moats": Play(
            {"kingdom": "random", "wishes": ["moat", "witch"]},
            ("scout", "random"),
            happens(Reacted),
        ),
        "piles-three-gone": Play({"kingdom": "k-03"}, ("random",), ended(by_provinces=False)),
        "piles-four-gone": Play(
            {"kingdom": "kh-1", "players": 5}, ("random",), ended(by_provinces=False)
        ),
        "six-play": Play({"kingdom": "kh-2", "players": 6}, ("greedy",), ended(by_provinces=True)),
        "tie-broken-by-turns": Play({"kingdom": "k-04"}, ("greedy",), is_tie_broken),
        "shared-victory": Play({"kingdom": "k-04"}, ("greedy",), is_shared),
        # Whatever looks at every action of a match is tried on this one.
        "soon-over": Play({"kingdom": "k-01"}, ("adept", "scout"), is_short),
    },
    "wonder_book": {
        "alone-in-the-tower": Play({"players": 1}, ("greedy",), won("silver"), has_transcript=True),
        "tower-gold": Play({"difficulty": "easier"}, ("greedy",), won("gold")),
        "tower-silver": Play({"players": 3}, ("greedy",), won("silver")),
        "tower-ink": Play({}, ("greedy",), won("ink")),
        "tower-lost": Play({}, ("random",), happens(ChapterLost, Fell)),
        "ending-a": Play(_LAST, ("mystic", "scout"), reaches("a")),
        "ending-b": Play(_LAST, ("mystic", "scout"), reaches("b")),
        "ending-c": Play(_LAST, ("mystic", "scout"), reaches("c"), has_transcript=True),
        "ending-d": Play(_LAST, ("mystic", "scout"), reaches("d")),
    },
}


def path_of(game: str, name: str) -> Path:
    return MATCHES / game / f"{name}.json"


NAMES = [(game, name) for game, plays in PLAYS.items() for name in plays]
