"""Setting the table line by line, when nothing was asked for and somebody sits at a terminal."""

from typing import TextIO

from moonlit.client.refusals import tell_error
from moonlit.client.words import Words
from moonlit.core.errors import TableError
from moonlit.core.game import Game
from moonlit.games import AnyState
from moonlit.tui.setup_model import PAUSE, SetupModel, explain, is_seat, label_of, value_of

PROMPT = "> "


def set_up(
    words: Words, game: Game[AnyState], model: SetupModel, source: TextIO, out: TextIO
) -> bool:
    """Change a model line by line; says whether to begin, or that the person left."""
    while True:
        _show(words, model, out)
        line = source.readline()
        word = line.strip().casefold()
        if not line or word in ("q", "quit"):
            return False
        if word:
            _change(words, model, word, out)
            continue
        try:
            game.check_config(model.options())
        except TableError as refused:
            out.write(f"{tell_error(words, refused)}\n")
            continue
        return True


def _show(words: Words, model: SetupModel, out: TextIO) -> None:
    out.write(f"\n{words.say('terminal-setup')}\n")
    for number, row in enumerate(_rows(model), start=1):
        out.write(f"{number:>3}. {label_of(words, model, row)}: {value_of(words, model, row)}\n")
    out.write(f"{words.say('terminal-plain-setup')}\n{PROMPT}")
    out.flush()


def _rows(model: SetupModel) -> list[str]:
    return [choice.name for choice in model.shown() if choice.name != PAUSE]


def _change(words: Words, model: SetupModel, word: str, out: TextIO) -> None:
    rows = _rows(model)
    first, _, typed = word.partition(" ")
    number = int(first) if first.isdecimal() and len(first) < 4 else 0
    row = rows[number - 1] if 1 <= number <= len(rows) else ""
    if row and typed and model.is_typed(row):
        model.type(row, typed[: model.longest(row)])
    elif row and not typed:
        model.turn(row, 1)
    else:
        out.write(f"{words.say('terminal-number-out-of-range', count=len(rows))}\n")
    if row and model.is_typed(row) and not is_seat(row):
        out.write(f"{explain(words, model, row)}\n")
