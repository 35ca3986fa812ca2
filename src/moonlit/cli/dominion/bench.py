"""The figures of Dominion's benchmark for people."""

from __future__ import annotations

from moonlit.cli.screen import number, table
from moonlit.client.words import Words
from moonlit.lab.dominion.bench import KINGDOMS, RIVAL, DominionFigures
from moonlit.lab.dominion.workloads import kingdom_name

# A row of the table: its message, and the work of our engine, the pure one and the rival.
MONEY = ("money", "pure_money", RIVAL)
RANDOM = ("random", "pure_random", "")


def tell(words: Words, figures: DominionFigures) -> str:
    """A row for every kind of match, a column for every engine, then the single figures."""
    say = words.say
    heads = [say("command-engine-compiled"), say("command-engine-pure"), RIVAL]
    rows = [["", *heads], [say("command-bench-money"), *_rates(words, figures, MONEY, 0)]]
    ratios = [figures.to_pyminion(name) for name in ("money", "pure_money")]
    told = ["–" if ratio is None else f"{number(words, ratio)}×" for ratio in ratios]
    rows.append([say("command-bench-to-rival", package=RIVAL), *told, ""])
    for kingdom in KINGDOMS:
        label = say("command-bench-random", kingdom=kingdom_name(kingdom))
        rows.append([label, *_rates(words, figures, RANDOM, kingdom)])
    lines = [table(rows, is_right=True), ""]
    turns = figures.turns("money"), figures.turns(RIVAL)
    if turns[0] is not None and turns[1] is not None:
        ours, theirs = (number(words, count, 2) for count in turns if count is not None)
        lines.append(say("command-bench-turns", ours=ours, theirs=theirs, package=RIVAL))
    lines.append(say("command-bench-clones", rate=number(words, figures.clones_per_s(), 0)))
    if figures.engine == "pure":
        lines.append(say("command-bench-not-compiled"))
    return "\n".join(lines)


def _rates(
    words: Words, figures: DominionFigures, names: tuple[str, ...], kingdom: int
) -> list[str]:
    rates = [figures.per_s(name, kingdom) if name else None for name in names]
    return ["–" if rate is None else number(words, rate, 0) for rate in rates]
