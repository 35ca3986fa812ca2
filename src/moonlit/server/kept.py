"""What the server keeps of a match besides its versions, as it is written to disk."""

import hmac
import secrets
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from moonlit.core.action import format_action, parse_action
from moonlit.core.codec import fingerprint
from moonlit.core.errors import TableError
from moonlit.core.record import Record
from moonlit.server.wire import Plain, Settings

TOKEN_BYTES = 24
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12


def new_id() -> str:
    """A name for a match that nobody can guess, easy to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """Only this is kept of a token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(digest(token), kept)


class Charter(Struct, frozen=True):
    """What is fixed when a match is made. It holds the key: as secret as the match itself.

    `start`: the state it goes on from, if that was reached by other rules. `day`: of which it is
    the match, if of any; `campaign`: to which it belongs, if to any.
    """

    game: str
    rules_version: int
    pack: str
    options: Plain
    key: str
    settings: Settings
    actions: list[str] = []
    is_practice: bool = False
    start: Plain | None = None
    day: str = ""
    campaign: str = ""


class Chair(Struct):
    """Who sits in a seat. `token` is the digest of the token that opens it.

    `is_covered`: the others let the bot in, so the seat stays the person's own; `covered_at` is
    how many actions stood then.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    token: str = ""
    is_away: bool = False
    is_covered: bool = False
    covered_at: int = 0


class Company(Struct):
    """The people of a match, which may change while it is played; `hints` taken, by seat.

    `agreed`: who wants to go on by the rules of today.
    """

    host: str
    chairs: list[Chair]
    has_begun: bool = False
    next_match: str = ""
    hints: dict[int, int] = {}
    agreed: list[int] = []

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        found = None
        for seat, chair in enumerate(self.chairs):
            if fits(token, chair.token):
                found = seat
        return found


def copy_of(company: Company) -> Company:
    """A company that can be changed without changing this one."""
    chairs = [replace(chair) for chair in company.chairs]
    return replace(company, chairs=chairs, hints=dict(company.hints), agreed=[*company.agreed])


def record_of(charter: Charter) -> Record:
    """The record a match begins with."""
    actions = tuple(parse_action(text) for text in charter.actions)
    key = bytes.fromhex(charter.key)
    return Record(
        charter.game,
        charter.rules_version,
        charter.pack,
        charter.options,
        key,
        actions,
        start=charter.start,
    )


def charter_of(
    record: Record, settings: Settings, length: int | None = None, *, is_practice: bool = False
) -> Charter:
    """The charter of a match that begins with a record, or with its first actions."""
    return Charter(
        record.game,
        record.rules_version,
        record.pack,
        record.config,
        record.key.hex(),
        settings,
        [format_action(action) for action in record.actions[:length]],
        is_practice,
        record.start,
    )


def mark_of_start(record: Record) -> str:
    """A digest of the state that a record goes on from, and of all it has to be read with."""
    begun: Plain = {
        "game": record.game,
        "pack": record.pack,
        "config": record.config,
        "start": record.start,
    }
    return fingerprint(begun)


def mark_of_text(text: str) -> str | None:
    """The same of a charter as it is written; none if it begins anew or cannot be read."""
    try:
        charter = msgspec.json.decode(text, type=Charter)
        return None if charter.start is None else mark_of_start(record_of(charter))
    except (msgspec.MsgspecError, ValueError, TableError):
        return None
