"""The schema for editors: it allows what the reader reads, and refuses what the reader refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from moonlit.packs.wonder_book import folder
from moonlit.packs.wonder_book.schema import FILES, story_schema
from tests.packs.wonder_book.lighthouse import FILES as STORY
from tests.packs.wonder_book.test_reading import MISWRITTEN

BUILT_IN = Path(folder.__file__).parent / folder.BUILT_IN
TYPES: dict[str, Any] = {
    "object": dict, "array": list, "string": str, "boolean": bool, "integer": int,
    "number": (int, float),
}  # fmt: skip


def fits(schema: dict[str, Any], value: object, root: dict[str, Any]) -> bool:
    """Whether a value fits; only the words of JSON Schema that ours uses."""
    if "$ref" in schema:
        return fits(root["$defs"][schema["$ref"].rpartition("/")[2]], value, root)
    if "anyOf" in schema:
        return any(fits(one, value, root) for one in schema["anyOf"])
    if "oneOf" in schema and sum(fits(one, value, root) for one in schema["oneOf"]) != 1:
        return False
    if "const" in schema:
        return value is schema["const"] or value == schema["const"] is not True
    if "enum" in schema:
        return value in schema["enum"]
    return _fits_type(schema, value) and _fits_inside(schema, value, root)


def _fits_type(schema: dict[str, Any], value: object) -> bool:
    kind = schema.get("type")
    if kind is None:
        return True
    if isinstance(value, bool) and kind != "boolean":
        return False
    return isinstance(value, TYPES[kind])


def _fits_inside(schema: dict[str, Any], value: object, root: dict[str, Any]) -> bool:
    if isinstance(value, dict):
        known = schema.get("properties", {})
        rest = schema.get("additionalProperties", True)
        if len(value) > schema.get("maxProperties", 99):
            return False
        if not set(schema.get("required", ())) <= set(value):
            return False
        others = [one for key, one in value.items() if key not in known]
        if others and rest is False:
            return False
        is_fine = all(fits(known[key], one, root) for key, one in value.items() if key in known)
        return is_fine and (isinstance(rest, bool) or all(fits(rest, one, root) for one in others))
    if isinstance(value, list):
        is_long = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 999)
        return is_long and all(fits(schema.get("items", {}), one, root) for one in value)
    if isinstance(value, str):
        is_long = len(value) >= schema.get("minLength", 0)
        return is_long and re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    return True


def kind_of(name: str) -> str:
    stem = name.removesuffix(".yaml")
    return stem if stem in FILES else "chapter"


@pytest.mark.parametrize("path", sorted(BUILT_IN.glob("*.yaml")), ids=lambda path: path.name)
def test_every_built_in_file_fits_its_schema(path: Path) -> None:
    schema = story_schema(kind_of(path.name))
    assert fits(schema, yaml.safe_load(path.read_text("utf-8")), schema)


@pytest.mark.parametrize("name", STORY)
def test_every_file_of_a_small_story_fits_its_schema(name: str) -> None:
    schema = story_schema(kind_of(name))
    assert fits(schema, yaml.safe_load(STORY[name]), schema)


# What only the whole chapter can tell, and how ids are spelt.
BEYOND = ("fate: $n", "add_wyrm_card: 'not an id'")


@pytest.mark.parametrize("written", [one for one in MISWRITTEN if one not in BEYOND])
def test_what_the_reader_refuses_the_schema_refuses(written: str) -> None:
    schema = story_schema("chapter")
    effect = {"$ref": "#/$defs/effect"}
    assert not fits(effect, yaml.safe_load(written), schema)


def test_the_schema_is_plain_json() -> None:
    for file in FILES:
        schema = story_schema(file)
        assert json.loads(json.dumps(schema)) == schema


def test_the_words_say_what_they_mean() -> None:
    """Editors show it to whoever points at a word."""
    made = json.dumps(story_schema("chapter"))
    for said in ("how many conscious heroes stand there", "Narrative and set-up", "A result of a"):
        assert said in made
