"""YAML source with places: every value knows the line it was written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import yaml

from moonlit.packs.schema import shown
from moonlit.packs.source import BadPack, Fault, PackError

# libyaml reads the six chapters twelve times as fast; see docs/decisions/0011.
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TAG: Final = "tag:yaml.org,2002:"
_TRUE_OR_FALSE: Final = {"true": True, "false": False}
_DEEPEST: Final = 60
_LONGEST: Final = 19

Scalar = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Node:
    """A value and its line; a value of a table counts as written where its key stands."""

    line: int
    value: Scalar | Mapping[str, Node] | tuple[Node, ...]

    @property
    def table(self) -> Mapping[str, Node]:
        """The keys of a table; empty for anything else."""
        return self.value if isinstance(self.value, Mapping) else {}

    @property
    def is_table(self) -> bool:
        return isinstance(self.value, Mapping)

    @property
    def shown(self) -> str:
        """The value as its author wrote it, long things by their sort."""
        return shown(self.plain())

    def plain(self) -> object:
        """The value as lists and tables of plain values, for showing it."""
        if isinstance(self.value, Mapping):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, tuple):
            return [node.plain() for node in self.value]
        return self.value


def read_nodes(file: str, raw: bytes) -> Node:
    """The whole file as one node; raises BadPack with the first thing that YAML forbids."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadPack([PackError(file, line, Fault("not-text"))]) from None
    try:
        _refuse_deep(file, text)
        root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        raise BadPack([_syntax_error(file, error)]) from None
    except yaml.YAMLError:
        raise BadPack([PackError(file, 0, Fault("not-yaml"))]) from None
    if root is None:
        return Node(1, {})
    return _Converter(file).convert(root, root.start_mark.line + 1)


def _refuse_deep(file: str, text: str) -> None:
    """Counted before anything is composed, because libyaml recurses on the C stack."""
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        line = event.start_mark.line + 1 if event.start_mark is not None else 0
        if depth > _DEEPEST:
            raise BadPack([PackError(file, line, Fault("too-deep"))])
        if isinstance(event, yaml.AliasEvent):
            raise BadPack([PackError(file, line, Fault("yaml-alias"))])


def _syntax_error(file: str, error: yaml.MarkedYAMLError) -> PackError:
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return PackError(file, 0, Fault("not-yaml"))
    return PackError(file, mark.line + 1, Fault("not-yaml-at", column=mark.column + 1))


class _Converter:
    def __init__(self, file: str) -> None:
        self.file = file

    def convert(self, node: yaml.Node, line: int) -> Node:
        match node:
            case yaml.MappingNode():
                return Node(line, self._table(node))
            case yaml.SequenceNode():
                items = [self.convert(item, item.start_mark.line + 1) for item in node.value]
                return Node(line, tuple(items))
        return Node(line, self._scalar(node))

    def _table(self, node: yaml.MappingNode) -> dict[str, Node]:
        table: dict[str, Node] = {}
        for key_node, value in node.value:
            line = key_node.start_mark.line + 1
            key = self._key(key_node)
            if key in table:
                raise self._bad(line, Fault("yaml-key-twice", field=key, line=table[key].line))
            table[key] = self.convert(value, line)
        return table

    def _key(self, node: yaml.Node) -> str:
        line = node.start_mark.line + 1
        if not isinstance(node, yaml.ScalarNode):
            raise self._bad(line, Fault("yaml-key-shape"))
        key = self._scalar(node)
        return key if isinstance(key, str) else str(node.value)

    def _scalar(self, node: yaml.Node) -> Scalar:
        word = str(node.value)
        match node.tag.removeprefix(_TAG):
            case "null":
                return None
            case "bool" if word.lower() in _TRUE_OR_FALSE:
                return _TRUE_OR_FALSE[word.lower()]
            case "bool":
                raise self._bad(node.start_mark.line + 1, Fault("yaml-bare-word", found=word))
            case "int" if len(word) < _LONGEST and word.lstrip("+-").isdecimal():
                return int(word)
            case "float":
                return _float(word)
            case "str" | "int" | "timestamp" | "merge" | "value":
                return word
        raise self._bad(node.start_mark.line + 1, Fault("yaml-tag", found=node.tag))

    def _bad(self, line: int, fault: Fault) -> BadPack:
        return BadPack([PackError(self.file, line, fault)])


def _float(word: str) -> float | str:
    try:
        return float(word)
    except ValueError:
        return word
