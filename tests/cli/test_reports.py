"""`moonlit editions`, `clauses`, `pack check` and `bench`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from moonlit.cli.bench import tell
from moonlit.client.words import Words
from moonlit.lab.checkout import ORACLE, find_checkout
from moonlit.lab.nocturne.bench import NocturneFigures, prepare
from moonlit.lab.sampling import Sample
from moonlit.packs.nocturne.folder import load_pack
from tests.cli.conftest import Call

ROOT = find_checkout(Path(__file__).parent, ORACLE)
CODE = "import sys; from moonlit.cli.main import main; sys.exit(main(sys.argv[1:]))"


def test_editions_for_people_tell_every_row(call: Call) -> None:
    editions = load_pack().editions
    out = call("editions").out
    rows = [row.id for row in editions.differences] + [row.id for row in editions.rulings]
    assert all(f"\n  {row} " in out for row in rows)
    assert all(f"\n{switch.id} " in out for switch in editions.switches)
    assert "reconstructed (ours)" in out


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "General and set-up",
                "  E-1 minimum age",
                "       We play: DE; free tile [printed (DE)]",
                "       We play: Yes. [inferred (DE, ours); switch start_pass_is_pass]",
                "       Why: Strictly greater is required.",
            ),
        ),
        (
            "pl",
            (
                "Ogólne i przygotowanie",
                "  E-1 najmłodszy wiek gracza",
                "       Gramy: DE; wolna płytka [druk (DE)]",
                "       Gramy: Tak. [wniosek (DE, nasze); przełącznik start_pass_is_pass]",
                "       Dlaczego: Wymagana jest wartość ściśle większa.",
            ),
        ),
        (
            "de",
            (
                "Allgemeines und Aufbau",
                "  E-1 Mindestalter",
                "       Wir spielen: DE; freies Plättchen [gedruckt (DE)]",
                "       Wir spielen: Ja. [erschlossen (DE, von uns); Schalter start_pass_is_pass]",
                "       Warum: Es muss wirklich mehr sein.",
            ),
        ),
    ],
)
def test_editions_speak_every_language(call: Call, language: str, lines: tuple[str, ...]) -> None:
    out = call("editions", "--language", language).out
    said = out.splitlines()
    # How wide the screen is decides where lines break.
    unbroken = " ".join(out.split())
    assert [line for line in lines if " ".join(line.split()) not in unbroken] == []
    told = call("editions", "--json", "--language", language).told
    differences, rulings = told["differences"], told["rulings"]
    assert isinstance(differences, list)
    assert isinstance(rulings, list)
    assert f"  E-1 {differences[0]['topic']}" in said
    assert differences[0]["section"] in said
    assert all(row["question"] and row["ruling"] and row["reason"] for row in rulings)


def test_editions_for_programs(call: Call) -> None:
    told = call("editions", "--json").told
    editions = load_pack().editions
    differences, rulings, switches = (told[n] for n in ("differences", "rulings", "switches"))
    presets = told["presets"]
    assert isinstance(differences, list)
    assert isinstance(rulings, list)
    assert isinstance(switches, list)
    assert isinstance(presets, dict)
    assert len(differences) == len(editions.differences)
    assert all(row["grade"] and row["source"] for row in (*differences, *rulings, *switches))
    assert presets["pl"] == editions.preset("pl")
    assert len(rulings) == len(editions.rulings)


def test_clauses_of_this_checkout(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "tests" / "cli")
    answer = call("clauses", "--json")
    told = answer.told
    counts = [told[name] for name in ("total", "covered", "excused", "uncovered")]
    assert all(isinstance(count, int) for count in counts)
    total, covered, excused, uncovered = map(int, map(str, counts))
    assert total == covered + excused + uncovered
    assert told["unknown"] == []
    assert isinstance(told["clauses"], list)
    assert len(told["clauses"]) == total
    assert answer.code == (1 if uncovered else 0)


def test_clauses_for_people(call: Call, tmp_path: Path) -> None:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "nocturne.md").write_text("**N-CAST-1** One.\n\n**N-CAST-2** Two.\n", "utf-8")
    (tmp_path / "tests").mkdir()
    test = tmp_path / "tests" / "test_a.py"
    test.write_text('@clause("N-CAST-1", "N-CAST-3")\ndef test_it(): ...\n', "utf-8")
    answer = call("clauses")
    assert answer.code == 1
    assert "docs/rules/nocturne.md:3: N-CAST-2 has neither" in answer.out
    assert "tests/test_a.py::test_it: there is no clause N-CAST-3." in answer.out
    test.write_text('@clause("N-CAST-1", "N-CAST-2")\ndef test_it(): ...\n', "utf-8")
    assert call("clauses").code == 0


def test_a_good_pack_is_named_with_its_hash(call: Call, own_pack: Path) -> None:
    answer = call("pack", "check", str(own_pack))
    digest = load_pack(own_pack).digest
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("mine:")
    assert digest in answer.out
    told = call("pack", "check", str(own_pack), "--json").told
    assert told == {"valid": True, "id": "mine", "hash": digest, "errors": []}


def test_a_broken_pack_is_told_error_by_error(call: Call, broken_pack: Path) -> None:
    answer = call("pack", "check", str(broken_pack))
    lines = answer.out.splitlines()
    assert answer.code == 2
    assert any(line.startswith("tiles.toml:") and line.split(":")[1].isdigit() for line in lines)
    assert any(line.startswith("solo.toml: ") for line in lines)
    assert answer.err.count("\n") == 1
    told = call("pack", "check", str(broken_pack), "--json").told
    assert told["valid"] is False
    errors = told["errors"]
    assert isinstance(errors, list)
    names = {"file", "line", "row", "code", "facts", "message"}
    assert [set(error) for error in errors] == [names] * len(lines)
    assert [error["code"] for error in errors] == ["file-missing", "used-twice"]
    assert errors[1]["facts"]["field"] == "id"
    assert errors[1]["row"]["name"] == "SK02"


@pytest.mark.parametrize(
    ("language", "missing", "twice", "count"),
    [
        ("en", "this file is missing", "tile SK02: id is used twice", "2 things are wrong"),
        ("pl", "brakuje tego pliku", "płytka SK02: ta sama wartość pola id", "2 błędy"),
        ("de", "diese Datei fehlt", "Plättchen SK02: id ist doppelt", "2 Fehler"),
    ],
)
def test_a_broken_pack_is_told_in_every_language(
    call: Call, broken_pack: Path, language: str, missing: str, twice: str, count: str
) -> None:
    answer = call("pack", "check", str(broken_pack), "--language", language)
    lines = answer.out.splitlines()
    assert lines[0] == f"solo.toml: {missing}"
    assert twice in lines[1]
    assert count in answer.err
    told = call("pack", "check", str(broken_pack), "--language", language, "--json").told
    assert isinstance(told["errors"], list)
    assert told["errors"][0]["message"] == missing
    for command in (("editions",), ("simulate", "--matches", "1")):
        refused = call(*command, "--pack", str(broken_pack), "--language", language)
        assert refused.code == 2
        assert f"solo.toml: {missing}" in refused.err


def test_the_benchmark_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check runs the command itself."""
    monkeypatch.chdir(ROOT)
    told = measured("compiled").plain()
    assert told["engine"] == "compiled"
    for name in ("clones_per_s", "decisions_per_s", "python_chess_decisions_per_s"):
        assert isinstance(told[name], int)
    rates = told["matches_per_s"]
    assert isinstance(rates, dict)
    assert set(rates) == {"engine", "pure", "oracle"}
    for name in ("ratio_to_oracle", "ratio_to_pure"):
        ratios = told[name]
        assert isinstance(ratios, dict)
        assert set(ratios) == {"2", "3", "4"}


def measured(kind: str) -> NocturneFigures:
    """What a benchmark finds that takes as long for everything."""
    figures = NocturneFigures(kind)
    for one in prepare(None, is_quick=True):
        figures.add(one.name, one.variant, Sample(100, 8000, 0.5))
    return figures


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_the_benchmark_for_people(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    figures = measured(kind)
    out = tell(Words("en"), "nocturne", figures)
    assert f"matches a second, this engine ({kind})" in out
    assert "Decisions a second of python-chess: 16000" in out
    assert ("nothing to gain" in out) == (kind == "pure")
    kept = json.loads((ROOT / "benchmarks" / "nocturne.json").read_text("utf-8"))
    assert set(kept) == set(figures.plain())


def test_without_chess_the_benchmark_names_the_extra() -> None:
    code = CODE.replace("import sys;", "import sys; sys.modules['chess'] = None;")
    command = [sys.executable, "-c", code, "bench"]
    variables = {**os.environ, "LC_ALL": "C"}
    answer = subprocess.run(
        command, check=False, cwd=ROOT, env=variables, capture_output=True, text=True
    )
    assert answer.returncode == 2
    assert "[bench]" in answer.stderr
    assert answer.stderr.count("\n") == 1
