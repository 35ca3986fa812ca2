"""The single lines of the table: where the chapter stands, and its goal."""

from rich.text import Text

from moonlit.core.plain import number, table
from moonlit.tui import palette
from moonlit.tui.wonder_book.scene import Scene


def headline(scene: Scene, *, is_short: bool = False) -> str:
    """Chapter, round and phase, fate, hourglass and par."""
    reading, say = scene.reading, scene.teller.say
    chapter, lexicon = reading.chapter, reading.lexicon
    numeral = lexicon.chapter(chapter).numeral
    short = lexicon.say("chapter-short", numeral=numeral)
    parts = [short if is_short else lexicon.chapter_name(chapter)]
    if reading.number("round"):
        phase = reading.lexicon.say(f"phase-{reading.table['phase']}")
        parts.append(say("terminal-wonder-round", round=reading.number("round"), phase=phase))
    parts.append(say("terminal-wonder-fate", up=reading.number("fate")))
    clock = reading.table["clock"]
    if clock is not None:
        first = number(table(clock)["from_round"])
        parts.append(say("terminal-wonder-hourglass", round=first))
    parts.extend(_par(scene))
    return " · ".join(parts)


def _par(scene: Scene) -> list[str]:
    if scene.reading.table["goal"] is None:
        return []
    goal = table(scene.reading.table["goal"])
    par = goal["par"]
    if not isinstance(par, int):
        return []
    return [scene.teller.say("terminal-wonder-par", now=number(goal["phases"]), par=par)]


def goal_line(scene: Scene) -> Text:
    """The goal in one line."""
    present = scene.reading.table["goal"]
    if present is None:
        return Text(scene.reading.say("no-goal"), palette.MUTED)
    card = table(present)["card"]
    title, text = scene.reading.title(card), scene.reading.body(card)
    told = scene.reading.say("goal-text", title=title, text=text)
    return Text(told, palette.TEXT)
