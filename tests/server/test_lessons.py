"""The prepared deals: what the page suggests is possible, and leads where the sprite says."""

import re
from pathlib import Path

from moonlit.bots.bot import make_bot
from moonlit.client.lessons import every_lesson
from moonlit.core.action import Seat, format_action, parse_action
from moonlit.games import AnyState, load_game
from moonlit.server.prepared import lesson_record
from moonlit.table.match import Match
from tools.lesson_keys import MOST_TURNS, TOPICS, lived

LESSONS = every_lesson()
STEPS = Path(__file__).parents[2] / "web/src/games/nocturne/tutorial/steps.ts"
LEARNER = Seat(0)
_STEP = re.compile(r"\bid: '(\w+)'(?:(?!\bid: ).)*?(?:suggest: '([^']+)'|by: 'pass')", re.DOTALL)


def suggested() -> list[str]:
    """The suggestions of the page in their order, the pass in between included."""
    found = _STEP.findall(STEPS.read_text("utf-8"))
    return [f"{LEARNER} {suggestion or 'pass'}" for _, suggestion in found]


def bots_play(match: Match[AnyState]) -> None:
    game = load_game("nocturne")
    while match.to_act() and match.to_act()[0] != LEARNER:
        seat = match.to_act()[0]
        bot = make_bot("greedy", game, match.config, match.bot_seed(seat))
        match.act(bot.choose(match.view(seat)), match.version)


def test_the_first_night_goes_as_it_is_told() -> None:
    lesson = LESSONS["first-night"]
    match = Match.begin(load_game(lesson.game), lesson.options, lesson.key)
    for text in suggested():
        bots_play(match)
        legal = [format_action(action) for action in match.view(LEARNER).legal]
        assert text in legal
        match.act(parse_action(text), match.version)
    table = match.view(LEARNER).table
    assert table["decision"] == {"kind": "chest", "seat": LEARNER}
    assert table["drawn"] == ["EG07", "FE09", "MT03"]
    assert table["sprites"] == [[LEARNER, "4"]]


def test_the_first_kingdom_shows_everything_to_who_does_what_is_lit() -> None:
    seen = lived(LESSONS["first-kingdom"], LESSONS["first-kingdom"].key, 0)
    assert seen.topics.keys() == {*TOPICS}
    assert seen.last <= 8
    assert seen.combined <= 8


def test_the_first_kingdom_bears_other_habits() -> None:
    """Three learners in four meet all of it, and nobody misses what the first purchases bring."""
    lesson = LESSONS["first-kingdom"]
    seen = [lived(lesson, lesson.key, habits) for habits in range(1, 21)]
    assert sum(one.last <= MOST_TURNS for one in seen) >= 15
    assert all({"boon", "night", "attacked"} <= one.topics.keys() for one in seen)


def test_the_last_night_is_won_with_the_cards_in_hand() -> None:
    lesson = LESSONS["last-night"]
    game = load_game(lesson.game)
    match = Match(game, lesson_record(lesson, game))
    assert game.points(game.read_state(match.config, match.written())) == (26, 30)
    for text in ("play blessed_village", "play smithy", "treasures", "buy province", "end"):
        match.act(parse_action(f"{LEARNER} {text}"), match.version)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (LEARNER,)
    assert outcome.totals == (32, 30)


def test_every_seat_of_a_lesson_is_filled() -> None:
    for lesson in LESSONS.values():
        game = load_game(lesson.game)
        assert game.seats(game.check_config(lesson.options)) == 1 + len(lesson.rivals)
