"""A match at this keyboard: the table's match, the bots and people in its seats, and its file."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from threading import Lock

from moonlit.bots.bot import Bot, is_house_bot, is_strategy, make_bot, read_wish
from moonlit.bots.outside import Lapse, close_bots, is_program, lapse_of
from moonlit.bots.roster import roster_of
from moonlit.client.teller import INDENT, Line
from moonlit.core.action import Action, Seat
from moonlit.core.codec import canonical
from moonlit.core.errors import BadConfig, BadRecord, NotYourTurn, TableError
from moonlit.core.event import Event
from moonlit.core.game import Config, Game, Outcome
from moonlit.core.record import KEY_BYTES, Record
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.table.files import text_of
from moonlit.table.match import Match
from moonlit.table.places import data_folder
from moonlit.table.shelf import Shelf
from moonlit.tui import saves

YOU = "you"
NAMED = "name:"
# What needs no thought, if anything does.
Rule = Callable[[View], Action | None]
# What happened at once, in words.
Tale = Callable[[Sequence[Event]], Sequence[Line]]


def printable(text: str) -> str:
    """A text somebody typed without what would steer a terminal."""
    return "".join(mark for mark in text if mark.isprintable())


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat, from a word: `you`, `name:Anna`, a bot's name, or one from a file.

    `program:…` and `strategy:…` are such bots.
    """

    word: str

    @property
    def is_bot(self) -> bool:
        return is_program(self.word) or is_strategy(self.word) or is_house_bot(self.word)

    @property
    def bot(self) -> str:
        """What kind of bot this is, whatever its budget; empty for people."""
        if is_program(self.word):
            return "program"
        if is_strategy(self.word):
            return "strategy"
        return read_wish(self.word).manner if self.is_bot else ""

    @property
    def name(self) -> str:
        """A person's own name; empty for bots and for people who gave none."""
        return printable(self.word.removeprefix(NAMED)) if self.word.startswith(NAMED) else ""


def fill_seats(words: Sequence[str], count: int, newcomer: str) -> tuple[Player, ...]:
    """The players of a match; seats nobody spoke of go to one person and to bots."""
    if len(words) > count:
        raise BadConfig("too-many-seats", seats=len(words), players=count)
    default = [YOU, *[newcomer] * (count - 1)]
    return tuple(Player(word) for word in [*words, *default[len(words) :]])


def seated_again(
    game: Game[AnyState], path: Path, seats: Sequence[str], count: int
) -> tuple[Player, ...]:
    """The players of a match in a file, those named now or those from the note beside it."""
    words = seats or saves.load_seats(path)
    # A file somebody sent us must not start anything here.
    for word in filter(is_program, words if not seats else ()):
        raise BadRecord("program-beside-record", program=word)
    if not words and count > 1:
        raise BadRecord("unknown-seats", path=str(path), seats=count)
    return fill_seats(words, count, roster_of(game.id).newcomer)


