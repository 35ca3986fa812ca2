"""The options that name a record and its pack, the same for replaying and for verifying."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.matches import pack_folder
from moonlit.cli.parser import PROGRAM, Parser
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState
from moonlit.review.records import load_match


def add_record_options(parser: Parser) -> None:
    parser.place("file")
    parser.option("pack", "FOLDER")
    parser.flag("json")


def named_match(options: Namespace, command: str) -> tuple[Game[AnyState], Record]:
    """The record in the file that was named, checked, and its game; raises Refused if none was."""
    if options.file is None:
        raise Refused("missing-argument", argument="FILE", command=f"{PROGRAM} {command}")
    return load_match(Path(options.file), pack_folder(options))
