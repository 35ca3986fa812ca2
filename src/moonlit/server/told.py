"""A match as it was told to onlookers, kept so that no later rules can change it."""

import dataclasses
import zlib

import msgspec
from msgspec.structs import replace

from moonlit.client.words import LANGUAGES
from moonlit.core.action import parse_action
from moonlit.core.errors import BadNotation, BadRecord
from moonlit.core.game import Outcome
from moonlit.core.record import Record
from moonlit.server.around import AnyLive, Listener, Tellers
from moonlit.server.fluency import has_told
from moonlit.server.kept import Charter, Company, record_of
from moonlit.server.messages import Welcome
from moonlit.server.outbox import log_of, reader_of, sight_of
from moonlit.server.people import named
from moonlit.server.storage import Stored
from moonlit.server.wire import ChatLine, LogEntry, MatchInfo, Sight

# A log in three languages shrinks to a tenth; more than this no match of ours can be.
LARGEST = 1 << 26


class Told(msgspec.Struct):
    """All that was to be seen of a match in one language; `final` as in its record, once over."""

    version: int
    length: int
    is_practice: bool
    final: str
    sight: Sight
    log: list[LogEntry]


def tell_all(
    live: AnyLive, charter: Charter, company: Company, tellers: Tellers
) -> dict[str, bytes]:
    """What onlookers were told of a match, in every language."""
    found = {}
    for language in LANGUAGES:
        teller = tellers.teller(charter.game, language, charter.pack)
        reader = reader_of(teller, charter.options, named(company), None, text=True)
        told = Told(
            version=live.version,
            length=live.length,
            is_practice=charter.is_practice or live.has_second_chance,
            final=live.match.record().final if live.is_over else "",
            sight=sight_of(live.match, reader),
            log=log_of(live.happenings(), reader),
        )
        found[language] = zlib.compress(msgspec.json.encode(told))
        has_told((charter.game, language, charter.pack))
    return found


def read_told(raw: bytes, *, text: bool = False) -> Told:
    """What was kept. Raises BadRecord on what cannot be read."""
    try:
        data = zlib.decompressobj().decompress(raw, LARGEST)
        told = msgspec.json.decode(data, type=Told)
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadRecord("match-damaged") from error
    if not text:
        told.sight = replace(told.sight, page=None, met={})
    return told


def welcome_back(
    stored: Stored, info: MatchInfo, chat: list[ChatLine], listener: Listener, shown: int
) -> Welcome:
    """A match that can only be read: as it was told to onlookers."""
    told = _told_to(stored, listener)
    length = 0 if told is None else told.length
    return Welcome(
        info=info,
        version=len(stored.entries),
        sight=None if told is None else told.sight,
        log=[] if told is None else told.log[-shown:],
        chat=chat,
        ask=None,
        undo_length=length,
        turn_length=length,
        far_undo_length=length,
        far_turn_length=length,
    )


def log_told(stored: Stored, listener: Listener) -> list[LogEntry]:
    """The whole log of a match that can only be read."""
    told = _told_to(stored, listener)
    return [] if told is None else told.log


def _told_to(stored: Stored, listener: Listener) -> Told | None:
    raw = (stored.told or stored.so_far).get(listener.language)
    return None if raw is None else read_told(raw, text=listener.text)


def record_told(stored: Stored) -> Record:
    """The record of a match that is over, put together from what is kept of it.

    Raises BadRecord if it was damaged.
    """
    if not stored.is_whole:
        raise BadRecord("actions-damaged")
    start = record_of(stored.charter)
    actions = list(start.actions)
    try:
        for entry in stored.entries:
            if entry.kind == "act":
                actions.append(parse_action(entry.text))
            else:
                del actions[int(entry.text) :]
    except (BadNotation, ValueError) as error:
        raise BadRecord("actions-damaged") from error
    return dataclasses.replace(start, actions=tuple(actions), final=_any_told(stored).final)


def outcome_told(stored: Stored) -> Outcome:
    """How a match ended, as it was told."""
    result = _any_told(stored).sight.result
    if result is None:
        raise BadRecord("match-not-over")
    sheets = (dict(zip(result.categories, sheet, strict=True)) for sheet in result.sheets)
    return Outcome(tuple(result.places), tuple(sheets), result.notes)


def is_practice(stored: Stored) -> bool:
    """Whether a match that is over had a second chance."""
    return bool(stored.told) and _any_told(stored).is_practice


def _any_told(stored: Stored) -> Told:
    """What is the same in all languages of a match that is over."""
    return read_told(next(iter(stored.told.values())))