class Session:
    """One match played here. Both surfaces go through it; it keeps the file after every action."""

    def __init__(
        self,
        game: Game[AnyState],
        match: Match[AnyState],
        players: tuple[Player, ...],
        path: Path,
    ) -> None:
        self.players = players
        self.path = path
        self.trouble: OSError | None = None
        # Where the match was kept until another program wrote there.
        self.left: Path | None = None
        self._known = text_of(path)
        self.lapses: list[Lapse] = []
        self.hint_iterations = 0
        self.rule: Rule | None = None
        self._tale: Tale | None = None
        self._told: list[tuple[str, ...]] = []
        self.is_automatic = True
        self._held = -1
        self.game = game
        self._match = match
        self._bots = self._seat_bots()
        self._lock = Lock()
        self._was_over = match.outcome() is not None

    @classmethod
    def begin(
        cls,
        game: Game[AnyState],
        options: Config,
        seats: Sequence[str],
        key: bytes | None = None,
        save: Path | None = None,
    ) -> "Session":
        """Set up a new match and write its first record."""
        wanted = game.among_people(options)
        match = Match.begin(game, wanted, key or secrets.token_bytes(KEY_BYTES))
        players = fill_seats(seats, match.seats, roster_of(game.id).newcomer)
        session = cls(game, match, players, saves.new_path(match.record(), save))
        session._write_first()
        return session

    @classmethod
    def resume(cls, game: Game[AnyState], path: Path, seats: Sequence[str]) -> "Session":
        """Go on with the match in a file, with the people and bots it was begun with."""
        known = text_of(path)
        record = saves.load(path)
        if record.game != game.id:
            raise BadRecord("other-game", found=record.game, known=game.id)
        match = Match(game, record)
        players = seated_again(game, path, seats, match.seats)
        if seats:
            saves.save_seats(path, [player.word for player in players])
        session = cls(game, match, players, path)
        session._known = known
        return session

    @classmethod
    def go_on(
        cls, game: Game[AnyState], record: Record, players: tuple[Player, ...], old: Path
    ) -> "Session":
        """Go on from a match of other rules, in a new file beside its own, which stays as it is."""
        session = cls(game, Match(game, record), players, saves.free_name(old))
        session._known = None
        session._write_first()
        return session

    def _write_first(self) -> None:
        # Another version may have another pack; without its own the match could not go on there.
        with suppress(OSError):
            Shelf(data_folder(), {self.game.id: self.game}).keep(self.game.id)
        self.save()
        saves.save_seats(self.path, [player.word for player in self.players])

    def _seat_bots(self) -> dict[Seat, Bot]:
        bots = {}
        for seat, player in enumerate(self.players):
            if player.is_bot:
                seed = self._match.bot_seed(Seat(seat))
                bots[Seat(seat)] = make_bot(player.word, self.game, self.config, seed)
        return bots

    @property
    def has_just_ended(self) -> bool:
        """Whether the match came to its end here, and was not merely opened again."""
        return self.outcome() is not None and not self._was_over

    @property
    def is_practice(self) -> bool:
        """Whether it goes on from a match of other rules, and so counts for nothing."""
        return self._match.goes_on

    @property
    def config(self) -> Config:
        return self._match.config

    @property
    def version(self) -> int:
        return self._match.version

    @property
    def turn(self) -> Seat | None:
        """The seat that decides now; none when the match is over.

        Where several may decide, bots leave it to the people.
        """
        seats = self._match.to_act()
        people = (seat for seat in seats if seat not in self._bots)
        return next(people, next(iter(seats), None))

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, who in enumerate(self.players) if not who.is_bot)

    @property
    def listener(self) -> Seat | None:
        """To whom the whole match can be told: who is alone here, else an onlooker."""
        return self.people[0] if len(self.people) == 1 else None

    def is_bot(self, seat: Seat | None) -> bool:
        return seat in self._bots

    def view(self, seat: Seat | None) -> View:
        return self._match.view(seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[tuple[Event, ...]]:
        return self._match.events(seat, since)

    def tell_by(self, tale: Tale) -> None:
        """From now on the log is kept in these words."""
        self._tale = tale
        self._told.clear()

    def outcome(self) -> Outcome | None:
        return self._match.outcome()

    def act(self, action: Action, version: int) -> None:
        """Take an action that answers a version, and keep it; `trouble` tells if that failed."""
        self._match.act(action, version)
        self._keep()

    def act_alone(self) -> bool:
        """Do what needs no thought for the person to act; says whether there was anything."""
        action = self._obvious()
        if action is None or self.version == self._held:
            return False
        self.act(action, self.version)
        return True

    def _obvious(self) -> Action | None:
        turn = self.turn
        if self.rule is None or not self.is_automatic or turn is None or self.is_bot(turn):
            return None
        return self.rule(self.view(turn))

    def think(self) -> tuple[Action, int]:
        """What the bot whose turn it is would do, and the version that answers."""
        with self._lock:
            seat, version = self.turn, self.version
            assert seat is not None
            bot = self._bots[seat]
            action, lapse = bot.choose(self.view(seat)), lapse_of(bot)
            if lapse is not None and lapse not in self.lapses:
                self.lapses.append(lapse)
            return action, version

    def bot_seed(self, seat: Seat) -> int:
        """Dice for whoever helps a seat to decide now, apart from those of the match."""
        return self._match.bot_seed(seat)

    def back_to(self, version: int) -> "Session":
        """The same match as it was after that many actions, to be played on from there."""
        session = Session(self.game, self._match.back_to(version), self.players, self.path)
        session._known = self._known
        return session

    def close(self) -> None:
        """Nobody plays on here: end the programs in its seats."""
        close_bots(self._bots.values())

    def why(self, action: Action) -> TableError | None:
        """Why an action is refused; none if it is not. Asked of a copy, so nothing changes."""
        try:
            Match(self.game, self._match.record()).act(action, self.version)
        except TableError as refused:
            return refused
        return None

    def undo(self, seat: Seat) -> None:
        """Take back a person's last action; if nobody else is here, the bots' answers too.

        What went by itself is no action of theirs; where nothing before it can be taken back, it
        is left to them.
        """
        if self.turn is None:
            raise NotYourTurn("match-over", clause="N-ENDM-3", seat=seat)
        is_alone = len(self.people) == 1
        self._match = self._match.undo(seat, is_alone=is_alone)
        while self._obvious() is not None:
            if self._match.refusal_of_undo(seat, is_alone=is_alone):
                self._held = self.version
                break
            self._match = self._match.undo(seat, is_alone=is_alone)
        del self._told[self.version + 1 :]
        self._keep()

    def _keep(self) -> None:
        """Save; a full disk must not end a match that goes on in memory."""
        try:
            self.save()
        except OSError as error:
            self.trouble = error
        else:
            self.trouble = None

    def save(self) -> None:
        """Write the match. Raises OSError where that is not possible.

        Where another program has written, its moves stay, and this match goes on in a new file.
        """
        record, standing = self._match.record(), self._standing()
        path, self._known = saves.save(self.path, record, standing, self._known)
        if path != self.path:
            self.left, self.path = self.path, path
            saves.save_seats(path, [player.word for player in self.players])

    def _standing(self) -> saves.Standing:
        state = canonical(self._match.written()).decode()
        return saves.Standing(state, tuple(self._lines()), self.outcome() is not None)

    def _lines(self) -> Iterator[str]:
        """The log, in which only what is new is told anew."""
        if self._tale is not None:
            for group in self.events(self.listener, len(self._told)):
                lines = self._tale(group)
                self._told.append(tuple(INDENT * one.depth + one.text for one in lines if one.text))
        return chain.from_iterable(self._told)
