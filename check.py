"""Checks everything Moonlit promises; `--changed` what a change can touch, in two minutes."""

import argparse
import json
import runpy
import shutil
import sys
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.environment import ROOT, Environment, SetupError, fingerprint, package_sources
from tools.needs import (
    HOME,
    Need,
    bring,
    fetch_packages,
    fetch_playwrights_browser,
    find_browser,
    find_npx,
    has_compiler,
    has_venv,
)
from tools.stages import Run, Stage, StageError
from tools.suite import (
    ENGINE_TESTS,
    OTHER_WORKERS,
    PAGE_TESTS,
    PAGE_WORKERS,
    affordable,
    run_tests,
)
from tools.touched import Graph, changed_since, touched_tests

BUILD = ROOT / "constraints" / "build.txt"
REQUIREMENTS = ROOT / "constraints" / "check.txt"
NODE = ROOT / "constraints" / "node.txt"
TYPED = ("src", "tests", "tools", "play.py", "check.py", "setup.py")
WEB = ROOT / "web"
STATIC = ROOT / "src" / "moonlit" / "server" / "static"
PNPM = "pnpm@12.18.0"
SOURCES = {"PYTHONPATH": "src"}
# What tests may take of the two minutes of `--changed`.
SECONDS = 75.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    told = "only what can be touched by what differs from this commit (default: the last one)"
    parser.add_argument("--changed", nargs="?", const="HEAD", metavar="COMMIT", help=told)
    commit: str | None = parser.parse_args().changed
    run = Run(Environment(HOME))
    if run.stage("machine", bring_machine):
        if commit is None:
            check_everything(run)
        else:
            check_changed(run, commit)
    print(f"\n{run.summary()}")
    return 1 if run.has_failed else 0


def check_everything(run: Run) -> None:
    """Whatever need not wait for something else overlaps, so that no core is idle."""
    needs = page_needs(run.home)
    with ThreadPoolExecutor() as lanes:
        environment = lanes.submit(run.stage, "environment", prepare)
        packages = lanes.submit(run.stage, "packages", lambda _: fetch_packages(needs))
        page = lanes.submit(install_page, run) if find_npx() else None
        is_ready = environment.result() and packages.result()
        if not (is_ready and run.stage("browser, node", lambda _: bring(needs))):
            return
        aside = [
            lanes.submit(check_page, run, page or lanes.submit(install_page, run)),
            lanes.submit(check_sources, run),
        ]
        if run.stage("compiled build", install_compiled):
            aside.append(lanes.submit(check_in_browser, run))
            run.stage("tests, compiled", partial(run_compiled, run), is_live=True)
            run.stage("clauses", check_clauses)
        for lane in aside:
            lane.result()
    if run.home.stamp.get("engine"):
        run.stage("benchmark", measure, is_live=True)


def check_sources(run: Run) -> None:
    """Style, types and contracts, and the tests that look into an engine, on the pure one."""
    check_style(run)
    run.stage("imports", lambda stage: stage.call("lint-imports", "--no-cache", variables=SOURCES))
    wire = ("python", "-m", "tools.wire_types", "--check")
    run.stage("wire types", lambda stage: stage.call(*wire, variables=SOURCES))
    cards = ("python", "-m", "tools.cards", "--check")
    run.stage("cards", lambda stage: stage.call(*cards))
    run.stage("tests, pure", partial(run_tests, run, "pure", tests=ENGINE_TESTS))


def run_compiled(run: Run, stage: Stage) -> None:
    tests = (f"--ignore={PAGE_TESTS}",)
    run_tests(run, "compiled", stage, tests, OTHER_WORKERS)


def check_in_browser(run: Run) -> None:
    """What is seen and done on the page, with the compiled engine behind it."""
    tests = partial(run_tests, run, "compiled", tests=(PAGE_TESTS,), workers=PAGE_WORKERS)
    run.stage("tests, page", tests)


def check_style(run: Run) -> None:
    run.stage("ruff check", lambda stage: stage.call("ruff", "check", "."))
    run.stage("ruff format", lambda stage: stage.call("ruff", "format", "--check", "."))
    run.stage("mypy", lambda stage: stage.call("mypy", *TYPED))


def check_changed(run: Run, commit: str) -> None:
    """With the compiled engine, unless the change touches it: then the sources say more."""
    if not run.stage("environment", prepare):
        return
    changed = changed_since(ROOT, commit)
    tests = touched_tests(Graph(ROOT), changed)
    chosen = tuple(affordable(tests, SECONDS))
    engine = "compiled" if refresh(run.home) else "pure"
    with ThreadPoolExecutor() as lanes:
        aside = [lanes.submit(check_style, run)]
        if any(path.startswith("web/") for path in changed):
            aside.append(lanes.submit(check_page, run, lanes.submit(install_page, run)))
        if chosen:
            run.stage(
                f"tests, {engine}", partial(run_tests, run, engine, tests=chosen), is_live=True
            )
        for lane in aside:
            lane.result()
    left = len(tests) - len(chosen)
    print(f"\n{len(changed)} changed files touch {len(tests)} files of tests; left out: {left}")


