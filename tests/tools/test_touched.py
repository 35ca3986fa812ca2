"""A change runs the tests that can notice it, the nearest ones first."""

import subprocess
from pathlib import Path

import pytest

from tools.touched import Graph, changed_since, touched_tests

FILES = {
    "src/moonlit/__init__.py": "",
    "src/moonlit/core/__init__.py": "",
    "src/moonlit/core/dice.py": "",
    "src/moonlit/games/__init__.py": "GAMES = {'go': 'moonlit.games.go'}",
    "src/moonlit/games/go/__init__.py": "from moonlit.core.dice import Dice",
    "src/moonlit/games/go/rows.toml": "",
    "src/moonlit/games/go/cards/__init__.py": "",
    "src/moonlit/games/go/cards/fox.py": "",
    "src/moonlit/games/go/cards/registry.py": (
        "from pkgutil import iter_modules\nfrom moonlit.games.go import cards"
    ),
    "src/moonlit/bots/seat.py": "def find(game):\n    f'moonlit.games.{game}.cards.registry'",
    "tests/__init__.py": "",
    "tests/core/test_dice.py": "import moonlit.core.dice",
    "tests/games/go/cards/test_fox.py": "from moonlit.bots import seat",
    "tests/games/go/test_go.py": "from moonlit import games",
    "tests/golden/test_golden.py": "",
    "tests/golden/one.txt": "",
}


@pytest.fixture
def graph(tmp_path: Path) -> Graph:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return Graph(tmp_path)


@pytest.mark.parametrize(
    ("changed", "touched"),
    [
        ("src/moonlit/core/dice.py", ["tests/core/test_dice.py", "tests/games/go/test_go.py"]),
        ("src/moonlit/games/go/cards/fox.py", ["tests/games/go/cards/test_fox.py"]),
        ("src/moonlit/games/go/rows.toml", ["tests/games/go/test_go.py"]),
        ("tests/core/test_dice.py", ["tests/core/test_dice.py"]),
        ("tests/golden/one.txt", ["tests/golden/test_golden.py"]),
        ("docs/unread.md", []),
    ],
)
def test_what_imports_a_change_is_touched(graph: Graph, changed: str, touched: list[str]) -> None:
    found = touched_tests(graph, [changed])
    assert [path for path in found if path in touched] == touched
    assert set(found) <= {*touched, "tests/games/go/test_go.py", "tests/games/go/cards/test_fox.py"}


def test_everything_below_an_import_is_reached(graph: Graph) -> None:
    reached = graph.reachable(["moonlit.games"])
    assert reached == {"moonlit.games", "moonlit.games.go", "moonlit.core.dice"}


def test_new_changed_and_removed_files_differ_from_a_commit(graph: Graph) -> None:
    def git(*words: str) -> None:
        author = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *author, *words], cwd=graph.root, check=True, capture_output=True)

    git("init")
    git("add", ".")
    git("commit", "-m", "All")
    (graph.root / "new.py").touch()
    (graph.root / "tests/golden/one.txt").write_text("other")
    (graph.root / "src/moonlit/core/dice.py").unlink()
    assert changed_since(graph.root, "HEAD") == [
        "new.py",
        "src/moonlit/core/dice.py",
        "tests/golden/one.txt",
    ]


def test_the_tree_of_this_checkout_is_understood() -> None:
    found = touched_tests(Graph(Path()), ["src/moonlit/games/dominion/cards/base/cellar.py"])
    assert found[0] == "tests/games/dominion/cards/base/test_cellar.py"
    assert "tests/laws/test_laws.py" in found
