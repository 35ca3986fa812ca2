"""Writes the records in tests/matches and the transcripts in tests/golden, all in one go.

    python -m tools.goldens

does it all, and is needed when the pack changes, because a record names the hash of its pack.

    python -m tools.goldens --transcripts

writes the transcripts alone, from the records that are there; `--game` keeps to one game. Run it
with the environment of the checks from the top of the repository, and read the difference as
carefully as code.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from moonlit.core.event import Event
from moonlit.core.record import Record, read_record, write_record
from moonlit.games.nocturne.events import AbilityUsed, ChestOpened, MirrorAssigned, TileExchanged
from tests.games.nocturne.sampling import GAME
from tests.matches import plays
from tests.matches.shown import MATCHES, Story
from tools import plays as made
from tools.matches import SEARCHES, Options, bot_hand, find, first, key_of, play
from tools.transcript import transcript

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
PREFIX = "play-"
SEEDS = 60
BOTS = ("greedy", "random")


def anything(_story: Story) -> bool:
    return True


def happens(*kinds: type[Event]) -> Callable[[Story], bool]:
    """Something of each of these classes happens."""
    return lambda story: all(any(isinstance(e, kind) for e in story.events) for kind in kinds)


def mirrors_an_effect(story: Story) -> bool:
    """A mirror stone copies a runestone or a chest."""
    return any(
        isinstance(event, MirrorAssigned) and (event.tile or "")[:2] in ("RU", "CH")
        for event in story.events
    )


def leaves_a_mirror(story: Story) -> bool:
    """Somebody scores a mirror stone that copies nothing."""
    return any(sheet["precious"] for sheet in story.outcome.sheets)


@dataclass(frozen=True)
class Play:
    """A match of bots for a transcript, and what it should not miss."""

    options: Options
    shows: Callable[[Story], bool] = anything
    bots: tuple[str, ...] = BOTS


PLAYS: dict[str, Play] = {
    "solo-basic": Play({"players": 1}),
    "solo-advanced": Play({"players": 1, "mode": "advanced"}, happens(AbilityUsed)),
    "solo-scenario": Play({"players": 1, "scenario": 2}),
    "two-basic": Play({"players": 2}, happens(ChestOpened)),
    "three-basic": Play({"players": 3}),
    "four-basic": Play({"players": 4}),
    "two-advanced": Play({"players": 2, "mode": "advanced"}, happens(AbilityUsed)),
    "three-advanced": Play({"players": 3, "mode": "advanced"}, happens(AbilityUsed)),
    "four-advanced": Play({"players": 4, "mode": "advanced"}, happens(AbilityUsed)),
    "family-two": Play({"players": 2, "mode": "family"}),
    "family-four": Play({"players": 4, "mode": "family"}),
    "family-without-concoctions": Play({"players": 3, "mode": "family", "no_concoctions": True}),
    "variant-twisted-trees": Play({"players": 3, "variants": ["twisted_trees"]}),
    "variant-two-up": Play({"players": 2, "variants": ["two_up"]}),
    "variant-all-set-to-brew": Play({"players": 2, "variants": ["all_set_to_brew"]}),
    "variant-chasing-chests": Play(
        {"players": 2, "variants": ["chasing_chests"]}, happens(TileExchanged), ("random",)
    ),
    "variant-precious-stones": Play(
        {"players": 2, "variants": ["precious_stones"]}, leaves_a_mirror
    ),
    "preset-best": Play({"players": 2, "edition": "best"}, bots=("random", "greedy")),
    "preset-en": Play({"players": 2, "edition": "en"}),
    "preset-de": Play({"players": 3, "edition": "de", "forest_visitor": 2}),
    "preset-pl": Play({"players": 2, "edition": "pl"}, mirrors_an_effect, ("random",)),
}


def played(name: str) -> Record:
    """The first match of the bots that does not miss what the transcript is for."""
    wanted = PLAYS[name]

    def tries() -> Iterator[Record]:
        for seed in range(SEEDS):
            config = GAME.check_config(wanted.options)
            hand = bot_hand(wanted.bots, config, seed)
            yield play(wanted.options, key_of(name, seed), hand)

    return first(name, tries(), wanted.shows)


def write_records() -> None:
    """Every search and every play, from the start."""
    for name in SEARCHES:
        _save(MATCHES / f"{name}.json", write_record(find(name)))
    for name in PLAYS:
        _save(MATCHES / f"{PREFIX}{name}.json", write_record(played(name)))


def golden_text(name: str) -> str:
    """The transcript of the record that is stored under a name."""
    text = (MATCHES / f"{PREFIX}{name}.json").read_text(encoding="utf-8")
    return transcript(GAME, name, read_record(text))


def write_plays(game: str, *, has_records: bool) -> None:
    """The records and transcripts of a game that is told of like any other."""
    for name, wanted in plays.PLAYS[game].items():
        if has_records:
            _save(plays.path_of(game, name), write_record(made.played(game, name)))
        if wanted.has_transcript:
            _save(GOLDEN / game / f"{name}.txt", play_text(game, name))


def play_text(game: str, name: str) -> str:
    """The transcript of such a record."""
    record = read_record(plays.path_of(game, name).read_text(encoding="utf-8"))
    return made.transcript(name, record)


def _save(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(path.name, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--transcripts", action="store_true", help="leave the records as they are")
    parser.add_argument("--game", action="append", choices=(GAME.id, *plays.PLAYS))
    given = parser.parse_args()
    games = given.game or (GAME.id, *plays.PLAYS)
    if GAME.id in games:
        if not given.transcripts:
            write_records()
        for name in PLAYS:
            _save(GOLDEN / f"{name}.txt", golden_text(name))
    for game in plays.PLAYS:
        if game in games:
            write_plays(game, has_records=not given.transcripts)


if __name__ == "__main__":
    main()
