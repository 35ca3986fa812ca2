"""Draws the pictures and marks of cards for the page; --check compares them with the drawn ones."""

import argparse
import sys
from pathlib import Path

from tools.cards.sheet import sheet
from tools.cards.sprite import ART, files


def main() -> int:
    """Write the files, compare them with those that are there, or show them on one sheet."""
    parser = argparse.ArgumentParser(prog="python -m tools.cards", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="all pictures as one page")
    wished = parser.parse_args()
    if wished.sheet:
        wished.sheet.write_text(sheet(), "utf-8")
        return 0
    wanted = dict(files())
    extra = [path for path in (ART / "pictures").glob("*.svg") if path not in wanted]
    if wished.check:
        is_same = not extra and all(_holds(path, text) for path, text in wanted.items())
        print("the cards' pictures are up to date" if is_same else "run python -m tools.cards")
        return 0 if is_same else 1
    write(wanted, extra)
    return 0


def write(wanted: dict[Path, str], extra: list[Path]) -> None:
    """Put all files in their places and take away what is no longer drawn."""
    (ART / "pictures").mkdir(parents=True, exist_ok=True)
    for path in extra:
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, "utf-8")


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
