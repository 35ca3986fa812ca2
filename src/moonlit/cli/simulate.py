"""`moonlit simulate`: many matches between bots, and what came of them."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from moonlit.bots.bot import KNOWN, STRATEGY
from moonlit.bots.outside import PREFIX
from moonlit.cli.errors import Refused
from moonlit.cli.matches import (
    add_match_options,
    choices_of,
    match_options,
    pack_folder,
    whole_number,
    words_of,
)
from moonlit.cli.measuring import (
    INTERRUPTED,
    Run,
    add_run_options,
    playing,
    read_run,
    tell_replaced,
    tell_share,
)
from moonlit.cli.parser import Parser
from moonlit.cli.places import need_new_folder
from moonlit.cli.screen import number, say, say_json, table, wrapped
from moonlit.cli.telling import Telling, telling_of
from moonlit.client.words import Words
from moonlit.games import load_game
from moonlit.lab.counting import counting_of
from moonlit.lab.plan import Plan, make_plan
from moonlit.lab.report import corrected, five, report, times
from moonlit.lab.stats import BotTally, Interval, Tally

DEFAULT_MATCHES = "100"


def add_options(parser: Parser) -> None:
    parser.option("matches", "N")
    parser.option("pairs", "N")
    parser.option("players", "N")
    parser.option("bots", f"{'|'.join((*KNOWN, f'{PREFIX}COMMAND', f'{STRATEGY}FILE'))},…")
    add_run_options(parser)
    parser.option("records", "FOLDER")
    parser.flag("times")
    parser.flag("luck")
    parser.flag("json")
    add_match_options(parser)


def run(options: Namespace, words: Words) -> int:
    how = read_run(options)
    plan = read_plan(options, how)
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    tally = Tally.empty(len(plan.bots))
    with playing(words, plan, how) as (deals, interrupted):
        for deal in deals:
            tally.add(deal.results)
        is_interrupted = interrupted()
    if options.json:
        say_json(report(plan, tally, has_times=options.times))
    else:
        say(tell(words, plan, tally, has_times=options.times))
    return INTERRUPTED if is_interrupted else 0


def read_plan(options: Namespace, how: Run) -> Plan:
    """What is to be played, checked before anything is written."""
    if options.matches is not None and options.pairs is not None:
        raise Refused("not-both", one="--matches", other="--pairs")
    if options.records is not None and how.is_on_cluster:
        raise Refused("not-both", one="--ray", other="--records")
    if options.luck and options.resume is not None:
        raise Refused("not-both", one="--luck", other="--resume")
    bots = read_bots(options)
    if options.pairs is not None:
        matches = max(1, len(bots)) * whole_number("pairs", options.pairs, 1)
    else:
        matches = whole_number("matches", options.matches or DEFAULT_MATCHES, 1)
    records = None if options.records is None else Path(options.records)
    pack = pack_folder(options)
    chosen = match_options(options)
    worlds = _worlds(options.game) if options.luck else 0
    plan = make_plan(
        options.game, chosen, bots, how.seed, matches, pack=pack, records=records, worlds=worlds
    )
    if records is not None:
        need_new_folder(records)
    return plan


def read_bots(options: Namespace) -> tuple[str, ...]:
    """Who plays; one bot alone takes as many seats as there are to be players."""
    choices = choices_of(options.game)
    bots = choices.DUEL if options.bots is None else tuple(words_of(options.bots))
    if options.players is None:
        return bots
    players = whole_number("players", options.players, 1)
    if len(bots) not in (1, players):
        raise Refused("bad-seats", given=len(bots), wanted=players)
    return bots * (players // len(bots))


def _worlds(game: str) -> int:
    luck = counting_of(game).LUCK
    if luck is None:
        raise Refused("no-luck", game=f"command-game-{game}")
    return luck.worlds


def tell(words: Words, plan: Plan, tally: Tally, *, has_times: bool = False) -> str:
    """The report for people: a line on the matches, a column for every bot, how it ended."""
    telling = telling_of(load_game(plan.game, plan.pack), words)
    game = words.say(f"command-game-{plan.game}")
    lines = [
        words.say("command-simulate-done", count=tally.matches, game=game, seed=str(plan.seed))
    ]
    if tally.matches < plan.matches:
        lines.append(words.say("command-simulate-stopped", asked=plan.matches))
    if tally.matches:
        rows = _rows(words, plan, tally, telling, has_times=has_times)
        lines += ["", table(rows, is_right=True), ""]
        if plan.seats > 1:
            lines.append(words.say("command-simulate-ties", count=tally.ties))
        lines += telling.lines(tally)
        lines += tell_replaced(words, plan, tally)
        if plan.seats > 1:
            lines.append(wrapped(words.say("command-simulate-intervals", deals=tally.deals)))
    return "\n".join(lines)


def _rows(
    words: Words, plan: Plan, tally: Tally, telling: Telling, *, has_times: bool
) -> list[list[str]]:
    is_alone = len(plan.bots) == 1
    rows = [["", *plan.bots]]

    def add(label: str, cells: list[str]) -> None:
        rows.append([words.say(f"command-simulate-{label}"), *cells])

    if not is_alone:
        add("wins", [str(bot.wins) for bot in tally.bots])
        add("shared", [str(bot.shared) for bot in tally.bots])
        add("share", [_share(words, bot) for bot in tally.bots])
    if tally.bots[0].outcomes:
        pairs = [" · ".join(map(str, five(bot.outcomes))) for bot in tally.bots]
        add("outcomes", pairs)
    scores = [_mean(words, bot.score.mean(), bot.score.interval()) for bot in tally.bots]
    add("score", scores)
    if not is_alone:
        leads = [_mean(words, b.margin.mean(), b.margin.interval(), True) for b in tally.bots]
        add("margin", leads)
    if tally.bots[0].corrected.matches:
        add("corrected", [_mean(words, *corrected(bot), True) for bot in tally.bots])
    rows += _categories(words, plan, tally, telling)
    rows.append([telling.figure_name(), *map(telling.figure, tally.bots)])
    rows += telling.rows(tally)
    if has_times:
        add("thinking", [tell_times(words, bot) for bot in tally.bots])
    return rows


def _categories(words: Words, plan: Plan, tally: Tally, telling: Telling) -> list[list[str]]:
    """Where the points came from; not every bot need have met every category."""
    rows = []
    for category in counting_of(plan.game).order({c for bot in tally.bots for c in bot.categories}):
        means = [bot.categories[category] / bot.score.matches for bot in tally.bots]
        cells = [number(words, mean) for mean in means]
        rows.append([f"  {telling.category(category)}", *cells])
    return rows


def tell_times(words: Words, bot: BotTally) -> str:
    """Half of the decisions, 95 % and 99 % of them were made within these milliseconds."""
    return " · ".join(number(words, value or 0, 2) for value in times(bot).values())


def _share(words: Words, bot: BotTally) -> str:
    share, interval = bot.win_share(), bot.win_interval()
    assert share is not None and interval is not None
    return tell_share(words, share, interval)


def _mean(
    words: Words, mean: float | None, interval: Interval | None, is_signed: bool = False
) -> str:
    assert mean is not None
    told = number(words, mean, is_signed=is_signed)
    if interval is None:
        return told
    low, high = (number(words, end, is_signed=is_signed) for end in interval)
    return f"{told} ({low} … {high})" if is_signed else f"{told} ({low}–{high})"
