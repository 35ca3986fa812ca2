"""The prepared deals: what the page suggests is possible, and leads where the sprite says."""

import re
from pathlib import Path

from moonlit.bots.bot import make_bot
from moonlit.core.action import Seat, format_action, parse_action
from moonlit.games import AnyState, load_game
from moonlit.server.lessons import LESSONS
from moonlit.table.match import Match

STEPS = Path(__file__).parents[2] / "web" / "src" / "tutorial" / "steps.ts"
LEARNER = Seat(0)


def suggested() -> list[str]:
    """The suggestions of the page in their order, the pass in between included."""
    found = re.findall(r"id: '(\w+)'.*?(?:suggest: '([^']+)'|by: 'pass')", STEPS.read_text("utf-8"))
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


def test_every_seat_of_a_lesson_is_filled() -> None:
    for lesson in LESSONS.values():
        game = load_game(lesson.game)
        assert game.seats(game.check_config(lesson.options)) == len(lesson.seats)
