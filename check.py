"""Checks everything Moonlit promises, in an environment of its own; `--quick` is the inner loop."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from tools.environment import (
    ROOT,
    Environment,
    SetupError,
    clean_variables,
    fingerprint,
    package_sources,
    say,
)

BUILD = ROOT / "constraints" / "build.txt"
REQUIREMENTS = ROOT / "constraints" / "check.txt"
TYPED = ("src", "tests", "tools", "play.py", "check.py", "setup.py")
WEB = ROOT / "web"
STATIC = ROOT / "src" / "moonlit" / "server" / "static"
PNPM = "pnpm@12.18.0"
BROWSER = ("chromium", "fonts-dejavu-core")
WORKERS = "2"


class StageError(Exception):
    """Why a stage failed, in one line; what it printed has been shown already."""


@dataclass
class Stage:
    name: str
    seconds: float = 0.0
    note: str = ""
    has_failed: bool = False


@dataclass
class Run:
    """One run of the checks: where it runs, which stages are over, and how many tests passed."""

    home: Environment
    stages: list[Stage] = field(default_factory=list)
    passed: int = 0
    failed: int = 0
    benchmark: str = ""

    def stage(self, name: str, work: Callable[[], str]) -> None:
        """Time one stage; a failure is written down and the next stage goes ahead."""
        say(f"\n== {name}")
        stage = Stage(name)
        started = time.monotonic()
        try:
            stage.note = work()
        except (StageError, SetupError, OSError) as problem:
            stage.note, stage.has_failed = str(problem), True
            say(f"{name}: {problem}")
        stage.seconds = time.monotonic() - started
        self.stages.append(stage)

    def call(self, *command: str, **more: str) -> str:
        """Run a command of the environment, letting everything it says be seen."""
        code = self._run(command, more).returncode
        if code:
            raise StageError(f"{command[0]} ended with code {code}")
        return ""

    def ask(self, *command: str, **more: str) -> str:
        """Run a command of the package and return what it printed."""
        if not self.home.stamp.get("package"):
            raise StageError("the package could not be installed")
        answer = self._run(command, more, subprocess.PIPE)
        if answer.returncode:
            print(answer.stdout)
            raise StageError(f"`{' '.join(command)}` ended with code {answer.returncode}")
        return answer.stdout

    def _run(
        self, command: tuple[str, ...], more: dict[str, str], output: int | None = None
    ) -> subprocess.CompletedProcess[str]:
        scripts = self.home.command("python").parent
        path = f"{scripts}{os.pathsep}{os.environ.get('PATH', '')}"
        variables = clean_variables({"PATH": path, "OMP_NUM_THREADS": "1", **more})
        arguments = [str(self.home.command(command[0])), *command[1:]]
        return subprocess.run(
            arguments, check=False, cwd=ROOT, env=variables, stdout=output, text=True
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="style, types and the pure suite")
    is_quick: bool = parser.parse_args().quick
    run = Run(Environment(ROOT / ".venv-check"))
    run.stage("environment", lambda: prepare(run.home))
    if not run.stages[-1].has_failed:
        if is_quick:
            check_quickly(run)
        else:
            check_everything(run)
    return summarize(run)


def check_quickly(run: Run) -> None:
    run.stage("install", lambda: install_pure(run.home))
    check_style(run)
    run.stage("tests, pure", lambda: test(run, "pure", "-m", "not slow and not once"))


def check_everything(run: Run) -> None:
    with ThreadPoolExecutor(1) as pool:
        building = pool.submit(install_compiled, run.home)
        check_style(run)
        run.stage("imports", lambda: run.call("lint-imports", "--no-cache", PYTHONPATH="src"))
        types = ("python", "-m", "tools.wire_types", "--check")
        run.stage("wire types", lambda: run.call(*types, PYTHONPATH="src"))
        check_web(run)
        run.stage("compiled build", lambda: wait_for(building, run.home))
    run.stage("browser", find_browser)
    run.stage("tests, pure", lambda: test(run, "pure", "-m", "not once"))
    run.stage("tests, compiled", lambda: test(run, "compiled"))
    run.stage("clauses", lambda: check_clauses(run))
    run.stage("benchmark", lambda: measure(run))


def check_style(run: Run) -> None:
    typed = [path for path in TYPED if (ROOT / path).exists()]
    run.stage("ruff check", lambda: run.call("ruff", "check", "."))
    run.stage("ruff format", lambda: run.call("ruff", "format", "--check", "."))
    run.stage("mypy", lambda: run.call("mypy", *typed))


def check_web(run: Run) -> None:
    """Types and tests of the page, and whether the built files are what its sources give."""
    run.stage("web, install", lambda: pnpm("install", "--frozen-lockfile"))
    if run.stages[-1].has_failed:
        return
    run.stage("web, types", lambda: pnpm("run", "check"))
    run.stage("web, tests", lambda: pnpm("run", "test"))
    run.stage("web, build", check_build)


def pnpm(*arguments: str) -> str:
    """Run pnpm in one fixed version, fetched by npm where it is not there."""
    npx = shutil.which("npx")
    if npx is None:
        raise StageError("Node.js with npm is missing: install node 20 or newer")
    command = [npx, "--yes", PNPM, *arguments]
    code = subprocess.run(command, check=False, cwd=WEB, env=clean_variables()).returncode
    if code:
        raise StageError(f"pnpm {arguments[0]} ended with code {code}")
    return ""


def check_build() -> str:
    with tempfile.TemporaryDirectory(prefix="moonlit-") as folder:
        pnpm("run", "build", "--outDir", folder, "--emptyOutDir")
        built, kept = contents(Path(folder)), contents(STATIC)
    different = sorted(
        name for name in built.keys() | kept.keys() if built.get(name) != kept.get(name)
    )
    if different:
        raise StageError(f"src/moonlit/server/static is not what web/ gives: {different[0]}")
    return f"{len(kept)} files as built"


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def find_browser() -> str:
    """The browser of the page's tests; a bare build machine may install it."""
    if shutil.which("chromium") is None:
        install_debian(BROWSER)
    found = shutil.which("chromium")
    if found is None:
        raise StageError("Chromium is missing: install the package chromium")
    return found


