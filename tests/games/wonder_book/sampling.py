"""Random matches over everything that can be configured, from one number each."""

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games.wonder_book.config import DIFFICULTIES, SWITCHES
from tests.games.sample import Sample
from tests.games.wonder_book.table import GAME

CHAPTERS = tuple(chapter.id for chapter in GAME.campaign.chapters)
HEROES = tuple(GAME.campaign.heroes)
PURPLE = tuple(card.id for card in GAME.campaign.wyrms.values() if card.purple)


def sample(number: int) -> Sample:
    """The match with this number; players and chapters come round in turn."""
    dice = Dice(number * 1_000_003 + 41)
    players, chapter = 1 + number % 4, number // 4 % len(CHAPTERS)
    order = list(range(len(HEROES)))
    dice.shuffle(order)
    heroes = [HEROES[place] for place in order[: max(2, players)]]
    recorded: dict[str, Plain] = {name: 1 + dice.below(10) for name in CHAPTERS[:chapter]}
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
