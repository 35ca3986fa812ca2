"""Rows too few, too many, in disorder, or referring to what is not there."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.packs.broken import break_text, built_in_files, errors_of, line_of, write_pack


@clause("N-COMP-2")
def test_a_tile_too_few_and_one_too_many_are_told(tmp_path: Path) -> None:
    errors, _ = break_text(
        tmp_path,
        "tiles.toml",
        'id = "MT07"\ntype = "mushroom"\nkind = "tripti"',
        'id = "MT07"\ntype = "mushroom"\nkind = "duode"',
    )
    last = line_of(tmp_path / "tiles.toml", 'id = "MD05"') - 1
    before = line_of(tmp_path / "tiles.toml", 'id = "MT06"') - 1
    assert errors == [
        f"tiles.toml:{before}: 7 mushroom tiles of kind tripti are needed, found 6",
        f"tiles.toml:{last}: 5 mushroom tiles of kind duode are needed, found 6",
    ]


def test_a_kind_of_another_type_is_told(tmp_path: Path) -> None:
    errors, line = break_text(
        tmp_path,
        "tiles.toml",
        'id = "FE01"\ntype = "feather"',
        'id = "FE01"\ntype = "feather"\nkind = "red"',
    )
    assert (
        f'tiles.toml:{line + 2}: tile FE01: kind must be left out for type feather, found "red"'
        in errors
    )


def test_solo_cards_too_few_and_scenario_of_a_missing_goal_are_told(tmp_path: Path) -> None:
    contents = built_in_files()
    cut = contents["solo.toml"].rindex(b"[[card]]")
    contents["solo.toml"] = contents["solo.toml"][:cut]
    cut = contents["goals.toml"].rindex(b"[[moonlight]]")
    contents["goals.toml"] = contents["goals.toml"][:cut]
    cut = contents["characters.toml"].rindex(b"[[character]]")
    contents["characters.toml"] = contents["characters.toml"][:cut]
    errors = errors_of(write_pack(tmp_path, contents))
    last = line_of(tmp_path / "solo.toml", 'id = "SO23"') - 1
    assert f"solo.toml:{last}: 24 solo cards are needed, found 23" in errors
    assert any(
        e.endswith("scenario 1: there is no moonlight goal 12 in goals.toml") for e in errors
    )
    assert any(e.endswith("moonlight goal 11: after this, rows are missing: id 12") for e in errors)
    assert any(
        e.endswith("scenario 4: there is no character flint in characters.toml") for e in errors
    )


def test_rows_out_of_order_and_one_too_many_are_told(tmp_path: Path) -> None:
    contents = built_in_files()
    contents["concoctions.toml"] += (
        b'[[concoction]]\nid = "36"\nrecipe = ["S"]\npoints = [1]\ngrade = "original"\n'
        b'source = ["ours"]\n'
    )
    variants = (
        contents["variants.toml"].replace(b"two_up", b"x").replace(b"twisted_trees", b"two_up")
    )
    contents["variants.toml"] = variants.replace(b'"x"', b'"twisted_trees"')
    errors = errors_of(write_pack(tmp_path, contents))
    line = line_of(tmp_path / "concoctions.toml", 'id = "36"')
    first = line_of(tmp_path / "variants.toml", 'id = "two_up"')
    order = "rows must be in order: id twisted_trees belongs here"
    assert errors == [
        f"concoctions.toml:{line}: concoction 36: one row too many; id ends with 35",
        f"variants.toml:{first}: variant two_up: {order}",
    ]
