"""Builds Moonlit, with the rules compiled by mypyc wherever that can be done."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PURE = os.environ.get("MOONLIT_PURE") == "1"
MUST_COMPILE = os.environ.get("MOONLIT_COMPILED") == "1"
# Asking for metadata must not cost a compilation, and editable installs stay pure.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def sources() -> list[str]:
    names: tuple[str, ...] = runpy.run_path("src/moonlit/engine.py")["COMPILED"]
    paths = [f"src/{name.replace('.', '/')}.py" for name in names]
    return [path for path in paths if Path(path).exists()]


def libraries() -> list[tuple[list[str], str | None]]:
    """The modules of each game are a library of their own, so that all cores can compile."""
    found: dict[str, list[str]] = {}
    for path in sources():
        room, game = Path(path).parts[2:4]
        found.setdefault(f"moonlit_{room if room == 'core' else game}", []).append(path)
    return [(paths, name) for name, paths in found.items()]


def extensions() -> list[Extension]:
    if PURE or COMPILING_COMMANDS.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(
            sources(), opt_level="3", debug_level="0", multi_file=False, separate=libraries()
        )
    # Whatever stops mypyc, a type error (it exits) or an absent mypy, the game still installs.
    except (Exception, SystemExit) as problem:  # noqa: BLE001
        give_up(f"mypyc: {problem!r}")
        return []
    for extension in found:
        extension.optional = not MUST_COMPILE
        if sys.platform != "win32":
            # Without it none of our own calls is inlined: matches take half as long again.
            inlined = "-fno-semantic-interposition"
            # It looks up the column of every line anew: in files of mypyc a third of gcc's time.
            unasked = "-Wno-misleading-indentation"
            extension.extra_compile_args = [*extension.extra_compile_args, inlined, unasked]
    return [extension for extension in found if isinstance(extension, Extension)]


def give_up(reason: str) -> None:
    if MUST_COMPILE:
        sys.exit(f"error: MOONLIT_COMPILED=1, but the rules could not be compiled ({reason})")
    stars = "*" * 72
    print(
        f"{stars}\nWARNING: the rules could not be compiled ({reason}).\n"
        f"Moonlit is installed with the pure engine: same play, much slower bots.\n{stars}",
        file=sys.stderr,
    )


class AllOrNothing(build_ext):
    """Keeps no extension at all if one is missing, since they call each other directly."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True

    def run(self) -> None:
        reason = ""
        try:
            super().run()
        except Exception as problem:
            if MUST_COMPILE:
                raise
            reason = str(problem)
        outputs = {ext.name: Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions}
        missing = [name for name, path in outputs.items() if not path.exists()]
        if missing:
            give_up(reason or f"no {', '.join(missing)}")
            for path in outputs.values():
                path.unlink(missing_ok=True)
            self.extensions = []


class WithRules(build_py):
    """Puts the rules specs beside the module that reads them; editable installs have docs/."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if not self._installed():
            sys.exit("error: docs/rules holds no rules specs")
        for spec, copy in self._installed().items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            self.copy_file(str(spec), str(copy))

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        copies = [] if self.editable_mode else [str(copy) for copy in self._installed().values()]
        return [*super().get_outputs(include_bytecode), *copies]

    def _installed(self) -> dict[Path, Path]:
        """Every spec and its copy."""
        folder = Path(self.build_lib, "moonlit", "client", "rules")
        return {spec: folder / spec.name for spec in sorted(Path("docs/rules").glob("*.md"))}


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithRules})
