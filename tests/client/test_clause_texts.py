"""The text of every clause, read from the specs."""

import pytest

from moonlit.client.clauses import clause_texts, definitions
from moonlit.core.errors import BadConfig

SPEC = """# A game

## 1. Things

**T-ONE-1** A thing lies on the table, says *T-TWO-9*, and `nothing` else.

**T-ONE-2** Things by colour:

| colour | count |
|---|---|
| red | 2 |

Something else.

| id | question | ruling | reason |
|---|---|---|---|
| O-1 | Why? | **Because.** | — |

### D-1 Missing numbers

We made them up.

- red

T-SUB-1 The first. T-SUB-2 The second, see T-ONE-1.

```
**T-NOT-1** an example
```
"""


def test_a_clause_is_its_sentence_with_what_it_announces() -> None:
    found = {one.id: one.text for one in definitions(SPEC)}
    assert found == {
        "T-ONE-1": "A thing lies on the table, says T-TWO-9, and nothing else.",
        "T-ONE-2": "Things by colour:\ncolour, count\nred, 2",
        "O-1": "Why?; ruling: Because.",
        "D-1": "Missing numbers\nWe made them up.\nred\nT-SUB-1 The first. "
        "T-SUB-2 The second, see T-ONE-1.",
        "T-SUB-1": "The first.",
        "T-SUB-2": "The second, see T-ONE-1.",
    }


LISTED = """## 2. A list

- **T-A-1 [P] First.** Something is taken. **[R]** Digital: at once.
- **T-A-2 [I]** One of these:
  - **A** a *stone*;
  - **B** a leaf.
- **T-A-3 [P]** The last one.

- something that is no clause
"""


def test_a_clause_in_a_list_has_its_own_list_and_not_its_neighbours() -> None:
    assert {one.id: one.text for one in definitions(LISTED)} == {
        "T-A-1": "First. Something is taken. (our ruling) Digital: at once.",
        "T-A-2": "(inferred) One of these:\nA a stone;\nB a leaf.",
        "T-A-3": "The last one.",
    }


def test_the_help_of_wonder_book_shows_the_clause_that_was_asked_for() -> None:
    texts = clause_texts("wonder_book")
    assert texts["W-CARD-1"].startswith("Story card. Narrative")
    assert len(texts["W-CARD-1"]) < 120
    assert [line[0] for line in texts["W-ACTV-3"].splitlines()[1:]] == ["A", "B", "C"]
    assert not [name for name, text in texts.items() if "[P]" in text or "[R]" in text]


def test_lines_are_counted_from_one() -> None:
    assert next(definitions(SPEC)).line == 5


@pytest.mark.parametrize("game", ["nocturne", "dominion", "wonder_book"])
def test_every_clause_of_a_spec_has_a_text(game: str) -> None:
    texts = clause_texts(game)
    assert len(texts) > 100
    for text in texts.values():
        assert text.strip() == text != ""
        assert "**" not in text
        assert "|" not in text


def test_clauses_are_told_in_plain_words() -> None:
    texts = clause_texts("nocturne")
    assert texts["N-CAST-7"].startswith("The phase ends, and the owner of the highest spell wins")
    assert texts["E-48"].startswith("more than 7 feathers; ")
    assert "; DE: second set, scored separately;" in texts["E-48"]


def test_a_game_without_a_spec_is_refused() -> None:
    with pytest.raises(BadConfig, match="unknown-game"):
        clause_texts("chess")
