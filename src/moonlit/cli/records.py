"""The options that name a record and its pack, the same for replaying and for verifying."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.parser import PROGRAM, Parser
from moonlit.core.record import Record
from moonlit.review.records import load_record


def add_record_options(parser: Parser) -> None:
    parser.place("file")
    parser.option("pack", "FOLDER")
    parser.flag("json")


def named_record(options: Namespace, command: str) -> Record:
    """The record in the file that was named; raises Refused if none was."""
    if options.file is None:
        raise Refused("missing-argument", argument="FILE", command=f"{PROGRAM} {command}")
    return load_record(Path(options.file))
