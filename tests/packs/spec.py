"""Reads the tables of a rules spec, so that data and spec cannot drift apart."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SPECS = Path(__file__).parents[2] / "docs" / "rules"

Cells = list[str]


@cache
def spec_text(spec: str = "nocturne") -> str:
    return (SPECS / f"{spec}.md").read_text(encoding="utf-8")


def part(start: str, end: str, spec: str = "nocturne") -> str:
    """The spec from one heading or clause up to the next one named."""
    text = spec_text(spec)
    begin = text.index(f"\n{start}") + 1
    return text[begin : text.index(f"\n{end}", begin)]


def tables(text: str) -> list[list[Cells]]:
    """Every table of a part as rows of cells, headers left out."""
    found: list[list[Cells]] = []
    before = ""
    for line in text.splitlines():
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        before = line
    return [table[2:] for table in found]


def table(start: str, end: str, spec: str = "nocturne") -> list[Cells]:
    """The first table of a part."""
    rows = tables(part(start, end, spec))[0]
    assert rows, f"the table after {start} is empty"
    return rows


def plain(text: str) -> str:
    """A cell without its emphasis."""
    return re.sub("[*`]", "", text).strip()


def sections(start: str, end: str) -> list[tuple[str, list[Cells]]]:
    """Title and table of each subsection of a chapter."""
    found = re.split(r"^### [\d.]+ ", part(start, end), flags=re.MULTILINE)[1:]
    return [(text.splitlines()[0], tables(text)[0]) for text in found]


def numbers(text: str) -> list[int]:
    """The whole numbers in a text, minus signs of print included."""
    return [int(found.replace("−", "-")) for found in re.findall(r"[−-]?\d+", text)]
