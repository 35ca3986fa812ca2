"""Makes web/src/wire/types.ts from the server's wire and messages; --check compares them."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from moonlit.server import messages, wire

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "wire" / "types.ts"
HEAD: Final = (
    "// Made by `python -m tools.wire_types` from src/moonlit/server/wire.py and messages.py."
)
SPOKEN: Final = {**vars(wire), **vars(messages)}
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]


def main() -> int:
    """Write the types, or say whether the written ones are still true."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        is_same = TARGET.exists() and TARGET.read_text("utf-8") == text
        print("wire types are up to date" if is_same else "run python -m tools.wire_types")
        return 0 if is_same else 1
    TARGET.write_text(text, "utf-8")
    return 0


def typescript() -> str:
    """All types of the wire."""
    structs = [item for item in SPOKEN.values() if _is_struct(item)]
    _, parts = msgspec.json.schema_components(structs, ref_template="{name}")
    sent = set(_reach([s.__name__ for s in structs if issubclass(s, wire.Outgoing)], parts))
    blocks = [HEAD, "export type Plain = Record<string, unknown>;", *_aliases()]
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
