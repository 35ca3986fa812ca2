"""A campaign: what the chapters played so far leave behind, and how it is written down.

A campaign is a plain text file (JSON) that people may read and mend; what is wrong with it is
told with its line. Winning a chapter adds to it, losing one only counts the loss (W-END-1).
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from moonlit.core.codec import Plain
from moonlit.core.errors import BadRecord

FORMAT: Final = 1
MOST_FATE: Final = 10
# Gentle mode: one fate token more for each loss, up to so many at the start (section 14.5).
GENTLE_MOST: Final = 7
_LINE: Final = '"{}"'


@dataclass(frozen=True, slots=True)
class Carried:
    """What passes on from one chapter to the next (W-CAMP-2)."""

    keywords: tuple[str, ...] = ()
    upgrades: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    wyrms: tuple[str, ...] = ()
    album: tuple[str, ...] = ()
    bonus: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """A chapter that was won; `before` is what the group had when it began."""

    chapter: str
    fate: int
    band: str
    difficulty: str
    heroes: tuple[str, ...]
    gentle: int
    rewinds: int
    ending: str
    before: Carried


@dataclass(frozen=True, slots=True)
class Campaign:
    """One group's way through the book.

    `losses` counts the lost attempts at the chapter that comes next, `is_gentle` whether they help.
    """

    pack: str
    carried: Carried = Carried()
    results: tuple[Result, ...] = ()
    losses: int = 0
    is_gentle: bool = False
    heroes: tuple[str, ...] = ()

    def next_chapter(self, order: Sequence[str]) -> str | None:
        """The first chapter that was not won yet (W-CAMP-1); none after the last."""
        won = {result.chapter for result in self.results}
        return next((chapter for chapter in order if chapter not in won), None)

    @property
    def total(self) -> int:
        """The grand total of the campaign sheet (W-COMP-16)."""
        return sum(result.fate for result in self.results)

    def result_of(self, chapter: str) -> Result | None:
        return next((one for one in self.results if one.chapter == chapter), None)

    def extra_fate(self, usual: int) -> int:
        """Fate tokens that gentle mode adds to what the difficulty gives."""
        if not self.is_gentle:
            return 0
        return max(0, min(self.losses, GENTLE_MOST - usual))

    def before(self, chapter: str) -> Carried:
        """What the group had, or has, when this chapter begins."""
        result = self.result_of(chapter)
        return self.carried if result is None else result.before

    def won(self, result: Result, carried: Carried) -> "Campaign":
        """The campaign after a chapter was won."""
        return replace(
            self,
            carried=carried,
            results=(*self.results, result),
            losses=0,
            heroes=result.heroes,
        )

    def lost(self) -> "Campaign":
        """The campaign after a chapter was lost: nothing of it stays but the count."""
        return replace(self, losses=self.losses + 1)

    def rewound(self, chapter: str) -> "Campaign":
        """The campaign as it was before a chapter that was won; later results are dropped."""
        places = [one.chapter for one in self.results]
        if chapter not in places:
            return self
        place = places.index(chapter)
        before = self.results[place].before
        return replace(self, carried=before, results=self.results[:place], losses=0)


def write_campaign(campaign: Campaign) -> str:
    """A campaign as text."""
    return json.dumps({"format": FORMAT, **asdict(campaign)}, indent=1, ensure_ascii=False) + "\n"


def read_campaign(text: str, path: str) -> Campaign:
    """Read a campaign; raises BadRecord with the line of what is wrong."""
    return _Reader(text, path).campaign()


class _Reader:
    """Reads one text and knows the lines of what is in it."""

    def __init__(self, text: str, path: str) -> None:
        self._text = text
        self._path = path

    def campaign(self) -> Campaign:
        whole = self._parse()
        found = whole.get("format")
        if not isinstance(found, int) or isinstance(found, bool) or found < 1:
            raise self._bad("format")
        if found > FORMAT:
            raise BadRecord("future-campaign", path=self._path, found=found, known=FORMAT)
        results = self._list(whole, "results")
        return Campaign(
            pack=self._text_at(whole, "pack"),
            carried=self._carried(self._table(whole, "carried")),
            results=tuple(map(self._result, results)),
            losses=self._number(whole, "losses"),
            is_gentle=self._flag(whole, "is_gentle"),
            heroes=self._names(whole, "heroes"),
        )

    def _parse(self) -> dict[str, Plain]:
        try:
            whole = json.loads(self._text)
        except json.JSONDecodeError as error:
            raise self._error(error.lineno, "json") from error
        except RecursionError as error:
            raise self._error(1, "json") from error
        if not isinstance(whole, dict):
            raise self._error(1, "json")
        return whole

    def _carried(self, table: dict[str, Plain]) -> Carried:
        upgrades = self._table(table, "upgrades")
        return Carried(
            keywords=self._names(table, "keywords"),
            upgrades={hero: self._sides(upgrades, hero) for hero in upgrades},
            wyrms=self._names(table, "wyrms"),
            album=self._names(table, "album"),
            bonus=self._text_at(table, "bonus"),
        )

    def _sides(self, table: dict[str, Plain], hero: str) -> dict[str, str]:
        sides = self._table(table, hero)
        return {card: self._text_at(sides, card) for card in sides}

    def _result(self, value: Plain) -> Result:
        if not isinstance(value, dict):
            raise self._bad("results")
        fate = self._number(value, "fate")
        if fate > MOST_FATE:
            raise self._bad("fate", fate)
        return Result(
            chapter=self._text_at(value, "chapter"),
            fate=fate,
            band=self._text_at(value, "band"),
            difficulty=self._text_at(value, "difficulty"),
            heroes=self._names(value, "heroes"),
            gentle=self._number(value, "gentle"),
            rewinds=self._number(value, "rewinds"),
            ending=self._text_at(value, "ending"),
            before=self._carried(self._table(value, "before")),
        )

    def _table(self, table: dict[str, Plain], name: str) -> dict[str, Plain]:
        value = table.get(name)
        if not isinstance(value, dict):
            raise self._bad(name)
        return value

    def _list(self, table: dict[str, Plain], name: str) -> list[Plain]:
        value = table.get(name)
        if not isinstance(value, list):
            raise self._bad(name)
        return value

    def _names(self, table: dict[str, Plain], name: str) -> tuple[str, ...]:
        return tuple(self._each_name(table, name))

    def _each_name(self, table: dict[str, Plain], name: str) -> Iterator[str]:
        for value in self._list(table, name):
            if not isinstance(value, str):
                raise self._bad(name)
            yield value

    def _text_at(self, table: dict[str, Plain], name: str) -> str:
        value = table.get(name)
        if not isinstance(value, str):
            raise self._bad(name)
        return value

    def _number(self, table: dict[str, Plain], name: str) -> int:
        value = table.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self._bad(name)
        return value

    def _flag(self, table: dict[str, Plain], name: str) -> bool:
        value = table.get(name)
        if not isinstance(value, bool):
            raise self._bad(name)
        return value

    def _bad(self, name: str, value: int | None = None) -> BadRecord:
        """What is wrong with a field, with the first line that has it, or the last line."""
        wanted = _LINE.format(name) if value is None else f"{_LINE.format(name)}: {value}"
        lines = self._text.splitlines()
        found = (number for number, line in enumerate(lines, start=1) if wanted in line)
        return self._error(next(found, len(lines)), name)

    def _error(self, line: int, name: str) -> BadRecord:
        return BadRecord("broken-campaign", path=self._path, line=line, field=name)