def install_debian(packages: tuple[str, ...]) -> None:
    if os.environ.get("CI") == "true" and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-q"], check=False)
        subprocess.run(
            ["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages], check=False
        )


def prepare(home: Environment) -> str:
    def fill() -> None:
        home.install_requirements("Fetching the build tools", BUILD)
        home.install_requirements("Fetching the rest", REQUIREMENTS, "--no-build-isolation")

    home.renew(fingerprint([BUILD, REQUIREMENTS]), fill)
    return ""


def install_pure(home: Environment) -> str:
    return install(home, "pure", MOONLIT_PURE="1")


def install_compiled(home: Environment) -> str:
    need_compiler()
    return install(home, "compiled", MOONLIT_COMPILED="1")


def install(home: Environment, engine: str, **variables: str) -> str:
    """A compiled package also serves the pure suite, so only changed sources cost time."""
    package = fingerprint(package_sources())
    if home.stamp.get("package") == package and home.stamp.get("engine") in {engine, "compiled"}:
        return "unchanged"
    home.remember(package="", engine="")
    home.is_quiet = True
    home.install_package("Building the package", **variables)
    home.remember(package=package, engine=engine)
    return ""


def need_compiler() -> None:
    """Find a C compiler and Python's headers; a bare build machine may install them."""
    if has_compiler():
        return
    install_debian(("gcc", "libc6-dev", "python3-dev"))
    if not has_compiler():
        raise StageError("there is no C compiler, or Python's headers are missing: install gcc")


def has_compiler() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return os.name == "nt" or (shutil.which(named.split()[0]) is not None and headers.exists())


def wait_for(building: Future[str], home: Environment) -> str:
    try:
        return building.result()
    except SetupError:
        print("\n".join(home.log.read_text("utf-8", "replace").splitlines()[-80:]))
        raise


def test(run: Run, engine: str, *options: str) -> str:
    variables = {"MOONLIT_PURE": "1"} if engine == "pure" else {}
    if f"engine: {engine}" not in run.ask("moonlit", "--version", **variables):
        raise StageError(f"`moonlit --version` does not say `engine: {engine}`")
    with tempfile.TemporaryDirectory(prefix="moonlit-") as folder:
        report = Path(folder) / "report.xml"
        command = ("pytest", "-q", "-n", WORKERS, f"--junitxml={report}", *options)
        try:
            run.call(*command, **variables)
        finally:
            skipped = count(run, report)
    if skipped:
        raise StageError(f"{skipped} tests were skipped, and a missing piece is an error")
    return ""


def count(run: Run, report: Path) -> int:
    """Add up a pytest report and return how many tests were skipped."""
    if not report.exists():
        return 0
    skipped = 0
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            run.failed += 1
        elif (skip := case.find("skipped")) is not None and skip.get("type") == "pytest.skip":
            skipped += 1
        else:
            run.passed += 1
    return skipped


def check_clauses(run: Run) -> str:
    uncovered = parse(run.ask("moonlit", "clauses", "--json")).get("uncovered")
    if uncovered != 0:
        raise StageError(f"`moonlit clauses` reports uncovered: {uncovered}")
    return "every clause has its test"


def measure(run: Run) -> str:
    run.benchmark = run.ask("moonlit", "bench", "nocturne", "--quick", "--json")
    parse(run.benchmark)
    return ""


def parse(text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except ValueError as problem:
        raise StageError(f"this is not JSON: {text[:60]!r}") from problem
    if not isinstance(value, dict):
        raise StageError("a JSON object was expected")
    return value


def summarize(run: Run) -> int:
    has_failed = any(stage.has_failed for stage in run.stages)
    sys.stderr.flush()
    if run.benchmark:
        print(f"\n{run.benchmark.strip()}")
    print()
    for stage in run.stages:
        verdict = "FAILED" if stage.has_failed else "ok"
        print(f"{stage.name:<16} {verdict:<7} {stage.seconds:7.1f} s  {stage.note}".rstrip())
    total = sum(stage.seconds for stage in run.stages)
    print(f"{'all':<16} {'FAILED' if has_failed else 'ok':<7} {total:7.1f} s")
    print(f"{run.passed} passed, {run.failed} failed")
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
