"""The levels: by name, everywhere, repeatable, within bounds, and weak without being silly."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from moonlit.bots.bot import (
    KNOWN,
    LEVELS,
    OFFERED,
    PERSONAS,
    SIMPLE,
    Bot,
    is_house_bot,
    make_bot,
    read_wish,
)
from moonlit.bots.nocturne import levels
from moonlit.bots.nocturne.brain import hopes_for
from moonlit.bots.nocturne.judge import weigh_by_tables
from moonlit.bots.nocturne.levels import EASE, MOST_NOISE, SEARCH, TABLES, Level
from moonlit.bots.nocturne.manners import crowding, sure_sets, thrifty
from moonlit.bots.nocturne.search import Search
from moonlit.bots.nocturne.thinker import CHUNK, Thinker
from moonlit.bots.nocturne.worth import DENIAL, PLAIN_TASTE, Worth
from moonlit.bots.roster import roster_of
from moonlit.bots.thinker import Clock
from moonlit.client.bots import bot_name, bot_text
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import BadConfig
from moonlit.core.view import View
from moonlit.games import AnyState, load_game
from moonlit.games.nocturne import moves
from moonlit.games.nocturne.state import State
from moonlit.lab.batch import run_plan
from moonlit.lab.plan import make_plan
from moonlit.table.match import Match
from tests.bots.watch import Watch
from tests.client.catalogues import STRICT, check_sentence
from tests.games.nocturne.table import Table, position

GAME = load_game("nocturne")
BUDGETED = ("elder", "nightfox", "ismcts")
# Every way to play: modes, editions, variants, rulings, alone and in company, a scenario.
MATCHES: dict[str, dict[str, Plain]] = {
    "basic": {"players": 2},
    "advanced": {"players": 3, "mode": "advanced", "edition": "de"},
    "family": {"players": 4, "mode": "family", "edition": "pl"},
    "recipeless": {"players": 2, "mode": "family", "no_concoctions": True},
    "solo": {"players": 1, "mode": "advanced", "edition": "en"},
    "scenario": {"players": 1, "mode": "advanced", "scenario": 7},
    "variants": {"players": 2, "variants": ["chasing_chests", "two_up", "twisted_trees"]},
    "brewing": {"players": 2, "mode": "advanced", "variants": ["all_set_to_brew"]},
}


def quick(name: str) -> str:
    """A bot that thinks no longer than a test may take."""
    budget = {"elder": "@2", "nightfox": "@2", "ismcts": "@2", "adept": "@1"}
    return name + budget.get(read_wish(name).name, "")


def decisions(bots: list[Bot], match: Match[AnyState]) -> Iterator[View]:
    """Play a match; gives every view somebody had to choose from."""
    while match.to_act():
        seat = match.to_act()[0]
        view = match.view(seat)
        yield view
        match.act(bots[seat].choose(view), match.version)


def begin(options: dict[str, Plain], number: int = 1) -> Match[AnyState]:
    return Match.begin(GAME, options, number.to_bytes(32, "big"))


@pytest.mark.parametrize("options", MATCHES.values(), ids=MATCHES)
def test_every_level_plays_everything(options: dict[str, Plain]) -> None:
    """Each seat another level, and every level in some seat of every way to play."""
    names = [quick(name) for name in (*LEVELS, "adaptive+spoiler", "nightfox+brewer")]
    seats = int(str(options["players"]))
    for first in range(0, len(names), seats):
        match = begin(options, first + 1)
        chosen = [names[(first + seat) % len(names)] for seat in range(seats)]
        bots = [make_bot(name, GAME, match.config, 5) for name in chosen]
        assert sum(1 for _ in decisions(bots, match)) > 10
        assert match.outcome() is not None


@pytest.mark.parametrize("name", [*map(quick, KNOWN), "scout+spoiler", "elder+collector@3"])
def test_same_view_same_dice_same_action(name: str) -> None:
    match = begin({"players": 3, "mode": "advanced"}, 4)
    bots = [make_bot("scout", GAME, match.config, seat) for seat in range(3)]
    for number, view in enumerate(decisions(bots, match)):
        if number % 12 == 5:
            one, two = (make_bot(name, GAME, match.config, number).choose(view) for _ in range(2))
            assert one == two
            assert one in view.legal


@pytest.mark.parametrize("name", LEVELS)
def test_another_budget_can_be_asked_for(name: str) -> None:
    assert read_wish(f"{name}+brewer@20ms").milliseconds == 20
    assert read_wish(f"{name}@20").iterations == 20
    assert read_wish(f"{name}+brewer@20").manner == f"{name}+brewer"


@pytest.mark.parametrize("text", ["", "kit+", "kit@0", "kit@", "kit+kit", "Kit", "kit@9ms9", "you"])
def test_what_is_no_bot_is_refused(text: str) -> None:
    assert not is_house_bot(text)
    with pytest.raises(BadConfig):
        read_wish(text)


@pytest.mark.parametrize("seconds", [1, 2, 5])
def test_time_ends_a_search_and_is_looked_at_between_few_iterations(seconds: int) -> None:
    watch = Watch()
    search = searched(Level(SEARCH, milliseconds=1000 * seconds), watch, float(seconds))
    # A look when it begins, then one for every chunk.
    assert search.tree.count == CHUNK * max(seconds - 1, 1)
    assert watch.looks == max(seconds, 2)


def searched(level: Level, clock: Clock, end: float) -> Search:
    match = begin({"players": 2}, 2)
    world = GAME.determinize(match.view(match.to_act()[0]), match.config, Dice(1))
    assert isinstance(world, State)
    return Thinker(GAME, match.config, Dice(1), level, clock).search(world, end)


def test_a_search_ends_when_nothing_can_change_any_more() -> None:
    """And it chooses what the whole search would have chosen."""
    level, whole = Level(SEARCH, iterations=300), 0
    match = begin({"players": 2, "mode": "advanced"}, 3)
    bots = [make_bot("mystic", GAME, match.config, seat) for seat in range(2)]
    views = [view for view in decisions(bots, match) if len(view.legal) > 2][::6]
    for view in views:
        world = GAME.determinize(view, match.config, Dice(1))
        assert isinstance(world, State)
        search = Thinker(GAME, match.config, Dice(1), level).search(world, 0.0)
        best, count = search.tree.moves[search.best()], search.tree.count
        whole += count == 300
        search.run(300 - count)
        assert search.tree.moves[search.best()] == best
    assert whole < len(views)


def test_an_ending_that_takes_too_long_to_solve_is_searched_in_time() -> None:
    table = position(SURE_TRIPTI)
    watch = Watch()
    level = Level(SEARCH, milliseconds=6000, solves=9)
    Thinker(GAME, GAME.check_config({}), Dice(1), level, watch).choose(table.view(0))
    # A look when it begins, three to learn the pace, then one for every chunk of the search.
    assert watch.looks == 7


def test_only_searches_are_bound_by_time() -> None:
    for name, level in levels.LEVELS.items():
        assert (level.milliseconds > 0) == (name in BUDGETED)
    assert set(levels.LEVELS) == set(KNOWN) - set(SIMPLE)
    assert set(levels.PERSONAS) == set(PERSONAS)


def test_noise_grows_with_what_there_is_to_look_at() -> None:
    sizes = [crowding(options) for options in (2, 4, 12, 50)]
    assert sizes == sorted(sizes)
    assert sizes[2] == 1.0
    assert sizes[0] < 0.3


SURE_TRIPTI = """
forest MT03 . SK08 FE01 / . . FE02 FE03
tiles 0: MT01 MT02
supply 0: 2 4 6 | supply 1: 5 7 | cards 0: S10
round moonlight | winner 1 | start 0
"""


def play_often(table: Table, level: Level, times: int = 60) -> list[str]:
    view = table.view(0)
    config = GAME.check_config({})
    return [str(Thinker(GAME, config, Dice(seed), level).choose(view)) for seed in range(times)]


def test_a_sure_third_tripti_is_never_missed() -> None:
    loud = Level(TABLES, noise=30.0, veto=60.0)
    table = position(SURE_TRIPTI)
    assert {text.split()[-1] for text in play_often(table, loud)} == {"a1"}
    contested = position(SURE_TRIPTI.replace("MT03 .", "MT03 SK01"))
    assert sure_sets(contested.state) == []
    assert {text.split()[-1] for text in play_often(contested, loud)} != {"a1"}


def test_a_tripti_that_completes_nothing_is_not_forced() -> None:
    assert sure_sets(position(SURE_TRIPTI.replace("MT01 MT02", "MT01")).state) == []
    assert len(sure_sets(position(SURE_TRIPTI).state)) == 3


FULL_FOREST = """
forest SK01 FE01 EG01 MT01 / HBA1 FE02 SK05 MD01 / EG02 SK02 HBB1 FE03 / MT02 EG03 SK06 HBC1
spells 1:1@b2 | answer 0
"""


def test_scout_keeps_its_star_while_there_is_much_to_fight_for() -> None:
    chosen = play_often(position(FULL_FOREST), levels.LEVELS["scout"])
    assert len(set(chosen)) > 2
    assert not [text for text in chosen if " star " in text]


def test_the_star_is_the_cheaper_the_less_forest_is_left() -> None:
    prices = []
    for forest in (FULL_FOREST, "forest SK01 FE01 EG01 MT01 | spells 1:1@b1 | answer 0"):
        world = position(forest).state
        kept = thrifty(world, [0.0] * moves.move_count(world), 8.0)
        stars = {
            kept[index] for index, text in enumerate(position(forest).legal()) if "star" in text
        }
        (price,) = stars
        assert {*kept} == {0.0, price}
        prices.append(price)
    assert prices == [-8.0, -2.0]


def test_noise_never_makes_a_blunder() -> None:
    veto = 3.0
    table = position(SURE_TRIPTI.replace("MT01 MT02", "FE04"))
    chosen = play_often(table, Level(TABLES, noise=30.0, veto=veto))
    refused = set()
    for seed, text in enumerate(chosen):
        world = GAME.determinize(table.view(0), GAME.check_config({}), Dice(seed))
        assert isinstance(world, State)
        values = weigh_by_tables(world, Worth(world, hopes_for(world.terms), PLAIN_TASTE))
        told = dict(zip(table.legal(), values, strict=True))
        assert told[text] >= max(values) - veto
        refused |= {one for one, value in told.items() if value < max(values) - veto}
    assert len(set(chosen)) > 2
    assert refused


def test_the_adaptive_level_errs_more_the_further_it_leads() -> None:
    adaptive = levels.LEVELS["adaptive"]
    noises = [adaptive.at(lead).noise for lead in (-40, 0, EASE, EASE + 4, 40)]
    assert noises == sorted(noises)
    assert noises[2] == adaptive.noise
    assert (noises[1], noises[-1]) == (0.0, MOST_NOISE)
    assert adaptive.at(40).veto > adaptive.at(0).veto


def test_a_persona_likes_what_its_level_does_not_see() -> None:
    scout = levels.LEVELS["scout"]
    assert scout.taste()[DENIAL] == 0
    assert scout.like("spoiler").liking()[DENIAL] > 0
    assert scout.like("spoiler").taste() == scout.taste()


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
def test_everybody_has_a_name_and_an_honest_sentence(words: Words) -> None:
    manners = roster_of("nocturne").manners
    names = [bot_name(words, bot) for bot in (*manners, *SIMPLE)]
    assert len(set(names)) == len(names)
    for bot in manners:
        check_sentence(bot_text(words, bot))
    assert len(manners) == len(OFFERED) * (1 + len(PERSONAS))


MEASURED = {
    "collector": ("feathers", "eggs"),
    "brewer": ("concoctions",),
    "hoarder": ("leftover",),
}
# Matches of those who think cost more.
PAIRS = {"scout": 120, "adept": 60}


@pytest.mark.parametrize("level", PAIRS)
@pytest.mark.parametrize("persona", MEASURED)
def test_a_persona_gets_more_of_what_it_likes(persona: str, level: str) -> None:
    names = (f"{level}+{persona}", level)
    tally = run_plan(make_plan("nocturne", {}, names, 11, PAIRS[level]), workers=2)
    fond, plain = (
        sum(bot.categories[category] for category in MEASURED[persona]) for bot in tally.bots
    )
    assert fond > 1.1 * plain


def test_ruthless_counts_the_lead_alone() -> None:
    nightfox = levels.LEVELS["nightfox"]
    assert nightfox.lively > 0
    assert nightfox.like("ruthless") == replace(nightfox, lively=0.0)
    search = searched(nightfox.like("ruthless"), Watch(), 1.0)
    assert search.lively == 0


def test_a_spoiler_leaves_less_to_the_others() -> None:
    def others(first: str) -> float:
        plan = make_plan("nocturne", {}, (first, "scout"), 11, 160)
        return run_plan(plan, workers=2).bots[1].score.mean() or 0.0

    assert others("scout+spoiler") < others("scout")
