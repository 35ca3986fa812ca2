"""What YAML allows and a story does not: each trap is told with its line."""

from __future__ import annotations

import pytest

from moonlit.packs.source import BadPack
from moonlit.packs.wonder_book.nodes import Node, read_nodes
from tests.packs.wonder_book.lighthouse import told

REFUSED = {
    "bare on": (b"a: 1\nb: on\n", "x.yaml:2: YAML takes a bare on for true or false"),
    "bare no": (b"- no\n", "x.yaml:1: YAML takes a bare no for true or false"),
    "bare key": (b"a: 1\noff: 2\n", "x.yaml:2: YAML takes a bare off for true or false"),
    "key twice": (
        b"a: 1\nb: 2\na: 3\n",
        'x.yaml:3: key "a" stands here a second time, first in line 1',
    ),
    "key of many": (b"? [a, b]\n: 1\n", "x.yaml:1: a key must be a single word"),
    "alias": (b"a: &x 1\nb: *x\n", "x.yaml:2: anchors and aliases (& and *) are not read"),
    "tag": (b"a: !!binary aGk=\n", "x.yaml:1: tags such as tag:yaml.org,2002:binary are not read"),
    "open bracket": (b"a: [1, 2\nb: 3\n", "x.yaml:2: not YAML: it cannot be read from column 2 on"),
    "tab": (b"a:\n\tb: 1\n", "x.yaml:2: not YAML: it cannot be read from column 1 on"),
    "control character": (b"a: \x00\n", "x.yaml: not YAML: it cannot be read"),
    "not text": (b"a: 1\nb: \xff\n", "x.yaml:2: is not UTF-8 text"),
    "deep": (b"[" * 5000, "x.yaml:1: is nested too deeply"),
    "deep lists": (b"- " * 5000, "x.yaml:1: is nested too deeply"),
}


@pytest.mark.parametrize("trap", REFUSED)
def test_a_trap_of_yaml_is_told(trap: str) -> None:
    raw, said = REFUSED[trap]
    with pytest.raises(BadPack) as bad:
        read_nodes("x.yaml", raw)
    (error,) = told(list(bad.value.errors))
    assert error.startswith(said)


def test_every_value_knows_its_line() -> None:
    node = read_nodes("x.yaml", b'a: 1\nb:\n  - true\n  - c: "on"\n    d: -2.5\n')
    assert node.table["a"] == Node(1, 1)
    assert node.table["b"].line == 2
    assert node.plain() == {"a": 1, "b": [True, {"c": "on", "d": -2.5}]}
    items = node.table["b"].value
    assert isinstance(items, tuple)
    assert [item.line for item in items] == [3, 4]
    assert items[1].table["d"].line == 5


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("2021-02-30", "2021-02-30"),
        ("0x10", "0x10"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
        ("9" * 5000, "9" * 5000),
        ("~", None),
        ("+7", 7),
        (".inf", ".inf"),
    ],
)
def test_only_plain_numbers_are_numbers(written: str, value: object) -> None:
    assert read_nodes("x.yaml", f"a: {written}\n".encode()).table["a"].value == value


def test_an_empty_file_is_an_empty_table() -> None:
    assert read_nodes("x.yaml", b"# nothing\n") == Node(1, {})
