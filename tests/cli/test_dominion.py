"""The commands with Dominion in the catalogue."""

import json
import re
from pathlib import Path

import pytest

from moonlit.cli.bench import tell
from moonlit.client.phrases import sentence
from moonlit.client.words import LANGUAGES, Words
from moonlit.core.record import read_record
from moonlit.lab.dominion.bench import SLICES, DominionFigures
from moonlit.lab.sampling import Sample
from tests.cli.conftest import Answer, Call
from tests.matches.plays import path_of

SHORT = ("simulate", "dominion", "--bots", "random,random", "--seed", "3", "--workers", "1")
TEN = "cellar,chapel,moat,village,workshop,gardens,militia,moneylender,smithy,throne_room"


def config_of(answer: Answer) -> dict[str, object]:
    config = answer.told["config"]
    assert isinstance(config, dict)
    return config


def test_the_json_report(call: Call) -> None:
    told = call(*SHORT, "--kingdom", "k-02", "--pairs", "1", "--json").told
    assert (told["game"], told["matches"], told["deals"]) == ("dominion", 2, 1)
    assert {"ends", "mean_turns"} < set(told)
    assert not {"round_ends", "claimed_share"} & set(told)
    bots = told["bots"]
    assert isinstance(bots, list)
    assert {"mean_turns", "mean_cards", "pair_outcomes"} < set(bots[0])


@pytest.mark.parametrize(
    ("language", "turns", "copper"),
    [
        ("en", "mean turns", "Copper"),
        ("pl", "średnia liczba tur", "Miedziak"),
        ("de", "Züge im Mittel", "Kupfer"),
    ],
)
def test_the_report_for_people(call: Call, language: str, turns: str, copper: str) -> None:
    out = call(*SHORT, "--matches", "1", "--language", language).out
    assert turns in out
    assert f"\n  {copper} " in out


def test_kingdoms_of_every_kind(call: Call) -> None:
    short = (*SHORT, "--matches", "1", "--json")
    own = config_of(call(*short, "--kingdom", TEN))
    cards = own["cards"]
    assert own["kingdom"] == "own"
    assert isinstance(cards, list)
    assert sorted(map(str, cards)) == sorted(TEN.split(","))
    numbers = ("4", "4", "5")
    drawn = [config_of(call(*short, "--kingdom", "random", "--number", n)) for n in numbers]
    assert drawn[0]["cards"] == drawn[1]["cards"] != drawn[2]["cards"]
    wishes = ("--wish", "witch,moat", "--wish", "druid", "--ban", "cellar", "--sets", "base")
    wished = config_of(call(*short, "--kingdom", "random", *wishes))["cards"]
    assert isinstance(wished, list)
    assert {"witch", "moat", "druid"} < set(wished)


def test_one_bot_takes_as_many_seats_as_there_are_players(call: Call) -> None:
    answer = call(
        *("simulate", "dominion", "--bots", "random", "--players", "3", "--pairs", "1"),
        *("--seed", "1", "--workers", "1", "--json"),
    )
    assert (answer.told["matches"], config_of(answer)["players"]) == (3, 3)
    refused = call(*SHORT, "--players", "3")
    assert (refused.code, "2 seats are named" in refused.err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "nocturne", "--kingdom", "k-01"), "--kingdom is not an option of Nocturne"),
        (("simulate", "dominion", "--mode", "basic"), "--mode is not an option of Dominion"),
        (("simulate", "dominion", "--luck"), "nothing can weigh luck"),
        (("simulate", "dominion", "--number", "many"), "--number must be a whole number"),
        (("ladder", "dominion", "--bots", "random,kit", "--seats", "7"), "at most 6"),
    ],
)
def test_what_does_not_fit_the_game_is_refused(
    call: Call, arguments: tuple[str, ...], said: str
) -> None:
    answer = call(*arguments)
    assert (answer.code, said in answer.err) == (2, True)


