"""Outside bots: a program in any language that reads views and writes actions, line by line."""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from errno import errorcode
from typing import Any, Final

from moonlit.bots.pipes import Program
from moonlit.core.action import Action, format_action
from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig, TableError
from moonlit.core.game import Config, Game
from moonlit.core.view import View, write_view
from moonlit.games import AnyState

PREFIX: Final = "program:"
PROTOCOL: Final = 1
READY: Final = "ready"
# Who plays on for a program that cannot be asked any more.
STAND_IN: Final = "mystic"
START_SECONDS: Final = 10.0
ACTION_SECONDS: Final = 10.0
# A program's seed fits every language's whole numbers.
SEEDS: Final = 1 << 31
LONGEST_SHOWN: Final = 60
LONGEST_WORDS: Final = 200


class Misbehaved(TableError):
    """An outside program that cannot be asked any more."""


@dataclass(frozen=True, slots=True)
class Lapse:
    """Why a bot of the house plays on for a program, and the last line of the program's stderr."""

    error: Misbehaved
    last_words: str
    stand_in: str = STAND_IN

    def write(self) -> dict[str, object]:
        """As plain data; `read_lapse` reads it back."""
        return {
            "code": self.error.code,
            "facts": self.error.facts,
            "last_words": self.last_words,
            "stand_in": self.stand_in,
        }


def is_program(text: str) -> bool:
    """Whether a bot's text names a program."""
    return text.startswith(PREFIX)


def check_program(text: str) -> None:
    """Raises BadConfig unless `program:COMMAND` names a program that can be found here."""
    name = read_command(text)[0]
    if shutil.which(name) is None:
        raise BadConfig("missing-program", program=_short(name))


def read_command(text: str) -> list[str]:
    """The words of a command, cut as a shell would; no shell ever sees them."""
    try:
        words = shlex.split(text.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or not words[0] or "\0" in text:
        raise BadConfig("bad-program", text=_short(text))
    return words


class Outside:
    """A program in one seat of one match. After its first lapse the stand-in chooses.

    The program starts when it first has to choose and is told nothing but views.
    """

    def __init__(
        self,
        text: str,
        game: Game[AnyState],
        config: Config,
        seed: int,
        stand_in: Callable[[View], Action],
        *,
        start_seconds: float = START_SECONDS,
        action_seconds: float = ACTION_SECONDS,
        begin: Callable[[list[str]], Program] = Program,
    ) -> None:
        self.lapse: Lapse | None = None
        self._words = read_command(text)
        self._name = _short(text.removeprefix(PREFIX).strip())
        self._hello: dict[str, Plain] = {
            "moonlit": PROTOCOL,
            "game": game.id,
            "rules_version": game.rules_version,
            "config": dict(config),
            "seed": seed % SEEDS,
            "start_ms": round(1000 * start_seconds),
            "action_ms": round(1000 * action_seconds),
        }
        self._stand_in = stand_in
        self._start_seconds = start_seconds
        self._action_seconds = action_seconds
        self._begin = begin
        self._program: Program | None = None

    def choose(self, view: View) -> Action:
        if self.lapse is None:
            try:
                return self._choose(view)
            except Misbehaved as error:
                self.lapse = self._give_up(error)
        return self._stand_in(view)

    def close(self) -> None:
        """The match is over, or left: end the program."""
        if self._program is not None:
            self._program.end()

    def _choose(self, view: View) -> Action:
        if self._program is None:
            self._program = self._start(view)
        said = self._ask(self._program, write_view(view), self._action_seconds)
        for action in view.legal:
            if format_action(action) == said:
                return action
        raise Misbehaved("program-not-legal", program=self._name, text=_short(said))

    def _start(self, view: View) -> Program:
        try:
            self._program = self._begin(self._words)
        except OSError as error:
            reason = errorcode.get(error.errno or 0, "?")
            raise Misbehaved("program-not-started", program=self._name, reason=reason) from error
        hello = {**self._hello, "seat": view.seat}
        said = self._ask(self._program, hello, self._start_seconds)
        if said != READY:
            raise Misbehaved("program-not-ready", program=self._name, text=_short(said))
        return self._program

    def _ask(self, program: Program, question: Plain, seconds: float) -> str:
        """One line out, one line in."""
        if unasked := program.unasked():
            raise Misbehaved("program-flooded", program=self._name, text=_short(unasked))
        answer = program.ask(json.dumps(question, separators=(",", ":")), seconds)
        if answer.is_flood:
            raise Misbehaved("program-flooded", program=self._name, text=_short(answer.text))
        if answer.is_whole:
            return answer.text
        if answer.is_last:
            raise Misbehaved("program-ended", program=self._name, status=program.status())
        raise Misbehaved("program-silent", program=self._name, seconds=f"{seconds:g}")

    def _give_up(self, error: Misbehaved) -> Lapse:
        if self._program is None:
            return Lapse(error, "")
        self._program.end(grace=0)
        last = next((line for line in reversed(self._program.complaints()) if line.strip()), "")
        return Lapse(error, _short(last.strip(), LONGEST_WORDS))


def read_lapse(written: dict[str, Any]) -> Lapse:
    """The lapse that was written."""
    code: str = written["code"]
    return Lapse(Misbehaved(code, **written["facts"]), written["last_words"], written["stand_in"])


def lapse_of(bot: object) -> Lapse | None:
    """What went wrong with a bot, if it is a program that misbehaved."""
    return bot.lapse if isinstance(bot, Outside) else None


def close_bots(bots: Iterable[object]) -> None:
    """End the programs among the bots of a match."""
    for bot in bots:
        if isinstance(bot, Outside):
            bot.close()


def _short(text: str, longest: int = LONGEST_SHOWN) -> str:
    shown = "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in text)
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"
