"""The data folder: for one server at a time, and for nobody else's eyes."""

import os
import sys
from pathlib import Path
from typing import Final

from moonlit.core.errors import BadConfig

if sys.platform != "win32":
    import fcntl

LOCK: Final = "server.lock"
OTHERS: Final = 0o077
LONGEST: Final = 200


def make_private(path: Path) -> None:
    """Take away what others on this computer may do with a file or folder."""
    mode = path.stat().st_mode
    if mode & OTHERS:
        path.chmod(mode & 0o777 & ~OTHERS)


def hold_folder(folder: Path, address: str) -> int:
    """Keep the folder for this process until it ends, however it ends; gives the open lock.

    Raises BadConfig with the server that has it already.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform != "win32":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(handle, LONGEST).decode("utf-8", "replace").strip()
            os.close(handle)
            raise BadConfig("data-in-use", path=str(folder), server=holder) from None
    os.ftruncate(handle, 0)
    os.write(handle, f"{address} (pid {os.getpid()})\n".encode())
    return handle
