"""Files that reach the disk whole or not at all, one program at a time, with the version before."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOTDIR
from pathlib import Path

if sys.platform != "win32":
    import fcntl

BEFORE = ".before"


def version_before(path: Path) -> Path:
    """Where the last version but one of a file lies."""
    return path.with_name(path.name + BEFORE)


def text_of(path: Path) -> str | None:
    """What a file holds now; none if there is no such file, or no text."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let no other program change the files of this folder; held only while something is written.

    A program that is killed gives the lock back.
    """
    _need_folder(path)
    if sys.platform == "win32":
        yield
        return
    handle = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def keep_both(path: Path, text: str) -> None:
    """Write a text; what was there before stays beside it."""
    old = text_of(path)
    if old is not None and old != text:
        replace_file(version_before(path), old)
    replace_file(path, text)


def replace_file(path: Path, text: str) -> None:
    """Write a text so that a power cut leaves the old file or the new one."""
    _need_folder(path)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _need_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(path)) from None
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _sync_folder(folder: Path) -> None:
    """The new name is on disk only once the folder is."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
