"""Makes, fills and remembers a virtual environment, with the standard library only."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE_FILES: Final = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md")
PACKAGE_FOLDERS: Final = ("src", "docs/rules")
NOT_SOURCE: Final = ("*.egg-info", "*.pyd", "*.so", "__pycache__")
INSTALLER: Final = ROOT / "constraints" / "installer.txt"
NOT_INHERITED: Final = (
    "MOONLIT_COMPILED",
    "MOONLIT_PURE",
    "PYTHONDONTWRITEBYTECODE",
    "PYTHONHOME",
    "PYTHONPATH",
    "VIRTUAL_ENV",
)
UNREACHABLE: Final = (
    "(from versions: none)",
    "ConnectTimeoutError",
    "NewConnectionError",
    "dns error",
    "tcp connect error",
)
PROGRESS_SECONDS: Final = 0.2


class SetupError(Exception):
    """One sentence for the person at the keyboard."""


def say(sentence: str, end: str = "\n") -> None:
    print(sentence, end=end, file=sys.stderr, flush=True)


def fingerprint(paths: Iterable[Path]) -> str:
    """Hash names and contents, so that a changed, new or missing file is noticed."""
    digest = hashlib.sha256()
    for path in paths:
        if path.is_file():
            content = path.read_bytes()
            name = path.relative_to(ROOT).as_posix()
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def package_sources() -> Iterator[Path]:
    yield from (ROOT / name for name in PACKAGE_FILES)
    for folder in PACKAGE_FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT / folder).parts
            if not any(fnmatch(part, pattern) for part in parts for pattern in NOT_SOURCE):
                yield path


def _installed_sources() -> Iterator[Path]:
    folder = ROOT / "src" / "moonlit"
    return (path for path in package_sources() if folder in path.parents and path.is_file())


def clean_variables(more: Mapping[str, str] | None = None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    return {**kept, "UV_PYTHON_DOWNLOADS": "never", **(more or {})}


class Environment:
    """A virtual environment of our own, and the stamp that says what is in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "setup.log"
        self.is_quiet = False
        self._stamp_file = folder / "moonlit-stamp.json"
        try:
            self.stamp: dict[str, str] = json.loads(self._stamp_file.read_text("utf-8"))
        except (OSError, ValueError):
            self.stamp = {}
        self._uv = None if self.stamp.get("installer") == "pip" else self._find_uv()

    def command(self, name: str) -> Path:
        return self.folder / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")

    def remember(self, **facts: str) -> None:
        self.stamp.update(facts)
        self._stamp_file.write_text(json.dumps(self.stamp, indent=2) + "\n", "utf-8")

    def renew(self, requirements: str, fill: Callable[[], None]) -> None:
        """Make and fill the environment anew, unless it already meets these requirements."""
        if self._is_usable() and self.stamp.get("requirements") == requirements:
            return
        try:
            self._make(shutil.which("uv"))
            self._fetch_uv()
            fill()
        except SetupError:
            if self._uv is None:
                raise
            say("uv could not do it; trying again with pip.")
            self._make(None)
            fill()
        self.remember(requirements=requirements)

    def install_requirements(self, title: str, path: Path, *options: str) -> None:
        self._install(title, "--require-hashes", *options, "-r", str(path))

    def install_package(self, title: str, **variables: str) -> None:
        """Build from a copy: a build folder left in the tree would smuggle removed files in."""
        with tempfile.TemporaryDirectory(prefix="moonlit-") as name:
            copy = Path(name)
            for path in PACKAGE_FILES:
                if (ROOT / path).exists():
                    shutil.copy(ROOT / path, copy)
            ignored = shutil.ignore_patterns(*NOT_SOURCE)
            for folder in PACKAGE_FOLDERS:
                shutil.copytree(ROOT / folder, copy / folder, ignore=ignored)
            again = "--reinstall" if self._uv else "--force-reinstall"
            options = ("--no-deps", "--no-index", "--no-build-isolation", again)
            self._install(title, *options, str(copy), **variables)

    def refresh_package(self) -> None:
        """Make the installed sources those of the tree; compiled modules stay as they are."""
        installed = next(self.folder.glob("[Ll]ib/**/site-packages/moonlit"))
        here = {path.relative_to(ROOT / "src" / "moonlit"): path for path in _installed_sources()}
        specs = Path("client", "rules")
        here |= {specs / path.name: path for path in (ROOT / "docs" / "rules").glob("*.md")}
        for path in [path for path in installed.rglob("*") if path.is_file()]:
            is_kept = any(fnmatch(part, pattern) for part in path.parts for pattern in NOT_SOURCE)
            if not is_kept and path.relative_to(installed) not in here:
                path.unlink()
        for name, path in here.items():
            (installed / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, installed / name)

    def _find_uv(self) -> str | None:
        own = self.command("uv")
        return str(own) if own.exists() else shutil.which("uv")

    def _is_usable(self) -> bool:
        """An environment whose Python was replaced or removed cannot find its packages."""
        python = self.command("python")
        has_installer = self.stamp.get("installer") == "pip" or self._uv is not None
        is_same = python.exists() and self.stamp.get("python") == os.path.realpath(python)
        return has_installer and is_same

    def _make(self, uv: str | None) -> None:
        self._uv = uv
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.stamp = {}
        title = f"Making a Python environment in {self.folder.name}"
        if self._uv:
            command = [self._uv, "venv", "--quiet", "--allow-existing", "--no-project"]
            self._run(title, [*command, "--python", sys.executable, str(self.folder)])
        else:
            self._run(title, [sys.executable, "-m", "venv", str(self.folder)])
        python = os.path.realpath(self.command("python"))
        self.remember(python=python, installer="uv" if self._uv else "pip")

    def _fetch_uv(self) -> None:
        """It is many times as quick; where it cannot be had, pip does as well."""
        if self._uv is not None:
            return
        try:
            self.install_requirements("Fetching an installer", INSTALLER)
        except SetupError:
            return
        self._uv = str(self.command("uv"))
        self.remember(installer="uv")

    def _install(self, title: str, *arguments: str, **variables: str) -> None:
        python = str(self.command("python"))
        if self._uv:
            tool = [self._uv, "pip", "install", "--compile-bytecode", "--python", python]
        else:
            tool = [python, "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
        self._run(title, [*tool, *arguments], variables)

    def _run(
        self, title: str, command: list[str], variables: Mapping[str, str] | None = None
    ) -> None:
        with self.log.open("a+", encoding="utf-8", errors="replace") as log:
            log.write(f"\n$ {' '.join(command)}\n")
            log.flush()
            start = log.tell()
            try:
                code = self._wait(title, command, clean_variables(variables), log.fileno())
            except OSError as problem:
                raise SetupError(f"{command[0]} could not be started: {problem}.") from problem
            log.seek(start)
            said = log.read()
        if code:
            raise SetupError(f"{title} failed: {_reason(said)} (all of it is in {self.log}).")

    def _wait(self, title: str, command: list[str], variables: dict[str, str], log: int) -> int:
        """Let the seconds be seen going by where somebody is watching."""
        is_watched = sys.stderr.isatty() and not self.is_quiet
        started = time.monotonic()
        if not self.is_quiet:
            say(f"{title} …", end="")
        with subprocess.Popen(command, stdout=log, stderr=log, env=variables) as process:
            while process.poll() is None:
                try:
                    process.wait(PROGRESS_SECONDS if is_watched else None)
                except subprocess.TimeoutExpired:
                    say(f"\r{title} … {time.monotonic() - started:.0f} s", end="")
        if not self.is_quiet:
            took = f"{time.monotonic() - started:.1f} s"
            say(f"\r{title} … {took}" if is_watched else f" {took}")
        return process.returncode


def _reason(said: str) -> str:
    if any(sign in said for sign in UNREACHABLE):
        return "the package index cannot be reached, so there may be no network"
    if "ensurepip is not" in said:
        return "this Python has no venv module; on Debian or Ubuntu install python3-venv"
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith(("error", "fatal"))]
    return (errors or lines or ["it gave no reason"])[-1].rstrip(".")
