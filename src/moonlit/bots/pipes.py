"""A program beside ours: lines to it, lines from it in limited time, and a sure end."""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from io import BufferedReader, BufferedWriter
from queue import SimpleQueue
from threading import Condition, Thread
from typing import Final

# More than this for one answer, in bytes, is a flood; an action is far shorter.
TOO_MUCH: Final = 1000
CHUNK: Final = 1 << 16
# How much of its stderr is remembered, in bytes.
REMEMBERED: Final = 1 << 12
GRACE_SECONDS: Final = 1.0
LAST_WORDS_SECONDS: Final = 0.5


@dataclass(frozen=True, slots=True)
class Answer:
    """The first line that was said and nobody has taken yet, if there is a whole one."""

    text: str
    is_whole: bool
    is_flood: bool
    is_last: bool


class _Heard:
    """What a program has said and nobody has taken yet."""

    def __init__(self) -> None:
        self._bytes = b""
        self._is_over = False
        self._changed = Condition()

    def add(self, chunk: bytes) -> bool:
        """Says whether there is room for more."""
        with self._changed:
            self._bytes += chunk
            self._changed.notify()
            return len(self._bytes) <= TOO_MUCH

    def end(self) -> None:
        with self._changed:
            self._is_over = True
            self._changed.notify()

    def take(self, seconds: float) -> Answer:
        """All there is as soon as it is a line, too much, or the end; blank lines do not count."""
        with self._changed:
            self._changed.wait_for(self._is_enough, seconds)
            said, self._bytes = self._bytes.lstrip(), b""
            line, end, more = said.partition(b"\n")
            text = line.decode("utf-8", "replace").strip()
            is_flood = len(said) > TOO_MUCH or bool(more.strip())
            return Answer(text, bool(end), is_flood, self._is_over)

    def _is_enough(self) -> bool:
        waiting = self._bytes.lstrip()
        return self._is_over or b"\n" in waiting or len(waiting) > TOO_MUCH


class _Remembered:
    """The end of what a program has said on stderr."""

    def __init__(self) -> None:
        self.tail = b""

    def add(self, chunk: bytes) -> bool:
        self.tail = (self.tail + chunk)[-REMEMBERED:]
        return True

    def end(self) -> None:
        """Nothing more to remember."""


class Program:
    """A running program. It ends with `end`, with this object, or with our own process."""

    def __init__(
        self,
        words: list[str],
        grace: float = GRACE_SECONDS,
        last_words: float = LAST_WORDS_SECONDS,
    ) -> None:
        """Raises OSError if it cannot be started.

        It gets `grace` seconds to end by itself, and its stderr `last_words` to be read after that.
        """
        # A group of its own: Ctrl-C is for us, and its children end with it.
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self._grace, self._last_words = grace, last_words
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard = _Heard()
        self._remembered = _Remembered()
        # The threads know nothing of this object, so that it can be dropped while they wait.
        process = self._process
        _begin(_tell, process.stdin, self._lines)
        _begin(_listen, process.stdout, self._heard)
        self._stderr = _begin(_listen, process.stderr, self._remembered)
        self._ending = weakref.finalize(self, _end, process, self._lines, grace)

    def ask(self, line: str, seconds: float) -> Answer:
        """Say one line and wait for the answer."""
        self._lines.put(f"{line}\n".encode())
        return self._heard.take(seconds)

    def unasked(self, seconds: float = 0.0) -> str:
        """What it said before it was asked; waits for it if told so."""
        return self._heard.take(seconds).text

    def status(self) -> int:
        """The exit status of a program that stopped talking."""
        self.end()
        return self._process.wait()

    def complaints(self) -> list[str]:
        """The last lines of its stderr, once it has ended."""
        self._stderr.join(self._last_words)
        return self._remembered.tail.decode("utf-8", "replace").splitlines()

    def end(self, grace: float | None = None) -> None:
        """Close its input; kill it if it does not end by itself. Leaves no zombie."""
        if self._ending.detach() is not None:
            _end(self._process, self._lines, self._grace if grace is None else grace)


def _begin(work: Callable[..., None], *arguments: object) -> Thread:
    thread = Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _tell(stream: BufferedWriter, lines: SimpleQueue[bytes | None]) -> None:
    """A thread of its own, since a program that reads nothing would hold us up."""
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _listen(stream: BufferedReader, heard: _Heard | _Remembered) -> None:
    with stream:
        while chunk := stream.read1(CHUNK):
            if not heard.add(chunk):
                break
    heard.end()


def _end(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes | None], grace: float) -> None:
    lines.put(None)
    try:
        process.wait(grace)
    except subprocess.TimeoutExpired:
        pass
    finally:
        if process.returncode is None:
            _kill(process)
            process.wait()


def _kill(process: subprocess.Popen[bytes]) -> None:
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
