"""The campaign in the terminal: what a chapter leaves in the file, and the ways to go on."""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from moonlit.client.wonder_book.campaign import Campaign
from moonlit.client.words import Words
from moonlit.core.action import Action
from moonlit.core.errors import BadConfig, BadRecord
from moonlit.core.plain import texts
from moonlit.games.wonder_book.meta import WonderBook, load
from moonlit.table.going_on import carried_on
from moonlit.tui import saves
from moonlit.tui.app import MoonlitApp
from moonlit.tui.plain import PlainTable
from moonlit.tui.sequel import Sequel
from moonlit.tui.session import Session
from moonlit.tui.setup_model import label_of, value_of
from moonlit.tui.wonder_book.keeping import campaign_path, change_campaign, load_campaign
from moonlit.tui.wonder_book.setup import (
    AGAIN,
    ALONE,
    ANEW,
    CHAPTER,
    GO_ON,
    REWIND,
    WAY,
    WonderSetup,
)
from tests.clauses import clause
from tests.tui.players import press, script, text_of
from tests.tui.wonder_book.players import ME, as_game, begin, book, on_screen, surface_of
from tests.tui.wonder_book.tiny import write_story

WORDS = Words("en", strict=True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of a person's own are kept apart from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def tiny(tmp_path: Path) -> WonderBook:
    return load(write_story(tmp_path / "tiny"))


def step(session: Session, verb: str) -> None:
    """Take the first action of this kind."""
    action = next(one for one in session.view(ME).legal if one.verb == verb)
    session.act(action, session.version)


def win(session: Session) -> None:
    step(session, "turn")
    step(session, "move")


def lose(session: Session) -> None:
    while session.outcome() is None:
        step(session, "pass" if session.view(ME).table["turn"] else "turn")


def sequel_of(session: Session, story: WonderBook) -> Sequel:
    found = surface_of(story).sequel(session, WORDS)
    assert found is not None
    return found


@clause("W-CAMP-1", "W-END-3")
def test_a_chapter_that_is_won_is_written_down_and_the_next_one_offered(
    home: Path, tiny: WonderBook
) -> None:
    session = begin(home, story=tiny, campaign=True)
    win(session)
    sequel = sequel_of(session, tiny)
    kept = load_campaign("tiny")
    assert [(one.chapter, one.fate, one.band) for one in kept.results] == [("one", 5, "silver")]
    assert kept.carried.keywords == ("STEP",)
    assert str(campaign_path("tiny")) in sequel.notes[0]
    assert [way.label for way in sequel.ways] == ["Go on: Chapter II: Chapter two"]
    following = sequel.ways[0].begin()
    assert following.config["chapter"] == "two"
    assert following.config["recorded"] == {"one": 5}
    win(following)
    assert sequel_of(following, tiny).ways == ()
    assert load_campaign("tiny").total == 10


@clause("W-END-1", "W-END-2", "W-ENG-5")
def test_after_a_loss_there_are_three_ways_back(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)
    lose(session)
    sequel = sequel_of(session, tiny)
    assert load_campaign("tiny").losses == 1
    assert load_campaign("tiny").carried.keywords == ()
    goal, start, gently = (way.begin() for way in sequel.ways)
    assert goal.outcome() is None
    assert goal.view(ME).table["round"] == 1
    assert start.version == 0
    assert (start.config["gentle"], gently.config["gentle"]) == (0, 1)
    assert gently.view(ME).table["fate"] == 6
    kept = load_campaign("tiny")
    assert (kept.rewinds, kept.is_gentle) == (1, True)


def test_gentle_mode_ends_at_seven_tokens_and_marks_the_result(
    home: Path, tiny: WonderBook
) -> None:
    session = begin(home, story=tiny, campaign=True)
    for gentle in (1, 2):
        lose(session)
        session = sequel_of(session, tiny).ways[-1].begin()
        assert session.config["gentle"] == gentle
    lose(session)
    again = sequel_of(session, tiny).ways
    assert len(again) == 2
    session = again[-1].begin()
    win(session)
    sequel_of(session, tiny)
    assert load_campaign("tiny").results[0].gentle == 2


def test_a_match_outside_the_campaign_writes_nothing(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny)
    win(session)
    sequel = sequel_of(session, tiny)
    assert sequel.notes == ()
    assert not campaign_path("tiny").exists()


def test_outside_the_campaign_the_next_chapter_follows_as_well(
    home: Path, tiny: WonderBook
) -> None:
    session = begin(home, story=tiny)
    win(session)
    (way,) = sequel_of(session, tiny).ways
    following = way.begin()
    assert (following.config["chapter"], following.config["keywords"]) == ("two", ["STEP"])
    win(following)
    assert sequel_of(following, tiny).ways == ()
    assert not campaign_path("tiny").exists()


def test_a_match_that_was_only_opened_again_is_not_settled_twice(
    home: Path, tiny: WonderBook
) -> None:
    session = begin(home, story=tiny, campaign=True)
    win(session)
    reopened = Session.resume(as_game(tiny), session.path, ("you",))
    assert surface_of(tiny).sequel(reopened, WORDS) is None
    running = begin(home, number=2, story=tiny, campaign=True)
    assert surface_of(tiny).sequel(running, WORDS) is None


def test_the_version_before_stays_beside_the_file() -> None:
    path = campaign_path("tiny")
    for _ in range(2):
        change_campaign("tiny", lambda kept: replace(kept, losses=kept.losses + 1))
    assert load_campaign("tiny").losses == 2
    path.write_text(path.with_name(path.name + ".before").read_text())
    assert load_campaign("tiny").losses == 1


def test_what_another_program_has_written_down_stays(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)
    lose(session)
    ways = sequel_of(session, tiny).ways
    change_campaign("tiny", lambda kept: replace(kept, losses=7))
    ways[0].begin()
    kept = load_campaign("tiny")
    assert (kept.losses, kept.rewinds) == (7, 1)


def test_a_broken_file_is_told_with_its_line_and_left_alone(home: Path, tiny: WonderBook) -> None:
    change_campaign("tiny", lambda kept: kept)
    path = campaign_path("tiny")
    broken = path.read_text().replace('"losses": 0', '"losses": []')
    path.write_text(broken)
    session = begin(home, story=tiny, campaign=True)
    win(session)
    told = sequel_of(session, tiny).notes
    line = broken[: broken.index('"losses"')].count("\n") + 1
    assert str(path) in told[0]
    assert f"line {line}," in told[0]
    assert path.read_text() == broken
    with pytest.raises(BadRecord, match="broken-campaign-field"):
        WonderSetup(tiny.campaign).options()


def test_a_campaign_of_another_story_is_refused() -> None:
    change_campaign("tiny", lambda kept: kept)
    path = campaign_path("tiny")
    path.rename(campaign_path("fading_page"))
    with pytest.raises(BadRecord, match="other-campaign"):
        load_campaign("fading_page")


def play_line_by_line(
    session: Session, story: WonderBook, *lines: str
) -> tuple[str, Session | None]:
    out = io.StringIO()
    surface = surface_of(story)
    table = PlainTable(session, surface.lines(session, WORDS), script(*lines), out)
    table.play()
    following = table.ask_on(surface.sequel(session, WORDS))
    return out.getvalue(), following


def test_line_by_line_a_number_goes_on(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)
    told, following = play_line_by_line(session, tiny, "1", "1", "1")
    assert "First screen. Second screen." in told
    assert "silver! Silver." in told
    assert "You win the chapter together" in told
    assert "Go on: Chapter II" in told
    assert following is not None
    assert following.config["chapter"] == "two"


@pytest.mark.parametrize("answer", ["", "9", "no"])
def test_line_by_line_anything_else_leaves(home: Path, tiny: WonderBook, answer: str) -> None:
    session = begin(home, story=tiny, campaign=True)
    assert play_line_by_line(session, tiny, "1", "1", answer)[1] is None


def test_on_the_screen_a_digit_goes_on(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "escape", "1", "1")
        assert "Silver." in text_of(app)
        await press(pilot, "enter")
        assert "Go on: Chapter II" in text_of(app)
        await press(pilot, "1")
        assert "First screen." in text_of(app)
        assert app.session is not None
        assert app.session.config["chapter"] == "two"

    on_screen(home, session, play, story=tiny)


def chosen(setup: WonderSetup, way: str, chapter: str = "") -> WonderSetup:
    setup.choice(WAY).set(way)
    if chapter:
        setup.choice(CHAPTER).set(chapter)
    return setup


def test_the_set_up_follows_the_campaign(home: Path, tiny: WonderBook) -> None:
    assert WonderSetup(tiny.campaign).options()["chapter"] == "one"
    win(session := begin(home, story=tiny, campaign=True, heroes=["laser", "honey"]))
    sequel_of(session, tiny)
    setup = WonderSetup(tiny.campaign)
    options = chosen(setup, GO_ON).options()
    assert (options["chapter"], options["campaign"]) == ("two", True)
    assert options["heroes"] == ["laser", "honey"]
    assert options["keywords"] == ["STEP"]
    again = chosen(setup, AGAIN, "one").options()
    assert (again["chapter"], again["campaign"], again["keywords"]) == ("one", False, [])
    back = chosen(setup, REWIND, "one").options()
    assert (back["chapter"], back["campaign"], back["recorded"]) == ("one", True, {})
    alone = chosen(setup, ALONE, "two").options()
    assert (alone["chapter"], alone["campaign"]) == ("two", False)
    assert not {"keywords", "upgrades", "recorded"} & set(alone)
    anew = chosen(setup, ANEW).options()
    assert (anew["chapter"], anew["campaign"]) == ("one", True)
    for config in (options, again, back, alone, anew):
        tiny.check_config(config)


def test_only_chapters_that_were_won_can_be_played_again(tiny: WonderBook) -> None:
    for way in (AGAIN, REWIND):
        with pytest.raises(BadConfig, match="chapter-not-won"):
            chosen(WonderSetup(tiny.campaign), way, "two").options()


def test_a_campaign_that_is_over_says_so(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)
    win(session)
    session = sequel_of(session, tiny).ways[0].begin()
    win(session)
    sequel_of(session, tiny)
    with pytest.raises(BadConfig, match="campaign-over"):
        WonderSetup(tiny.campaign).options()


@clause("W-CAMP-6", "W-UPG-3")
def test_who_is_new_in_the_team_chooses_sides() -> None:
    campaign = Campaign(book().campaign.id, heroes=("bull", "honey"))
    carried = replace(campaign.carried, upgrades=("catch", "long_shot"), handed_out=(1,))
    change_campaign(campaign.pack, lambda _: replace(campaign, carried=carried))
    setup = WonderSetup(book().campaign)
    assert setup.options()["upgrades"] == ["catch", "long_shot"]
    setup.choice("hero2").set("laser")
    rows = [row.name for row in setup.shown()]
    assert "laser_u1" in rows
    assert "bull_u1" not in rows
    setup.choice("laser_u1").set("smoke_can")
    assert sorted(texts(setup.options()["upgrades"])) == ["catch", "smoke_can"]
    for name in rows:
        assert label_of(WORDS, setup, name)
        assert value_of(WORDS, setup, name)


def _every_value(setup: WonderSetup) -> Iterator[str]:
    for row in setup.choices:
        for _ in row.values:
            yield row.name
            row.turn(1)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_every_row_of_the_set_up_is_told(language: str) -> None:
    words, setup = Words(language, strict=True), WonderSetup(book().campaign)
    for row in _every_value(setup):
        assert label_of(words, setup, row)
        assert value_of(words, setup, row)
        if not row.startswith(("seat", "pause")):
            setup.about(words, row)


def test_an_action_of_another_chapter_is_no_action(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny)
    refused = session.why(Action(ME, "move", ("bull", "T4")))
    assert refused is not None


def test_practice_leaves_the_campaign_as_it_is(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)
    step(session, "turn")
    record = carried_on(session.game, saves.load(session.path), standing_of(session).state)
    following = Session.go_on(session.game, record, session.players, session.path)
    step(following, "move")
    assert following.outcome() is not None
    sequel = sequel_of(following, tiny)
    assert (sequel.notes, sequel.ways) == ((), ())
    assert not campaign_path("tiny").exists()


def standing_of(session: Session) -> saves.Standing:
    found = saves.load_standing(session.path, saves.load(session.path))
    assert found is not None
    return found


def test_heroes_the_story_no_longer_has_do_not_keep_the_campaign_shut(tiny: WonderBook) -> None:
    known = tuple(tiny.campaign.heroes)
    change_campaign("tiny", lambda before: replace(before, heroes=("gone", known[1], known[0])))
    model = WonderSetup(tiny.campaign)
    heroes = texts(model.options()["heroes"])
    assert heroes == [known[1], known[0]]
    assert load_campaign("tiny").heroes == ("gone", known[1], known[0])


def test_a_campaign_goes_on_under_other_rules(home: Path, tiny: WonderBook) -> None:
    session = begin(home, story=tiny, campaign=True)
    win(session)
    sequel_of(session, tiny)
    assert "rules_version" not in campaign_path("tiny").read_text(encoding="utf-8")
    raised = load(home / "tiny")
    raised.rules_version += 1
    model = WonderSetup(raised.campaign)
    model.choice(WAY).set(GO_ON)
    following = Session.begin(as_game(raised), model.options(), ("you",))
    assert following.config["chapter"] == "two"
    assert following.config["recorded"] == {"one": 5}
