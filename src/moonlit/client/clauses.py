"""The rules specs: every clause with its text, as installed with the package or in a checkout."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from moonlit.core.errors import BadConfig
from moonlit.games import GAMES

SPECS: Final = Path("docs", "rules")
INSTALLED: Final = "rules"

_ID: Final = r"([A-Z]+(?:-[A-Z]+)*-\d+)\b"
# An id is defined in bold, at the head of a table row, or in a heading; elsewhere it is cited.
_DEFINED: Final = re.compile(rf"\*\*{_ID}|^\|\s*{_ID}|^#+\s+{_ID}")
# A paragraph that begins with an id defines one with each of its sentences.
_LISTED: Final = re.compile(rf"(?:^|\.\s){_ID}\s")
# How well something is known, behind the id of a clause and inside its text.
_KNOWN: Final = re.compile(r"\[P\]\s*")
_OURS: Final = {"[R]": "(our ruling)", "[I]": "(inferred)", "[O]": "(our own)"}
_MARKS: Final = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
_LISTS: Final = ("|", "- ")
_RULE: Final = re.compile(r"[|:\s-]+\Z")


@dataclass(frozen=True, slots=True)
class Definition:
    """A clause where it is defined: the number of its line, from 1, and its text."""

    id: str
    line: int
    text: str


@cache
def clause_texts(game: str) -> dict[str, str]:
    """Every clause of a game's spec, in its order, with its text in plain words."""
    name = f"{game.replace('_', '-')}.md"
    spec = _specs() / name
    if not spec.is_file():
        raise BadConfig("unknown-game", game=game, known=tuple(GAMES))
    return {found.id: found.text for found in definitions(spec.read_text("utf-8"))}


def _specs() -> Traversable:
    """The specs beside this module; an editable install has them only in the checkout."""
    installed = files("moonlit.client") / INSTALLED
    return installed if installed.is_dir() else Path(__file__).parents[3] / SPECS


def definitions(spec: str) -> Iterator[Definition]:
    """The clauses a spec defines, in its order, each once."""
    lines = list(_prose(spec))
    seen: set[str] = set()
    for index, (number, line) in enumerate(lines):
        pattern = _LISTED if re.match(_ID, line) else _DEFINED
        found = list(pattern.finditer(line))
        for place, match in enumerate(found):
            name = next(group for group in match.groups() if group)
            if name not in seen:
                seen.add(name)
                end = found[place + 1].start() + 1 if place + 1 < len(found) else len(line)
                said = line[match.end() : end]
                yield Definition(name, number, _text(lines, index, said))


def _prose(text: str) -> Iterator[tuple[int, str]]:
    """The lines outside fenced examples, with their numbers from 1."""
    is_example = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("```"):
            is_example = not is_example
        elif not is_example:
            yield number, line


def _text(lines: list[tuple[int, str]], index: int, said: str) -> str:
    """What a clause says, with the list or table it announces."""
    line = lines[index][1]
    if line.startswith("|"):
        return _row(_head_above(lines, index), said)
    block = _section(lines, index + 1) if line.startswith("#") else _block(lines, index)
    told = (_clean(said), *(_line(line) for line in block))
    return "\n".join(part for part in told if part)


def _section(lines: list[tuple[int, str]], index: int) -> Iterator[str]:
    """The lines up to the next clause or heading."""
    for _, line in lines[index:]:
        if line.startswith(("#", "---")) or re.match(rf"\*\*{_ID}", line):
            return
        yield line


def _block(lines: list[tuple[int, str]], index: int) -> Iterator[str]:
    """The table or list that stands right below a paragraph, or inside an item of a list."""
    is_item = lines[index][1].startswith(_LISTS)
    following = [line for _, line in lines[index + 1 :]]
    if following and not following[0] and not is_item:
        following = following[1:]
    for line in following:
        inner = line.lstrip()
        if not inner.startswith(_LISTS) or (is_item and inner == line) or _defines(inner):
            return
        yield inner


def _defines(line: str) -> bool:
    """Whether another clause begins with this line."""
    return bool(_DEFINED.match(line.removeprefix("- ")) or _DEFINED.match(line))


def _line(line: str) -> str:
    """A line of a table or list in plain words."""
    if not line.startswith("|"):
        return _clean(line.removeprefix("- "))
    return "" if _RULE.match(line) else ", ".join(cell for cell in _cells(line) if cell)


def _head_above(lines: list[tuple[int, str]], index: int) -> list[str]:
    while index and lines[index - 1][1].startswith("|"):
        index -= 1
    return _cells(lines[index][1])


def _row(head: list[str], said: str) -> str:
    """A row of a table, each cell with the head of its column; a dash says nothing."""
    cells = _cells(f"|{said}")[1:]
    told = [
        f"{name}: {cell}" if name and place else cell
        for place, (name, cell) in enumerate(zip(head[1:], cells, strict=False))
        if cell not in ("", "—", "-")
    ]
    return "; ".join(told)


def _cells(row: str) -> list[str]:
    return [_clean(cell) for cell in row.strip().strip("|").split("|")]


def _clean(text: str) -> str:
    """Text without the marks of Markdown, and with words for how well something is known."""
    told = _KNOWN.sub("", _MARKS.sub("", text))
    for mark, words in _OURS.items():
        told = told.replace(mark, words)
    return told.strip()
