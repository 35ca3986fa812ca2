"""Loading a pack: the built-in one, a copy, and the hash that names it."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from hashlib import sha256
from pathlib import Path

import pytest

import moonlit.packs.nocturne
from moonlit.packs.evidence import GRADES
from moonlit.packs.facts import content_hash
from moonlit.packs.nocturne.fields import FILES
from moonlit.packs.nocturne.folder import check_pack, load_pack
from tests.packs.broken import built_in_files, write_pack


def test_the_built_in_pack_is_right_and_loaded_once() -> None:
    assert load_pack() is load_pack(None)
    assert (load_pack().id, load_pack().game, load_pack().format) == ("nocturne", "nocturne", 1)
    assert check_pack(Path(moonlit.packs.nocturne.__path__[0])) == []


def test_the_pack_names_the_spec_it_follows() -> None:
    assert (Path(__file__).parents[2] / load_pack().spec).is_file()


def test_a_copy_of_the_built_in_pack_is_the_same_pack(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, built_in_files())
    assert load_pack(folder) == load_pack()
    assert load_pack(str(folder)) == load_pack()
    assert hash(load_pack(folder)) == hash(load_pack())


def test_the_pack_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        load_pack().tiles[0].points = 5  # type: ignore[misc]


def test_a_changed_pack_is_another_pack(tmp_path: Path) -> None:
    contents = built_in_files()
    contents["tiles.toml"] = contents["tiles.toml"].replace(b"points = 2", b"points = 5")
    pack = load_pack(write_pack(tmp_path, contents))
    assert [tile.points for tile in pack.tiles if tile.kind == "fanged"] == [5] * 4
    assert pack.digest != load_pack().digest


def test_the_hash_is_sha_256_over_names_lengths_and_bytes_in_order() -> None:
    contents = {"b.toml": b"two", "a.toml": b"one"}
    plain = b"a.toml\0" + (3).to_bytes(8, "big") + b"one"
    plain += b"b.toml\0" + (3).to_bytes(8, "big") + b"two"
    assert content_hash(contents) == sha256(plain).hexdigest()
    assert content_hash(dict(sorted(contents.items()))) == content_hash(contents)
    assert load_pack().before[0] == content_hash(built_in_files())
    assert list(built_in_files()) == sorted(FILES)


def test_the_hash_feels_every_byte() -> None:
    contents = {"a.toml": b"grade", "b.toml": b"source"}
    hashes = {content_hash(contents)}
    for name, raw in contents.items():
        for place in range(len(raw)):
            for bit in range(8):
                other = bytes([*raw[:place], raw[place] ^ 1 << bit, *raw[place + 1 :]])
                hashes.add(content_hash(contents | {name: other}))
    assert len(hashes) == 1 + 8 * 11


def test_the_hash_feels_names_and_the_borders_between_files() -> None:
    variants = [
        {"a": b"12", "b": b"3"},
        {"a": b"1", "b": b"23"},
        {"a": b"12", "c": b"3"},
        {"a": b"12b3"},
        {"a": b"123", "b": b""},
    ]
    assert len({content_hash(contents) for contents in variants}) == len(variants)


@pytest.mark.parametrize("file", FILES)
def test_the_hash_feels_every_file_of_the_pack(file: str) -> None:
    contents = built_in_files()
    assert content_hash(contents | {file: contents[file] + b"\n"}) != load_pack().before[0]


def test_every_row_says_how_well_it_is_known() -> None:
    pack = load_pack()
    evidence = [row.evidence for row in pack.tiles]
    evidence += [row.evidence for row in (*pack.starters, *pack.concoctions)]
    evidence += [row.evidence for row in pack.twilight_goals]
    evidence += [row.evidence for row in pack.moonlight_goals]
    evidence += [row.evidence for row in pack.characters]
    evidence += [row.evidence for row in pack.solo_cards]
    evidence += [row.evidence for row in pack.scenarios]
    evidence += [row.evidence for row in pack.achievements]
    evidence += [row.evidence for row in pack.variants]
    evidence += [row.evidence for row in pack.layouts]
    evidence += [row.evidence for row in pack.tokens.sizes]
    evidence += [row.evidence for row in pack.tokens.slots]
    evidence += [row.evidence for row in pack.scoring.ranks]
    evidence += [row.evidence for row in pack.editions.differences]
    evidence += [row.evidence for row in pack.editions.rulings]
    evidence += [row.evidence for row in pack.editions.switches]
    evidence += [one for _, one in (*pack.tokens.evidence, *pack.scoring.evidence)]
    assert all(one.grade in GRADES and one.source for one in evidence)
