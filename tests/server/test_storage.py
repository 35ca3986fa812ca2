"""The storage: what it promises survives a power cut, and it shares its folder with care."""

import sqlite3
import stat
from multiprocessing import get_context
from pathlib import Path

import pytest

from moonlit.client.refusals import tell_error
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat
from moonlit.core.errors import BadRecord, StaleVersion
from moonlit.server.database import FILE, Database, StorageFailed
from moonlit.server.kept import Chair, Company
from moonlit.server.storage import Storage
from moonlit.table.live import Entry
from tools.power_cut import charter, cut_power

CUTS = 300
FAR_FUTURE = 1e12


def entry(number: int) -> Entry:
    return Entry("act", Seat(0), f"0 cast {number} b2", f"id-{number}")


def company(*names: str) -> Company:
    return Company("", [Chair("person", name) for name in names])


def storage_with_match(folder: Path) -> Storage:
    storage = Storage.open(folder)
    storage.add("one", charter(), company("Ann"))
    return storage


def test_a_power_cut_loses_nothing_promised() -> None:
    report = cut_power(CUTS, seed=3)
    assert (report.cuts, report.lost, report.corrupt) == (CUTS, 0, 0)
    assert report.promised > CUTS


def test_a_power_cut_would_show_a_storage_that_does_not_sync() -> None:
    report = cut_power(CUTS // 5, seed=3, synchronous="normal")
    assert report.lost > 10
    assert report.corrupt == 0


def test_the_real_connection_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    storage = Storage.open(tmp_path)
    ask = storage._database._connection.execute
    assert ask("pragma journal_mode").fetchone() == ("wal",)
    assert ask("pragma synchronous").fetchone() == (2,)
    assert ask("pragma foreign_keys").fetchone() == (1,)
    storage.close()


def test_nobody_else_on_the_computer_may_look_into_the_folder(tmp_path: Path) -> None:
    Storage.open(tmp_path / "data").close()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_a_folder_that_was_open_to_everybody_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Storage.open(folder).close()
    folder.chmod(0o755)
    (folder / FILE).chmod(0o644)
    Storage.open(folder).close()
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / FILE)]
    assert modes == [0o700, 0o600]


def test_a_damaged_header_is_told_with_its_file(tmp_path: Path) -> None:
    storage_with_match(tmp_path).close()
    (tmp_path / FILE).write_bytes(b"x" * 8192)
    with pytest.raises(StorageFailed, match="storage-unusable") as refused:
        Storage.open(tmp_path)
    assert refused.value.facts == {"path": str(tmp_path / FILE), "reason": "storage-damaged"}
    for language in LANGUAGES:
        words = Words(language)
        said = tell_error(words, refused.value)
        assert words.say("reason-storage-damaged") in said
        assert said.count(".") == 1 + str(tmp_path / FILE).count("."), said


def test_a_database_that_may_only_be_read_is_told(tmp_path: Path) -> None:
    storage_with_match(tmp_path).close()
    connection = sqlite3.connect(f"file:{tmp_path / FILE}?mode=ro", uri=True)
    storage = Storage(Database(connection))
    with pytest.raises(StorageFailed) as refused:
        storage.append("one", 1, entry(1))
    storage.close()
    assert refused.value.facts["reason"] == "storage-read-only"


def test_a_locked_database_is_told(tmp_path: Path) -> None:
    storage = storage_with_match(tmp_path)
    storage._database._connection.execute("pragma busy_timeout = 0")
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("begin immediate")
    with pytest.raises(StorageFailed) as refused:
        storage.append("one", 1, entry(1))
    assert refused.value.facts["reason"] == "storage-locked"
    other.close()
    storage.append("one", 1, entry(1))
    storage.close()


@pytest.mark.parametrize(
    "change",
    [
        "update match set charter = '{' where id = 'one'",
        "update match set charter = '[]' where id = 'one'",
        "update match set charter = replace(charter, '\"key\":\"', '\"key\":\"z') where id = 'one'",
        "update match set company = 'null' where id = 'one'",
    ],
)
def test_a_damaged_row_concerns_its_match_alone(tmp_path: Path, change: str) -> None:
    storage = storage_with_match(tmp_path)
    storage.add("two", charter(), company("Bo"))
    storage._database._connection.execute(change)
    with pytest.raises(BadRecord, match="match-damaged"):
        storage.load("one")
    assert storage.load("two") is not None
    storage.seat("two", company("Bo"), company("Cy"))
    storage.close()


