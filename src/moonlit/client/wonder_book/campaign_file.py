"""The campaign as a text that people may read and mend; what is wrong with it has its line."""

import json
from dataclasses import asdict
from typing import Final

from moonlit.client.wonder_book.campaign import Campaign, Carried, Result
from moonlit.core.errors import BadRecord
from moonlit.packs.source import BadPack
from moonlit.packs.wonder_book.nodes import Node, read_nodes

FORMAT: Final = 1
MOST_FATE: Final = 10


def write_campaign(campaign: Campaign) -> str:
    """A campaign as text."""
    return json.dumps({"format": FORMAT, **asdict(campaign)}, indent=1, ensure_ascii=False) + "\n"


def read_campaign(raw: bytes, path: str) -> Campaign:
    """Read a campaign; raises BadRecord with the line of the first thing that is wrong."""
    try:
        # JSON is YAML, and our reader of YAML knows the lines.
        whole = read_nodes(path, raw)
    except BadPack as error:
        raise BadRecord("broken-campaign", path=path, line=error.errors[0].line) from error
    return _Reader(path).campaign(whole)


class _Reader:
    """Reads the nodes of one file."""

    def __init__(self, path: str) -> None:
        self._path = path

    def campaign(self, whole: Node) -> Campaign:
        found = self._number(whole, "format")
        if found > FORMAT:
            raise BadRecord("future-campaign", path=self._path, found=found, known=FORMAT)
        return Campaign(
            pack=self._text(whole, "pack"),
            carried=self._carried(self._at(whole, "carried")),
            results=tuple(map(self._result, self._list(whole, "results"))),
            losses=self._number(whole, "losses"),
            rewinds=self._number(whole, "rewinds"),
            is_gentle=self._flag(whole, "is_gentle"),
            heroes=self._names(whole, "heroes"),
        )

    def _carried(self, node: Node) -> Carried:
        return Carried(
            keywords=self._names(node, "keywords"),
            upgrades=self._names(node, "upgrades"),
            handed_out=self._numbers(node, "handed_out"),
            purple=self._names(node, "purple"),
            album=self._names(node, "album"),
        )

    def _result(self, node: Node) -> Result:
        fate = self._number(node, "fate")
        self._need(fate <= MOST_FATE, self._at(node, "fate"), "fate")
        return Result(
            chapter=self._text(node, "chapter"),
            fate=fate,
            band=self._text(node, "band"),
            difficulty=self._text(node, "difficulty"),
            heroes=self._names(node, "heroes"),
            gentle=self._number(node, "gentle"),
            rewinds=self._number(node, "rewinds"),
            ending=self._text(node, "ending"),
            before=self._carried(self._at(node, "before")),
        )

    def _at(self, node: Node, name: str) -> Node:
        self._need(name in node.table, node, name)
        return node.table[name]

    def _list(self, node: Node, name: str) -> tuple[Node, ...]:
        found = self._at(node, name)
        if not isinstance(found.value, tuple):
            raise self._bad(found, name)
        return found.value

    def _names(self, node: Node, name: str) -> tuple[str, ...]:
        return tuple(self._word(one, name) for one in self._list(node, name))

    def _numbers(self, node: Node, name: str) -> tuple[int, ...]:
        found = self._list(node, name)
        for one in found:
            self._need(isinstance(one.value, int), one, name)
        return tuple(int(str(one.value)) for one in found)

    def _text(self, node: Node, name: str) -> str:
        return self._word(self._at(node, name), name)

    def _word(self, node: Node, name: str) -> str:
        if not isinstance(node.value, str):
            raise self._bad(node, name)
        return node.value

    def _number(self, node: Node, name: str) -> int:
        found = self._at(node, name)
        if not isinstance(found.value, int) or isinstance(found.value, bool) or found.value < 0:
            raise self._bad(found, name)
        return found.value

    def _flag(self, node: Node, name: str) -> bool:
        found = self._at(node, name)
        if not isinstance(found.value, bool):
            raise self._bad(found, name)
        return found.value

    def _need(self, is_so: bool, node: Node, name: str) -> None:
        if not is_so:
            raise self._bad(node, name)

    def _bad(self, node: Node, name: str) -> BadRecord:
        return BadRecord("broken-campaign-field", path=self._path, line=node.line, field=name)
