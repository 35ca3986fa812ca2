"""Random matches over everything that can be configured, from one number each."""

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games.wonder_book.config import DIFFICULTIES, SWITCHES
from moonlit.lab.wonder_book.history import history_before
from tests.games.sample import Sample
from tests.games.wonder_book.table import GAME

CHAPTERS = tuple(chapter.id for chapter in GAME.campaign.chapters)
HEROES = tuple(GAME.campaign.heroes)
PURPLE = tuple(card.id for card in GAME.campaign.wyrms.values() if card.purple)


def by_turns(number: int) -> Sample:
    """Matches with anything that can be configured, and of groups with a past, in turn."""
    return with_a_past(number // 2) if number % 2 else sample(number // 2)


def with_a_past(number: int) -> Sample:
    """The match with this number; what the group brings along follows from earlier choices."""
    dice = Dice(number * 1_000_003 + 43)
    players, place = _whose_turn(number)
    heroes = _heroes(players, dice)
    chapter = GAME.campaign.chapters[place]
    options: dict[str, Plain] = {
        **history_before(GAME.campaign, chapter, heroes, dice),
        "players": players,
        "chapter": chapter.id,
        "heroes": list[Plain](heroes),
        "difficulty": tuple(DIFFICULTIES)[dice.below(len(DIFFICULTIES))],
        "recorded": _recorded(place, dice),
        "gentle": dice.below(3),
        "switches": _switches(dice),
    }
    return Sample(GAME.check_config(options), dice)


def sample(number: int) -> Sample:
    """The match with this number; players and chapters come round in turn."""
    dice = Dice(number * 1_000_003 + 41)
    players, chapter = _whose_turn(number)
    heroes = _heroes(players, dice)
    recorded = _recorded(chapter, dice)
    options: dict[str, Plain] = {
        "players": players,
        "chapter": CHAPTERS[chapter],
        "heroes": list[Plain](heroes),
        "difficulty": tuple(DIFFICULTIES)[dice.below(len(DIFFICULTIES))],
        "keywords": [name for name in GAME.campaign.keywords if dice.below(2)],
        "upgrades": list[Plain](_sides(heroes, dice)),
        "recorded": recorded,
        "purple": [card for card in PURPLE if dice.below(2)],
        "gentle": dice.below(3),
        "switches": _switches(dice),
    }
    return Sample(GAME.check_config(options), dice)


def _whose_turn(number: int) -> tuple[int, int]:
    """How many players, and which chapter."""
    return 1 + number % 4, number // 4 % len(CHAPTERS)


def _heroes(players: int, dice: Dice) -> list[str]:
    """Any heroes, two at least."""
    order = list(range(len(HEROES)))
    dice.shuffle(order)
    return [HEROES[place] for place in order[: max(2, players)]]


def _recorded(chapter: int, dice: Dice) -> dict[str, Plain]:
    return {name: 1 + dice.below(10) for name in CHAPTERS[:chapter]}


def _sides(heroes: list[str], dice: Dice) -> list[str]:
    return [
        upgrade.sides[dice.below(2)].id
        for upgrade in GAME.campaign.upgrades.values()
        if upgrade.hero in heroes and dice.below(2)
    ]


def _switches(dice: Dice) -> dict[str, Plain]:
    return {
        name: values[dice.below(len(values))]
        for name, values in SWITCHES.items()
        if dice.below(3) == 0
    }
