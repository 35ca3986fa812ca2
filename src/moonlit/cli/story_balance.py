"""`moonlit story balance`: how often chapters are won, by whom, and under which goal not."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from moonlit.bots.roster import roster_of
from moonlit.cli.errors import Refused
from moonlit.cli.matches import whole_number, words_of
from moonlit.cli.measuring import INTERRUPTED, SEED_BITS, until_interrupted
from moonlit.cli.progress import progress
from moonlit.cli.screen import number, say, say_json, table, wrapped
from moonlit.cli.story_choice import GAME, chosen_chapters
from moonlit.client.words import Words
from moonlit.lab.counting import rounded
from moonlit.lab.stats import Interval
from moonlit.lab.wonder_book.balance import Cell, CellTally, Share, Trial, make_trial, run_trial
from moonlit.packs.wonder_book.cards import ChapterEndCard
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.packs.wonder_book.model import Campaign
from moonlit.packs.wonder_book.walk import found
from moonlit.packs.wonder_book.words import DIFFICULTIES

DEFAULT_MATCHES: Final = "100"
NORMAL: Final = "normal"

Tallies = Mapping[Cell, CellTally]


def balance(options: Namespace, words: Words) -> int:
    """Play, with a bar to watch; Ctrl-C gives the report on what was played until then."""
    trial, campaign = _read(options, words)
    workers = None if options.workers is None else whole_number("workers", options.workers, 1)
    title = words.say("command-measuring-running")
    with until_interrupted() as interrupted, progress(title, trial.total) as told:
        tallies = run_trial(trial, workers=workers, told=told, stopped=interrupted.is_set)
    if options.json:
        say_json(report(trial, tallies))
    else:
        say(tell(words, campaign, trial, tallies))
    return INTERRUPTED if interrupted.is_set() else 0


def _read(options: Namespace, words: Words) -> tuple[Trial, Campaign]:
    pack = None if options.folder is None else Path(options.folder)
    campaign = load_pack(pack)
    chapters = [chapter.id for chapter in chosen_chapters(campaign, options, words)]
    levels = [NORMAL] if options.difficulty is None else list(words_of(options.difficulty))
    for level in levels:
        if level not in DIFFICULTIES:
            raise Refused("no-such-difficulty", text=level, known=words.join(DIFFICULTIES))
    matches = whole_number("matches", options.matches or DEFAULT_MATCHES, 1)
    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    number_ = whole_number("seed", str(seed))
    bot = options.bot or roster_of(GAME).substitute
    return make_trial(pack, chapters, levels, matches, number_, bot), campaign


def report(trial: Trial, tallies: Tallies) -> dict[str, object]:
    """For programs; the same for the same seed, however many processes played."""
    return {
        "seed": trial.seed,
        "bot": trial.bot,
        "matches": trial.matches,
        "cells": [_plain(cell, tally) for cell, tally in tallies.items()],
    }


def _plain(cell: Cell, tally: CellTally) -> dict[str, object]:
    return {
        "chapter": cell.chapter,
        "heroes": cell.heroes,
        "difficulty": cell.difficulty,
        **_plain_share(tally.share),
        "mean_rounds": rounded(tally.rounds.mean()),
        "mean_falls": rounded(tally.falls.mean()),
        "bands": dict(sorted(tally.bands.items())),
        "lost_under": dict(sorted(tally.goals.items())),
        "endless": tally.endless,
        "teams": {"+".join(team): _plain_share(one) for team, one in sorted(tally.teams.items())},
    }


def _plain_share(share: Share) -> dict[str, object]:
    low, high = share.interval
    return {
        "matches": share.matches,
        "wins": share.wins,
        "win_rate": rounded(share.rate),
        "interval": [rounded(low), rounded(high)],
    }


def tell(words: Words, campaign: Campaign, trial: Trial, tallies: Tallies) -> str:
    """For people: a line for every cell, then the teams."""
    played = sum(tally.share.matches for tally in tallies.values())
    head = words.say("command-story-played", count=played, bot=trial.bot, seed=str(trial.seed))
    lines = [head, "", table(list(_rows(words, campaign, tallies)), is_right=True)]
    for level in dict.fromkeys(cell.difficulty for cell in tallies):
        one_level = {cell: tally for cell, tally in tallies.items() if cell.difficulty == level}
        lines += ["", table(list(_team_rows(words, level, one_level)), is_right=True)]
    if endless := sum(tally.endless for tally in tallies.values()):
        lines += ["", wrapped(words.say("command-story-endless", count=endless))]
    return "\n".join((*lines, "", wrapped(words.say("command-story-intervals"))))


def _rows(words: Words, campaign: Campaign, tallies: Tallies) -> Iterator[list[str]]:
    columns = ("chapter", "heroes", "difficulty", "won", "rounds", "falls", "bands", "lost")
    yield [words.say(f"command-story-column-{name}") for name in columns]
    for cell, tally in tallies.items():
        chapter = next(one for one in campaign.chapters if one.id == cell.chapter)
        bands = [band.id for end, _ in found(ChapterEndCard, chapter) for band in end.bands]
        yield [
            cell.chapter,
            str(cell.heroes),
            words.say(f"command-story-{cell.difficulty}"),
            _share(words, tally.share),
            number(words, tally.rounds.mean() or 0),
            number(words, tally.falls.mean() or 0),
            " · ".join(_percent(words, tally.bands[band], tally.share.wins) for band in bands),
            _lost(words, tally),
        ]


def _lost(words: Words, tally: CellTally) -> str:
    """The two goals under which most were lost, by their card numbers."""
    worst = sorted(tally.goals.items(), key=lambda one: (-one[1], one[0]))[:2]
    total = tally.share.matches - tally.share.wins
    return " · ".join(f"{goal or '–'}: {_percent(words, n, total)}" for goal, n in worst) or "–"


def _team_rows(words: Words, level: str, tallies: Tallies) -> Iterator[list[str]]:
    """Teams down, chapters across, at one difficulty."""
    chapters = list(dict.fromkeys(cell.chapter for cell in tallies))
    yield [words.say("command-story-teams", difficulty=f"command-story-{level}"), *chapters]
    shares = {
        (team, cell.chapter): share
        for cell, tally in tallies.items()
        for team, share in tally.teams.items()
    }
    for team in sorted({team for team, _ in shares}, key=lambda one: (len(one), one)):
        cells = [shares.get((team, chapter), Share()) for chapter in chapters]
        yield ["+".join(team), *(_share(words, share) for share in cells)]


def _share(words: Words, share: Share) -> str:
    low, high = _of_hundred(share.interval)
    rate = number(words, 100 * share.rate, 0)
    return f"{rate} % ({number(words, low, 0)}–{number(words, high, 0)})"


def _of_hundred(interval: Interval) -> Interval:
    return 100 * interval[0], 100 * interval[1]


def _percent(words: Words, part: int, whole: int) -> str:
    return f"{number(words, 100 * part / whole, 0)} %" if whole else "–"
