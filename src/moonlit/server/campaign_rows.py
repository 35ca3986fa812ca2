"""Campaigns on disk: a row each, changed together with the match that changes it."""

import sqlite3
import time
from collections.abc import Callable

from msgspec import Struct

from moonlit.core.errors import StaleVersion
from moonlit.server.database import Database


class Row(Struct, frozen=True):
    """A campaign as it lies on disk. `text` is for its game alone; `host` is a token's digest.

    `match` is the last one that counts, empty before the first; its result `is_open` until it has
    been entered. Every change makes the next version.
    """

    game: str
    host: str
    text: str
    version: int = 0
    match: str = ""
    is_open: bool = False


class CampaignRows:
    """All campaigns of a server; one thread uses it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, campaign: str, row: Row, address: str = "") -> None:
        """Keep a new campaign that somebody at an address has begun."""
        values = (campaign, int(time.time()), row.game, row.host, address, row.version, row.text)
        with self._database.transaction() as connection:
            connection.execute("insert into campaign values (?, ?, ?, ?, ?, ?, ?, '', 0)", values)

    def load(self, campaign: str) -> Row | None:
        """A campaign; none if there is no such."""
        with self._database.reading() as connection:
            found = connection.execute(
                "select game, host, text, version, match, is_open from campaign where id = ?",
                (campaign,),
            ).fetchone()
            if found is None:
                return None
            game, host, text, version, match, is_open = found
            return Row(game, host, text, version, match, bool(is_open))

    def kept_for(self, address: str) -> int:
        """How many are kept for an address."""
        with self._database.reading() as connection:
            ask = "select count(*) from campaign where address = ?"
            count: int = connection.execute(ask, (address,)).fetchone()[0]
            return count

    def change(self, campaign: str, version: int, text: str) -> None:
        """Keep another text. Raises StaleVersion if somebody else changed it before."""
        with self._database.transaction() as connection:
            _change(connection, "text = ?", (text, campaign, version))


def put_match(
    connection: sqlite3.Connection, campaign: str, version: int, match: str, text: str
) -> None:
    """From now on this match is the one that counts.

    Raises StaleVersion if somebody else changed the campaign before.
    """
    values = (text, match, campaign, version)
    _change(connection, "text = ?, match = ?, is_open = 1", values)


def enter(
    connection: sqlite3.Connection, campaign: str, match: str, change: Callable[[str], str]
) -> None:
    """Write down how a match ended: once, and only if it is the one that counts."""
    found = connection.execute(
        "select text from campaign where id = ? and match = ? and is_open", (campaign, match)
    ).fetchone()
    if found is not None:
        connection.execute(
            "update campaign set text = ?, is_open = 0, version = version + 1 where id = ?",
            (change(found[0]), campaign),
        )


def _change(connection: sqlite3.Connection, what: str, values: tuple[str | int, ...]) -> None:
    update = f"update campaign set {what}, version = version + 1 where id = ? and version = ?"
    if connection.execute(update, values).rowcount != 1:
        raise StaleVersion("campaign-changed")
