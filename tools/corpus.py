"""Writes what this version keeps into a folder that later versions must be able to open.

    python -m tools.corpus tests/upgrades/NAME

is run once for a version, and what it wrote is never written again. Who sits where opens with the
token `token_of` gives.
"""

import argparse
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from moonlit.bots.uniform import Uniform
from moonlit.client.wonder_book.campaign import Campaign, settle
from moonlit.client.wonder_book.campaign_file import write_campaign
from moonlit.core.action import Action, format_action
from moonlit.core.codec import Plain, canonical
from moonlit.core.dice import Dice
from moonlit.core.record import Record, write_record
from moonlit.games import AnyState, load_game
from moonlit.packs.wonder_book.folder import load_pack
from moonlit.server.database import FILE
from moonlit.server.kept import Chair, Company, charter_of, digest
from moonlit.server.storage import Storage
from moonlit.server.wire import Settings
from moonlit.table.live import Entry, Live
from moonlit.table.match import Match
from moonlit.table.tracks import Tracks
from moonlit.tui import saves

HOUSE, RECORDS, SAVES = "house", "records", "saves"
CAMPAIGN, TRACKS = "campaign.json", "tracks.json"
WON = Path("tests/matches/wonder_book/tower-gold.json")
LONGEST = 1500
SETTINGS = Settings(pace=0, stand_in="random", hints=False)
PEOPLE = ("Ada", "Borys", "Cleo", "Dora")


@dataclass(frozen=True)
class Plan:
    """A match to be kept: how many actions are taken (0: until it is over), and what else."""

    game: str
    options: dict[str, Plain]
    actions: int = 0
    has_undo: bool = False
    is_covered: bool = False


PLANS = {
    "nocturne-over": Plan("nocturne", {"players": 2}),
    "nocturne-running": Plan("nocturne", {"players": 3}, 12, has_undo=True, is_covered=True),
    "nocturne-solo": Plan("nocturne", {"players": 1, "mode": "advanced"}),
    "dominion-over": Plan("dominion", {"players": 2}, has_undo=True),
    "dominion-running": Plan("dominion", {"players": 3}, 60, has_undo=True, is_covered=True),
    "wonder_book-over": Plan("wonder_book", {"players": 2}),
    "wonder_book-running": Plan("wonder_book", {"players": 2}, 25, has_undo=True),
}
PRACTICE = "nocturne-practice"


def token_of(name: str, seat: int) -> str:
    """The token of a seat in a match of the corpus."""
    return f"{name}-{seat}"


def key_of(name: str) -> bytes:
    return sha256(name.encode()).digest()


def hands(name: str, match: Match[AnyState]) -> Iterator[Action]:
    """What random players do, as long as somebody is asked."""
    bot = Uniform(Dice(int.from_bytes(key_of(name)[:4], "big")))
    while match.outcome() is None:
        yield bot.choose(match.view(match.to_act()[0]))


def play(name: str, plan: Plan) -> Match[AnyState]:
    """A match played as planned."""
    match = Match.begin(load_game(plan.game), plan.options, key_of(name))
    for action in hands(name, match):
        if match.version == (plan.actions or LONGEST):
            break
        match.act(action, match.version)
    assert (match.outcome() is None) == bool(plan.actions), name
    return match


def keep(storage: Storage, name: str, plan: Plan, record: Record) -> None:
    """Keep a match as a server does that has seen all of it."""
    start = replace(record, actions=(), final="")
    live = Live(load_game(plan.game), start)
    storage.add(name, charter_of(start, SETTINGS), _company(name, plan, live.match.seats))
    for number, entry in enumerate(_entries(plan, record), start=1):
        storage.append(name, number, entry)
    storage.hear(name, 0, PEOPLE[0], "Good luck!")
    storage.hear(name, None, "", "Dziękuję, nawzajem.")


def _entries(plan: Plan, record: Record) -> Iterator[Entry]:
    """All actions; with an undo the fifth is taken back once and taken again."""
    for number, action in enumerate(record.actions, start=1):
        entry = Entry("act", action.seat, format_action(action), f"a{number}")
        yield entry
        if plan.has_undo and number == 5:
            yield Entry("undo", action.seat, "4", "u")
            yield replace(entry, id="again")


def _company(name: str, plan: Plan | None, seats: int) -> Company:
    chairs = [
        Chair("person", PEOPLE[seat], token=digest(token_of(name, seat))) for seat in range(seats)
    ]
    if plan is not None and plan.is_covered:
        chairs[1].is_away = chairs[1].is_covered = True
        chairs[2] = Chair("bot", level="random")
    return Company(digest(token_of(name, -1)), chairs, has_begun=True)


def keep_practice(storage: Storage, record: Record) -> None:
    """Half of a finished match, to go on from."""
    half = replace(record, actions=record.actions[: len(record.actions) // 2], final="")
    company = _company(PRACTICE, None, 2)
    storage.add(PRACTICE, charter_of(half, SETTINGS, is_practice=True), company)


def write_corpus(folder: Path) -> None:
    """Everything, into a new folder."""
    for name in (RECORDS, SAVES):
        (folder / name).mkdir(parents=True)
    storage = Storage.open(folder / HOUSE)
    for name, plan in PLANS.items():
        match = play(name, plan)
        record = match.record()
        keep(storage, name, plan, record)
        if plan.actions:
            save = folder / SAVES / f"{name}.json"
            standing = saves.Standing(canonical(match.written()).decode(), (), is_over=False)
            saves.save(save, record, standing, None)
            saves.save_seats(save, ("you", *["random"] * (match.seats - 1)))
        else:
            (folder / RECORDS / f"{name}.json").write_text(write_record(record), "utf-8")
        if name == "nocturne-over":
            keep_practice(storage, record)
    storage.close()
    _one_file(folder / HOUSE / FILE)
    _write_campaign(folder)
    tracks = Tracks(folder / TRACKS)
    tracks.mark("Ada", "nocturne", ["achievement-1", "scenario-2"])
    tracks.mark("Borys", "nocturne", ["achievement-3"])


def _write_campaign(folder: Path) -> None:
    pack = load_pack()
    match = Match(load_game("wonder_book"), saves.load(WON))
    outcome = match.outcome()
    assert outcome is not None
    campaign = settle(Campaign(pack.id, is_gentle=True), pack, match.config, outcome)
    (folder / CAMPAIGN).write_text(write_campaign(campaign), "utf-8")


def _one_file(path: Path) -> None:
    """A data folder at rest: the log of the database is worked in."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = delete")
        connection.execute("vacuum")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    write_corpus(parser.parse_args().folder)


if __name__ == "__main__":
    main()
