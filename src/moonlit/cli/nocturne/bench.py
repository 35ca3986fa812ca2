"""The figures of Nocturne's benchmark for people."""

from __future__ import annotations

from moonlit.cli.screen import number, table
from moonlit.client.words import Words
from moonlit.lab.nocturne.bench import NocturneFigures
from moonlit.lab.nocturne.workloads import PLAYERS


def tell(words: Words, figures: NocturneFigures) -> str:
    """A column for every number of players, then the single figures."""
    rows = [["", *(words.say("players-count", count=players) for players in PLAYERS)]]
    for name in ("engine", "pure", "oracle"):
        rates = [number(words, figures.rate(name, players), 0) for players in PLAYERS]
        label = words.say(
            f"command-bench-{name}", engine=words.say(f"command-engine-{figures.engine}")
        )
        rows.append([label, *rates])
    for name in ("pure", "oracle"):
        ratios = [f"{number(words, figures.ratio(players, name))}×" for players in PLAYERS]
        rows.append([words.say(f"command-bench-to-{name}"), *ratios])
    lines = [table([*rows, *_searches(words, figures)], is_right=True), ""]
    singles = (
        ("clones", figures.clones_per_s()),
        ("decisions", figures.decisions_per_s("engine")),
        ("chess", figures.decisions_per_s("chess")),
    )
    for name, rate in singles:
        lines.append(words.say(f"command-bench-{name}", rate=number(words, rate, 0)))
    if figures.engine == "pure":
        lines.append(words.say("command-bench-is-pure"))
    return "\n".join(lines)


def _searches(words: Words, figures: NocturneFigures) -> list[list[str]]:
    """How fast the strongest bots look ahead."""
    rows = []
    for name in ("search", "pure_search"):
        rates = [number(words, figures.iterations_per_s(name, players), 0) for players in PLAYERS]
        rows.append([words.say(f"command-bench-{name}"), *rates])
    ratios = [figures.ratio(players, "pure_search", "search") for players in PLAYERS]
    told = [f"{number(words, ratio)}×" for ratio in ratios]
    return [*rows, [words.say("command-bench-to-pure"), *told]]
