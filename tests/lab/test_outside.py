"""Programs in simulations: their lapses are counted, told, kept, and noted beside the record."""

import json
from pathlib import Path

import pytest

from moonlit.bots.outside import Lapse, Misbehaved
from moonlit.cli.main import main
from moonlit.games import load_game
from moonlit.lab.batch import play_match, run_plan
from moonlit.lab.kept import keeping
from moonlit.lab.plan import Deal, Plan, make_plan
from moonlit.lab.report import report
from moonlit.lab.stats import BotTally, Replaced, Result
from moonlit.packs.nocturne.words import CATEGORIES
from tests.bots.programs import EXAMPLE, READY, write_program

GAME = load_game("nocturne")
FAILING = f"{READY}; sys.stdin.readline(); sys.exit('The moon is full.')"
SHEET = dict.fromkeys(CATEGORIES, 0)


def plan_of(*bots: str, matches: int = 2, records: Path | None = None) -> Plan:
    return make_plan("nocturne", {}, bots, 5, matches, records=records)


def replaced(match: int, seat: int) -> Replaced:
    return Replaced(match, seat, Lapse(Misbehaved("program-silent", seconds=str(match)), "x"))


def result(*lapses: Replaced) -> Result:
    return Result((0, 1), (0,), (SHEET, SHEET), 9, replaced=lapses)


def test_a_program_plays_like_any_bot() -> None:
    tally = run_plan(plan_of(EXAMPLE, "random"), workers=1)
    assert [(bot.score.matches, bot.replaced) for bot in tally.bots] == [(2, 0), (2, 0)]


def test_a_lapse_is_part_of_the_result_and_noted_beside_the_record(tmp_path: Path) -> None:
    program = write_program(tmp_path, FAILING)
    records = tmp_path / "records"
    records.mkdir()
    plan = plan_of("random", program, records=records)
    told = play_match(GAME, plan, 1)
    assert [(one.match, one.seat, one.lapse.last_words) for one in told.replaced] == [
        (1, plan.seating(1).index(1), "The moon is full.")
    ]
    play_match(GAME, plan_of("random", "random", records=records), 0)
    assert sorted(path.name for path in records.iterdir()) == [
        "match-000001.json",
        "match-000002.json",
        "match-000002.json.replaced",
    ]
    (note,) = json.loads((records / "match-000002.json.replaced").read_text("utf-8"))
    assert (note["seat"], note["code"], note["facts"]["status"]) == (0, "program-ended", 1)


def test_lapses_are_counted_and_the_first_match_is_told_in_any_order() -> None:
    deals = [result(replaced(number, 0)) for number in (7, 3, 5)]
    one, other, whole = BotTally(), BotTally(), BotTally()
    one.add(deals[:1], 0)
    other.add(deals[1:], 0)
    one.merge(other)
    whole.add(deals, 0)
    for tally in (one, whole):
        assert tally.replaced == 3
        assert tally.first_replaced == deals[1].replaced[0]
    rival = BotTally()
    rival.add(deals, 1)
    assert (rival.replaced, rival.first_replaced) == (0, None)


def test_lapses_are_kept_with_their_deal(tmp_path: Path) -> None:
    plan = plan_of("random", "random")
    with keeping(tmp_path / "deals", plan) as (_, keep):
        keep(Deal(0, (result(replaced(0, 1)), result())))
    with keeping(tmp_path / "deals", plan) as (deals, _):
        (deal,) = deals
    assert [[one.write() for one in match.replaced] for match in deal.results] == [
        [replaced(0, 1).write()],
        [],
    ]


def test_the_report_tells_the_first_lapse(tmp_path: Path) -> None:
    plan = plan_of(write_program(tmp_path, FAILING), "random")
    told = report(plan, run_plan(plan, workers=1))["bots"]
    assert isinstance(told, list)
    program, rival = told
    assert "replaced" not in rival
    assert program["replaced"]["matches"] == 2
    first = program["replaced"]["first"]
    assert (first["match"], first["code"], first["last_words"]) == (
        *(1, "program-ended", "The moon is full."),
    )


def test_the_command_plays_on_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{write_program(tmp_path, FAILING)},random"
    arguments = ("simulate", "--bots", bots, "--matches", "1", "--workers", "1", "--seed", "1")
    assert main([*arguments, "--language", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "failed in 1 match out of 1. In match 1: The program" in told
    assert "“The moon is full.”. Mystic plays on for it until this match ends." in told


def test_a_comparison_does_not_pass_over_a_lapse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = write_program(tmp_path, FAILING)
    arguments = ("compare", "--new", new, "--old", "random", "--most", "1", "--workers", "1")
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [bot.get("replaced", {}).get("matches") for bot in told["bots"]] == [2, None]
    assert main([*arguments, "--language", "en"]) == 0
    assert "failed in 2 matches out of 2." in " ".join(capsys.readouterr().out.split())


def test_the_command_refuses_what_is_no_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "program:no-such-program-anywhere", "--language", "en"]) == 2
    assert "no-such-program-anywhere" in capsys.readouterr().err