def bring_machine(_: Stage) -> None:
    """What nothing else can be fetched without."""
    compiler = ("gcc", "libc6-dev", "python3-dev")
    needs = [
        Need("Python's venv module", has_venv, ("python3-venv",)),
        Need("git", lambda: bool(shutil.which("git")), ("git",)),
        Need("a C compiler with Python's headers", has_compiler, compiler),
    ]
    fetch_packages(needs)
    bring(needs)


def page_needs(home: Environment) -> list[Need]:
    """What the page is built and tried with."""
    fetch_node = partial(home.install_requirements, "Fetching Node.js", NODE)
    browser = ("chromium-headless-shell", "fonts-dejavu-core")
    return [
        Need("Chromium", lambda: bool(find_browser()), browser, fetch_playwrights_browser),
        Need("Node.js 20.19 or newer", lambda: bool(find_npx()), otherwise=fetch_node),
    ]


def prepare(stage: Stage) -> None:
    home = stage.home

    def fill() -> None:
        home.install_requirements("Fetching the build tools", BUILD)
        home.install_requirements("Fetching the rest", REQUIREMENTS, "--no-build-isolation")

    home.renew(fingerprint([BUILD, REQUIREMENTS]), fill)


def install_page(run: Run) -> bool:
    return run.stage("page, install", lambda stage: pnpm(stage, "install", "--frozen-lockfile"))


def check_page(run: Run, installing: Future[bool]) -> None:
    """Style, types and tests of the page, and whether the built files are what its sources give."""
    if installing.result():
        run.stage("page, style", lambda stage: pnpm(stage, "run", "style"))
        run.stage("page, types", lambda stage: pnpm(stage, "run", "check"))
        run.stage("page, tests", lambda stage: pnpm(stage, "run", "test"))
        run.stage("page, build", check_build)


def pnpm(stage: Stage, *arguments: str) -> None:
    """Run pnpm in one fixed version, fetched by npm where it is not there."""
    npx = find_npx()
    if npx is None:
        raise StageError("Node.js with npm is missing")
    stage.call(*npx, "--yes", PNPM, *arguments, folder=WEB)


def check_build(stage: Stage) -> str:
    with tempfile.TemporaryDirectory(prefix="moonlit-") as folder:
        pnpm(stage, "run", "build", "--outDir", folder, "--emptyOutDir")
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


def install_compiled(stage: Stage) -> str:
    """Only changed sources cost time, and only those of the engine much of it."""
    home = stage.home
    if refresh(home):
        return "no compiled module changed"
    home.remember(package="", engine="")
    try:
        home.install_package("Building the package", MOONLIT_COMPILED="1")
    except SetupError:
        tail = home.log.read_text("utf-8", "replace").splitlines()[-80:]
        raise SetupError("\n".join(tail)) from None
    home.remember(package=fingerprint(package_sources()), engine=engine_sources())
    return ""


def refresh(home: Environment) -> bool:
    """Bring the installed package up to date, if that needs no compiler."""
    if home.stamp.get("engine") != engine_sources():
        return False
    package = fingerprint(package_sources())
    if home.stamp.get("package") != package:
        home.refresh_package()
        home.remember(package=package)
    return True


def engine_sources() -> str:
    """Everything the compiled modules are made of: they also hold constants of what they import."""
    graph = Graph(ROOT)
    compiled: tuple[str, ...] = runpy.run_path(str(ROOT / "src/moonlit/engine.py"))["COMPILED"]
    modules = sorted(graph.reachable(compiled))
    return fingerprint([BUILD, ROOT / "setup.py", *(ROOT / graph.paths[one] for one in modules)])


def check_clauses(stage: Stage) -> str:
    uncovered = parse(stage.ask("moonlit", "clauses", "--json")).get("uncovered")
    if uncovered != 0:
        raise StageError(f"`moonlit clauses` reports uncovered: {uncovered}")
    return "every clause has its test"


def measure(stage: Stage) -> None:
    told = stage.ask("moonlit", "bench", "nocturne", "--quick", "--json")
    print(told.strip())
    if (engine := parse(told).get("engine")) != "compiled":
        raise StageError(f"`moonlit bench` measured the engine {engine}, not compiled")


def parse(text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except ValueError as problem:
        raise StageError(f"this is not JSON: {text[:60]!r}") from problem
    if not isinstance(value, dict):
        raise StageError("a JSON object was expected")
    return value


if __name__ == "__main__":
    sys.exit(main())
