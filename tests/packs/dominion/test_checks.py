"""What is wrong in a Dominion pack is told with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonlit.packs.catalogue import AnyPack, kind_of, load_any
from moonlit.packs.dominion.folder import KIND, check_pack, load_pack
from moonlit.packs.loader import PackKind
from moonlit.packs.nocturne.folder import KIND as NOCTURNE
from moonlit.packs.source import BadPack
from tests.packs.broken import break_text, built_in_files, errors_of, write_pack

BARD = 'id = "bard"\nnames = { en = "Bard", pl = "Bard", de = "Minnesängerin" }'
WOLF = 'types = ["action", "night", "attack", "doom"]'
GOAT = 'heirloom = "goat"\n'
BOONS = 'druid = ["swamps_gift", "flames_gift", "winds_gift"]\n'

# File, what is replaced, by what, which line of the text it is told at, and what is said.
FAULTS = [
    (
        "nocturne.toml",
        WOLF,
        'types = ["action", "nite", "attack", "doom"]',
        0,
        "Dominion: Nocturne card werewolf: types.2 must be one of action, treasure, victory, ",
    ),
    (
        "nocturne.toml",
        WOLF,
        'types = ["action", "night", "action", "doom"]',
        0,
        'Dominion: Nocturne card werewolf: types names "action" more than once',
    ),
    (
        "nocturne.toml",
        BARD,
        BARD.replace(', de = "Minnesängerin"', ""),
        1,
        'Dominion: Nocturne card bard: field "names.de" is missing',
    ),
    (
        "nocturne.toml",
        GOAT,
        'heirloom = "sheep"\n',
        0,
        'Dominion: Nocturne card pixie: heirloom names "sheep", which is no id of heirloom',
    ),
    (
        "nocturne.toml",
        GOAT,
        'heirloom = "lucky_coin"\n',
        0,
        "Dominion: Nocturne card pixie: heirloom is used twice, first in line ",
    ),
    (
        "nocturne.toml",
        'id = "werewolf"',
        'id = "vampire"',
        0,
        "Dominion: Nocturne card vampire: id is used twice, first in line ",
    ),
    (
        "extras.toml",
        'types = ["action", "spirit"]\ncards = 2\n',
        'types = ["action"]\ncards = 2\n',
        0,
        'Spirit imp: types must name "spirit" in this table',
    ),
    (
        "extras.toml",
        "pile = 13",
        "",
        -8,
        'Spirit imp: field "pile" is missing',
    ),
    (
        "kingdoms.toml",
        '  "cobbler",\n',
        "",
        -2,
        "Kingdom k-01: cards must have 10 entries, found 9",
    ),
    (
        "kingdoms.toml",
        '  "cobbler",\n',
        '  "den_of_sin",\n',
        -2,
        'Kingdom k-01: cards names "den_of_sin" more than once',
    ),
    (
        "kingdoms.toml",
        '  "cobbler",\n',
        '  "bat",\n',
        -2,
        'Kingdom k-01: cards names "bat", which is no id of base, nocturne',
    ),
    (
        "kingdoms.toml",
        BOONS,
        "",
        -16,
        'Kingdom k-02: field "druid" is missing for card druid',
    ),
    (
        "kingdoms.toml",
        BOONS,
        BOONS.replace("winds_gift", "gift"),
        0,
        'Kingdom k-02: druid names "gift", which is no id of boon',
    ),
    (
        "kingdoms.toml",
        'grade = "printed"\nsource = ["PL", "public", "ours"]\nsee = ["K-01"]',
        BOONS + 'grade = "printed"\nsource = ["PL", "public", "ours"]\nsee = ["K-01"]',
        0,
        "Kingdom k-01: druid must be left out where druid is not among the cards",
    ),
    (
        "kingdoms.toml",
        'source = ["PL", "public", "ours"]\nsee = ["K-01"]',
        'source = ["PL", "public"]\nsee = ["K-01"]',
        0,
        'Kingdom k-01: source must name "ours" where something is ours',
    ),
    (
        "states.toml",
        'copies = 6\nback_of = "deluded"',
        'copies = 5\nback_of = "deluded"',
        0,
        "State envious: copies must be 6, as on the other side",
    ),
    (
        "states.toml",
        'back_of = "deluded"',
        'back_of = "envious"',
        0,
        "State envious: back_of must be one of deluded, lost_in_the_woods, miserable, found",
    ),
    (
        "supply.toml",
        "cards = 500",
        "cards = 499",
        0,
        "box: the box must hold 499 cards, the rows add up to 500",
    ),
    (
        "supply.toml",
        "players = 6",
        "players = 5",
        0,
        "size for players 5: players is used twice, first in line ",
    ),
    (
        "editions.toml",
        'values = ["turned", "left"]',
        'values = ["left", "turned"]',
        0,
        "switch unused_hex: values must be turned, left, found left, turned",
    ),
    (
        "hexes.toml",
        'id = "war"',
        'id = "peace"',
        -1,
        "Hex peace: after this, rows are missing: id war",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "shift", "told"), FAULTS)
def test_a_fault_is_told_at_its_line(
    file: str, old: str, new: str, shift: int, told: str, tmp_path: Path
) -> None:
    errors, line = break_text(tmp_path, file, old, new, KIND)
    assert any(error.startswith(f"{file}:{line + shift}: {told}") for error in errors), errors


def test_an_heirloom_nobody_names_is_told(tmp_path: Path) -> None:
    errors, _ = break_text(tmp_path, "nocturne.toml", GOAT, "", KIND)
    line = built_in_files(KIND)["extras.toml"].decode().split('id = "goat"')[0].count("\n") + 1
    assert f"extras.toml:{line}: Heirloom goat: no card names this Heirloom" in errors


@pytest.mark.parametrize("file", KIND.files)
def test_an_empty_or_missing_file_is_the_only_one_told_of(file: str, tmp_path: Path) -> None:
    contents = built_in_files(KIND)
    errors = check_pack(write_pack(tmp_path, contents | {file: b""}))
    assert {error.file for error in errors} == {file}
    (tmp_path / file).unlink()
    assert errors_of(tmp_path, KIND) == [f"{file}: this file is missing"]


def test_a_copy_of_the_built_in_pack_is_the_same_pack(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, built_in_files(KIND))
    assert load_pack(folder) == load_pack()
    assert load_pack() is load_pack(None)


@pytest.mark.parametrize("kind", [KIND, NOCTURNE], ids=("dominion", "nocturne"))
def test_a_folder_is_read_as_the_pack_of_its_game(kind: PackKind[AnyPack], tmp_path: Path) -> None:
    folder = write_pack(tmp_path, built_in_files(kind))
    assert load_any(folder) == kind.load()
    (folder / "pack.toml").write_bytes(b'game = "chess"')
    assert kind_of(folder) is kind
    (folder / "pack.toml").unlink()
    assert kind_of(folder) is kind


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    assert kind_of(tmp_path / "absent") is NOCTURNE
    with pytest.raises(BadPack, match="unreadable reason=ENOENT"):
        load_any(tmp_path / "absent")
