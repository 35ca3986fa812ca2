"""A match at the terminal keeps its pack, whatever a later version has built in."""

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from moonlit.core.record import Record, read_record, write_record
from moonlit.games import load_game
from moonlit.table.match import Match
from moonlit.table.places import data_folder
from moonlit.table.shelf import FOLDER
from moonlit.tui import saves
from tests.cli.conftest import Call
from tests.packs.test_facts import rewritten
from tests.tui.players import begin

MATCHES = Path(__file__).parents[1] / "matches"
OTHER = {
    "nocturne": ("play-family-two.json", "tiles.toml", "points = 4", "points = 5"),
    "dominion": ("dominion/four-with-boons.json", "basic.toml", "coins = 1", "coins = 2"),
}


def test_a_match_at_the_terminal_keeps_its_pack(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "greedy"))
    kept = data_folder() / FOLDER
    assert [one.name for one in kept.iterdir()] == [saves.load(session.path).pack]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())


@pytest.fixture(params=OTHER)
def played(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Record, Path]:
    """A running match of another pack, and where that lies."""
    game, (record, *change) = str(request.param), OTHER[request.param]
    pack = rewritten(tmp_path / "pack", game, *change)
    rules = load_game(game, pack)
    begun = replace(
        read_record((MATCHES / record).read_text("utf-8")),
        pack=rules.pack_hash({}),
        actions=(),
        final="",
    )
    match = Match(rules, begun)
    for _ in range(6):
        match.act(match.view(match.to_act()[0]).legal[-1], match.version)
    return match.record(), pack


def ways(call: Call, path: Path, record: Record) -> list[int]:
    """How the calls end that replay a record or go on with it."""
    path.write_text(write_record(record), "utf-8")
    seats = ["you"] * load_game(record.game).seats(record.config)
    Path(f"{path}.seats").write_text(json.dumps(seats), "utf-8")
    calls = (("replay",), ("replay", "--json"), ("play", "--plain", "--resume"))
    return [call(*words, str(path)).code for words in calls]


def test_it_is_found_where_it_was_kept(
    call: Call, played: tuple[Record, Path], tmp_path: Path
) -> None:
    record, pack = played
    assert ways(call, tmp_path / "match.json", record) == [2, 2, 2]
    place = data_folder() / FOLDER / record.pack
    place.parent.mkdir(parents=True)
    pack.rename(place)
    assert ways(call, tmp_path / "match.json", record) == [0, 0, 0]


def test_a_record_that_carries_it_needs_no_other(
    call: Call, played: tuple[Record, Path], tmp_path: Path
) -> None:
    record, pack = played
    files = {one.name: one.read_text("utf-8") for one in pack.iterdir()}
    carried = replace(record, pack_files=files)
    assert ways(call, tmp_path / "match.json", carried) == [0, 0, 0]
