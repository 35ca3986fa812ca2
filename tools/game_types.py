"""TypeScript types of what the views of a game hold and what its events tell."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields
from inspect import cleandoc
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from moonlit.core.codec import Plain
from moonlit.core.event import Event, Open
from moonlit.core.shape import Items
from moonlit.core.view import View
from moonlit.games import load_game

HEAD: Final = "// Made by `python -m tools.wire_types` from src/moonlit/games/{path}."
ANYTHING: Final = get_type_hints(View)["table"]
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    ANYTHING: "Plain",
    get_args(ANYTHING)[1]: "unknown",
}
KINDS: Final = ("TableView", "GameEvent")
ABSTRACT: Final = (Event, Open)

Hint = Any
Names = dict[Hint, str]


def types_of(game: str) -> str:
    """All types of a game: of its views, then its events."""
    load_game(game)
    modules = [one for name, one in sorted(sys.modules.items()) if _belongs(name, game)]
    names = {item: name for module in modules for name, item in _named(module)}
    blocks = [HEAD.format(path=f"{game}/"), "import type { Plain } from '../../wire/types';"]
    blocks += [_declaration(item, names) for item in names]
    told = [_event(item, names) for module in modules for item in _events(module)]
    blocks.append("\n".join(["/** One thing that happened. */", "export type GameEvent =", *told]))
    return "\n\n".join(blocks) + ";\n"


def types_of_all(games: Iterable[str]) -> str:
    """What may come from any game."""
    imports = [f"import type * as {game} from './{game}/wire';" for game in sorted(games)]
    told = [
        f"export type {kind} = {_either(f'{game}.{kind}' for game in games)};" for kind in KINDS
    ]
    return "\n\n".join([HEAD.format(path=""), "\n".join(imports), *told]) + "\n"


def _belongs(name: str, game: str) -> bool:
    room, _, module = name.rpartition(".")
    return room == f"moonlit.games.{game}" and module.endswith(("shape", "events"))


def _named(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The types that have a name in a module."""
    for name, item in vars(module).items():
        origin: Hint = get_origin(item)
        is_alias = origin in (Annotated, Literal, Union, UnionType) and item != Plain
        if is_alias or is_typeddict(item):
            yield name, item


def _events(module: ModuleType) -> Iterator[type[Event]]:
    for item in vars(module).values():
        if isinstance(item, type) and issubclass(item, Event) and item not in ABSTRACT:
            yield item


def _declaration(item: Hint, names: Names) -> str:
    name = names[item]
    if not is_typeddict(item):
        return f"export type {name} = {_meaning(item, names)};"
    hints = get_type_hints(item, include_extras=True)
    lines = [f"/** {' '.join(cleandoc(item.__doc__).split())} */", f"export type {name} = {{"]
    for field, hint in hints.items():
        mark = "?" if field in item.__optional_keys__ else ""
        lines.append(f"  {field}{mark}: {_type(hint, names)};")
    return "\n".join([*lines, "};"])


def _event(item: type[Event], names: Names) -> str:
    hints = get_type_hints(item, include_extras=True)
    facts = [f"{one.name}: {_type(hints[one.name], names)}" for one in fields(item)]
    return f"  | {{ {'; '.join([f'event: {item.__name__!r}', *facts])} }}"


def _type(hint: Hint, names: Names) -> str:
    """A type by its name, if it has one."""
    origin: Hint = get_origin(hint)
    if origin is NotRequired:
        return _type(get_args(hint)[0], names)
    return names[hint] if hint in names else _meaning(hint, names)


def _meaning(hint: Hint, names: Names) -> str:
    """A type by what it is made of."""
    if hint in PLAIN:
        return PLAIN[hint]
    parts = get_args(hint)
    origin: Hint = get_origin(hint)
    if origin is Literal:
        return _either(f"'{value}'" for value in parts)
    if origin in (Union, UnionType):
        return _either(_type(part, names) for part in parts)
    if origin is dict:
        return f"Record<string, {_type(parts[1], names)}>"
    if origin is Annotated:
        return _items(hint.__metadata__[0], names)
    if origin in (list, tuple):
        item = _type(parts[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"nothing on the wire is {hint}")


def _items(items: Items, names: Names) -> str:
    told = (f"{name}: {_type(hint, names)}" for name, hint in items.types.items())
    return f"readonly [{', '.join(told)}]"


def _either(options: Iterable[str]) -> str:
    return " | ".join(options)
