"""Makes the page's types from the wire and from each game's views and events; --check compares."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from moonlit.games import GAMES
from moonlit.server import messages, wire
from tools.game_types import types_of, types_of_all

PAGE: Final = Path(__file__).parents[1] / "web" / "src"
HEAD: Final = (
    "// Made by `python -m tools.wire_types` from src/moonlit/server/wire.py and messages.py."
)
OF_GAMES: Final = ("GameEvent", "TableView")
IMPORTS: Final = f"import type {{ {', '.join(OF_GAMES)} }} from '../games/wire';"
SPOKEN: Final = {**vars(wire), **vars(messages)}
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]


def main() -> int:
    """Write the types, or say which of the written ones are no longer true."""
    texts = {PAGE / "wire" / "types.ts": typescript()}
    texts[PAGE / "games" / "wire.ts"] = types_of_all(GAMES)
    texts |= {PAGE / "games" / game / "wire.ts": types_of(game) for game in GAMES}
    if "--check" in sys.argv[1:]:
        return _compare(texts)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


def _compare(texts: dict[Path, str]) -> int:
    old = [path for path, text in texts.items() if not _is(path, text)]
    for path in old:
        print(f"run python -m tools.wire_types: {path.relative_to(PAGE)} is not what Python says")
    if not old:
        print("wire types are up to date")
    return 1 if old else 0


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


def typescript() -> str:
    """All types of the wire."""
    structs = [item for item in SPOKEN.values() if _is_struct(item)]
    _, parts = msgspec.json.schema_components(structs, ref_template="{name}")
    sent = set(_reach([s.__name__ for s in structs if issubclass(s, wire.Outgoing)], parts))
    blocks = [HEAD, IMPORTS, "export type Plain = Record<string, unknown>;", *_aliases()]
    blocks += [_interface(name, part, name in sent) for name, part in parts.items()]
    return "\n\n".join(blocks) + "\n"


def _is_struct(item: object) -> bool:
    return (
        isinstance(item, type)
        and issubclass(item, msgspec.Struct)
        and item.__module__ in (wire.__name__, messages.__name__)
        and bool(item.__struct_fields__ or item.__struct_config__.tag)
    )


def _reach(names: Iterable[str], parts: Schema) -> Iterator[str]:
    """The named parts and all that they are made of."""
    for name in names:
        yield name
        yield from _reach(_references(parts[name]), parts)


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, list):
        for item in schema:
            yield from _references(item)
    elif isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value
            elif key != "default":
                yield from _references(value)


def _aliases() -> Iterator[str]:
    """Literals and unions that have a name of their own."""
    for name, item in SPOKEN.items():
        if get_origin(item) is Literal:
            yield f"export type {name} = {_either(_quote(value) for value in get_args(item))};"
        elif name in ("FromPage", "ToPage"):
            yield f"export type {name} = {_either(part.__name__ for part in get_args(item))};"


def _interface(name: str, part: Schema, is_sent: bool) -> str:
    """What the server sends has all its fields; what a page sends may leave out defaults."""
    lines = [f"/** {' '.join(part['description'].split())} */"] if "description" in part else []
    lines.append(f"export interface {name} {{")
    for field, schema in part["properties"].items():
        may_miss = not is_sent and field not in part.get("required", ())
        lines.append(f"  {field}{'?' if may_miss else ''}: {_type(schema)};")
    return "\n".join([*lines, "}"])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return _either(_quote(value) for value in schema["enum"])
    if "anyOf" in schema:
        return _either(_type(option) for option in schema["anyOf"])
    if schema.get("title") in OF_GAMES:
        return str(schema["title"])
    match schema.get("type"):
        case "array":
            return f"{_bracket(_type(schema['items']))}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {_type(values)}>" if values else "Plain"
        case "null":
            return "null"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def _either(options: Iterable[str]) -> str:
    return " | ".join(options)


def _bracket(text: str) -> str:
    return f"({text})" if " | " in text else text


def _quote(text: str) -> str:
    return f"'{text}'"


if __name__ == "__main__":
    raise SystemExit(main())
