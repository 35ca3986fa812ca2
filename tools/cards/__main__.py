"""Draws the pictures and marks of cards for the page; --check compares them with the drawn ones."""

import sys
from pathlib import Path

from tools.cards.sprite import ART, files


def main() -> int:
    """Write the files, or compare them with those that are there."""
    wanted = dict(files())
    extra = [path for path in (ART / "pictures").glob("*.svg") if path not in wanted]
    if "--check" in sys.argv[1:]:
        is_same = not extra and all(_holds(path, text) for path, text in wanted.items())
        print("the cards' pictures are up to date" if is_same else "run python -m tools.cards")
        return 0 if is_same else 1
    (ART / "pictures").mkdir(parents=True, exist_ok=True)
    for path in extra:
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, "utf-8")
    return 0


def _holds(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
