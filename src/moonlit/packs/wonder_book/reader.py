"""Reads nodes into the classes of a story, by the types of their fields, and notes every fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from itertools import accumulate
from typing import Any, Final, TypeVar

from moonlit.packs.evidence import CONFIDENCES, GRADES, SOURCES, Evidence
from moonlit.packs.source import Fault, is_whole
from moonlit.packs.wonder_book.art import MOODS, Mood
from moonlit.packs.wonder_book.conditions import CONDITIONS, Condition
from moonlit.packs.wonder_book.effects import Effect, Modifier
from moonlit.packs.wonder_book.nodes import Node
from moonlit.packs.wonder_book.notes import Notes, Way
from moonlit.packs.wonder_book.selectors import Selectors
from moonlit.packs.wonder_book.shapes import Shape, Slot, slots_of
from moonlit.packs.wonder_book.texts import TextReader
from moonlit.packs.wonder_book.values import (
    COMPARISONS,
    LANGUAGES,
    Areas,
    Compare,
    Heroes,
    Number,
    Text,
    Wyrms,
)
from moonlit.packs.wonder_book.vocabulary import EFFECTS
from moonlit.packs.wonder_book.words import MODIFIERS, Between, OneOf, Ref, Written

PAIR: Final = re.compile(r"([A-Z]\w*)-([A-Z]\w*)")
_ID: Final = re.compile(r"\w+")
# Words for a number that is left open.
NOTHING: Final = ("any", "none", "by_card")
CUES: Final = ("pop_up", "sound")
BESIDE_MODIFIER: Final = ("if_", "until", "id")
T = TypeVar("T")


class Reader:
    """One file being read. Faults are noted and reading goes on; what is faulty becomes None."""

    def __init__(self, file: str, languages: tuple[str, ...] = LANGUAGES) -> None:
        self.notes = Notes(file)
        self.texts = TextReader(self.notes, languages)
        self.selectors = Selectors(self.notes)
        self.readers: dict[type, Callable[[Node, Way], Any]] = {
            Text: self.texts.text,
            Areas: self.selectors.areas,
            Heroes: self.selectors.heroes,
            Wyrms: self.selectors.wyrms,
            Condition: self.condition,
            Effect: self.effect,
            Modifier: self.modifier,
            Mood: self.mood,
        }

    def read(self, shape: Shape, node: Node, way: Way) -> object:
        """The value of this shape, or None after a fault."""
        if shape.kind == "object" and shape.type is not None:
            own = self.readers.get(shape.type)
            return own(node, way) if own else self.record(shape.type, node, way)
        return getattr(self, shape.kind)(shape, node, way)

    # Classes.

    def record(self, cls: type[T], node: Node, way: Way, **given: object) -> T | None:
        """An object of a class from a table of its fields; `given` are known already."""
        if not node.is_table:
            self.notes.fail(node, Fault("not-a-table", field=way[-1], found=node.shown))
            return None
        slots = [slot for slot in slots_of(cls) if slot.name not in given]
        return _make(cls, node, {**given, **self._fields(slots, node, way)})

    def _fields(self, slots: Sequence[Slot], node: Node, way: Way) -> dict[str, object]:
        known = tuple(key for slot in slots for key in slot.keys)
        for key in node.table:
            if key not in known:
                self.notes.fail(node.table[key], Fault("unknown-field", field=key, known=known))
        found: dict[str, object] = {}
        for slot in slots:
            if any(key in node.table for key in slot.keys):
                found[slot.name] = self._field(slot, node, way)
            elif slot.is_required:
                self.notes.fail(node, Fault("field-missing", field=" / ".join(slot.keys)))
                found[slot.name] = None
        return found

    def _field(self, slot: Slot, node: Node, way: Way) -> object:
        if slot.key in node.table:
            return self.read(slot.shape, node.table[slot.key], (*way, slot.key))
        return self.read(slot.shape, node, way)

    def step(self, cls: type, word: str, node: Node, way: Way) -> dict[str, object]:
        """The fields of an effect or condition; its argument may be short for the first of them."""
        slots = [slot for slot in slots_of(cls) if not slot.is_beside]
        if not slots:
            if node.value is not True and node.value != {}:
                self.notes.fail(node, Fault("no-argument", word=word))
            return {}
        if self._is_long(slots, node):
            return self._fields(slots, node, way)
        for slot in slots[1:]:
            if slot.is_required:
                self.notes.fail(node, Fault("field-missing", field=" / ".join(slot.keys)))
        first = slots[0]
        return {first.name: self.read(first.shape, node, (*way, first.key))}

    def _is_long(self, slots: Sequence[Slot], node: Node) -> bool:
        if not node.is_table:
            return False
        takes_tables = slots[0].shape.kind in ("object", "number")
        return not takes_tables or any(key in slot.keys for slot in slots for key in node.table)

    def _one_word(
        self, node: Node, way: Way, known: Mapping[str, object], beside: Sequence[str] = ()
    ) -> str:
        """The one key of a table that says what it is; other keys may only stand beside it."""
        if not node.is_table:
            self.notes.fail(node, Fault("not-a-table", field=way[-1], found=node.shown))
            return ""
        words = [key for key in node.table if key not in beside]
        if len(words) != 1:
            self.notes.fail(node, Fault("not-one-word", found=tuple(words)))
        elif words[0] not in known:
            self.notes.fail(
                node.table[words[0]], Fault("unknown-word", found=words[0], known=tuple(known))
            )
        else:
            return words[0]
        return ""

    def condition(self, node: Node, way: Way) -> Condition | None:
        word = self._one_word(node, way, CONDITIONS)
        if not word:
            return None
        cls = CONDITIONS[word]
        return _make(cls, node, self.step(cls, word, node.table[word], (*way, word)))

    def effect(self, node: Node, way: Way) -> Effect | None:
        slots = [slot for slot in slots_of(Effect) if slot.is_beside]
        word = self._one_word(node, way, EFFECTS, [slot.key for slot in slots])
        if not word:
            return None
        beside = {
            slot.name: self.read(slot.shape, node.table[slot.key], (*way, slot.key))
            for slot in slots
            if slot.key in node.table
        }
        cls = EFFECTS[word]
        return _make(cls, node, beside | self.step(cls, word, node.table[word], (*way, word)))

    def modifier(self, node: Node, way: Way) -> Modifier | None:
        slots = {slot.name: slot for slot in slots_of(Modifier)}
        beside = [slots[name] for name in BESIDE_MODIFIER]
        name = self._one_word(node, way, MODIFIERS, [slot.key for slot in beside])
        if not name:
            return None
        inside = [slots[field] for field in MODIFIERS[name]]
        argument = node.table[name]
        values = {
            slot.name: self.read(slot.shape, node.table[slot.key], (*way, slot.key))
            for slot in beside
            if slot.key in node.table
        }
        if argument.is_table:
            values |= self._fields(inside, argument, way)
        elif argument.value is not True:
            values["n"] = self.number(slots["n"].shape, argument, way)
        return _make(Modifier, node, {"name": name, **values})

    def mood(self, node: Node, way: Way) -> Mood | None:
        """One word, or a table with one for each half."""
        if node.is_table:
            return self.record(Mood, node, way)
        word = self.word(Shape("word", mark=OneOf(MOODS)), node, way)
        return Mood(word, word)

    # Lists and tables.

    def list(self, shape: Shape, node: Node, way: Way) -> tuple[Any, ...]:
        assert shape.item is not None
        if shape.item.type is Text and isinstance(node.value, str):
            return self.texts.named(node)
        if not isinstance(node.value, tuple):
            return (self.read(shape.item, node, way),)
        item = shape.item
        # Texts are called after their places, and a cue more must not rename them.
        places = accumulate(int(not is_cue(one)) for one in node.value)
        return tuple(
            self.read(item, one, (*way, child_name(one, number)))
            for number, one in zip(places, node.value, strict=True)
        )

    def map(self, shape: Shape, node: Node, way: Way) -> Mapping[Any, Any]:
        """By key, or a list of objects that have an id each."""
        assert shape.item is not None
        item = shape.item
        if node.is_table and item.type is not Text:
            return {
                key: self.record(item.type or object, one, (*way, key), id=key)
                for key, one in node.table.items()
            }
        if node.is_table:
            return {key: self.read(item, one, (*way, key)) for key, one in node.table.items()}
        made = self.list(Shape("list", item=item), node, way)
        return self.by_key(made, "id")

    def by_key(self, made: Sequence[Any], key: str) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for one in made:
            name = getattr(one, key, None)
            if name in found:
                first = found[name].line
                self.notes.fail(
                    Node(one.line, None), Fault("used-twice", field=f"{key} {name}", line=first)
                )
            if name is not None:
                found[name] = one
        return found

    def pair(self, shape: Shape, node: Node, way: Way) -> tuple[str, str]:
        found = PAIR.fullmatch(node.value) if isinstance(node.value, str) else None
        if not found:
            self.notes.fail(node, Fault("bad-form", field=way[-1], form="border", found=node.shown))
            return "", ""
        return found[1], found[2]

    # Plain values.

    def word(self, shape: Shape, node: Node, way: Way) -> str:
        value = node.value
        if isinstance(shape.mark, OneOf):
            if value not in shape.mark.words:
                self.notes.fail(
                    node,
                    Fault("not-a-choice", field=way[-1], found=node.shown, known=shape.mark.words),
                )
        elif not isinstance(value, str) or not value:
            self.notes.fail(node, Fault("bad-form", field=way[-1], form="text", found=node.shown))
        elif isinstance(shape.mark, Written):
            if not re.fullmatch(shape.mark.pattern, value):
                form = shape.mark.form
                self.notes.fail(node, Fault("bad-form", field=way[-1], form=form, found=node.shown))
        elif (isinstance(shape.mark, Ref) or way[-1] == "id") and not _ID.fullmatch(value):
            self.notes.fail(node, Fault("bad-form", field=way[-1], form="id", found=node.shown))
        return value if isinstance(value, str) else ""

    def whole(self, shape: Shape, node: Node, way: Way) -> int:
        value = node.value
        if not is_whole(value):
            self.notes.fail(node, Fault("not-whole", field=way[-1], found=node.shown))
            return 0
        mark = shape.mark
        if isinstance(mark, Between) and not mark.least <= value <= mark.most:
            self.notes.fail(
                node,
                Fault(
                    "out-of-bounds",
                    field=way[-1],
                    found=node.shown,
                    least=mark.least,
                    most=mark.most,
                ),
            )
        return value

    def yes_no(self, shape: Shape, node: Node, way: Way) -> bool:
        if not isinstance(node.value, bool):
            self.notes.fail(node, Fault("not-yes-or-no", field=way[-1], found=node.shown))
        return node.value is True

    def number_for_drawing(self, shape: Shape, node: Node, way: Way) -> float:
        if not isinstance(node.value, int | float) or isinstance(node.value, bool):
            self.notes.fail(node, Fault("not-a-coordinate", field=way[-1], found=node.shown))
            return 0
        return float(node.value)

    def bound(self, shape: Shape, node: Node, way: Way) -> tuple[Compare, ...]:
        table = node.table
        compares = [word for word in COMPARISONS if word in table]
        if (way[-1] == "when" and len(compares) < len(table)) or not compares:
            self.notes.fail(node, Fault("not-a-comparison", known=COMPARISONS))
        return tuple(
            Compare(word, self.selectors.number(table[word], (*way, word))) for word in compares
        )

    def evidence(self, shape: Shape, node: Node, way: Way) -> Evidence:
        table = node.table
        words = {"grade": GRADES, "confidence": CONFIDENCES}
        for key, known in words.items():
            if key in table and table[key].value not in known:
                self.notes.fail(
                    table[key],
                    Fault("not-a-choice", field=key, found=table[key].shown, known=known),
                )
        source = self._words(table.get("source"), SOURCES)
        grades = table["grades"].table.items() if "grades" in table else ()
        return Evidence(
            grade=str(table["grade"].value) if "grade" in table else "original",
            source=source or ("ours",),
            confidence=str(table["confidence"].value) if "confidence" in table else "",
            grades=tuple((key, str(grade.value)) for key, grade in grades),
            see=self._words(table.get("see"), ()),
        )

    def _words(self, node: Node | None, known: Sequence[str]) -> tuple[str, ...]:
        if node is None:
            return ()
        items = node.value if isinstance(node.value, tuple) else (node,)
        for item in items:
            if known and item.value not in known:
                self.notes.fail(
                    item,
                    Fault("not-a-choice", field="source", found=item.shown, known=tuple(known)),
                )
        return tuple(str(item.value) for item in items)

    def number(self, shape: Shape, node: Node, way: Way) -> Number | None:
        if shape.may_be_none and node.value in NOTHING:
            return None
        return self.selectors.number(node, way)


def _make(cls: type[T], node: Node, values: Mapping[str, object]) -> T:
    """An object of the class, with its line if it keeps one; the values fit its fields by now."""
    make: Callable[..., T] = cls
    if any(spec.name == "line" for spec in fields(cls)):  # type: ignore[arg-type]
        return make(**values, line=node.line)
    return make(**values)


def is_cue(node: Node) -> bool:
    """Whether this is an effect that is only seen or heard."""
    return any(word in node.table for word in CUES)


def child_name(node: Node, number: int) -> str:
    """How an entry of a list goes by: its id, its number as a card, or its place."""
    named = node.table.get("id")
    if named is not None and isinstance(named.value, str):
        return named.value
    card = node.table.get("n")
    if card is not None and is_whole(card.value) and "kind" in node.table:
        return f"c{card.value:02}"
    return str(number)
