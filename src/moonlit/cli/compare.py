"""`moonlit compare`: a sequential test whether a new bot is better than an old one."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from math import isfinite

from moonlit.cli.errors import Refused
from moonlit.cli.matches import add_match_options, match_options, pack_folder, whole_number
from moonlit.cli.measuring import (
    INTERRUPTED,
    Run,
    add_run_options,
    playing,
    read_run,
    tell_replaced,
    tell_share,
)
from moonlit.cli.parser import PROGRAM, Parser
from moonlit.cli.screen import number, say, say_json, wrapped
from moonlit.client.words import Words
from moonlit.lab.plan import Deal, Plan, make_plan
from moonlit.lab.report import compare_report
from moonlit.lab.sequential import Bounds, Walk, elo_of
from moonlit.lab.stats import Interval, Tally

DEFAULT_MOST = "2000"
SEATS = 2
MOST_ELO = 1000.0


def add_options(parser: Parser) -> None:
    parser.option("new", "BOT")
    parser.option("old", "BOT")
    for name in ("elo0", "elo1", "alpha", "beta"):
        parser.option(name, "X")
    parser.option("most", "N")
    add_run_options(parser)
    parser.flag("json")
    add_match_options(parser)


def run(options: Namespace, words: Words) -> int:
    bounds = read_bounds(options)
    how = read_run(options)
    plan = read_plan(options, how)
    walk, tally = Walk(bounds), Tally.empty(SEATS)
    with playing(words, plan, how) as (deals, interrupted):
        follow(walk, _counted(deals, tally))
        is_interrupted = interrupted()
    if options.json:
        say_json(compare_report(plan, walk, tally))
    else:
        say("\n".join((tell(words, plan, walk), *tell_replaced(words, plan, tally))))
    return INTERRUPTED if is_interrupted else 0


def _counted(deals: Iterable[Deal], tally: Tally) -> Iterator[Deal]:
    for deal in deals:
        tally.add(deal.results)
        yield deal


def follow(walk: Walk, deals: Iterable[Deal]) -> None:
    """Walk through the pairs in their own order, so that nothing depends on who was faster."""
    waiting: dict[int, Deal] = {}
    for deal in deals:
        waiting[deal.number] = deal
        while (ready := waiting.pop(walk.pairs, None)) is not None:
            if walk.add(half_points(ready)):
                return


def half_points(deal: Deal) -> int:
    """What the new bot, the first of the plan, brought home from a pair: 0 to 4."""
    seats = [result.seating.index(0) for result in deal.results]
    played = zip(deal.results, seats, strict=True)
    return sum(2 // len(result.winners) for result, seat in played if seat in result.winners)


def read_bounds(options: Namespace) -> Bounds:
    usual = Bounds()
    elo0 = _decimal("elo0", options.elo0, usual.elo0, -MOST_ELO, MOST_ELO)
    elo1 = _decimal("elo1", options.elo1, usual.elo1, -MOST_ELO, MOST_ELO)
    if elo1 <= elo0:
        raise Refused("bad-elo")
    alpha = _decimal("alpha", options.alpha, usual.alpha, 0.0001, 0.4999)
    beta = _decimal("beta", options.beta, usual.beta, 0.0001, 0.4999)
    return Bounds(elo0, elo1, alpha, beta)


def read_plan(options: Namespace, how: Run) -> Plan:
    """What is to be played, checked before anything is written."""
    for name in ("new", "old"):
        if getattr(options, name) is None:
            argument = f"--{name} BOT"
            raise Refused("missing-argument", argument=argument, command=f"{PROGRAM} compare")
    bots = (options.new.strip(), options.old.strip())
    matches = SEATS * whole_number("most", options.most or DEFAULT_MOST, 1)
    chosen, pack = match_options(options), pack_folder(options)
    return make_plan(options.game, chosen, bots, how.seed, matches, pack=pack)


def tell(words: Words, plan: Plan, walk: Walk) -> str:
    """The verdict first, then the figures it rests on."""
    new, old = plan.bots
    lines = [words.say(f"command-compare-{walk.verdict}", new=new, old=old, pairs=walk.pairs)]
    share, interval = walk.share(), walk.share_interval()
    if share is not None and interval is not None:
        lines.append(words.say("command-compare-share", share=tell_share(words, share, interval)))
        lines.append(words.say("command-compare-elo", elo=_tell_elo(words, share, interval)))
        outcomes = " · ".join(map(str, walk.outcomes))
        lines.append(words.say("command-compare-outcomes", outcomes=outcomes))
    bounds = walk.bounds
    facts = {
        "ratio": number(words, walk.ratio, 2, is_signed=True),
        "lower": number(words, bounds.lower, 2, is_signed=True),
        "upper": number(words, bounds.upper, 2, is_signed=True),
        "elo0": f"{bounds.elo0:g}",
        "elo1": f"{bounds.elo1:g}",
        "seed": str(plan.seed),
    }
    lines.append(words.say("command-compare-ratio", **facts))
    return "\n".join(map(wrapped, lines))


def _tell_elo(words: Words, share: float, interval: Interval) -> str:
    value, low, high = (_elo(words, score) for score in (share, *interval))
    return f"{value} ({low} … {high})"


def _elo(words: Words, score: float) -> str:
    elo = elo_of(score)
    if isfinite(elo):
        return number(words, elo, 0, is_signed=True)
    return "+∞" if elo > 0 else "−∞"


def _decimal(option: str, text: str | None, usual: float, least: float, most: float) -> float:
    if text is None:
        return usual
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        shown = {"least": f"{least:g}", "most": f"{most:g}"}
        raise Refused("bad-decimal", option=f"--{option}", text=text, **shown)
    return value
