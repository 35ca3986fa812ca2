"""The clause index reads ids where specs define them and tests name them."""

from pathlib import Path

import pytest

from moonlit.client.clauses import SPECS
from moonlit.core.errors import BadConfig
from moonlit.games import GAMES
from moonlit.lab.checkout import find_checkout
from moonlit.lab.clauses import Index, defined_clauses, index_clauses, read_excuses, specs_of

ROOT = find_checkout(Path(__file__).parent, SPECS)

SPEC = """# A spec
**N-CAST-1** Defined here; it cites N-CAST-9 and **bold words**.
- **N-CAST-2 [P]** Defined. **N-CAST-3 [P]** Defined in the same line.
| E-1 | a row | as N-CAST-8 |
| N-COMP-1 [P] | a row with a mark |
| see | O-7 |
### D-1 A heading
## 4.1 Who starts (N-START)
V-1 one sentence. V-2 another; V-7 is cited. V-3 a third.
```
**N-CAST-4** an example
```
**N-CAST-1** said again.
"""


def checkout(root: Path, tests: dict[str, str], excuses: str = "", spec: str = SPEC) -> Index:
    (root / SPECS).mkdir(parents=True)
    (root / SPECS / "nocturne.md").write_text(spec, "utf-8")
    (root / SPECS / "dominion.md").write_text("**D-1** Its own.\n", "utf-8")
    (root / SPECS / "dominion-kingdoms.md").write_text("| K-01 | a set |\n", "utf-8")
    (root / SPECS / "excused.toml").write_text(excuses, "utf-8")
    for name, text in tests.items():
        path = root / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return index_clauses(root, ("nocturne",))


def test_only_definitions_are_clauses(tmp_path: Path) -> None:
    spec = tmp_path / "spec.md"
    spec.write_text(SPEC, "utf-8")
    found = [(clause.id, clause.line) for clause in defined_clauses(spec)]
    assert found == [
        ("N-CAST-1", 2),
        ("N-CAST-2", 3),
        ("N-CAST-3", 3),
        ("E-1", 4),
        ("N-COMP-1", 5),
        ("D-1", 7),
        ("V-1", 9),
        ("V-2", 9),
        ("V-3", 9),
    ]


@pytest.mark.parametrize("path", sorted((ROOT / SPECS).glob("*.md")), ids=lambda path: path.stem)
def test_every_id_a_spec_cites_of_its_own_is_defined_in_it(path: Path) -> None:
    """No family of ids has a hole, so no definition is overlooked."""
    families: dict[str, set[int]] = {}
    for clause in defined_clauses(path):
        family, _, number = clause.id.rpartition("-")
        families.setdefault(family, set()).add(int(number))
    assert families
    for family, numbers in families.items():
        assert numbers == set(range(min(numbers), max(numbers) + 1)), family
        assert min(numbers) <= 1, family


def test_decorators_marks_and_parameters_name_clauses(tmp_path: Path) -> None:
    text = """
import pytest
from tests.clauses import clause

pytestmark = pytest.mark.clause("E-1")

@clause("N-CAST-1", "D-1")
def test_one(): ...

class TestTwo:
    @pytest.mark.clause("N-CAST-2")
    def test_two(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=clause("N-CAST-3"))])
async def test_three(n): ...

def test_words():
    # clause("N-COMP-1") in a comment
    assert "clause(N-COMP-1)"
"""
    index = checkout(tmp_path, {"games/nocturne/test_a.py": text, "helper.py": text})
    name = "tests/games/nocturne/test_a.py"
    assert {clause.id: clause.tests for clause in index.covered} == {
        "E-1": [name],
        "N-CAST-1": [f"{name}::test_one"],
        "D-1": [f"{name}::test_one"],
        "N-CAST-2": [f"{name}::TestTwo"],
        "N-CAST-3": [f"{name}::test_three"],
    }
    assert {clause.spec for clause in index.covered} == {"nocturne"}


def test_the_folder_says_which_spec_is_meant(tmp_path: Path) -> None:
    named = '@clause("D-1", "K-01")\ndef test_it(): ...\n'
    index = checkout(tmp_path, {"games/dominion/test_a.py": named})
    assert {(clause.spec, clause.id) for clause in index.covered} == {
        ("dominion", "D-1"),
        ("dominion-kingdoms", "K-01"),
    }
    assert index.problems == []


def test_folders_are_written_with_underscores() -> None:
    specs = ("dominion", "nocturne", "wonder-book")
    assert specs_of(Path("tests/games/wonder_book/test_a.py"), specs) == ("wonder-book",)
    assert specs_of(Path("tests/laws/test_a.py"), specs) == ("nocturne",)


def test_unknown_and_unreadable_ids_are_problems(tmp_path: Path) -> None:
    text = '@clause("N-CAST-99", *MORE)\ndef test_it(): ...\n'
    index = checkout(tmp_path, {"test_a.py": text}, '[nocturne]\n"N-X-1" = "why"\n')
    where = "tests/test_a.py::test_it"
    excuses = "docs/rules/excused.toml [nocturne]"
    assert index.problems == [("N-CAST-99", where), ("*MORE", where), ("N-X-1", excuses)]
    assert not index.is_complete


def test_excuses_are_counted_apart(tmp_path: Path) -> None:
    excuses = """
[nocturne]
"N-CAST-1" = "about people, not about rules"
"E-1" = "tested all the same"
[dominion]
"*" = "not at the table yet"
"""
    index = checkout(tmp_path, {"test_a.py": '@clause("E-1")\ndef test_it(): ...\n'}, excuses)
    assert [clause.id for clause in index.excused] == ["D-1", "N-CAST-1"]
    assert [clause.id for clause in index.covered] == ["E-1"]
    told = index.plain()
    assert (told["total"], told["covered"], told["excused"]) == (11, 1, 2)
    assert told["uncovered"] == 8


def test_a_whole_game_at_the_table_cannot_be_excused(tmp_path: Path) -> None:
    index = checkout(tmp_path, {}, '[nocturne]\n"*" = "later"\n')
    assert index.problems == [("*", "docs/rules/excused.toml [nocturne]")]


@pytest.mark.parametrize("text", ["not toml", "nocturne = 1", '[nocturne]\n"E-1" = ""'])
def test_an_excuse_needs_a_reason(text: str, tmp_path: Path) -> None:
    path = tmp_path / "excused.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadConfig, match="bad-excuses"):
        read_excuses(path)


def test_no_file_means_no_excuses(tmp_path: Path) -> None:
    assert read_excuses(tmp_path / "excused.toml") == {}


def test_a_test_that_is_no_python_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"bad-test.*test_a\.py"):
        checkout(tmp_path, {"test_a.py": 'clause("N-CAST-1"'})


def test_this_checkout_names_no_unknown_clause() -> None:
    index = index_clauses(ROOT, tuple(GAMES))
    assert index.problems == []
    assert len(index.clauses) > 800


def test_a_checkout_is_found_from_below_and_only_there(tmp_path: Path) -> None:
    assert find_checkout(ROOT / "tests" / "oracle", SPECS) == ROOT
    with pytest.raises(BadConfig, match="no-checkout"):
        find_checkout(tmp_path, SPECS)
