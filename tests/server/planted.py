"""A server with a mistake planted in it: the tests of crashes and of bad manners must notice.

python tests/server/planted.py MISTAKE serve --data FOLDER --port NUMBER
"""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from starlette.websockets import WebSocket

from moonlit.cli.main import main
from moonlit.core.action import parse_action
from moonlit.core.record import Record, read_record
from moonlit.server import messages
from moonlit.server.around import Listener
from moonlit.server.hall import Hall
from moonlit.server.room import Room
from moonlit.server.showing import Showing
from moonlit.server.storage import Also, Mark, Storage
from moonlit.table.live import Draft, Entry, Live
from moonlit.table.match import Attempt

KEEPING, KEPT, TOLD, ENTERED = range(4)


async def acknowledge_first(
    room: Room, entry: Entry, version: int, acknowledge: Callable[[int], None]
) -> None:
    """Acknowledge before it is on disk; the moment between promise and deed lasts until a kill."""
    acknowledge(room.live.draft(entry, version).version)
    await asyncio.Event().wait()


async def tell_first(
    room: Room, entry: Entry, version: int, acknowledge: Callable[[int], None]
) -> None:
    """Tell everybody before it is on disk; the moment between them lasts until a kill."""
    room.live.accept(room.live.draft(entry, version))
    for listener in list(room.listeners):
        listener.send(room.showing.update(listener))
    await asyncio.Event().wait()


def forget_ids(live: Live[object], entry: Entry) -> None:
    """Whatever comes is taken for new."""


def reset_log(showing: Showing, listener: object, since: int) -> messages.Welcome:
    """The log of a page that comes back begins one version too late."""
    return _welcome(showing, listener, since + 1 if since >= 0 else since)  # type: ignore[arg-type]


_welcome = Showing.welcome


def trust_version(live: Live[object], entry: Entry, version: int) -> Draft[object]:
    """Whatever position an action answers, it is taken."""
    return live._draft(entry)


def trust_seat(live: Live[object], entry: Entry) -> Attempt[object]:
    """Whoever sends an action, it is taken."""
    return live.match.attempt(parse_action(entry.text))


def trust_record(_: Hall, text: str) -> Record:
    """What a record says of its options is believed."""
    return read_record(text)


def life_number() -> int:
    """How often a server was started over this data before; kept beside it."""
    data = Path(sys.argv[sys.argv.index("--data") + 1])
    counted = data.with_name(f"{data.name}.lives")
    number = int(counted.read_text()) if counted.exists() else 0
    counted.write_text(str(number + 1))
    return number


def die_after_the_first_entry() -> None:
    """In its first life it dies when something was kept, and nobody was told."""
    append, number = Storage.append, life_number()

    def dying_append(
        storage: Storage,
        match: str,
        version: int,
        entry: Entry,
        mark: Mark | None = None,
        *,
        seconds: int = 0,
        also: Also | None = None,
    ) -> int:
        played = append(storage, match, version, entry, mark, seconds=seconds, also=also)
        if number == 0:
            os._exit(1)
        return played

    Storage.append = dying_append  # type: ignore[method-assign, assignment]


def die_somewhere() -> None:
    """No mistake, but a server that dies at the worst of moments; its number says when and where.

    Before or after something is kept, while it is told, or when somebody comes in.
    """
    append, send, enter = Storage.append, WebSocket.send_text, Room.enter
    number = life_number()
    moment = number % 4
    # After a start nine come in at once, and then nobody for long.
    left = 1 + number % 7 if moment == ENTERED else 9 + 5 * (number % 3)

    def is_time(here: int) -> bool:
        nonlocal left
        left -= here == moment
        return here == moment and left <= 0

    def dying_append(
        storage: Storage,
        match: str,
        version: int,
        entry: Entry,
        mark: Mark | None = None,
        *,
        seconds: int = 0,
        also: Also | None = None,
    ) -> int:
        if is_time(KEEPING):
            os._exit(1)
        played = append(storage, match, version, entry, mark, seconds=seconds, also=also)
        if is_time(KEPT):
            os._exit(1)
        return played

    async def dying_send(socket: WebSocket, text: str) -> None:
        # Others may have been told already.
        if '"type":"update"' in text and is_time(TOLD):
            os._exit(1)
        await send(socket, text)

    async def dying_enter(
        room: Room, listener: Listener, token: str, since: int, others: Sequence[str]
    ) -> None:
        if is_time(ENTERED):
            os._exit(1)
        await enter(room, listener, token, since, others)

    Storage.append = dying_append  # type: ignore[method-assign, assignment]
    WebSocket.send_text = dying_send  # type: ignore[method-assign, assignment]
    Room.enter = dying_enter  # type: ignore[method-assign, assignment]


def plant(mistake: str) -> None:
    match mistake:
        case "acknowledge-first":
            Room._keep = acknowledge_first  # type: ignore[method-assign, assignment]
        case "tell-first":
            Room._keep = tell_first  # type: ignore[method-assign, assignment]
        case "forget-ids":
            die_after_the_first_entry()
            Live.kept = forget_ids  # type: ignore[method-assign, assignment]
        case "skip-a-version":
            die_after_the_first_entry()
            Showing.welcome = reset_log  # type: ignore[method-assign, assignment]
        case "trust-version":
            Live.draft = trust_version  # type: ignore[method-assign, assignment]
        case "trust-seat":
            Live._acted = trust_seat  # type: ignore[method-assign, assignment]
        case "trust-record":
            Hall.received = trust_record  # type: ignore[method-assign, assignment]
        case "die-somewhere":
            die_somewhere()
        case _:
            raise ValueError(mistake)


if __name__ == "__main__":
    plant(sys.argv.pop(1))
    sys.exit(main())
