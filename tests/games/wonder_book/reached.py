"""What a match of Wonder Book has come to: cards, sides, endings, results, from a journal."""

from collections.abc import Iterable, Iterator

from moonlit.core.dice import Dice
from moonlit.core.game import Config
from moonlit.core.journal import Row
from moonlit.games.wonder_book import notes
from moonlit.games.wonder_book.program import INTERACTION, SCRAP, Program
from tests.games.wonder_book.sampling import by_turns
from tests.games.wonder_book.table import GAME

SIDES = [side for upgrade in GAME.campaign.upgrades.values() for side in upgrade.sides]
PASSIVE = {side.id for side in SIDES if side.is_passive}


def everything() -> list[str]:
    """All that can be reached; cards of a chapter are named with the chapter."""
    campaign = GAME.campaign
    cards = [f"{chapter.id} {n}" for chapter in campaign.chapters for n in chapter.cards]
    sides = [side.id for side in SIDES]
    endings = [f"ending {name}" for name in campaign.endings]
    results = [f"{how} {one.id}" for one in campaign.chapters for how in ("won", "lost")]
    return [*cards, *campaign.scraps, *campaign.wyrms, *sides, *endings, *results]


def draw(number: int) -> tuple[Config, Dice]:
    """The config and the dice of a numbered match, every second one of a group with a past."""
    match = by_turns(number)
    return match.config, match.dice


def reached(config: Config, rows: Iterable[Row]) -> set[str]:
    """What was read, interacted with, held, used, revealed; how it ended."""
    program = GAME.terms(config)
    brought = config["upgrades"]
    assert isinstance(brought, list)
    return {*_told(program, rows), *(str(side) for side in brought if side in PASSIVE)}


def _told(program: Program, rows: Iterable[Row]) -> Iterator[str]:
    for row in rows:
        match row[0]:
            case notes.CARD_READ | notes.CARD_PLACED | notes.INTERACTED:
                yield from _card(program, row)
            case notes.THING_GAINED if row[2] < program.items:
                yield f"{program.chapter} {program.thing_names[row[2]]}"
            case notes.SPECIAL_USED:
                card = program.special_card[row[2]]
                if program.card_kind[card] == SCRAP:
                    yield program.card_names[card]
            case notes.WYRM_CARD_SHOWN:
                yield program.wyrm_names[row[1]]
            case notes.SKILL_USED:
                yield from _side(program.skill_names[row[2]], is_used=True)
            case notes.UPGRADE_GAINED:
                yield from _side(program.skill_names[row[2]], is_used=False)
            case notes.ENDING_REACHED:
                yield f"ending {program.ending_names[row[1]]}"
            case notes.CHAPTER_WON:
                yield f"won {program.chapter}"
            case notes.CHAPTER_LOST:
                yield f"lost {program.chapter}"


def _card(program: Program, row: Row) -> Iterator[str]:
    """An object is reached when somebody interacts with it, any other card when it is read."""
    is_touched = row[0] == notes.INTERACTED
    card = row[2] if is_touched else row[1]
    if is_touched == (program.card_kind[card] == INTERACTION):
        yield f"{program.chapter} {program.card_names[card]}"


def _side(name: str, *, is_used: bool) -> Iterator[str]:
    """A side is reached when it is used; one that cannot be used, when somebody has it."""
    if any(side.id == name for side in SIDES) and is_used == (name not in PASSIVE):
        yield name
