"""What a pack is known by: another word leaves the digest alone, another fact does not."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from moonlit.games import load_game
from moonlit.packs.before import BEFORE
from moonlit.packs.catalogue import AnyPack
from moonlit.packs.dominion.folder import KIND as DOMINION
from moonlit.packs.facts import content_hash
from moonlit.packs.loader import PackKind
from moonlit.packs.nocturne.folder import KIND as NOCTURNE
from moonlit.packs.wonder_book.folder import BUILT_IN, PACKAGE
from tests.packs.broken import built_in_files, write_pack

TABLES: dict[str, PackKind[AnyPack]] = {"nocturne": NOCTURNE, "dominion": DOMINION}

# Each by game, file, what stands there and what is to stand there.
PROSE = [
    ("nocturne", "tiles.toml", "# The 80 item tiles", "# All the item tiles"),
    ("nocturne", "pack.toml", 'title = "', 'title = "The new '),
    ("nocturne", "pack.toml", 'spec = "', 'spec = "the/other/'),
    ("nocturne", "tiles.toml", 'id = "SK01"\ntype = "skull"', 'type = "skull"\nid = "SK01"'),
    ("nocturne", "tiles.toml", 'source = ["PL"]', 'source = ["EN", "PL"]'),
    ("nocturne", "tiles.toml", 'confidence = "medium"', 'confidence = "high"'),
    ("nocturne", "goals.toml", "see = [", 'see = ["N-CAST-2", '),
    ("nocturne", "editions.toml", 'section = "set_up"\nscope = "metadata"', 'section = "set_up"'),
    ("nocturne", "variants.toml", 'clause = "N-', 'clause = "N-X-'),
    ("dominion", "basic.toml", 'pl = "Miedziak"', 'pl = "Miedź"'),
    ("dominion", "basic.toml", 'named = { en = "public"', 'named = { en = "printed"'),
    ("dominion", "basic.toml", "cost = 0\ntypes", "cost   =   0\n\ntypes"),
    ("dominion", "basic.toml", 'source = ["PL", "public"]', 'source = ["DE", "PL", "public"]'),
    ("dominion", "editions.toml", 'clause = "E-', 'clause = "E-9'),
    ("wonder_book", "heroes.yaml", "# The four heroes", "# All heroes"),
    ("wonder_book", "heroes.yaml", 'pl: "Byczek"', 'pl: "Byk"'),
    ("wonder_book", "heroes.yaml", 'en: "My play. Watch me."', 'en: "Watch."'),
    ("wonder_book", "heroes.yaml", "colour: red", "colour: crimson"),
    ("wonder_book", "heroes.yaml", "range: own\n      targets: 1", "targets: 1\n      range: own"),
    ("wonder_book", "ch1.yaml", "x: 50, y: 88", "x: 51, y: 87"),
    ("wonder_book", "ch1.yaml", 'de: "Wer geht hinauf?"', 'de: "Wer steigt hinauf?"'),
    ("wonder_book", "ch1.yaml", "grade: original\n", "grade: reconstructed\n"),
    ("wonder_book", "campaign.yaml", 'en: "The Fading Page"', 'en: "The Page"'),
]
FACTS = [
    ("nocturne", "tiles.toml", "points = 4", "points = 5"),
    ("nocturne", "tiles.toml", 'symbols = "S"', 'symbols = "SF"'),
    ("nocturne", "concoctions.toml", "points = [2, 5]", "points = [2, 6]"),
    ("nocturne", "scoring.toml", "at = 110", "at = 111"),
    ("nocturne", "solo.toml", "dedicates = false", "dedicates = true"),
    ("nocturne", "pack.toml", 'id = "nocturne"', 'id = "mine"'),
    ("dominion", "basic.toml", "coins = 1", "coins = 2"),
    ("dominion", "base.toml", "cost = 2", "cost = 3"),
    ("dominion", "boons.toml", "gives_coin = false", "gives_coin = true"),
    ("dominion", "supply.toml", "copper = 60", "copper = 61"),
    ("dominion", "kingdoms.toml", '  "cobbler",\n  "den_of_sin",', '  "den_of_sin",\n  "cobbler",'),
    ("wonder_book", "heroes.yaml", "hearts: 6", "hearts: 5"),
    ("wonder_book", "heroes.yaml", "per_success: 1", "per_success: 2"),
    ("wonder_book", "heroes.yaml", "who: other_hero, n: 1", "who: other_hero, n: 2"),
    ("wonder_book", "ch1.yaml", "sparks: 1, x: 18, y: 80", "sparks: 2, x: 18, y: 80"),
    ("wonder_book", "ch1.yaml", "blocked: [T2-T5, T4-T8]", "blocked: [T2-T3, T2-T5, T4-T8]"),
    ("wonder_book", "ch1.yaml", "swarm: {by_heroes: [4, 5, 7]}", "swarm: {by_heroes: [4, 5, 8]}"),
]


def files_of(game: str) -> dict[str, bytes]:
    if game in TABLES:
        return built_in_files(TABLES[game])
    folder = files(PACKAGE) / BUILT_IN
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.name.endswith(".yaml")}


def rewritten(folder: Path, game: str, file: str, old: str, new: str) -> Path:
    """A copy of a built-in pack in which the first such text is another one."""
    contents = files_of(game)
    text = contents[file].decode()
    assert old in text
    contents[file] = text.replace(old, new, 1).encode()
    return write_pack(folder, contents)


def digest_of(game: str, folder: Path | None = None) -> str:
    return load_game(game, folder).pack_hash({})


@pytest.mark.parametrize(("game", "file", "old", "new"), PROSE)
def test_prose_is_no_fact(tmp_path: Path, game: str, file: str, old: str, new: str) -> None:
    folder = rewritten(tmp_path / "pack", game, file, old, new)
    assert digest_of(game, folder) == digest_of(game)


@pytest.mark.parametrize(("game", "file", "old", "new"), FACTS)
def test_a_fact_is_one(tmp_path: Path, game: str, file: str, old: str, new: str) -> None:
    folder = rewritten(tmp_path / "pack", game, file, old, new)
    assert digest_of(game, folder) != digest_of(game)


@pytest.mark.parametrize("game", [*TABLES, "wonder_book"])
def test_the_digests_of_bytes_still_name_the_built_in_pack(game: str) -> None:
    today = load_game(game)
    digest = today.pack_hash({})
    assert BEFORE[digest]
    assert all(today.knows_pack(old, {}) for old in (digest, *BEFORE[digest]))
    assert not today.knows_pack("0" * 64, {})


@pytest.mark.parametrize(("game", "file", "old", "new"), FACTS[::6])
def test_a_pack_of_ones_own_is_still_known_by_its_bytes(
    tmp_path: Path, game: str, file: str, old: str, new: str
) -> None:
    folder = rewritten(tmp_path / "pack", game, file, old, new)
    contents = {path.name: path.read_bytes() for path in folder.iterdir()}
    own = load_game(game, folder)
    assert own.knows_pack(content_hash(contents), {})
    assert not own.knows_pack(digest_of(game), {})
