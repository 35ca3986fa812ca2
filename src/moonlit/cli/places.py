"""Looking at files and folders before anything is written, so that a refusal changes nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from moonlit.cli.errors import Refused


def need_writable(path: Path) -> None:
    """Refuse a path that could not be made here."""
    parent = path.absolute().parent
    while not os.path.lexists(parent) and parent != parent.parent:
        parent = parent.parent
    if not parent.is_dir():
        raise _unwritable(path, errno.ENOTDIR)
    if not os.access(parent, os.W_OK | os.X_OK):
        raise _unwritable(path, errno.EACCES)


def need_new_folder(path: Path) -> None:
    """Refuse a folder that already holds something, or cannot be made."""
    need_writable(path)
    if path.is_dir():
        need_writable(path / "x")
        if any(path.iterdir()):
            raise Refused("folder-not-empty", path=str(path))
    elif os.path.lexists(path):
        raise _unwritable(path, errno.ENOTDIR)


def _unwritable(path: Path, number: int) -> Refused:
    return Refused("file-unwritable", path=str(path), reason=f"reason-{errno.errorcode[number]}")
