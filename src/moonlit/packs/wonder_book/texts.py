"""Reads the texts of a story: one screen each, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moonlit.packs.source import Fault
from moonlit.packs.wonder_book.nodes import Node
from moonlit.packs.wonder_book.notes import Notes, Way
from moonlit.packs.wonder_book.values import LANGUAGES, Text

LONGEST_SCREEN: Final = 280


class TextReader:
    """Texts where they stand, and lists of lines that a chapter gives names to."""

    def __init__(self, notes: Notes, languages: tuple[str, ...] = LANGUAGES) -> None:
        self.notes = notes
        # Those the story is told in; without the first of them nothing can be told.
        self.languages = languages or LANGUAGES
        self.lists: dict[str, tuple[Text, ...]] = {}
        self.used: set[str] = set()

    def text(self, node: Node, way: Way) -> Text | None:
        if not node.is_table:
            self.notes.fail(
                node, Fault("not-a-text", field=way[-1], known=LANGUAGES, found=node.shown)
            )
            return None
        words: dict[str, str] = {}
        for language, said in node.table.items():
            if language not in LANGUAGES:
                self.notes.fail(said, Fault("unknown-field", field=language, known=LANGUAGES))
            elif not isinstance(said.value, str) or not said.value.strip():
                self.notes.fail(
                    said,
                    Fault("bad-form", field=language, form="text", found=said.shown),
                )
            else:
                words[language] = said.value
        self._check_languages(node, way, words)
        return Text(".".join(way), words)

    def _check_languages(self, node: Node, way: Way, words: Mapping[str, str]) -> None:
        for language in self.languages:
            if language not in node.table:
                tell = self.notes.fail if language == self.languages[0] else self.notes.warn
                tell(node, Fault("translation-missing", field=way[-1], language=language))
            elif len(words.get(language, "")) > LONGEST_SCREEN:
                found, most = len(words[language]), LONGEST_SCREEN
                fault = Fault("screen-too-long", language=language, most=most, found=found)
                self.notes.warn(node.table[language], fault)

    def read_lists(self, node: Node, chapter: str) -> None:
        """The lists of lines at the end of a chapter, for later use by their names."""
        for name, lists in node.table.items():
            lines = [
                self.text(Node(lists.line, said), (chapter, name, str(number)))
                for number, said in enumerate(_turned(lists), 1)
            ]
            self.lists[name] = tuple(line for line in lines if line is not None)
            if not lines:
                self.notes.fail(lists, Fault("not-a-list", field=name, found=lists.shown))

    def named(self, node: Node) -> tuple[Text, ...]:
        """The lines of a list by its name."""
        name = str(node.value)
        self.used.add(name)
        if name not in self.lists:
            self.notes.fail(
                node, Fault("unknown-id", noun="texts", found=name, known=tuple(self.lists))
            )
        return self.lists.get(name, ())


def _turned(lists: Node) -> list[dict[str, Node]]:
    """A list of lines for each language as one table of languages for each line."""
    columns = {key: one.value for key, one in lists.table.items() if isinstance(one.value, tuple)}
    count = max(map(len, columns.values()), default=0)
    return [
        {key: column[number] for key, column in columns.items() if number < len(column)}
        for number in range(count)
    ]
