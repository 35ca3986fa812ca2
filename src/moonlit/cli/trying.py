"""`moonlit try`: a position laid out by hand and a script of actions, told step by step."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from moonlit.cli.errors import Refused
from moonlit.cli.matches import pack_folder
from moonlit.cli.outline import outline
from moonlit.cli.parser import PROGRAM, Parser
from moonlit.cli.replay import happened, seat_names
from moonlit.cli.screen import say, say_json_line, wrapped
from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.core.action import format_action
from moonlit.core.game import Game
from moonlit.games import AnyState, load_game
from moonlit.lab.trial import Trial, config_of, legal_texts, load_trial, play_trial, written_steps


def add_options(parser: Parser) -> None:
    parser.place("game")
    parser.place("file")
    parser.option("pack", "FOLDER")
    parser.flag("json")


def run(options: Namespace, words: Words) -> int:
    for name in ("game", "file"):
        if getattr(options, name) is None:
            argument = name.upper()
            raise Refused("missing-argument", argument=argument, command=f"{PROGRAM} try")
    game = load_game(options.game, pack_folder(options))
    trial = load_trial(Path(options.file))
    if options.json:
        for step in written_steps(game, trial):
            say_json_line(step)
    else:
        for line in tell(words, game, trial):
            say(line)
    return 0


def tell(words: Words, game: Game[AnyState], trial: Trial) -> Iterator[str]:
    """The whole position, then for every step what happened and what is no longer as it was."""
    teller = make_teller(game, words)
    config = config_of(game, trial)
    names = seat_names(teller, config, game.seats(config))
    # What holds nothing is not worth a line until it has held something.
    before = _empty(outline(game.describe_state(next(play_trial(game, trial)).state)))
    for moment in play_trial(game, trial):
        action = moment.action
        text = words.say("command-try-position") if action is None else format_action(action)
        yield words.say("command-replay-action", version=moment.version, text=text)
        for line in happened(teller, moment.events, names):
            yield wrapped(line, "    ")
        lines = list(outline(game.describe_state(moment.state)))
        for line in lines:
            if line not in before:
                yield wrapped(line, "      ", "    | ")
        before = set(lines)
        if legal := ", ".join(legal_texts(game, moment.state)):
            yield wrapped(words.say("command-try-legal", actions=legal), "      ", "    > ")


def _empty(lines: Iterable[str]) -> set[str]:
    return {line for line in lines if line.endswith(":")}
