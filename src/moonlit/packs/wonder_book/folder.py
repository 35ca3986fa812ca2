"""A folder with a campaign: how its files are found, read, checked and put together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final

from moonlit.packs.facts import older_digests
from moonlit.packs.loader import read_file, unreadable
from moonlit.packs.source import BadPack, Fault, PackError, RowName
from moonlit.packs.wonder_book.chapter import ChapterReader
from moonlit.packs.wonder_book.checks import check_campaign
from moonlit.packs.wonder_book.facts import digest_of_model
from moonlit.packs.wonder_book.model import (
    Campaign,
    Chapter,
    Ending,
    Hero,
    Keyword,
    Scrap,
    Upgrade,
    WyrmCard,
)
from moonlit.packs.wonder_book.nodes import Node, read_nodes
from moonlit.packs.wonder_book.notes import Notes
from moonlit.packs.wonder_book.reader import Reader, child_name
from moonlit.packs.wonder_book.values import LANGUAGES, Text, Texts
from moonlit.packs.wonder_book.words import ChapterId, OneOf

HEAD: Final = "campaign.yaml"
PACKAGE: Final = "moonlit.packs.wonder_book"
BUILT_IN: Final = "fading_page"
# Files with one list each, and what a row of it is.
LISTS: Final[dict[str, type[Any]]] = {
    "heroes": Hero,
    "upgrades": Upgrade,
    "wyrms": WyrmCard,
    "scraps": Scrap,
    "endings": Ending,
}
# Faults and ids that hang on one of these files, and those that hang on chapters.
HANGING: Final[dict[str, tuple[str, ...]]] = {
    "heroes": ("hero", "no-such-upgrade", "too-short"),
    "upgrades": ("no-such-upgrade",),
    "wyrms": ("wyrm", "too-short"),
    "endings": ("ending",),
}
ANYWHERE: Final = (
    *("chapter", "band"),
    *("keyword-not-written", "keyword-never-written", "keyword-never-read"),
)
# What a folder may leave out is lent by the built-in campaign.
LENT: Final = ("heroes", "upgrades", "wyrms", "scraps")


Language = Annotated[str, OneOf(LANGUAGES)]


class BadStory(BadPack):
    """A story that cannot be played, with everything that is wrong in it."""

    what = "story"


@dataclass(frozen=True, slots=True)
class Head:
    """What campaign.yaml says. `languages`: those it is told in, the first one throughout."""

    format: Annotated[str, OneOf(("campaign/1",))]
    id: str
    title: Text
    chapters: tuple[ChapterId, ...]
    keywords: tuple[Keyword, ...] = ()
    text: Texts = ()
    languages: tuple[Language, ...] = ()


@dataclass(slots=True)
class Checked:
    """A campaign, if it can be played, and everything that is wrong or doubtful in its folder."""

    campaign: Campaign | None = None
    errors: list[PackError] = field(default_factory=list)
    warnings: list[PackError] = field(default_factory=list)

    def take(self, notes: Notes) -> None:
        self.errors += notes.errors
        self.warnings += notes.warnings


def load_pack(folder: Path | str | None = None) -> Campaign:
    """The campaign in a folder, or the built-in one; raises BadPack with every error in it."""
    return _built_in() if folder is None else _load(Path(folder))


def check_pack(folder: Path | str | None = None) -> Checked:
    """Everything wrong or doubtful in a folder, by file and line."""
    checked = _Folder(_built_in_folder() if folder is None else Path(folder)).read()
    place = lambda error: (error.file, error.line)  # noqa: E731
    checked.errors.sort(key=place)
    checked.warnings.sort(key=place)
    return checked


@dataclass(frozen=True, slots=True)
class StoryKind:
    """The packs of Wonder Book, as the catalogue of packs wants them."""

    files: tuple[str, ...] = (HEAD, *(f"{name}.yaml" for name in LISTS))

    def load(self, path: Path | str | None = None) -> Campaign:
        return load_pack(path)

    def source(self) -> Traversable:
        """Where the built-in campaign lies."""
        return _built_in_folder()


KIND: Final = StoryKind()


@cache
def _built_in() -> Campaign:
    # That it makes sense as a whole is a test's business: finding out takes as long as reading it.
    return _sound(_Folder(_built_in_folder()).read(has_checks=False))


def _built_in_folder() -> Traversable:
    return files(PACKAGE) / BUILT_IN


def _load(folder: Path) -> Campaign:
    return _sound(check_pack(folder))


def _sound(checked: Checked) -> Campaign:
    if checked.errors or checked.campaign is None:
        raise BadStory(checked.errors)
    return checked.campaign


def _languages(head: Node) -> tuple[str, ...]:
    """The languages a story says it is told in; all of them if it says nothing that makes sense."""
    told = head.table.get("languages")
    items = told.value if told is not None and isinstance(told.value, tuple) else ()
    return tuple(str(one.value) for one in items if one.value in LANGUAGES) or LANGUAGES


def _is_certain(error: PackError, broken: set[str]) -> bool:
    """Whether a fault remains, whatever stands in the files that cannot be read."""
    lists = {f"{name}.yaml" for name in LISTS}
    facts = (error.fault.code, error.fault.facts.get("noun"))
    doubts = set(ANYWHERE) if broken - lists else set()
    for name, hanging in HANGING.items():
        doubts |= set(hanging) if f"{name}.yaml" in broken else set()
    return not doubts & set(facts)


class _Folder:
    """Reads all files of one folder; goes on after faults as long as there is something to read."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.checked = Checked()
        self.contents: dict[str, bytes] = {}
        self.languages: tuple[str, ...] = LANGUAGES

    def read(self, *, has_checks: bool = True) -> Checked:
        try:
            names = sorted(entry.name for entry in self.folder.iterdir())
        except OSError as error:
            self.checked.errors.append(PackError(str(self.folder), 0, unreadable(error)))
            return self.checked
        head = self._head()
        if head is None:
            return self.checked
        lists = {name: self._list(name, names) for name in LISTS}
        chapters = [self._chapter(name) for name in head.chapters]
        self._check_names(names, head)
        found = tuple(chapter for chapter in chapters if chapter is not None)
        if self.checked.errors:
            self._check_sound(head, lists, found)
            return self.checked
        self.checked.campaign = self._campaign(head, lists, found)
        if has_checks:
            self._check_whole(self.checked.campaign)
        return self.checked

    def _campaign(
        self, head: Head, lists: dict[str, dict[str, Any]], chapters: tuple[Chapter, ...]
    ) -> Campaign:
        campaign = Campaign(
            id=head.id,
            title=head.title,
            digest="",
            before=(),
            keywords={keyword.id: keyword for keyword in head.keywords},
            chapters=chapters,
            text=head.text,
            **lists,
        )
        digest = digest_of_model(campaign)
        return replace(campaign, digest=digest, before=older_digests(digest, self.contents))

    def _check_whole(self, campaign: Campaign) -> None:
        findings = check_campaign(campaign)
        self.checked.errors += findings.errors
        self.checked.warnings += findings.warnings

    def _check_sound(
        self, head: Head, lists: dict[str, dict[str, Any]], chapters: tuple[Chapter, ...]
    ) -> None:
        """What else is wrong in files that could be read; what hangs on the others waits."""
        broken = {error.file for error in self.checked.errors}
        # That a chapter needs one that cannot be read is no fault of its own.
        rest = tuple(
            replace(chapter, requires=()) for chapter in chapters if chapter.file not in broken
        )
        if HEAD in broken or not rest:
            return
        lent = _built_in()
        whole = {
            name: getattr(lent, name) if f"{name}.yaml" in broken else rows
            for name, rows in lists.items()
        }
        findings = check_campaign(self._campaign(head, whole, rest))
        for told, more in (
            (self.checked.errors, findings.errors),
            (self.checked.warnings, findings.warnings),
        ):
            told += [one for one in more if one.file not in broken and _is_certain(one, broken)]

    def _check_names(self, names: list[str], head: Head) -> None:
        """Other files may lie there, but not chapters or lists that nobody reads."""
        known = (HEAD, *(f"{name}.yaml" for name in (*LISTS, *head.chapters)))
        for name in names:
            if name.endswith((".yaml", ".yml")) and name not in known:
                fault = Fault("unknown-file", known=known)
                self.checked.errors.append(PackError(name, 0, fault))

    def _head(self) -> Head | None:
        node = self._nodes(HEAD, self.folder)
        if node is None:
            return None
        self.languages = _languages(node)
        reader = Reader(HEAD, self.languages)
        head = reader.record(Head, node, ("campaign",))
        if head is not None:
            reader.by_key(head.keywords or (), "id")
            if not head.chapters and "chapters" in node.table:
                reader.notes.fail(
                    node.table["chapters"], Fault("too-short", field="chapters", least=1, found=0)
                )
        self.checked.take(reader.notes)
        return head if head is not None and head.chapters else None

    def _list(self, name: str, names: list[str]) -> dict[str, Any]:
        file = f"{name}.yaml"
        if file not in names and name not in LENT:
            return {}
        node = self._nodes(file, self.folder if file in names else _built_in_folder())
        if node is None:
            return {}
        reader = Reader(file, self.languages if file in names else LANGUAGES)
        for key, at in node.table.items():
            if key != name:
                reader.notes.fail(at, Fault("unknown-field", field=key, known=(name,)))
        found = reader.by_key(self._rows(reader, name, node.table.get(name, node)), "id")
        self.checked.take(reader.notes)
        return found

    def _rows(self, reader: Reader, name: str, node: Node) -> list[Any]:
        if not isinstance(node.value, tuple):
            reader.notes.fail(node, Fault("not-a-list", field=name, found=node.shown))
            return []
        rows = []
        for number, one in enumerate(node.value, 1):
            key = child_name(one, number)
            reader.notes.row = RowName(name, key if "id" in one.table else "", number)
            rows.append(reader.record(LISTS[name], one, (name, key)))
        reader.notes.row = None
        return [row for row in rows if row is not None]

    def _chapter(self, name: str) -> Chapter | None:
        node = self._nodes(f"{name}.yaml", self.folder)
        if node is None:
            return None
        chapter = ChapterReader(f"{name}.yaml", self.languages)
        found = chapter.read(node)
        self.checked.take(chapter.notes)
        return found

    def _nodes(self, file: str, folder: Traversable) -> Node | None:
        try:
            raw = read_file(folder / file)
            self.contents[file] = raw
            return read_nodes(file, raw)
        except BadPack as bad:
            self.checked.errors += bad.errors
            return None
