"""`moonlit story`: what is wrong is told by file and line, the map is drawn, figures repeat."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from moonlit.packs.wonder_book.folder import load_pack
from moonlit.packs.wonder_book.schema import FILES, story_schema
from moonlit.review.records import load_record
from tests.cli.conftest import Call
from tests.packs.wonder_book.lighthouse import ONE, write_story
from tests.packs.wonder_book.test_guide import GUIDE, write_example

AREA = "      L{n}: {{name: {{en: a, pl: b, de: c}}}}\n"
BROKEN = ONE.replace("{take: 3}", "{take: 7}").replace(", de: \"Ein Docht.\"", "")  # fmt: skip


def test_a_good_story_is_called_good(call: Call, tmp_path: Path) -> None:
    answer = call("story", "check", str(write_story(tmp_path)))
    digest = load_pack(tmp_path).digest
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == (
        f"Light: 2 chapters, 10 cards; the story can be played; its hash is {digest}\n"
    )


def test_a_broken_chapter_is_told_with_file_and_line(call: Call, tmp_path: Path) -> None:
    answer = call("story", "check", str(write_story(tmp_path, one=BROKEN)))
    assert answer.code == 2
    assert answer.out.splitlines() == [
        'one.yaml:39: card 2: there is no card "7"; known are 1, 2, 3, 5, 9',
        "warning: one.yaml:53: card 5: front has no text in de",
    ]
    assert answer.err == f"1 thing is wrong in {tmp_path}.\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", 'one.yaml:39: karta 2: nie ma czegoś takiego (karta): "7"; znane są 1, 2, 3, 5, 9'),
        ("de", 'one.yaml:39: Karte 2: das gibt es nicht (Karte): "7"; bekannt sind 1, 2, 3, 5, 9'),
    ],
)
def test_faults_are_told_in_every_language(
    call: Call, tmp_path: Path, language: str, said: str
) -> None:
    folder = str(write_story(tmp_path, one=BROKEN))
    answer = call("story", "check", folder, "--language", language)
    assert answer.code == 2
    assert answer.out.splitlines()[0] == said


def test_a_check_can_be_read_by_programs(call: Call, tmp_path: Path) -> None:
    answer = call("story", "check", str(write_story(tmp_path, one=BROKEN)), "--json")
    assert answer.code == 2
    told = json.loads(answer.out)
    assert told["valid"] is False
    (error,), (warning,) = told["errors"], told["warnings"]
    assert (error["file"], error["line"], error["code"]) == ("one.yaml", 39, "unknown-id")
    assert (warning["line"], warning["code"]) == (53, "translation-missing")
    assert error["facts"] == {"noun": "card", "found": "7", "known": ["1", "2", "3", "5", "9"]}


def test_a_story_too_large_for_the_table_is_refused(call: Call, tmp_path: Path) -> None:
    many = "".join(AREA.format(n=n) for n in range(5, 70))
    folder = write_story(tmp_path, one=ONE.replace("    open: [", f"{many}    open: ["))
    answer = call("story", "check", str(folder))
    told = "Chapter one is too large for the table: 69 of “areas”, and at most 61 can be played.\n"
    assert (answer.code, answer.err) == (2, told)


def test_a_folder_that_is_not_there_is_told(call: Call) -> None:
    answer = call("story", "check", "nowhere")
    assert answer.code == 2
    assert answer.out.startswith("nowhere: cannot be read: ")


@pytest.mark.parametrize(
    "arguments", [(), ("check",), ("graph",), ("play",), ("sing", "x"), ("schema", "poem")]
)
def test_what_cannot_be_done_is_told(call: Call, arguments: tuple[str, ...]) -> None:
    answer = call("story", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("Say `moonlit story check|graph|play FOLDER`")


def test_the_map_shows_cards_ways_and_areas(call: Call, tmp_path: Path) -> None:
    folder = str(write_story(tmp_path))
    answer = call("story", "graph", folder, "--chapter", "one", "--svg", "map.svg")
    assert (answer.code, answer.out) == (0, "The story map is in map.svg.\n")
    picture = ElementTree.parse("map.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    words = ["".join(one.itertext()) for one in picture.iter("{http://www.w3.org/2000/svg}text")]
    for said in ("I · Stairs", "Night", "Light the lamp.", "Take it → OIL", "5 Lamp · L2", "L3 A"):
        assert said in words
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 1 + 4


def test_the_map_is_printed_without_a_file_and_speaks_the_language(
    call: Call, tmp_path: Path
) -> None:
    answer = call("story", "graph", str(write_story(tmp_path)), "--language", "pl")
    assert answer.code == 0
    assert ElementTree.fromstring(answer.out).get("aria-label") == "Schody · Burza"
    assert "przeszkoda" in answer.out


def test_a_strange_chapter_is_refused(call: Call, tmp_path: Path) -> None:
    answer = call("story", "graph", str(write_story(tmp_path)), "--chapter", "three")
    assert (answer.code, answer.err) == (2, "There is no chapter three; there are one and two.\n")


@pytest.mark.parametrize("file", FILES)
def test_schemas_are_printed(call: Call, file: str) -> None:
    assert json.loads(call("story", "schema", file).out) == story_schema(file)


def test_without_a_name_the_schema_is_of_a_chapter(call: Call) -> None:
    assert json.loads(call("story", "schema").out) == story_schema("chapter")


def test_a_story_of_ones_own_is_played_to_its_end(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = write_example(tmp_path)
    options = ("--plain", "--seats", "random,random", "--heroes", "bull,laser")
    answer = call("story", "play", str(folder), *options)
    assert answer.code == 0
    assert "The lamp in the attic has gone out." in answer.out
    (record,) = (tmp_path / "data").rglob("wonder_book-*.json")
    assert load_record(record).config["heroes"] == ["bull", "laser"]


def test_the_guide_is_followed_word_by_word(call: Call, tmp_path: Path) -> None:
    """Every command it shows does what it says, in the folder it has just written."""
    Path("my-story").mkdir()
    write_example(Path("my-story"))
    for block in re.findall(r"^```console\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S):
        for shown in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, wanted = shown.partition("\n")
            program, *arguments = command.partition(" > ")[0].split()
            assert program == "moonlit"
            if arguments[:2] == ["story", "play"]:
                continue  # somebody has to sit at that table
            answer = call(*arguments)
            assert (answer.code, answer.err) == (0, ""), command
            start, _, end = wanted.strip().partition("…")
            assert answer.out.startswith(start), command
            assert end in answer.out


def test_a_story_that_cannot_be_played_points_to_its_check(call: Call, tmp_path: Path) -> None:
    answer = call("story", "play", str(write_story(tmp_path, one=BROKEN)), "--plain")
    assert answer.code == 2
    assert "This story cannot be played: one.yaml:39:" in answer.err
    assert "`moonlit story check FOLDER` lists everything" in answer.err


def test_a_balance_of_a_team_is_refused(call: Call, tmp_path: Path) -> None:
    answer = call("story", "balance", str(write_story(tmp_path)), "--heroes", "ann,bob")
    assert answer.code == 2
    assert "leave --heroes out" in answer.err


def test_keywords_are_handed_on_to_the_match(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "story").mkdir()
    folder = write_story(tmp_path / "story")
    options = ("--plain", "--seats", "random,random", "--chapter", "two", "--keyword", "OIL")
    assert call("story", "play", str(folder), *options).code == 0
    (record,) = (tmp_path / "data").rglob("wonder_book-*.json")
    assert load_record(record).config["keywords"] == ["OIL"]


CHANCE = ("--bot", "random")
BALANCE = (*CHANCE, "--matches", "3", "--seed", "7", "--json")


def test_a_balance_is_the_same_on_any_number_of_cores(call: Call, tmp_path: Path) -> None:
    folder = str(write_example(tmp_path))
    alone = call("story", "balance", folder, *BALANCE, "--workers", "1")
    assert alone.code == 0
    assert call("story", "balance", folder, *BALANCE, "--workers", "2").out == alone.out
    other = (*CHANCE, "--matches", "3", "--seed", "8", "--json", "--workers", "1")
    assert call("story", "balance", folder, *other).out != alone.out


def test_the_usual_stand_in_plays_if_nobody_is_named(call: Call, tmp_path: Path) -> None:
    folder = str(write_example(tmp_path))
    told = call("story", "balance", folder, "--matches", "1", "--workers", "1", "--json").told
    assert told["bot"] == "adept"


def test_a_balance_counts_teams_bands_and_losses(call: Call, tmp_path: Path) -> None:
    folder = str(write_example(tmp_path))
    told = call("story", "balance", folder, *BALANCE, "--workers", "1").told
    cells = told["cells"]
    assert isinstance(cells, list)
    assert [cell["heroes"] for cell in cells] == [2, 3, 4]
    for cell in cells:
        assert cell["matches"] == 3 == sum(team["matches"] for team in cell["teams"].values())
        assert cell["wins"] == sum(cell["bands"].values())
        assert cell["matches"] - cell["wins"] == sum(cell["lost_under"].values())
        low, high = cell["interval"]
        assert low <= cell["win_rate"] <= high


def test_a_balance_is_told_in_tables(call: Call, tmp_path: Path) -> None:
    folder = str(write_example(tmp_path))
    options = ("--matches", "2", "--seed", "7", "--workers", "1", "--difficulty", "easier,hard")
    answer = call("story", "balance", folder, *CHANCE, *options)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "12 matches by random, seed 7."
    assert [line.split()[:3] for line in lines[3:9]] == [
        ["ch1", heroes, level] for level in ("easier", "hard") for heroes in "234"
    ]
    assert any(line.startswith("team, hard") for line in lines)


def test_a_match_that_nothing_ends_is_given_up_and_told(call: Call, tmp_path: Path) -> None:
    """Both sparks can be spent on skills before the lamp is paid for, and no wyrm ever bites."""
    options = ("--chapter", "one", "--matches", "1", "--seed", "3", "--workers", "1")
    answer = call("story", "balance", str(write_story(tmp_path)), *CHANCE, *options)
    assert answer.code == 0
    assert "1 match was given up after 5000 decisions and counted as lost" in answer.out


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--difficulty", "brutal", "There is no difficulty brutal"),
        ("--matches", "0", "--matches"),
        ("--bot", "chess", "chess"),
    ],
)
def test_what_cannot_be_weighed_is_refused(
    call: Call, tmp_path: Path, option: str, value: str, said: str
) -> None:
    answer = call("story", "balance", str(write_example(tmp_path)), option, value)
    assert answer.code == 2
    assert said in answer.err
