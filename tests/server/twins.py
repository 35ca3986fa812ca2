"""Two servers with the same match, but for what one reader cannot know; it must not notice."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from moonlit.core.action import Action, Seat, format_action
from moonlit.core.dice import Dice
from moonlit.core.event import Event, write_event
from moonlit.core.game import Game
from moonlit.core.record import Record
from moonlit.games import AnyState, load_game
from moonlit.server.hall import Hall
from moonlit.server.kept import Chair, Charter, Company, digest
from moonlit.server.room import Room
from moonlit.server.wire import Settings
from moonlit.table.live import Entry, Live
from tests.laws.games import draw, reveals_of
from tests.server.clocks import StillClock
from tests.server.inside import Line

MATCH = "twin"
LANGUAGES = ("en", "pl", "de")
LONGEST_START = 60
LONGEST_WALK = 8
# What nobody may do now, or at all, whatever is hidden.
TRIED = {
    "nocturne": ("brew S10", "keep SK01", "cast 4 z9"),
    "dominion": ("play moat", "discard silver", "buy nothing"),
    "wonder_book": ("move bull Z9", "special bull s99", "turn nobody"),
}


class Noticed(AssertionError):
    """A reader has learnt something it cannot know."""


def token_of(seat: int) -> str:
    return f"token-of-seat-{seat}"


@dataclass
class Tale:
    """A match up to some version, and the reader who is watched; none is an onlooker.

    A page that is `shared` with others is told no more than an onlooker.
    """

    charter: Charter
    entries: list[Entry]
    reader: Seat | None
    shared: bool
    dice: Dice

    @property
    def eyes(self) -> Seat | None:
        return None if self.shared else self.reader

    @property
    def game(self) -> Game[AnyState]:
        return load_game(self.charter.game)

    @property
    def seats(self) -> int:
        return self.game.seats(self.charter.options)


def tale(name: str, number: int) -> Tale:
    """A numbered match of any kind, played by chance to a random version before its end."""
    config, dice = draw(name, number)
    game = load_game(name)
    key = bytes(dice.below(256) for _ in range(32))
    record = Record(game.id, game.rules_version, game.pack_hash(config), config, key)
    live, entries = Live(game, record), list[Entry]()
    length = dice.below(LONGEST_START)
    while len(entries) < length and not live.is_over:
        entry = as_entry(any_of(legal(live), dice), len(entries))
        live.accept(live.draft(entry, live.version))
        entries.append(entry)
    if live.is_over:
        entries.pop()
    seats = game.seats(config)
    reader = dice.below(seats + 1) - 1
    charter = Charter(
        game.id, record.rules_version, record.pack, config, key.hex(), Settings(pace=0)
    )
    shared = dice.below(4) == 0
    return Tale(charter, entries, None if reader < 0 else Seat(reader), shared, dice)


def legal(live: Live[AnyState]) -> tuple[Action, ...]:
    return live.match.view(live.match.to_act()[0]).legal


def any_of(actions: Sequence[Action], dice: Dice) -> Action:
    return actions[dice.below(len(actions))]


def as_entry(action: Action, number: int) -> Entry:
    return Entry("act", action.seat, format_action(action), f"id-{number}")


async def open_twin(folder: Path, tale: Tale, *, redeal: bool) -> tuple[Hall, Room]:
    """A server that has the match; in the other world what the reader cannot know is dealt anew."""
    hall = Hall(folder, clock=StillClock())
    chairs = [
        Chair("person", f"P{seat}", token=digest(token_of(seat))) for seat in range(tale.seats)
    ]
    company = Company(digest("host"), chairs, has_begun=True)
    await hall.write(lambda: hall.storage.add(MATCH, tale.charter, company))
    # At once, for the disk is waited for after each transaction.
    with hall.storage._database.transaction() as connection:
        connection.executemany(
            "insert into entry values (?, ?, ?, ?, ?, ?)",
            [
                (MATCH, version, entry.kind, entry.seat, entry.text, entry.id)
                for version, entry in enumerate(tale.entries, start=1)
            ],
        )
    room = await hall.room(MATCH)
    if redeal:
        state = tale.game.clone(room.live.match._state)
        tale.game.redeal(state, tale.eyes, tale.dice)
        room.live.match._state = state
    return hall, room


@dataclass
class Twins:
    """The two worlds and the reader's line in each."""

    tale: Tale
    rooms: list[Room]
    lines: list[Line]

    def heard(self) -> tuple[list[str], list[str]]:
        return self.lines[0].heard, self.lines[1].heard

    def info(self) -> list[bytes]:
        return [msgspec.json.encode(room.info()) for room in self.rooms]

    async def enter(self) -> None:
        """Come in as somebody new, as somebody who was away, in every language and as text."""
        token = "" if self.tale.reader is None else token_of(self.tale.reader)
        dice, length = self.tale.dice, len(self.tale.entries)
        since = dice.below(length + 2) - 1
        language, shared = LANGUAGES[dice.below(3)], self.tale.shared
        for line in self.lines:
            await line.enter(MATCH, token, shared=shared)
            await line.enter(MATCH, token, since=since, language=language, text=True, shared=shared)

    async def question(self, texts: Sequence[str]) -> None:
        """Why, what then, how was it, and no, I take that back: nothing of it happens."""
        length = len(self.tale.entries)
        version = self.tale.dice.below(length + 1)
        for line in self.lines:
            await line.ask("look", version=version)
            for text in texts:
                await line.ask("why", text=text)
                await line.ask("foresee", text=text)
            await line.ask("act", version=length + 7, text=texts[0])
            await line.ask("undo", version=length, length=length)

    def texts(self) -> list[str]:
        """Things one could try: of one's own choices, of the others', and nonsense."""
        dice, seat = self.tale.dice, self.tale.reader or 0
        actions = [action for room in self.rooms for action in legal(room.live)]
        tried = [any_of(actions, dice) for _ in range(6)]
        mine = [format_action(Action(Seat(seat), one.verb, one.names)) for one in tried]
        return [*mine, *(f"{seat} {text}" for text in TRIED[self.tale.charter.game])]

    async def step(self) -> bool:
        """The same action in both worlds. False when there is none, or the reader learns by it."""
        listed = [legal(room.live) for room in self.rooms if not room.live.is_over]
        common = (
            [action for action in listed[0] if action in listed[-1]] if len(listed) == 2 else []
        )
        if not common:
            return False
        action = any_of(common, self.tale.dice)
        version = self.rooms[0].live.version
        for room in self.rooms:
            await room.act(as_entry(action, version), version, lambda _: None)
        return not any(
            self._teaches(room.live.happenings(version)[0].events) for room in self.rooms
        )

    async def catch_up(self) -> None:
        """Until the reader has heard all there is: answers come after whatever was told before."""
        for line in self.lines:
            await line.ask("why", text="")

    def _teaches(self, events: Sequence[Event]) -> bool:
        reveals = reveals_of(self.tale.charter.game, self.tale.charter.options)
        for event in events:
            learner = reveals.get(type(event).__name__)
            is_own = learner == "seat" and write_event(event)["seat"] == self.tale.eyes
            if learner == "all" or is_own:
                return True
        return False


async def compare(folder: Path, game: str, number: int) -> int:
    """Tell one tale in both worlds; gives how many messages the reader got, all of them alike."""
    story = tale(game, number)
    twins = [
        await open_twin(folder / f"{game}-{number}-{world}", story, redeal=bool(world))
        for world in (0, 1)
    ]
    halls, rooms = [hall for hall, _ in twins], [room for _, room in twins]
    both = Twins(story, rooms, [Line(hall, "reader") for hall in halls])
    try:
        await both.enter()
        await both.question(both.texts())
        assert_alike(both)
        for _ in range(LONGEST_WALK):
            if not await both.step():
                break
            await both.catch_up()
            assert_alike(both)
        return len(both.lines[0].heard)
    finally:
        for line in both.lines:
            line.hang_up()
            await line.task
        for hall in halls:
            hall.close()


def assert_alike(both: Twins) -> None:
    one, two = both.heard()
    if one != two or len(set(both.info())) != 1:
        differing = next(((a, b) for a, b in zip(one, two, strict=False) if a != b), None)
        who = f"seat {both.tale.reader}{' before others' if both.tale.shared else ''}"
        raise Noticed(f"{who} can tell two worlds apart: {differing}")
