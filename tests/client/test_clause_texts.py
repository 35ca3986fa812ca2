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
