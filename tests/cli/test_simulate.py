"""`moonlit simulate` from the call to the report."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from moonlit.cli.measuring import until_interrupted
from tests.cli.arrivals import arrivals, until_there
from tests.cli.conftest import Call

SHORT = ("simulate", "nocturne", "--matches", "3", "--bots", "random,random", "--seed", "11")


def test_the_json_report(call: Call) -> None:
    answer = call(*SHORT, "--workers", "1", "--mode", "advanced", "--edition", "de", "--json")
    assert (answer.code, answer.err) == (0, "")
    told = answer.told
    assert (told["matches"], told["asked"], told["seed"]) == (3, 3, 11)
    config = told["config"]
    assert isinstance(config, dict)
    assert (config["players"], config["mode"], config["edition"]) == (2, "advanced", "de")
    bots = told["bots"]
    assert isinstance(bots, list)
    assert set(bots[0]) == {
        "bot",
        "matches",
        "wins",
        "shared",
        "win_share",
        "win_share_interval",
        "pair_outcomes",
        "mean_score",
        "mean_score_interval",
        "mean_margin",
        "mean_margin_interval",
        "mean_categories",
        "claimed_share",
    }


def test_the_report_does_not_depend_on_the_number_of_workers(call: Call) -> None:
    reports = {call(*SHORT, "--json", "--workers", number).out for number in ("1", "2", "3")}
    assert len(reports) == 1


def test_the_report_for_people(call: Call) -> None:
    answer = call(*SHORT, "--workers", "1")
    assert "3 matches of Nocturne, seed 11." in answer.out
    assert "win share, 95 %" in answer.out
    assert "Moonlight goals" in answer.out


def test_pairs_are_deals_with_every_bot_in_every_seat(call: Call) -> None:
    two = call("simulate", "--pairs", "2", "--bots", "random,random", "--seed", "1", "--json").told
    three = ("simulate", "--pairs", "1", "--bots", "random,random,random", "--seed", "1", "--json")
    assert (two["deals"], two["matches"]) == (2, 4)
    told = call(*three).told
    assert (told["deals"], told["matches"]) == (1, 3)


def test_times_are_told_if_asked_for(call: Call) -> None:
    answer = call(*SHORT, "--workers", "1", "--times")
    assert "thinking in ms" in answer.out
    assert "thinking_ms" in call(*SHORT, "--workers", "1", "--times", "--json").out


def test_a_run_goes_on_from_its_file_with_its_seed(call: Call) -> None:
    short = ("simulate", "--bots", "random,random", "--json", "--resume", "deals")
    first = call(*short, "--matches", "2", "--workers", "1").told
    longer = call(*short, "--matches", "6", "--workers", "2").told
    seed = str(first["seed"])
    straight = call(*short[:-2], "--matches", "6", "--seed", seed).told
    assert longer == straight
    assert len(Path("deals").read_text("utf-8").splitlines()) == 4


def test_one_bot_plays_solo(call: Call) -> None:
    answer = call("simulate", "--matches", "2", "--bots", "random", "--seed", "1", "--json")
    assert "ranks" in answer.told
    people = call("simulate", "--matches", "2", "--bots", "random", "--seed", "1")
    assert "win share" not in people.out


def test_without_a_seed_the_report_tells_which_was_rolled(call: Call) -> None:
    short = ("simulate", "--matches", "1", "--bots", "random,random", "--workers", "1", "--json")
    answer = call(*short)
    again = call(*short, "--seed", str(answer.told["seed"]))
    assert again.out == answer.out


def test_variants_switches_and_characters_reach_the_match(call: Call) -> None:
    answer = call(
        *SHORT,
        *("--workers", "1", "--json", "--variant", "two_up", "--variant", "precious_stones"),
        *("--switch", "shadow_pick=free", "--switch", "chest_chain=false"),
        *("--characters", "flint,redd"),
    )
    config = answer.told["config"]
    assert isinstance(config, dict)
    assert config["variants"] == ["two_up", "precious_stones"]
    assert config["switches"] == {"shadow_pick": "free", "chest_chain": False}
    assert config["characters"] == ["flint", "redd"]


def test_a_scenario_and_the_family_game(call: Call) -> None:
    scenario = call(*SHORT, "--workers", "1", "--json", "--scenario", "3").told["config"]
    family = call(*SHORT, "--workers", "1", "--json", "--mode", "family", "--no-concoctions").told[
        "config"
    ]
    assert isinstance(scenario, dict)
    assert isinstance(family, dict)
    assert (scenario["scenario"], scenario["mode"]) == (3, "advanced")
    assert family["no_concoctions"] is True


def test_records_are_written_and_verify(call: Call, own_pack: Path) -> None:
    answer = call(*SHORT, "--workers", "2", "--records", "deep/records", "--pack", str(own_pack))
    assert answer.code == 0
    paths = sorted(Path("deep/records").iterdir())
    assert [path.name for path in paths] == [f"match-00000{number}.json" for number in (1, 2, 3)]
    assert call("verify", str(paths[0]), "--pack", str(own_pack)).code == 0
    assert call("verify", str(paths[0])).code == 2


def test_the_first_interrupt_asks_and_the_second_ends() -> None:
    before = signal.getsignal(signal.SIGINT)
    with until_interrupted() as interrupted:
        assert not interrupted.is_set()
        signal.raise_signal(signal.SIGINT)
        assert interrupted.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_reports_what_is_done(workers: str, tmp_path: Path) -> None:
    code = "import sys; from moonlit.cli.main import main; sys.exit(main(sys.argv[1:]))"
    records = tmp_path / "records"
    options = ["--matches", "100000", "--bots", "random,random", "--seed", "1", "--json"]
    options += ["--workers", workers, "--records", str(records)]
    records.mkdir()
    with (
        arrivals(records) as watching,
        subprocess.Popen(
            [sys.executable, "-c", code, "simulate", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        until_there(watching, "match-", process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    told = json.loads(out)
    assert (process.returncode, err) == (130, "")
    assert 1 <= told["matches"] < told["asked"]
    assert len(list(records.iterdir())) == told["matches"]
