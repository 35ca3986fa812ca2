"""Waiting for a file that another process makes: the kernel says when it is there."""

import ctypes
import os
import select
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CLOSED_AFTER_WRITING, MOVED_HERE = 0x8, 0x80
_HEAD = struct.Struct("iIII")
_ROOM = 1 << 16


@contextmanager
def arrivals(folder: Path) -> Iterator[int]:
    """A file from which can be read what is written in a folder from now on."""
    libc = ctypes.CDLL(None, use_errno=True)
    watching = libc.inotify_init()
    mask = CLOSED_AFTER_WRITING | MOVED_HERE
    assert libc.inotify_add_watch(watching, os.fsencode(folder), mask) >= 0, ctypes.get_errno()
    try:
        yield watching
    finally:
        os.close(watching)


def until_there(watching: int, name: str, process: "subprocess.Popen[str]") -> None:
    """Until a file whose name begins so was written; or the process has ended, and never will."""
    ended = os.pidfd_open(process.pid)
    try:
        while watching in select.select([watching, ended], [], [])[0]:
            if any(found.startswith(name) for found in _names(os.read(watching, _ROOM))):
                return
    finally:
        os.close(ended)


def _names(told: bytes) -> Iterator[str]:
    while told:
        *_, length = _HEAD.unpack_from(told)
        yield told[_HEAD.size : _HEAD.size + length].rstrip(b"\0").decode()
        told = told[_HEAD.size + length :]
