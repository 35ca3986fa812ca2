"""The levels at a table of Dominion: by name, everywhere, repeatable, within bounds."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from moonlit.bots.bot import OFFERED, PERSONAS, YARDSTICKS, Bot, check_bot, make_bot, read_wish
from moonlit.bots.dominion.evolution import FINALISTS, LEADERS, find_menus
from moonlit.bots.dominion.levels import LEVELS, Level
from moonlit.bots.dominion.plans import Effort, plans_for
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.seats import MATCHES_PER_PLAYOUT, dearest_first, seat
from moonlit.bots.dominion.strategy import load_strategy, make_menu, shipped
from moonlit.bots.dominion.thinker import CHUNK, EVEN, Thinker
from moonlit.bots.roster import roster_of
from moonlit.client.bots import bot_text
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import BadConfig
from moonlit.core.game import Game
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.games.dominion.moves import BUY_CARD, move_object, move_verb
from moonlit.games.dominion.state import COPPER, CURSE, State
from moonlit.packs.source import BadPack
from moonlit.table.match import Match
from tests.bots.dominion.kingdoms import GAME, PLAIN, plain_config, plain_terms
from tests.bots.watch import Watch
from tests.client.catalogues import STRICT, check_sentence

ANY_GAME = cast("Game[AnyState]", GAME)
# Plans are looked for once for every Kingdom, so all matches here have one of these.
MATCHES: dict[str, dict[str, Plain]] = {
    "plain": {"players": 2, "cards": list[Plain](PLAIN)},
    "three": {"players": 3, "kingdom": "k-02"},
    "six": {"players": 6, "kingdom": "k-01"},
}


def quick(name: str) -> str:
    """A bot that thinks no longer than a test may take."""
    return name if LEVELS[name].strategy else f"{name}@{20 if LEVELS[name].is_searching else 1}"


QUICK = tuple(map(quick, OFFERED))


def begin(options: dict[str, Plain], number: int = 1) -> Match[AnyState]:
    return Match.begin(ANY_GAME, options, number.to_bytes(32, "big"))


def decisions(bots: list[Bot], match: Match[AnyState]) -> Iterator[View]:
    """Play a match; gives every view somebody had to choose from."""
    while match.to_act():
        acting = match.to_act()[0]
        view = match.view(acting)
        yield view
        match.act(bots[acting].choose(view), match.version)


@pytest.mark.parametrize("options", MATCHES.values(), ids=MATCHES)
def test_every_level_plays_every_size_of_table(options: dict[str, Plain]) -> None:
    players = int(str(options["players"]))
    names = (*QUICK, "greedy")
    for first in range(0, len(names), players):
        match = begin(options, first + 1)
        chosen = [names[(first + place) % len(names)] for place in range(players)]
        bots = [make_bot(name, ANY_GAME, match.config, 5) for name in chosen]
        assert sum(1 for _ in decisions(bots, match)) > 20
        assert match.outcome() is not None


@pytest.mark.parametrize("name", [*QUICK, "greedy", "smithy"])
def test_same_view_same_dice_same_action(name: str) -> None:
    match = begin(MATCHES["plain"], 4)
    bots = [make_bot("scout", ANY_GAME, match.config, place) for place in range(2)]
    for number, view in enumerate(decisions(bots, match)):
        if number % 20 == 5:
            one, two = (
                make_bot(name, ANY_GAME, match.config, number).choose(view) for _ in range(2)
            )
            assert one == two
            assert one in view.legal


@pytest.mark.parametrize("name", shipped())
def test_every_strategy_of_the_house_can_sit_down(name: str) -> None:
    check_bot(name, "dominion")
    bot = make_bot(name, ANY_GAME, plain_config(), 1)
    match = begin(MATCHES["plain"])
    assert bot.choose(match.view(match.to_act()[0])) in match.view(match.to_act()[0]).legal


def test_a_strategy_of_ones_own_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[[rule]]\nbuy = "gold"\n\n[[rule]]\nbuy = "silver"\n', "utf-8")
    match = begin(MATCHES["plain"])
    view = match.view(match.to_act()[0])
    bot = make_bot(f"strategy:{file}", ANY_GAME, match.config, 1)
    assert bot.choose(view) in view.legal
    file = tmp_path / "wrong.toml"
    file.write_text('[[rule]]\nbuy = "slver"\n', "utf-8")
    with pytest.raises(BadPack, match=r"wrong\.toml:2: unknown-card found=slver"):
        check_bot(f"strategy:{file}", "dominion")


@pytest.mark.parametrize("name", ["scout+collector", "heuristic", "ismcts@20", "deep_thought"])
def test_what_does_not_fit_this_game_is_refused(name: str) -> None:
    with pytest.raises(BadConfig) as refused:
        make_bot(name, ANY_GAME, plain_config(), 1)
    assert refused.value.code == "unknown-bot"
    assert refused.value.facts["bot"] == name


def test_strategies_belong_to_dominion_alone() -> None:
    check_bot("heuristic", "nocturne")
    check_bot(f"scout+{PERSONAS[0]}", "nocturne")
    with pytest.raises(BadConfig):
        check_bot("smithy", "nocturne")


def test_the_roster_names_those_who_can_sit() -> None:
    roster = roster_of("dominion")
    assert set(LEVELS) == set(roster.offered)
    assert roster.personas == ()
    assert not set(roster.all) & set(YARDSTICKS)
    for name in roster.all:
        check_bot(name, "dominion")


def test_a_budget_holds_for_plans_and_for_playouts() -> None:
    def level_of(text: str) -> Level:
        bot = seat(read_wish(text), ANY_GAME, plain_config(), Dice(1))
        assert isinstance(bot, Thinker)
        return bot.level

    assert level_of("elder@50") == replace(
        LEVELS["elder"], effort=Effort(50 * MATCHES_PER_PLAYOUT), iterations=50, milliseconds=0
    )
    assert level_of("elder@50ms").effort == Effort(milliseconds=50)
    assert level_of("adept@50") == replace(LEVELS["adept"], effort=Effort(50 * MATCHES_PER_PLAYOUT))
    assert level_of("kit@50") == LEVELS["kit"]


def first_world(number: int = 2) -> State:
    """A world of the first view of a match in which there is something to buy."""
    match = begin(MATCHES["plain"], number)
    match.act(match.view(match.to_act()[0]).legal[1], match.version)
    view = match.view(match.to_act()[0])
    world = ANY_GAME.determinize(view, match.config, Dice(1))
    assert isinstance(world, State)
    return world


@pytest.mark.parametrize("seconds", [2, 5])
def test_time_ends_a_race_and_is_looked_at_between_few_playouts(seconds: int) -> None:
    watch, world = Watch(), first_world()
    level = Level(milliseconds=1000 * seconds)
    plans = [make_menu(load_strategy("smithy"), world.terms)]
    race = Thinker(ANY_GAME, plain_config(), Dice(1), level, watch).race(world, plans)
    moves = len(race.moves)
    assert CHUNK * seconds <= race.playouts < (CHUNK + moves) * seconds
    assert watch.looks == seconds + 1


def test_playouts_end_a_race_that_is_not_decided() -> None:
    world = first_world()
    plans = [make_menu(load_strategy("smithy"), world.terms)]
    thinker = Thinker(ANY_GAME, plain_config(), Dice(1), Level(iterations=90))
    race = thinker.race(world, plans)
    assert not race.is_decided()
    assert 90 <= race.playouts < 90 + len(race.moves)


def test_plans_are_found_once_for_a_kingdom_and_the_same_by_everybody() -> None:
    terms, effort = plain_terms(), Effort(matches=50)
    found = plans_for(terms, effort)
    assert plans_for(plain_terms(), effort) is found
    assert plans_for(plain_terms(3), effort) is not found
    strategies = [
        find_menus(terms, Dice(7), lambda played: played / 50, [load_strategy("smithy")])
        for _ in range(2)
    ]
    assert strategies[0] == strategies[1]
    assert FINALISTS <= len(strategies[0]) <= LEADERS + 1


def test_plans_are_looked_for_no_longer_than_asked() -> None:
    watch = Watch()
    plans_for(plain_terms(4), Effort(milliseconds=30_000), watch)
    assert 30 <= watch.looks <= 32


def test_a_slip_costs_about_as_much_and_is_no_rubbish() -> None:
    world = first_world()
    meant = choose(world, make_menu(load_strategy("big_money"), world.terms))
    assert move_verb(meant) == BUY_CARD
    terms, bought = world.terms, set()
    for seed in range(60):
        level = Level("big_money", slips=100)
        thinker = Thinker(ANY_GAME, plain_config(), Dice(seed), level)
        bought.add(move_object(thinker.move(world)))
    assert len(bought) > 2
    assert not bought & {COPPER, CURSE}
    assert all(terms.cost[kind] >= terms.cost[move_object(meant)] - 2 for kind in bought)


def test_a_kind_bot_does_not_win_by_more_than_it_has_to() -> None:
    """With a sure win in hand it chooses something that wins less often, but still wins."""
    world = first_world()
    plans = [make_menu(load_strategy("smithy"), world.terms)]
    thinker = Thinker(ANY_GAME, plain_config(), Dice(1), Level(iterations=200, is_kind=True))
    race = thinker.race(world, plans)
    shares = [won / len(values) for won, values in zip(race.wins, race.values, strict=True)]
    chosen = thinker.kindest(race)
    assert shares[chosen] <= shares[race.best()]
    if shares[race.best()] > EVEN:
        assert shares[chosen] >= EVEN


def test_the_greedy_one_takes_the_dearest_card() -> None:
    rules = [rule.buy for rule in dearest_first().rules]
    assert rules[0] == "province"
    assert rules.index("gold") < rules.index("duchy") < rules.index("witch")
    assert "copper" not in rules
    assert "curse" not in rules


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
def test_everybody_says_what_they_do_in_this_game(words: Words) -> None:
    for bot in (*OFFERED, "greedy"):
        told = bot_text(words, bot, "dominion")
        assert told != bot_text(words, bot)
        check_sentence(told)
