"""What a drawing names must be there: areas and borders of its own board, and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from moonlit.packs.source import Fault
from moonlit.packs.wonder_book.art import (
    Art,
    CardArt,
    Flat,
    Ground,
    Hung,
    Piece,
    WayArt,
)
from moonlit.packs.wonder_book.findings import Findings, card_row
from moonlit.packs.wonder_book.model import Board, Campaign, Chapter
from moonlit.packs.wonder_book.pieces import PIECES
from moonlit.packs.wonder_book.walk import parts, references

# How many numbers a point of a line has: two, and perhaps a size.
POINT: Final = (2, 3)
# Where a part of a drawing lies, if it lies anywhere.
PLACED: Final = (Piece, Flat)


def check_art(campaign: Campaign, findings: Findings) -> None:
    """What cannot be drawn is an error; a piece nobody has made is only a warning."""
    for chapter in campaign.chapters:
        for board in chapter.boards.values():
            if board.art is not None:
                _check_board(chapter, board, board.art, findings)
        for card in chapter.cards.values():
            if card.art is not None:
                for name in _pieces(card.art):
                    _check_piece(chapter, card.line, name, findings, card.n)


def _check_board(chapter: Chapter, board: Board, art: Art, findings: Findings) -> None:
    line = board.line
    elsewhere = {area for other in chapter.boards.values() for area in other.areas}
    for one in references(art):
        if one.id in elsewhere - set(board.areas):
            known = tuple(board.areas)
            fault = Fault("unknown-id", noun="area", found=str(one.id), known=known)
            findings.fail(chapter.file, line, fault)
    borders = {frozenset(pair) for pair in (*board.open, *board.blocked)}
    for way in (*art.ways, *art.opened):
        if frozenset(way.split("-")) not in borders:
            findings.fail(chapter.file, line, Fault("no-such-border", border=way))
    for part, _ in parts(art):
        if isinstance(part, PLACED) and not _has_one_place(part):
            findings.fail(chapter.file, line, Fault("exactly-one", fields=("at", "x, y")))
        if isinstance(part, Ground) and not {*map(len, part.along)} <= {*POINT}:
            findings.fail(chapter.file, line, Fault("no-point", kind=part.kind))
        for name in _pieces(part):
            _check_piece(chapter, line, name, findings)


def _has_one_place(part: Piece | Flat) -> bool:
    """Beside an area, or anywhere by two numbers."""
    by_numbers = [part.x is not None, part.y is not None]
    return not any(by_numbers) if part.at else all(by_numbers)


def _check_piece(chapter: Chapter, line: int, name: str, findings: Findings, card: int = 0) -> None:
    if name not in PIECES:
        row = card_row(card) if card else None
        findings.warn(chapter.file, line, Fault("no-such-piece", found=name), row)


def _pieces(part: object) -> Iterator[str]:
    """The pieces of paper that a part of a drawing is made of."""
    match part:
        case Hung(piece=name) | Piece(piece=name) | Flat(piece=name) | WayArt(barrier=name):
            yield name
        case CardArt(piece=name, done=done):
            yield from filter(None, (name, done))
