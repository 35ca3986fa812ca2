"""`moonlit serve`: the table in the browser, for this computer or for everybody at home."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import threading
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from moonlit import __version__
from moonlit.cli.errors import Refused
from moonlit.cli.parser import PROGRAM, Parser
from moonlit.cli.screen import say
from moonlit.client.words import Words
from moonlit.table.places import data_folder

if TYPE_CHECKING:
    import uvicorn

PORT = 8008
HIGHEST_PORT = 65535
TRIED_PORTS = 20
SEND_BUFFER = 128 * 1024
BACKLOG = 512
LONGEST_KEPT = 3650


def add_options(parser: Parser) -> None:
    parser.option("port", "NUMBER")
    parser.flag("lan")
    parser.flag("open")
    parser.flag("demo")
    parser.option("data", "FOLDER")
    parser.option("prune", "DAYS")
    parser.option("address", "URL")
    parser.option("name", "HOST", is_repeated=True)


def run(options: Namespace, words: Words) -> int:
    import uvicorn

    from moonlit.engine import engine
    from moonlit.server.app import Place, make_app
    from moonlit.server.clock import WallClock
    from moonlit.server.door import Door, allow_files, behind, shares
    from moonlit.server.fluency import stay
    from moonlit.server.folder import hold_folder
    from moonlit.server.guard import LONGEST_MESSAGE
    from moonlit.server.home import home_address

    days = _days(options.prune)
    listening = listen("0.0.0.0" if options.lan else "127.0.0.1", options.port)
    port: int = listening.getsockname()[1]
    data = Path(options.data) if options.data else data_folder() / "table"
    link = f"http://127.0.0.1:{port}/"
    hold_folder(data, link)
    names, address = options.name or (), options.address or ""
    connections, sockets = shares(allow_files())
    place = Place(
        data,
        port,
        options.lan,
        names,
        address,
        is_demo=options.demo,
        most_sockets=sockets,
        prune_days=days,
        listen_at_home=lambda: listen_too(server, home_address(), port),
    )
    app = make_app(place)
    say(f"{PROGRAM} {__version__}, engine: {engine()}")
    say(words.say("command-serve-here", link=link))
    if options.lan:
        say(words.say("command-serve-home", link=f"http://{home_address()}:{port}/"))
    say(words.say("command-serve-stop"))
    if options.open:
        import webbrowser

        threading.Timer(0.5, webbrowser.open, [link]).start()
    config = uvicorn.Config(
        app,
        http=behind(Door(WallClock(), connections)),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    stay()
    server.run([listening])
    return 0


async def listen_too(server: uvicorn.Server, host: str, port: int) -> None:
    """Let a server that runs listen at one more address. Raises OSError where it cannot."""
    config = server.config

    def connection() -> asyncio.Protocol:
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    listening = _listening(host, port)
    loop = asyncio.get_running_loop()
    opened = await loop.create_server(connection, sock=listening, backlog=BACKLOG)
    server.servers.append(opened)


def _days(asked: str | None) -> int:
    """After how many days a match that nobody comes to is forgotten; 0: never."""
    if asked is None:
        return 0
    if not asked.isdecimal() or not 1 <= int(asked) <= LONGEST_KEPT:
        raise Refused("bad-days", text=asked, most=LONGEST_KEPT)
    return int(asked)


def listen(host: str, asked: str | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one."""
    for port in _ports(asked):
        try:
            return _listening(host, port)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    raise Refused("port-taken", port=asked or str(PORT))


def _listening(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    # Whoever does not read shall not fill our memory: the kernel would keep megabytes.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listening.listen(BACKLOG)
    return listening


def _ports(asked: str | None) -> range:
    if asked is None:
        return range(PORT, PORT + TRIED_PORTS)
    if not asked.isdecimal() or int(asked) > HIGHEST_PORT:
        raise Refused("bad-port", text=asked, most=HIGHEST_PORT)
    return range(int(asked), int(asked) + 1)
