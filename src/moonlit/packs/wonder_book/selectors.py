"""Reads numbers and selectors: how many, who, which wyrms and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from moonlit.packs.source import Fault, is_whole
from moonlit.packs.wonder_book.nodes import Node
from moonlit.packs.wonder_book.notes import Notes, Way
from moonlit.packs.wonder_book.values import (
    AREA_WORDS,
    WYRM_KINDS,
    Areas,
    ByHeroes,
    ByPlayers,
    CounterValue,
    CountHeroes,
    CountWyrms,
    FateUp,
    Half,
    Heroes,
    Number,
    Successes,
    Whole,
    Wyrms,
)
from moonlit.packs.wonder_book.words import WYRM_STATES

HERO_WORDS: Final[dict[str, Heroes]] = {
    "you": Heroes("you", must_be_awake=False),
    "it": Heroes("it", must_be_awake=False),
    "that_hero": Heroes("that", must_be_awake=False),
    "one_hero": Heroes("one"),
    "other_hero": Heroes("one", is_other=True),
    "each_hero": Heroes("each", must_be_awake=False),
    "each_other_hero": Heroes("each", is_other=True),
    "each_conscious_hero": Heroes("each"),
    "holder": Heroes("holder", must_be_awake=False),
}
HERO_FORMS: Final = ("each_in", "one_in", "holder", "most")
MOST_OF: Final = ("items", "hearts", "sparks")
WYRM_WORDS: Final = {"it": Wyrms("it"), "that_wyrm": Wyrms("that")}
WYRM_FORMS: Final = ("one", "up_to", "all")
# `different: true` says what holds anyway; stories that say so stay readable.
WYRM_FIELDS: Final = ("in", "state", "different", "kind")
AREA_FORMS: Final = (
    "vortex",
    "tag",
    "within",
    "each_of",
    "one_of",
    "adjacent_to",
    "around",
    "area_of",
    "entity",
)
NUMBER_FORMS: Final = ("by_heroes", "by_players", "count", "fate", "counter", "rolled", "half")
HEROES_IN_PLAY: Final = 3
PLAYERS: Final = 4
AREA: Final = re.compile(r"[A-Z]\w*")


class Selectors:
    """Reads them with the `vars` of the chapter at hand."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.vars: dict[str, Node] = {}
        self.used: set[str] = set()
        self.numbers: dict[str, Callable[[Node, Way], Number]] = {
            "by_heroes": lambda node, way: ByHeroes(self._values(node, HEROES_IN_PLAY)),
            "by_players": lambda node, way: ByPlayers(self._values(node, PLAYERS)),
            "count": self._count,
            "fate": lambda node, way: FateUp(),
            "counter": lambda node, way: CounterValue(str(node.value)),
            "rolled": lambda node, way: Successes(),
            "half": lambda node, way: Half(self.number(node, way)),
        }

    def number(self, node: Node, way: Way) -> Number:
        value = node.value
        if is_whole(value):
            return Whole(value)
        if isinstance(value, str) and value.startswith("$"):
            return self._var(value.removeprefix("$"), node, way)
        if len(node.table) == 1 and next(iter(node.table)) in self.numbers:
            ((form, argument),) = node.table.items()
            return self.numbers[form](argument, (*way, form))
        self.notes.fail(
            node, Fault("not-a-number", field=way[-1], found=node.shown, known=NUMBER_FORMS)
        )
        return Whole(0)

    def _var(self, name: str, node: Node, way: Way) -> Number:
        self.used.add(name)
        if name in self.vars:
            return self.number(self.vars[name], (*way, name))
        self.notes.fail(node, Fault("unknown-id", noun="vars", found=name, known=tuple(self.vars)))
        return Whole(0)

    def _values(self, node: Node, count: int) -> tuple[int, ...]:
        items = node.value if isinstance(node.value, tuple) else ()
        values = tuple(item.value for item in items if is_whole(item.value))
        if len(values) < len(items):
            self.notes.fail(node, Fault("not-whole", field="by_heroes", found=node.shown))
        elif len(values) != count:
            self.notes.fail(
                node, Fault("wrong-length", field="by_heroes", wanted=count, found=len(values))
            )
        return values if len(values) == count else (0,) * count

    def _count(self, node: Node, way: Way) -> Number:
        if any(form in node.table for form in (*WYRM_FORMS, *WYRM_FIELDS)):
            return CountWyrms(self.wyrms(node, way))
        return CountHeroes(self.heroes(node, way))

    def heroes(self, node: Node, way: Way) -> Heroes:
        if isinstance(node.value, str) and node.value in HERO_WORDS:
            return HERO_WORDS[node.value]
        form = self._form(node, HERO_FORMS, ("except",), tuple(HERO_WORDS))
        is_other = self._word(node, "except", ("you",)) == "you"
        argument = node.table.get(form, node)
        match form:
            case "each_in" | "one_in":
                pick = form.removesuffix("_in")
                return Heroes(pick, is_other=is_other, areas=self.areas(argument, (*way, form)))
            case "holder":
                card = argument.value if is_whole(argument.value) else 0
                return Heroes("holder", must_be_awake=False, card=card)
            case "most":
                return Heroes("most", what=self._word(node, "most", MOST_OF))
        return HERO_WORDS["you"]

    def wyrms(self, node: Node, way: Way) -> Wyrms:
        if isinstance(node.value, str) and node.value in WYRM_WORDS:
            return WYRM_WORDS[node.value]
        pick = self._form(node, WYRM_FORMS, WYRM_FIELDS, tuple(WYRM_WORDS))
        table = node.table
        if "different" in table and table["different"].value is not True:
            found = table["different"]
            fault = Fault("not-a-choice", field="different", found=found.shown, known=("true",))
            self.notes.fail(found, fault)
        return Wyrms(
            pick=pick or "one",
            n=self.number(table[pick], (*way, pick)) if pick == "up_to" else Whole(1),
            in_=self.areas(table["in"], (*way, "in")) if "in" in table else Areas("own"),
            state=self._word(node, "state", WYRM_STATES) or "any",
            kind=self._word(node, "kind", WYRM_KINDS) or "any",
        )

    def areas(self, node: Node, way: Way) -> Areas:
        value = node.value
        if isinstance(value, str) and value in AREA_WORDS:
            return Areas(value)
        if isinstance(value, str) and value.isidentifier():
            return Areas("ids" if AREA.fullmatch(value) else "set", (value,))
        if isinstance(value, tuple):
            return Areas("ids", self._ids(node))
        form = self._form(node, AREA_FORMS, ("not_in",), AREA_WORDS)
        found = self._area_form(form, node.table.get(form, node), (*way, form))
        if "not_in" in node.table:
            return replace(found, but=self.areas(node.table["not_in"], way))
        return found

    def _area_form(self, form: str, node: Node, way: Way) -> Areas:
        match form:
            case "within":
                return Areas(form, steps=node.value if is_whole(node.value) else 0)
            case "one_of" | "adjacent_to" | "around":
                return Areas(form, base=self.areas(node, way))
            case "area_of":
                return Areas(form, heroes=self.heroes(node, way))
            case "":
                return Areas("own")
        return Areas(form, self._ids(node))

    def _ids(self, node: Node) -> tuple[str, ...]:
        items = node.value if isinstance(node.value, tuple) else (node,)
        for item in items:
            if not isinstance(item.value, str) or not item.value.isidentifier():
                self.notes.fail(item, Fault("bad-form", field="area", found=item.shown, form="id"))
        return tuple(str(item.value) for item in items)

    def _form(
        self, node: Node, forms: tuple[str, ...], beside: tuple[str, ...], words: tuple[str, ...]
    ) -> str:
        """Which of the forms a table has; a fault unless it is exactly one of them."""
        for key, value in node.table.items():
            if key not in forms and key not in beside:
                self.notes.fail(value, Fault("unknown-field", field=key, known=(*forms, *beside)))
        found = [form for form in forms if form in node.table]
        if len(found) == 1:
            return found[0]
        known = (*words, *(f"{form}: …" for form in forms))
        self.notes.fail(node, Fault("not-a-selector", known=known, found=node.shown))
        return ""

    def _word(self, node: Node, key: str, known: tuple[str, ...]) -> str:
        if key not in node.table:
            return ""
        value = node.table[key].value
        if value not in known:
            self.notes.fail(
                node.table[key],
                Fault("not-a-choice", field=key, found=node.table[key].shown, known=known),
            )
        return str(value)
