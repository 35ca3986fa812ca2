"""Reads a chapter file: vars and texts first, then boards, allies and bosses, and the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moonlit.packs.source import Fault, RowName, is_whole
from moonlit.packs.wonder_book.cards import (
    Card,
    ChapterEndCard,
    ChoiceCard,
    GoalCard,
    InteractionCard,
    ItemCard,
    SpecialRuleCard,
    StoryCard,
    Then,
)
from moonlit.packs.wonder_book.model import Ally, Boss, Chapter
from moonlit.packs.wonder_book.nodes import Node
from moonlit.packs.wonder_book.notes import Way
from moonlit.packs.wonder_book.reader import Reader, child_name
from moonlit.packs.wonder_book.values import LANGUAGES

FORMAT: Final = "chapter/1"
CARDS: Final[dict[str, type[Card]]] = {
    "story": StoryCard,
    "choice": ChoiceCard,
    "goal": GoalCard,
    "special_rule": SpecialRuleCard,
    "interaction": InteractionCard,
    "item": ItemCard,
    "chapter_end": ChapterEndCard,
}
ENTITIES: Final[dict[str, type[Ally] | type[Boss]]] = {"ally": Ally, "boss": Boss}
# Cards whose foot goes without saying.
FEET: Final = {
    "special_rule": Then("keep"),
    "item": Then("keep"),
    "chapter_end": Then("end"),
}
WORDS_OF_FEET: Final = ("discard", "keep", "take_next", "end")
# Keys of the file that are read by themselves.
ASIDE: Final = ("format", "vars", "texts", "entities", "cards")


class ChapterReader:
    """Reads one chapter; the faults are in the notes of its reader."""

    def __init__(self, file: str, languages: tuple[str, ...] = LANGUAGES) -> None:
        self.reader = Reader(file, languages)
        self.notes = self.reader.notes
        self.reader.readers[Then] = self.then

    def read(self, node: Node) -> Chapter | None:
        """The chapter, or None if what is there is no chapter at all."""
        table = node.table
        way = (str(table["id"].value) if "id" in table else self.notes.file,)
        self._check_format(node)
        self.reader.selectors.vars = dict(table["vars"].table) if "vars" in table else {}
        if "texts" in table:
            self.reader.texts.read_lists(table["texts"], way[0])
        cards = self._cards(table.get("cards", node), way)
        entities = self._entities(table["entities"], way) if "entities" in table else []
        rest = Node(node.line, {key: one for key, one in table.items() if key not in ASIDE})
        chapter = self.reader.record(
            Chapter,
            rest,
            way,
            cards=dict(sorted(self.reader.by_key(cards, "n").items())),
            allies=self.reader.by_key([one for one in entities if isinstance(one, Ally)], "id"),
            bosses=self.reader.by_key([one for one in entities if isinstance(one, Boss)], "id"),
            file=self.notes.file,
            lines={key: one.line for key, one in table.items()},
        )
        self._check_unused(node)
        return chapter

    def _check_format(self, node: Node) -> None:
        found = node.table.get("format", node)
        if found.value != FORMAT:
            self.notes.fail(
                found, Fault("not-a-choice", field="format", found=found.shown, known=(FORMAT,))
            )

    def _check_unused(self, node: Node) -> None:
        for key, used in (("vars", self.reader.selectors.used), ("texts", self.reader.texts.used)):
            for name, at in node.table.get(key, Node(0, {})).table.items():
                if name not in used:
                    self.notes.warn(at, Fault("never-used", noun=key, name=name))

    def _cards(self, node: Node, way: Way) -> list[Card]:
        if not isinstance(node.value, tuple):
            self.notes.fail(node, Fault("not-a-list", field="cards", found=node.shown))
            return []
        if not node.value:
            self.notes.fail(node, Fault("too-short", field="cards", least=1, found=0))
        found = []
        for number, one in enumerate(node.value, 1):
            self.notes.row = self._row("card", one, "n", number)
            card = self._card(one, (*way, child_name(one, number)))
            if card is not None:
                found.append(card)
        self.notes.row = None
        return found

    def _row(self, table: str, node: Node, key: str, number: int) -> RowName:
        name = node.table.get(key)
        return RowName(table, "" if name is None else str(name.plain()), number)

    def _card(self, node: Node, way: Way) -> Card | None:
        kind = self._kind(node, tuple(CARDS))
        if not kind:
            return None
        rest = Node(node.line, {key: one for key, one in node.table.items() if key != "kind"})
        if kind in FEET and "then" not in node.table:
            return self.reader.record(CARDS[kind], rest, way, then=FEET[kind])
        return self.reader.record(CARDS[kind], rest, way)

    def _kind(self, node: Node, known: tuple[str, ...]) -> str:
        if not node.is_table:
            self.notes.fail(node, Fault("not-a-table", field="cards", found=node.shown))
        elif "kind" not in node.table:
            self.notes.fail(node, Fault("field-missing", field="kind"))
        elif node.table["kind"].value not in known:
            self.notes.fail(
                node.table["kind"],
                Fault("not-a-choice", field="kind", found=node.table["kind"].shown, known=known),
            )
        else:
            return str(node.table["kind"].value)
        return ""

    def _entities(self, node: Node, way: Way) -> list[Ally | Boss]:
        found: list[Ally | Boss] = []
        items = node.value if isinstance(node.value, tuple) else (node,)
        for number, one in enumerate(items, 1):
            self.notes.row = self._row("entity", one, "id", number)
            kind = self._kind(one, tuple(ENTITIES))
            rest = Node(one.line, {key: at for key, at in one.table.items() if key != "kind"})
            if kind:
                name = child_name(one, number)
                made = self.reader.record(ENTITIES[kind], rest, (*way, name))
                found += [made] if made is not None else []
        self.notes.row = None
        return found

    def then(self, node: Node, way: Way) -> Then | None:
        """The foot of a card."""
        table = node.table
        if isinstance(node.value, str) and node.value in WORDS_OF_FEET:
            return Then(node.value, line=node.line)
        if set(table) == {"take"} and is_whole(table["take"].value):
            return Then("take", card=table["take"].value, line=node.line)
        if set(table) == {"if_done", "else"}:
            return self._fork("if_done", node, table["if_done"], way)
        if set(table) == {"if", "then", "else"}:
            asks = self._fork("if", node, table["then"], way)
            return replace(asks, if_=self.reader.condition(table["if"], (*way, "if")))
        known = (*WORDS_OF_FEET, "take: n", "if_done: … else: …", "if: … then: … else: …")
        self.notes.fail(node, Fault("not-a-choice", field="then", found=node.shown, known=known))
        return None

    def _fork(self, act: str, node: Node, yes: Node, way: Way) -> Then:
        no = node.table["else"]
        return Then(act, yes=self.then(yes, way), no=self.then(no, way), line=node.line)
