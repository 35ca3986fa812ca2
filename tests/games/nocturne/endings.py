"""Finished matches of one player, made up for tests of scenarios and achievements."""

from dataclasses import dataclass

from moonlit.core.codec import Plain
from moonlit.games.nocturne.achievements import holds, scenario_met
from moonlit.packs.nocturne.words import CATEGORIES
from tests.games.nocturne.sampling import GAME
from tests.games.nocturne.table import Table, position

Points = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class End:
    """How a match ended: points by category, tiles, cards, goals and what happened on the way."""

    points: Points = ()
    tiles: str = ""
    cards: str = ""
    goals: str = ""
    copies: str = ""
    feats: int = 0
    short: int = 0


def points(**by_category: int) -> Points:
    return tuple(by_category.items())


def finished(end: End, total: int, **options: Plain) -> Table:
    """A finished solo match; what its categories lack of the total comes from leftovers."""
    text = (
        f"tiles 0: {end.tiles} | cards 0: {end.cards} | claimed 0: {end.goals} | "
        f"copies 0: {end.copies} | score"
    )
    table = position(text, players=1, **options)
    sheet = dict.fromkeys(CATEGORIES, 0) | dict(end.points)
    sheet["leftover"] = total - end.short - sum(sheet.values())
    table.state.sheets = list(sheet.values())
    table.state.players[0].feats = end.feats
    return table


def ended(scenario: int, end: End, **options: Plain) -> Table:
    """A finished solo match of a scenario, with exactly the points it asks for."""
    return finished(end, GAME.pack.scenarios[scenario - 1].points, scenario=scenario, **options)


def succeeds(table: Table, scenario: int, seat: int = 0) -> bool:
    """Has a player met a scenario?"""
    config = table.state.terms.config
    return scenario_met(GAME.pack, config, table.state, seat, GAME.pack.scenarios[scenario - 1])


def keeps_task(table: Table, scenario: int, number: int, seat: int = 0) -> bool:
    """Does a player keep one task of a scenario?"""
    config = table.state.terms.config
    task = GAME.pack.scenarios[scenario - 1].tasks[number - 1]
    return all(holds(GAME.pack, config, table.state, seat, condition) for condition in task)
