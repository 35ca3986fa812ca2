"""`moonlit train`: a net and its record, going on, refusals, three languages."""

import json
import signal
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from moonlit.bots.nocturne.brain import read_net
from moonlit.cli.main import INTERRUPTED
from moonlit.cli.train import labels, tell
from moonlit.client.words import LANGUAGES, Words
from moonlit.lab.training import Course, train
from tests.cli.arrivals import arrivals, until_there
from tests.cli.conftest import Call

TRAIN = ("train", "nocturne", "--players", "1", "--pairs", "1", "--seed", "4")


def test_a_net_a_picture_and_a_report(call: Call, tmp_path: Path) -> None:
    answer = call(*TRAIN, "--games", "2", "--net", "net.json", "--svg", "net.svg", "--json")
    assert (answer.code, answer.told["played"], answer.told["seed"]) == (0, 2, 4)
    assert json.loads((tmp_path / "net.json").read_text())["record"] == answer.told
    assert read_net((tmp_path / "net.json").read_text()).hidden == answer.told["hidden"]
    assert "</svg>" in (tmp_path / "net.svg").read_text()


@pytest.mark.parametrize("game", ["dominion", "wonder_book"])
def test_a_game_without_nets_is_refused(call: Call, game: str, tmp_path: Path) -> None:
    answer = call("train", game, "--games", "1", "--net", "net.json")
    assert (answer.code, answer.out) == (2, "")
    assert "only one to train for Nocturne" in answer.err
    assert not (tmp_path / "net.json").exists()


def test_an_interrupted_training_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    code = "import sys; from moonlit.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *TRAIN, "--games", "100000", "--resume", str(kept)]
    with (
        arrivals(tmp_path) as watching,
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process,
    ):
        until_there(watching, kept.name, process)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()
    assert (process.returncode, f"--resume {kept}" in out) == (INTERRUPTED, True)
    assert Course.read(kept).played < 100_000


def test_a_training_goes_on_where_it_stopped(call: Call, tmp_path: Path) -> None:
    assert call(*TRAIN, "--games", "2", "--net", "straight.json").code == 0
    half = Course.begin(1, 2, 4, pairs=1)
    train(half, tmp_path / "kept.json", lambda _: None, lambda: half.played == 1)
    assert call("train", "--resume", "kept.json", "--net", "halves.json").code == 0
    assert (tmp_path / "halves.json").read_bytes() == (tmp_path / "straight.json").read_bytes()


def test_another_training_is_not_gone_on_with(call: Call) -> None:
    assert call(*TRAIN, "--games", "1", "--resume", "kept.json").code == 0
    refused = call("train", "--games", "5", "--resume", "kept.json")
    assert (refused.code, "--games was 1, and now it is 5" in refused.err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--players", "5"), "players"),
        (("--players", "0"), "--players"),
        (("--games", "x"), "--games"),
        (("--net", "kept.json/net.json"), "net.json"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], named: str
) -> None:
    (tmp_path / "kept.json").touch()
    refused = call("train", *arguments)
    assert (refused.code, named in refused.err) == (2, True)


def test_a_strange_file_is_refused(call: Call, tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("{}")
    refused = call("train", "--resume", "kept.json")
    assert (refused.code, "kept.json is no training" in refused.err) == (2, True)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_training_is_told_in_every_language(language: str, players: int) -> None:
    course = Course.begin(players, 20, 1)
    course.played, course.strength = 10, [(5, 250), (10, 500)]
    words = Words(language, strict=True)
    for resume in (None, "kept.json"):
        told = tell(words, course, Namespace(resume=resume, net="net.json"))
        assert "net.json" in told
        assert ("kept.json" in told) == (resume is not None)
    assert labels(words, course).title
