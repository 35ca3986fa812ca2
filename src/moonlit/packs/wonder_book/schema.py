"""A JSON Schema of story files for editors, made from the same classes that read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import cleandoc
from typing import Any, Final

from moonlit.packs.evidence import CONFIDENCES, GRADES, SOURCES
from moonlit.packs.wonder_book import selectors
from moonlit.packs.wonder_book.art import MOODS, Mood
from moonlit.packs.wonder_book.cards import Then
from moonlit.packs.wonder_book.chapter import CARDS, ENTITIES, FEET, FORMAT, WORDS_OF_FEET
from moonlit.packs.wonder_book.conditions import CONDITIONS, Condition
from moonlit.packs.wonder_book.effects import Effect, Modifier
from moonlit.packs.wonder_book.folder import LISTS, Head
from moonlit.packs.wonder_book.model import Chapter
from moonlit.packs.wonder_book.reader import BESIDE_MODIFIER, NOTHING, PAIR
from moonlit.packs.wonder_book.shapes import Shape, Slot, slots_of
from moonlit.packs.wonder_book.values import (
    AREA_WORDS,
    COMPARISONS,
    LANGUAGES,
    WYRM_KINDS,
    Areas,
    Heroes,
    Text,
    Wyrms,
)
from moonlit.packs.wonder_book.vocabulary import EFFECTS
from moonlit.packs.wonder_book.words import MODIFIERS, WYRM_STATES, Between, OneOf, Written

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
FILES: Final = ("chapter", "campaign", *LISTS)
# What a chapter file has beside the fields of its class.
READ_APART: Final = ("cards", "allies", "bosses", "file", "lines")

Schema = dict[str, Any]


def story_schema(file: str) -> Schema:
    """The schema of one kind of file, one of FILES."""
    made = _Maker()
    root = made.root(file)
    return {"$schema": DIALECT, "title": f"Moonlit story: {file}", **root, "$defs": made.defs}


class _Maker:
    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {}
        self.named = {
            Text: ("text", _text),
            Areas: ("areas", self._areas),
            Heroes: ("heroes", self._heroes),
            Wyrms: ("wyrms", self._wyrms),
            Condition: ("condition", self._condition),
            Effect: ("effect", self._effect),
            Modifier: ("modifier", self._modifier),
            Then: ("then", self._then),
            Mood: ("mood", self._mood),
        }

    def root(self, file: str) -> Schema:
        if file == "chapter":
            return self._chapter()
        if file == "campaign":
            return self._record(slots_of(Head))
        rows = {"type": "array", "items": self._record(slots_of(LISTS[file]))}
        return _table({file: rows}, [file])

    def _chapter(self) -> Schema:
        slots = [slot for slot in slots_of(Chapter) if slot.name not in READ_APART]
        made = self._record(slots)
        lines = {"type": "object", "additionalProperties": {"type": "object"}}
        made["properties"] |= {
            "format": {"const": FORMAT},
            "vars": {"type": "object", "additionalProperties": self.of(Shape("number"))},
            "texts": lines,
            "entities": {"type": "array", "items": _any(self._kinds(ENTITIES))},
            "cards": {"type": "array", "minItems": 1, "items": _any(self._kinds(CARDS))},
        }
        made["required"] += ["format", "cards"]
        return made

    def _kinds(self, classes: Mapping[str, type]) -> list[Schema]:
        found = []
        for kind, cls in classes.items():
            made = {**_about(cls), **self._record(slots_of(cls))}
            made["properties"]["kind"] = {"const": kind}
            made["required"] = ["kind", *made["required"]]
            if kind in FEET:
                made["required"].remove("then")
            found.append(made)
        return found

    def of(self, shape: Shape) -> Schema:
        """The schema of a shape."""
        made = self._of(shape)
        if shape.may_be_none and shape.kind == "number":
            return _any([made, {"enum": list(NOTHING)}])
        return made

    def _of(self, shape: Shape) -> Schema:
        match shape.kind:
            case "word":
                return self._word(shape)
            case "whole":
                bounds = shape.mark
                if isinstance(bounds, Between):
                    return {"type": "integer", "minimum": bounds.least, "maximum": bounds.most}
                return {"type": "integer"}
            case "yes_no":
                return {"type": "boolean"}
            case "number_for_drawing":
                return {"type": "number"}
            case "pair":
                return {"type": "string", "pattern": f"^{PAIR.pattern}$"}
            case "number":
                return self._ref("number", self._number)
            case "bound":
                return _table({word: self.of(Shape("number")) for word in COMPARISONS}, [])
        return self._inner(shape)

    def _word(self, shape: Shape) -> Schema:
        match shape.mark:
            case OneOf(words=words):
                return {"enum": list(words)}
            case Written(pattern=pattern):
                return {"type": "string", "pattern": f"^{pattern}$"}
        return {"type": "string"}

    def _inner(self, shape: Shape) -> Schema:
        if shape.item is not None and shape.kind == "list":
            item = self.of(shape.item)
            names = [{"type": "string"}] if shape.item.type is Text else []
            return _any([{"type": "array", "items": item}, item, *names])
        if shape.item is not None:
            item = self.of(shape.item)
            without_id = {**item, "required": [n for n in item.get("required", ()) if n != "id"]}
            by_key = {
                "type": "object",
                "additionalProperties": without_id if "properties" in item else item,
            }
            return _any([by_key, {"type": "array", "items": item}])
        assert shape.type is not None
        if shape.type in self.named:
            return self._ref(*self.named[shape.type])
        return {**_about(shape.type), **self._record(slots_of(shape.type))}

    def _ref(self, name: str, make: Any) -> Schema:  # noqa: ANN401
        if name not in self.defs:
            self.defs[name] = {}
            self.defs[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def _record(self, slots: Sequence[Slot]) -> Schema:
        properties: Schema = {}
        for slot in slots:
            properties |= self._properties(slot)
        has_key = [slot for slot in slots if slot.is_required and len(slot.keys) == 1]
        return _table(properties, [slot.key for slot in has_key])

    def _properties(self, slot: Slot) -> Schema:
        if slot.shape.kind == "evidence":
            return {
                "grade": {"enum": list(GRADES)},
                "grades": {"type": "object"},
                "confidence": {"enum": list(CONFIDENCES)},
                "source": {"type": "array", "items": {"enum": list(SOURCES)}},
                "see": {"type": "array", "items": {"type": "string"}},
            }
        if len(slot.keys) > 1:
            return {word: self.of(Shape("number")) for word in slot.keys}
        return {slot.key: self.of(slot.shape)}

    def _step(self, cls: type) -> Schema:
        slots = [slot for slot in slots_of(cls) if not slot.is_beside]
        about = _about(cls)
        if not slots:
            return {**about, **_any([{"const": True}, {"type": "object", "maxProperties": 0}])}
        long, first = self._record(slots), slots[0]
        if any(slot.is_required for slot in slots[1:]) or len(first.keys) > 1:
            return {**about, **long}
        return {**about, **_any([long, self.of(first.shape)])}

    def _condition(self) -> Schema:
        return _one_word({word: self._step(cls) for word, cls in CONDITIONS.items()}, {})

    def _effect(self) -> Schema:
        beside = [slot for slot in slots_of(Effect) if slot.is_beside]
        words = {word: self._step(cls) for word, cls in EFFECTS.items()}
        return _one_word(words, {slot.key: self.of(slot.shape) for slot in beside})

    def _modifier(self) -> Schema:
        slots = {slot.name: slot for slot in slots_of(Modifier)}
        words = {
            name: _any(
                [
                    {"const": True},
                    self.of(Shape("number")),
                    self._record([slots[field] for field in fields]),
                ]
            )
            for name, fields in MODIFIERS.items()
        }
        beside = {slots[name].key: self.of(slots[name].shape) for name in BESIDE_MODIFIER}
        return _one_word(words, beside)

    def _then(self) -> Schema:
        then = {"$ref": "#/$defs/then"}
        asks = {"if": self.of(Shape("object", type=Condition)), "then": then, "else": then}
        return _any(
            [
                {"enum": list(WORDS_OF_FEET)},
                _table({"take": {"type": "integer"}}, ["take"]),
                _table({"if_done": then, "else": then}, ["if_done", "else"]),
                _table(asks, list(asks)),
            ]
        )

    def _mood(self) -> Schema:
        word = {"enum": list(MOODS)}
        return _any([word, _table(dict.fromkeys(("left", "right"), word), ["left", "right"])])

    def _number(self) -> Schema:
        number = {"$ref": "#/$defs/number"}
        whole = {"type": "integer"}
        forms: Schema = {
            "by_heroes": _numbers(selectors.HEROES_IN_PLAY),
            "by_players": _numbers(selectors.PLAYERS),
            "count": _any([self.of(_object(Heroes)), self.of(_object(Wyrms))]),
            "fate": {"const": "up"},
            "counter": {"type": "string"},
            "rolled": {"const": "successes"},
            "half": number,
        }
        variable = {"type": "string", "pattern": r"^\$\w+$"}
        return _any([whole, variable, *(_table({form: forms[form]}, [form]) for form in forms)])

    def _areas(self) -> Schema:
        areas = {"$ref": "#/$defs/areas"}
        ids = _any([{"type": "string"}, {"type": "array", "items": {"type": "string"}}])
        forms = dict.fromkeys(selectors.AREA_FORMS, ids)
        forms |= dict.fromkeys(("one_of", "adjacent_to", "around"), areas)
        forms |= {"within": {"type": "integer"}, "area_of": self.of(_object(Heroes))}
        tables = [_table({form: one, "not_in": areas}, [form]) for form, one in forms.items()]
        return _any([{"enum": list(AREA_WORDS)}, ids, *tables])

    def _heroes(self) -> Schema:
        areas = self.of(_object(Areas))
        near = [
            _table({form: areas, "except": {"const": "you"}}, [form])
            for form in ("each_in", "one_in")
        ]
        holder = _table({"holder": {"type": "integer"}}, ["holder"])
        most = _table({"most": {"enum": list(selectors.MOST_OF)}}, ["most"])
        return _any([{"enum": list(selectors.HERO_WORDS)}, *near, holder, most])

    def _wyrms(self) -> Schema:
        common: Schema = {
            "in": self.of(_object(Areas)),
            "state": {"enum": list(WYRM_STATES)},
            "different": {"const": True},
            "kind": {"enum": list(WYRM_KINDS)},
        }
        picks = {"one": {"const": True}, "all": {"const": True}, "up_to": self.of(Shape("number"))}
        tables = [_table({pick: one, **common}, [pick]) for pick, one in picks.items()]
        return _any([{"enum": list(selectors.WYRM_WORDS)}, *tables])


def _about(cls: type) -> Schema:
    """What a class says of itself, for whoever points at the word in an editor."""
    told = " ".join(cleandoc(cls.__doc__ or "").split())
    return {"description": told} if told else {}


def _text() -> Schema:
    said = {"type": "string", "minLength": 1}
    # Which of them must be there, the campaign says.
    return {**_table(dict.fromkeys(LANGUAGES, said), []), "minProperties": 1}


def _object(cls: type) -> Shape:
    return Shape("object", type=cls)


def _numbers(count: int) -> Schema:
    return {"type": "array", "items": {"type": "integer"}, "minItems": count, "maxItems": count}


def _any(schemas: Sequence[Schema]) -> Schema:
    return {"anyOf": list(schemas)}


def _table(properties: Schema, required: list[str]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _one_word(words: Schema, beside: Schema) -> Schema:
    """A table with exactly one of the words, and what may stand beside it."""
    made = _table({**words, **beside}, [])
    return {**made, "oneOf": [{"required": [word]} for word in words]}
