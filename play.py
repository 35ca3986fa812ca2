"""Sets Moonlit up in .venv on first use, then starts the game; needs Python 3.11, nothing else."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.environment import (
    ROOT,
    Environment,
    SetupError,
    clean_variables,
    fingerprint,
    package_sources,
    say,
)

RUN = ROOT / "constraints" / "run.txt"
BUILD = ROOT / "constraints" / "build.txt"
ASK_ENGINE = "import moonlit.core.dice, moonlit.engine as e; print(e.engine())"


def main(arguments: list[str]) -> int:
    try:
        home = Environment(ROOT / ".venv")
        prepare(home)
    except SetupError as problem:
        say(f"Moonlit could not be set up. {problem}")
        return 2
    except OSError as problem:
        say(f"Moonlit could not be set up: {problem}.")
        return 2
    except KeyboardInterrupt:
        say("\nStopped before the set-up was done.")
        return 130
    moonlit = str(home.command("moonlit"))
    if "--setup" in arguments:
        say(f"Moonlit is ready: python3 play.py, or {moonlit}.")
        return 0
    return start([moonlit, *wanted(arguments)])


def wanted(arguments: list[str]) -> list[str]:
    """The table in the browser, or with `--terminal` or `--plain` the one in the terminal."""
    if "--plain" in arguments:
        return ["play", *arguments]
    if "--terminal" in arguments:
        return ["play", *(word for word in arguments if word != "--terminal")]
    return ["serve", "--open", *arguments]


def prepare(home: Environment) -> None:
    if not home.stamp:
        say("Moonlit is being set up; this happens once and takes two to five minutes.")
    package = fingerprint(package_sources())
    home.renew(fingerprint([BUILD, RUN]), lambda: install_requirements(home))
    if home.stamp.get("package") != package:
        install_package(home)
        home.remember(package=package)


def install_requirements(home: Environment) -> None:
    try:
        home.install_requirements("Fetching the build tools", BUILD)
    except SetupError:
        install_setuptools(home)
    title = "Fetching what the game is made with"
    home.install_requirements(title, RUN, "--no-build-isolation")


def install_setuptools(home: Environment) -> None:
    """Without mypy there is no compiling, but setuptools alone can still install the game."""
    blocks = BUILD.read_text("utf-8").replace("\\\n", "").splitlines()
    chosen = [line for line in blocks if line.startswith("setuptools==")]
    with tempfile.TemporaryDirectory(prefix="moonlit-") as folder:
        path = Path(folder) / "setuptools.txt"
        path.write_text("\n".join(chosen), "utf-8")
        home.install_requirements("Fetching only what is needed without a compiler", path)


def install_package(home: Environment) -> None:
    try:
        home.install_package("Building the game")
        engine = ask_engine(home)
    except SetupError:
        engine = ""
    if engine not in {"compiled", "pure"}:
        home.install_package("Building the game without a compiler", MOONLIT_PURE="1")
        engine = ask_engine(home)
    if engine != "compiled":
        say("The rules could not be compiled here: play is the same, but the bots are slower.")
        say("If you install a C compiler, remove .venv and start again.")


def ask_engine(home: Environment) -> str:
    command = [str(home.command("python")), "-c", ASK_ENGINE]
    answer = subprocess.run(
        command, check=False, env=clean_variables(), capture_output=True, text=True
    )
    if answer.returncode:
        last = (answer.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        raise SetupError(f"The installed game does not start: {last}.")
    return answer.stdout.strip()


def start(command: list[str]) -> int:
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
