"""What a group has not read yet is in no file and no message that a browser gets."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import msgspec
import pytest

import moonlit.server
from moonlit.client.clauses import clause_texts
from moonlit.client.teller import Named, make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import format_action
from moonlit.core.event import Event
from moonlit.core.record import read_record
from moonlit.games import load_game
from moonlit.games.wonder_book.events import TextRead
from moonlit.games.wonder_book.meta import load
from moonlit.packs.wonder_book.values import Text
from moonlit.server.outbox import log_of, reader_of, sight_of
from moonlit.table.live import Entry, Live
from tests.matches.plays import path_of

GAME = "wonder_book"
PACK = load(None).campaign
STATIC = Path(moonlit.server.__file__).parent / "static"
# Shorter ones are names, which different things may have in common.
SHORTEST = 30
FIRST = PACK.chapters[0].cards[1]
# What is said only once it was chosen.
LATER = "result"


def texts(value: object, place: str = "") -> Iterator[tuple[str, Text]]:
    """Every text inside a part of the story, with the field it is in."""
    if isinstance(value, Text):
        yield place, value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from texts(one, place)
    elif isinstance(value, tuple):
        for one in value:
            yield from texts(one, place)
    elif is_dataclass(value):
        for field in fields(value):
            yield from texts(getattr(value, field.name), field.name)


def leaked(where: str, secrets: list[Text], language: str) -> list[str]:
    told = {text.in_language(language) for text in secrets}
    return [text for text in told if len(text) >= SHORTEST and text in where]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_story_is_served_before_a_match(language: str) -> None:
    teller = make_teller(load_game(GAME), Words(language))
    served = [path.read_text("utf-8") for path in STATIC.rglob("*.js")]
    served += [json.dumps(teller.catalogue(), ensure_ascii=False)]
    served += [json.dumps(teller.glossary(), ensure_ascii=False)]
    served += clause_texts(GAME).values()
    parts = (PACK.chapters, PACK.endings, PACK.keywords, PACK.scraps, PACK.wyrms, PACK.upgrades)
    secrets = [text for part in parts for _, text in texts(part)]
    titles = {chapter.title.id for chapter in PACK.chapters}
    assert len(secrets) > 500
    assert not leaked("\n".join(served), [t for t in secrets if t.id not in titles], language)


def named(event: Event) -> str:
    """The card an event is about."""
    return str(getattr(event, "card", None) or getattr(event, "thing", None) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_runs_ahead_of_the_story(language: str) -> None:
    game, record = load_game(GAME), read_record(path_of(GAME, "alone-in-the-tower").read_text())
    live = Live(game, replace(record, actions=(), final=""))
    teller = make_teller(game, Words(language))
    reader = reader_of(teller, record.config, [Named("Ada")], None, text=True)
    cards, read = set[str](), set[str]()
    for number, action in enumerate((None, *record.actions)):
        if action is not None:
            entry = Entry("act", action.seat, format_action(action), str(number))
            live.accept(live.draft(entry, live.version))
        happening = live.happenings()[-1]
        cards |= {named(event) for event in happening.events}
        read |= {event.text for event in happening.events if isinstance(event, TextRead)}
        message = (sight_of(live.match, reader), log_of(live.happenings(), reader))
        ahead = unread(str(record.config["chapter"]), cards, read)
        told = msgspec.json.encode(message).decode()
        assert leaked(told, [text for _, text in texts(FIRST)], language)
        assert not leaked(told, ahead, language)


def unread(chapter: str, cards: set[str], read: set[str]) -> list[Text]:
    """What is on cards nobody has met, and what comes after choices nobody has made."""
    found = list[Text]()
    for one in PACK.chapters:
        for number, card in one.cards.items():
            is_met = one.id == chapter and str(number) in cards
            inside = [text for place, text in texts(card) if not is_met or place == LATER]
            found += [text for text in inside if text.id not in read]
    return found
