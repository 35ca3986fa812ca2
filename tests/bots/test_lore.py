"""What bots found out is handed on, within bounds, and a bot in a hurry thinks for less time."""

from moonlit.bots import lore
from moonlit.bots.bot import make_bot
from moonlit.bots.roster import roster_of
from moonlit.bots.thinker import LEAST_MILLISECONDS, Thinker, hurry
from moonlit.games import GAMES, load_game


def test_what_is_kept_here_is_news_once_and_what_is_learned_is_none() -> None:
    lore.news()
    lore.keep("test:kept", 1)
    lore.learn({"test:learned": 2})
    assert lore.news() == {"test:kept": 1}
    assert lore.news() == {}
    assert (lore.recall("test:kept"), lore.recall("test:learned")) == (1, 2)


def test_the_oldest_is_forgotten() -> None:
    many: lore.Lore = {f"{number}": number for number in range(lore.MOST_KEPT)}
    both = lore.joined(many, {"new": 0})
    assert len(both) == lore.MOST_KEPT
    assert "0" not in both
    assert "new" in both


def test_a_bot_in_a_hurry_takes_a_part_of_its_time_but_not_nothing() -> None:
    game = load_game("nocturne")
    for share, milliseconds in ((1.0, 900), (0.5, 450), (0.0, LEAST_MILLISECONDS)):
        bot = make_bot("nightfox", game, game.check_config({"players": 2}), 1)
        hurry(bot, share)
        assert isinstance(bot, Thinker)
        assert bot.level.milliseconds == milliseconds


def test_every_game_has_quick_bots_and_the_best_are_none_of_them() -> None:
    for game in GAMES:
        roster = roster_of(game)
        assert roster.is_quick("scout")
        assert not roster.is_quick("nightfox")
        assert set(roster.quick) <= {*roster.all, *roster.prepared}
        assert not set(roster.prepared) & {*roster.all}
