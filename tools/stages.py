"""Stages of a check: each is timed, keeps what it prints until it is over, and may fail alone."""

from __future__ import annotations

import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from tools.environment import ROOT, Environment, SetupError, clean_variables, say

NO_MORE: Final[Mapping[str, str]] = {}


class StageError(Exception):
    """Why a stage failed, in one line; what it printed is shown with it."""


@dataclass
class Stage:
    """One part of the check, with everything it has printed; a live one prints at once."""

    name: str
    home: Environment
    is_live: bool
    log: IO[str] | None
    began: float
    ended: float = 0.0
    note: str = ""
    has_failed: bool = False

    @property
    def seconds(self) -> float:
        return self.ended - self.began

    def call(
        self, *command: str, variables: Mapping[str, str] = NO_MORE, folder: Path = ROOT
    ) -> None:
        """Run a command of the environment or of the machine."""
        code = self._run(command, variables, folder, self.log).returncode
        if code:
            raise StageError(f"{Path(command[0]).name} ended with code {code}")

    def ask(self, *command: str, variables: Mapping[str, str] = NO_MORE) -> str:
        """Run a command of the environment and return what it printed."""
        answer = self._run(command, variables, ROOT, subprocess.PIPE)
        if answer.returncode:
            raise StageError(f"`{' '.join(command)}` ended with code {answer.returncode}")
        return answer.stdout

    def _run(
        self,
        command: tuple[str, ...],
        variables: Mapping[str, str],
        folder: Path,
        output: IO[str] | int | None,
    ) -> subprocess.CompletedProcess[str]:
        program = self.home.command(command[0])
        if not program.exists():
            program = Path(command[0])
        folders = (program.parent, self.home.command("python").parent, os.environ.get("PATH", ""))
        path = os.pathsep.join(map(str, folders))
        told = clean_variables({"PATH": path, "OMP_NUM_THREADS": "1", **variables})
        return subprocess.run(
            [str(program), *command[1:]],
            check=False,
            cwd=folder,
            env=told,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=self.log,
            text=True,
        )


@dataclass
class Run:
    """One run of the checks: its stages, also those that overlap, and how many tests passed."""

    home: Environment
    stages: list[Stage] = field(default_factory=list)
    passed: int = 0
    failed: int = 0
    _began: float = field(default_factory=time.monotonic)
    _screen: threading.Lock = field(default_factory=threading.Lock)

    def stage(
        self, name: str, work: Callable[[Stage], str | None], *, is_live: bool = False
    ) -> bool:
        """Do one stage and tell whether it went well; a failure stops nothing else."""
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
            kept = None if is_live else log
            stage = Stage(name, self.home, is_live, kept, time.monotonic())
            if is_live:
                say(f"\n== {name}")
            try:
                stage.note = work(stage) or ""
            except (StageError, SetupError, OSError) as problem:
                stage.note, stage.has_failed = str(problem), True
            stage.ended = time.monotonic()
            self._show(stage, log)
        return not stage.has_failed

    def _show(self, stage: Stage, log: IO[str]) -> None:
        log.seek(0)
        printed = log.read()
        with self._screen:
            self.stages.append(stage)
            if not stage.is_live:
                say(f"\n== {stage.name} … {stage.seconds:.1f} s\n{printed.rstrip()}".rstrip())
            if stage.has_failed:
                say(f"{stage.name}: {stage.note}")

    def summary(self) -> str:
        """When each stage began and how long it took, in order; then the verdict."""
        rows = [
            f"{stage.name:<22} {_verdict(stage.has_failed):<7} "
            f"{stage.began - self._began:7.1f} {stage.seconds:7.1f} s  {stage.note}".rstrip()
            for stage in sorted(self.stages, key=lambda stage: stage.began)
        ]
        whole = time.monotonic() - self._began
        rows.insert(0, f"{'':<22} {'':<7} {'from':>7} {'took':>7}")
        rows.append(f"{'all':<22} {_verdict(self.has_failed):<7} {0:7.1f} {whole:7.1f} s")
        return "\n".join([*rows, f"{self.passed} passed, {self.failed} failed"])

    @property
    def has_failed(self) -> bool:
        return any(stage.has_failed for stage in self.stages)


def _verdict(has_failed: bool) -> str:
    return "FAILED" if has_failed else "ok"