def test_the_help_lists_the_options_of_all_games_once(call: Call) -> None:
    out = call("simulate", "--help").out
    assert "--kingdom k-01" in out
    assert "--scenario" in out
    assert out.count("  --switch NAME=VALUE") == 1


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
def test_the_help_tells_of_strategy_files(call: Call, command: str) -> None:
    assert "|strategy:FILE,…" in call(command, "--help").out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[rule]]\nbuy = "slver"\n', "own.toml:2: rule in row 1: unknown card “slver”."),
        ('[[rule]]\nbuy = "a"\n[[rule]]\nbuy = "b"\n', "“a”, and 1 more thing."),
        (None, "own.toml: cannot be read: there is no such file or folder."),
    ],
)
def test_a_strategy_with_a_fault_is_refused_the_same_everywhere(
    call: Call, tmp_path: Path, text: str | None, said: str
) -> None:
    if text is not None:
        (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    played = call("play", "dominion", "--seats", "you,strategy:own.toml")
    measured = call("simulate", "dominion", "--bots", "random,strategy:own.toml")
    assert (played.code, played.out) == (2, "")
    assert played.err.startswith("This strategy cannot be used: ")
    assert played.err.endswith(f"{said}\n")
    assert played == measured


def test_a_strategy_file_sits_down_at_a_table_of_dominion_only(call: Call, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('[[rule]]\nbuy = "silver"\n', encoding="utf-8")
    seats = ("--seats", "random,strategy:own.toml")
    kept = tmp_path / "kept.json"
    answer = call("play", "dominion", "--plain", *seats, "--save", str(kept))
    assert (answer.code, answer.err) == (0, "")
    assert "Strategist" in answer.out
    bought = {str(one) for one in read_record(kept.read_text("utf-8")).actions if one.verb == "buy"}
    assert {one for one in bought if one.startswith("1 ")} == {"1 buy silver"}
    refused = call("play", "nocturne", *seats)
    assert (refused.code, "“strategy:own.toml” cannot sit down" in refused.err) == (2, True)


@pytest.fixture
def record(call: Call, tmp_path: Path) -> Path:
    call(*SHORT, "--matches", "1", "--records", "records")
    return tmp_path / "records" / "match-000001.json"


def test_a_record_is_verified_and_replayed_for_programs(call: Call, record: Path) -> None:
    assert call("verify", str(record)).out.startswith("Verified")
    lines = call("replay", str(record), "--json").out.splitlines()
    totals = json.loads(lines[-1])["outcome"]["totals"]
    assert call("verify", str(record), "--json").told["outcome"] == json.loads(lines[-1])["outcome"]
    assert len(totals) == 2


@pytest.mark.parametrize(
    ("language", "sheet", "province"),
    [
        ("en", "The sheet", "Province"),
        ("pl", "Arkusz", "Prowincja"),
        ("de", "Der Wertungsbogen", "Provinz"),
    ],
)
def test_a_record_is_told(
    call: Call, record: Path, language: str, sheet: str, province: str
) -> None:
    answer = call("replay", str(record), "--language", language)
    assert (answer.code, answer.err) == (0, "")
    told, _, ending = answer.out.rpartition(sheet)
    actions = read_record(record.read_text("utf-8")).actions
    assert all(f"\n{number}. {action}\n" in told for number, action in enumerate(actions, start=1))
    assert not re.search(r"^\s+$", told.rstrip("\n"), re.MULTILINE)
    assert f"\n{province} " in ending


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_for_people(call: Call, language: str) -> None:
    record = path_of("dominion", "soon-over")
    asked = ("analyse", str(record), "--iterations", "8", "--language", language)
    answer = call(*asked)
    assert (answer.code, answer.err) == (0, "")
    words = Words(language, strict=True)
    for heading in ("curve", "turns", "strokes", "stages"):
        assert f"{words.say(f'analysis-{heading}')}\n" in answer.out
    assert words.say("dominion-analysis-curve-marks") in answer.out
    assert f"- {sentence(words.say('dominion-analysis-turn', number=10))}, " in answer.out
    assert call(*asked).out == answer.out


def test_an_analysis_for_programs(call: Call) -> None:
    record = path_of("dominion", "soon-over")
    told = call("analyse", str(record), "--iterations", "8", "--json").told
    turns, seats = told["turns"], told["seats"]
    assert isinstance(turns, list)
    assert isinstance(seats, list)
    for seat, row in enumerate(seats):
        own = [turn for turn in turns if turn["seat"] == seat]
        assert row["hands"] == len(own)
        assert row["money"] == sum(turn["money"] for turn in own)
        assert row["dead"] == [turn["turn"] for turn in own if turn["is_dead"]]
        assert row["total"] == turns[-1]["points"][seat] == sum(row["sheet"].values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_the_benchmark_for_people(kind: str, language: str) -> None:
    figures = DominionFigures(kind)
    for name in SLICES:
        for variant in (0, 1, 2):
            figures.add(name, variant, Sample(40, 1360, 2.0))
    out = tell(Words(language, strict=True), "dominion", figures)
    assert "pyminion" in out
    assert ("1,0×" if language != "en" else "1.0×") in out
    assert ("–" in out.splitlines()[1]) == (kind == "pure")


def test_only_one_game_has_that_rival(call: Call) -> None:
    answer = call("bench", "nocturne", "--pyminion", "here")
    assert (answer.code, "--pyminion is not an option of Nocturne" in answer.err) == (2, True)
    missing = call("bench", "dominion", "--pyminion", "nowhere")
    assert (missing.code, "no pyminion in nowhere" in missing.err) == (2, True)