def test_how_long_a_match_was_played_is_kept_with_its_actions(tmp_path: Path) -> None:
    storage = storage_with_match(tmp_path)
    assert storage.append("one", 1, entry(1), seconds=40) == 40
    assert storage.append("one", 2, entry(2), seconds=5) == 45
    with pytest.raises(StaleVersion):
        storage.append("one", 2, entry(3), seconds=5)
    stored = storage.load("one")
    assert stored is not None
    assert stored.played == 45
    storage.remove("one", FAR_FUTURE)
    storage.add("one", charter(), company("Ann"))
    assert storage.append("one", 1, entry(1)) == 0
    storage.close()


def test_one_version_and_one_id_are_kept_once(tmp_path: Path) -> None:
    storage = storage_with_match(tmp_path)
    storage.append("one", 1, entry(1))
    with pytest.raises(StaleVersion):
        storage.append("one", 1, entry(2))
    with pytest.raises(StaleVersion):
        storage.append("one", 2, entry(1))
    stored = storage.load("one")
    assert stored is not None
    assert stored.entries == [entry(1)]
    storage.close()


def test_two_storages_on_one_folder_have_one_winner(tmp_path: Path) -> None:
    one, two = storage_with_match(tmp_path), Storage.open(tmp_path)
    one.append("one", 1, entry(1))
    with pytest.raises(StaleVersion):
        two.append("one", 1, entry(2))
    one.seat("one", company("Ann"), company("Bo"))
    with pytest.raises(StaleVersion):
        two.seat("one", company("Ann"), company("Cy"))
    assert [one.hear("one", 0, "Ann", "a").number, two.hear("one", 0, "Bo", "b").number] == [1, 2]
    stored = two.load("one")
    assert stored is not None
    assert (stored.entries, stored.company) == ([entry(1)], company("Bo"))
    one.close()
    two.close()


def test_a_full_disk_is_a_refusal_and_leaves_all_as_it_was(tmp_path: Path) -> None:
    storage = storage_with_match(tmp_path)
    ask = storage._database._connection.execute
    (pages,) = ask("pragma page_count").fetchone()
    ask(f"pragma max_page_count = {pages}")
    big = Entry("act", Seat(0), "x" * 20_000, "big")
    for _ in range(2):
        with pytest.raises(StorageFailed) as refused:
            storage.append("one", 1, big)
        assert refused.value.code == "storage-failed"
    with pytest.raises(StorageFailed):
        storage.hear("one", 0, "Ann", "x" * 20_000)
    ask("pragma max_page_count = 1000000")
    storage.append("one", 1, big)
    stored = storage.load("one")
    assert stored is not None
    assert (stored.entries, stored.chat) == ([big], [])
    storage.close()


def test_a_foreign_error_in_the_middle_leaves_no_transaction_open(tmp_path: Path) -> None:
    storage = storage_with_match(tmp_path)
    with pytest.raises(UnicodeEncodeError):
        storage.append("one", 1, Entry("act", Seat(0), "\ud800", "lone"))
    storage.append("one", 1, entry(1))
    storage.close()


def test_a_database_that_cannot_be_read_is_a_refusal(tmp_path: Path) -> None:
    storage = storage_with_match(tmp_path)
    storage._database._connection.execute("drop table chat")
    with pytest.raises(StorageFailed):
        storage.load("one")
    storage.close()


def test_a_folder_of_a_later_version_is_refused(tmp_path: Path) -> None:
    Storage.open(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(BadRecord, match="future-matches"):
        Storage.open(tmp_path)


def open_and_close(folder: Path) -> None:
    Storage.open(folder).close()


def test_two_servers_may_make_the_folder_at_the_same_time(tmp_path: Path) -> None:
    with get_context("spawn").Pool(2) as pool:
        for number in range(20):
            pool.map(open_and_close, [tmp_path / f"{number}"] * 2, chunksize=1)
