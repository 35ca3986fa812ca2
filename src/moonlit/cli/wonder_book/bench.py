"""The figures of Wonder Book's benchmark for people."""

from __future__ import annotations

from moonlit.cli.screen import number, table
from moonlit.client.words import Words
from moonlit.lab.wonder_book.bench import CHAPTERS, WonderFigures
from moonlit.lab.wonder_book.workloads import chapter_name


def tell(words: Words, figures: WonderFigures) -> str:
    """A row for every chapter, a column for either engine, then the single figures."""
    say = words.say
    rows = [["", say("command-engine-compiled"), say("command-engine-pure")]]
    for chapter in CHAPTERS:
        rates = [figures.per_s(name, chapter) for name in ("random", "pure_random")]
        told = ["–" if rate is None else number(words, rate, 0) for rate in rates]
        rows.append([say("command-bench-random", kingdom=chapter_name(chapter)), *told])
    lines = [table(rows, is_right=True), ""]
    singles = {
        "decisions": figures.decisions_per_s("random"),
        "bots": figures.decisions_per_s("bot"),
        "clones": figures.clones_per_s(),
    }
    lines += [
        say(f"command-bench-{name}", rate=number(words, rate, 0)) for name, rate in singles.items()
    ]
    if figures.engine == "pure":
        lines.append(say("command-bench-not-compiled"))
    return "\n".join(lines)
