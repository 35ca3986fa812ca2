"""Writes positions for looking at the drawn table: python -m tools.web_fixtures

Every kind of decision, round and number of players, as a page gets them from the server, and whole
matches as films. They go to web/dev/fixtures, which is not kept; web/dev/nocturne.html shows them.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from moonlit.bots.bot import make_bot
from moonlit.client.teller import Named, Teller, make_teller
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.action import Seat, format_action, parse_action
from moonlit.core.errors import TableError
from moonlit.core.game import Config
from moonlit.core.record import Record
from moonlit.core.view import View
from moonlit.games import AnyState, load_game
from moonlit.server.outbox import Reader, log_of, problem_of, reader_of, sight_of
from moonlit.server.wire import MatchInfo, Phase, SeatInfo, Settings
from moonlit.table.live import Entry, Live

PLACE = Path(__file__).parent.parent / "web" / "dev" / "fixtures"
PEOPLE = ("Ada", "Marta", "Bruno", "Wren")
TRIES = 6
SHOWN_LOG = 14

MATCHES: dict[str, Config] = {
    "two": {"players": 2},
    "two-advanced": {"players": 2, "mode": "advanced"},
    "three": {"players": 3, "mode": "advanced"},
    "four": {"players": 4},
    "four-advanced": {"players": 4, "mode": "advanced"},
    "solo": {"players": 1, "mode": "advanced"},
    "family": {"players": 2, "mode": "family"},
    "family-plain": {"players": 4, "mode": "family", "no_concoctions": True},
    "twisted": {"players": 3, "variants": ["twisted_trees"]},
    "chests": {"players": 2, "variants": ["chasing_chests"]},
    "brewers": {"players": 2, "variants": ["all_set_to_brew"]},
    "secret": {"players": 3, "switches": {"dedication_order": "simultaneous"}},
    "shadows": {"players": 2, "switches": {"shadow_pick": "free"}},
}

Play = Live[AnyState]


class Studio:
    """Plays matches and keeps what a page would get at the moments worth looking at."""

    def __init__(self, place: Path) -> None:
        self.game = load_game("nocturne")
        self.teller: Teller = make_teller(self.game, Words("en"))
        self.place = place
        self.names: list[str] = []

    def keep(self, name: str, content: object) -> None:
        (self.place / f"{name}.json").write_bytes(msgspec.json.encode(content))

    def show(self, name: str, content: object) -> None:
        self.keep(name, content)
        self.names.append(name)

    def reader(self, live: Play, seat: Seat) -> Reader:
        people = [Named(PEOPLE[other]) for other in range(live.match.seats)]
        return reader_of(self.teller, live.match.config, people, seat)

    def info(self, live: Play, seat: Seat) -> MatchInfo:
        seats = [
            SeatInfo(
                "person" if other == seat else "bot", PEOPLE[other], "", True, False, False, False
            )
            for other in range(live.match.seats)
        ]
        phase: Phase = "over" if live.is_over else "playing"
        options = dict(live.match.config)
        return MatchInfo(
            "fixture", self.game.id, phase, options, Settings(), seats, 0, "", False, "", False, []
        )

    def moment(self, live: Play, seat: Seat) -> dict[str, object]:
        reader = self.reader(live, seat)
        return {
            "info": self.info(live, seat),
            "sight": sight_of(live.match, reader),
            "log": log_of(live.happenings()[-SHOWN_LOG:], reader),
            "whys": dict(self._whys(live, reader, seat)),
            "foreseen": dict(self._foreseen(live, reader, seat)),
        }

    def _whys(self, live: Play, reader: Reader, seat: Seat) -> Iterator[tuple[str, object]]:
        """Why every cast and every tile that is not on offer is refused."""
        table: Any = live.match.view(seat).table
        supply = table["seats"][seat]["supply"]
        asked = [f"{seat} cast {token} {cell}" for token in supply for cell in table["cells"]]
        asked += [f"{seat} swap {tile}" for tile in table["forest"].values()]
        for text in dict.fromkeys(asked):
            try:
                live.match.attempt(parse_action(text))
            except TableError as error:
                yield text, problem_of(error, reader.teller, reader.names)

    def _foreseen(self, live: Play, reader: Reader, seat: Seat) -> Iterator[tuple[str, object]]:
        for action in live.match.view(seat).legal:
            facts = live.match.foresee(seat, action)
            lines = reader.teller.foreseen(facts, reader.names)
            text = format_action(action)
            yield text, {"type": "foreseen", "id": "", "facts": facts, "lines": lines}


def begin(studio: Studio, options: Config, key: str) -> Play:
    config = studio.game.check_config(options)
    record = Record(
        studio.game.id,
        studio.game.rules_version,
        studio.game.pack_hash(config),
        config,
        sha256(key.encode()).digest(),
    )
    return Live(studio.game, record)


def frame(studio: Studio, live: Play) -> dict[str, object]:
    """One picture of a film, seen by the first seat."""
    reader = studio.reader(live, Seat(0))
    news = log_of(live.happenings(live.version - 1), reader)
    return {"sight": sight_of(live.match, reader), "log": news}


def tag(view: View, seat: Seat) -> str:
    """What a moment shows; empty for casts too early or too late to be worth a look."""
    table: Any = view.table
    kind: str = table["decision"]["kind"]
    if kind not in ("start", "answer"):
        return kind
    is_late = table["round"] == "moonlight"
    enough = len(table["seats"][seat]["tiles"]) >= (7 if is_late else 2)
    if kind == "start":
        return f"{table['round']}-start" if enough == is_late else ""
    return f"{table['round']}-answer" if enough and len(table["spells"]) > 1 else ""


def play(studio: Studio, name: str, options: Config, attempt: int) -> None:
    """One match: the first try becomes a film, the others only add what was not seen yet."""
    live = begin(studio, options, f"{name} {attempt}")
    film = [frame(studio, live)]
    while live.match.to_act():
        seat = live.match.to_act()[0]
        view = live.match.view(seat)
        shown = tag(view, seat)
        is_wanted = seat == 0 or attempt > TRIES // 2
        if shown and is_wanted and f"{name}-{shown}" not in studio.names:
            studio.show(f"{name}-{shown}", studio.moment(live, seat))
        hand = "random" if attempt % 3 == 2 and seat == 0 else "greedy"
        bot = make_bot(hand, studio.game, live.match.config, live.match.bot_seed(seat))
        text = format_action(bot.choose(view))
        live.accept(live.draft(Entry("act", seat, text, str(live.version)), live.version))
        film.append(frame(studio, live))
    if attempt == 0:
        studio.show(f"{name}-over", studio.moment(live, Seat(0)))
        studio.show(f"{name}-film", {"info": studio.info(live, Seat(0)), "film": film})


def main() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    studio = Studio(PLACE)
    for language in LANGUAGES:
        glossary = make_teller(studio.game, Words(language)).glossary()
        studio.keep(f"glossary.{language}", glossary)
    for name, options in MATCHES.items():
        for attempt in range(TRIES):
            play(studio, name, options, attempt)
        print(name)
    (PLACE / "index.json").write_text(json.dumps(studio.names))


if __name__ == "__main__":
    main()
