"""A server in a process of its own, over a data folder that outlives it."""

import http.client
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from moonlit.server.analysing import ITERATIONS
from moonlit.server.trials import WISHED as TRIALS
from moonlit.server.workers import NICENESS

HOST = "127.0.0.1"
THOUGHT_OVER = "400"
_RUN = "import sys; from moonlit.cli.main import main; sys.exit(main())"
_KILLED = ("resource_tracker", "warnings.warn")
_TRACEBACK = re.compile(r"Traceback \(most recent call last\):\n(?:[ \t].*\n)+.*\n")

_CLOCKS = Path(__file__).with_name("clocks.py")

Message = dict[str, Any]


def _without_orphans(trace: re.Match[str]) -> str:
    return "" if "multiprocessing" in trace[0] else trace[0]


class Answer(NamedTuple):
    """What came back for a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Message:
        """The body; a refusal is unpacked to its problem."""
        found: Message = json.loads(self.body)
        return found

    @property
    def code(self) -> str:
        """Why it was refused; empty if it was not."""
        return str(self.json["problem"]["code"]) if self.status >= 400 else ""


class House:
    """Starts, kills and restarts a server; the port and the data stay the same."""

    def __init__(
        self,
        data: Path,
        *,
        python: str = sys.executable,
        launcher: Sequence[str] = ("-c", _RUN),
        options: Sequence[str] = (),
        niceness: str = "0",
    ) -> None:
        self.data = data
        self.log = data.with_name(f"{data.name}.log")
        self.port = 0
        self.engine = ""
        self._command = [python, "-u", *launcher, "serve", "--data", str(data), *options]
        # Beside other tests an analysis that gives way would never end.
        self._environment = {NICENESS: niceness, ITERATIONS: THOUGHT_OVER, TRIALS: "1"}
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "House":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def complaints(self) -> str:
        """Everything the server has said on standard error."""
        return self.log.read_text("utf-8", "replace")

    @property
    def mistakes(self) -> str:
        """The same, but for what Python says when the parent of a bot's process was killed."""
        told = _TRACEBACK.sub(_without_orphans, self.complaints)
        lines = told.splitlines()
        return "\n".join(line for line in lines if not any(mark in line for mark in _KILLED))

    def start(self) -> None:
        """Start it and wait until it listens."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*self._command, "--port", str(self.port)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self._environment},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "engine:" in line:
                self.engine = line.rpartition(" ")[2].strip()
            if link := re.search(rf"http://{HOST}:(\d+)/", line):
                self.port = int(link[1])
                return
        raise RuntimeError(f"the server did not start:\n{self.complaints}")

    def kill(self) -> None:
        """As a crash: nothing is finished, nothing is flushed."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """As somebody who presses Ctrl+C."""
        if self.is_alive:
            self.process.send_signal(signal.SIGINT)
            self.process.send_signal(signal.SIGCONT)
        self._end()

    def freeze(self) -> None:
        """It does nothing more, and whatever is sent to it stays unread."""
        self.process.send_signal(signal.SIGSTOP)
        with suppress(ChildProcessError):
            os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)

    def let_pass(self, seconds: float) -> None:
        """Move the clock of a server that goes by one of ours; see `clocks.py`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        while (line := self.process.stdout.readline()) != "moved\n":
            assert line, self.complaints

    def _end(self) -> None:
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        connection = http.client.HTTPConnection(HOST, self.port)
        try:
            connection.request(method, path, body, dict(headers or {}))
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def post(self, path: str, body: Message, **headers: str) -> Answer:
        headers = {"Content-Type": "application/json", "Origin": self.origin, **headers}
        return self.ask("POST", path, json.dumps(body).encode(), headers)


def still_house(folder: Path) -> House:
    """A server for which time passes when we say so: see `let_pass`."""
    return House(folder / "data", launcher=(str(_CLOCKS),))
