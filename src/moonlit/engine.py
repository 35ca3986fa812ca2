"""Which modules mypyc compiles, and which engine, compiled or pure, is running them."""

import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final


def _cards(game: str) -> tuple[str, ...]:
    """A card's file is found by itself, so that adding one touches no list."""
    folder = Path(__file__).parent / "games" / game / "cards"
    files = sorted(folder.glob("*/*.py"))
    cards = [f"{file.parent.name}.{file.stem}" for file in files if file.stem != "__init__"]
    return tuple(f"moonlit.games.{game}.cards.{card}" for card in cards)


COMPILED: Final = (
    "moonlit.core.bits",
    "moonlit.core.dice",
    "moonlit.core.frame",
    "moonlit.core.journal",
    "moonlit.games.nocturne.state",
    "moonlit.games.nocturne.frames",
    "moonlit.games.nocturne.verbs",
    "moonlit.games.nocturne.casting",
    "moonlit.games.nocturne.sprites",
    "moonlit.games.nocturne.items",
    "moonlit.games.nocturne.abilities",
    "moonlit.games.nocturne.areas",
    "moonlit.games.nocturne.goals",
    "moonlit.games.nocturne.scoring",
    "moonlit.games.nocturne.mirrors",
    "moonlit.games.nocturne.projection",
    "moonlit.games.nocturne.rounds",
    "moonlit.games.nocturne.solo",
    "moonlit.games.nocturne.moves",
    "moonlit.games.nocturne.rules",
    "moonlit.games.nocturne.setup",
    "moonlit.games.nocturne.worlds",
    "moonlit.bots.nocturne.hopes",
    "moonlit.bots.nocturne.worth",
    "moonlit.bots.nocturne.policy",
    "moonlit.bots.nocturne.outlook",
    "moonlit.bots.nocturne.features",
    "moonlit.bots.nocturne.net",
    "moonlit.bots.nocturne.judge",
    "moonlit.bots.nocturne.selfplay",
    "moonlit.bots.nocturne.search",
    "moonlit.bots.nocturne.endgame",
    "moonlit.games.dominion.frames",
    "moonlit.games.dominion.fixed",
    "moonlit.games.dominion.state",
    "moonlit.games.dominion.notes",
    "moonlit.games.dominion.effect",
    "moonlit.games.dominion.deck",
    "moonlit.games.dominion.knowing",
    "moonlit.games.dominion.verbs",
    "moonlit.games.dominion.asking",
    "moonlit.games.dominion.gaining",
    "moonlit.games.dominion.playing",
    "moonlit.games.dominion.others",
    "moonlit.games.dominion.fate",
    "moonlit.games.dominion.turns",
    "moonlit.games.dominion.starts",
    "moonlit.games.dominion.moves",
    "moonlit.games.dominion.scoring",
    "moonlit.games.dominion.rules",
    "moonlit.games.dominion.setup",
    "moonlit.games.dominion.worlds",
    "moonlit.games.dominion.cards.registry",
    *_cards("dominion"),
    "moonlit.bots.dominion.menu",
    "moonlit.bots.dominion.worth",
    "moonlit.bots.dominion.using",
    "moonlit.bots.dominion.picking",
    "moonlit.bots.dominion.policy",
    "moonlit.bots.dominion.match",
    "moonlit.games.wonder_book.program",
    "moonlit.games.wonder_book.state",
    "moonlit.games.wonder_book.frames",
    "moonlit.games.wonder_book.words",
    "moonlit.games.wonder_book.ops",
    "moonlit.games.wonder_book.reckoning",
    "moonlit.games.wonder_book.modifiers",
    "moonlit.games.wonder_book.triggers",
    "moonlit.games.wonder_book.asking",
    "moonlit.games.wonder_book.changes",
    "moonlit.games.wonder_book.combat",
    "moonlit.games.wonder_book.wyrms",
    "moonlit.games.wonder_book.bosses",
    "moonlit.games.wonder_book.enemy",
    "moonlit.games.wonder_book.specials",
    "moonlit.games.wonder_book.cards",
    "moonlit.games.wonder_book.board_effects",
    "moonlit.games.wonder_book.foe_effects",
    "moonlit.games.wonder_book.belongings",
    "moonlit.games.wonder_book.hero_effects",
    "moonlit.games.wonder_book.effects",
    "moonlit.games.wonder_book.menu",
    "moonlit.games.wonder_book.turns",
    "moonlit.games.wonder_book.rules",
    "moonlit.games.wonder_book.setup",
    "moonlit.games.wonder_book.worlds",
    "moonlit.bots.wonder_book.reading",
    "moonlit.bots.wonder_book.crew",
    "moonlit.bots.wonder_book.work",
    "moonlit.bots.wonder_book.danger",
    "moonlit.bots.wonder_book.worth",
    "moonlit.bots.wonder_book.trying",
    "moonlit.bots.wonder_book.mind",
    "moonlit.bots.wonder_book.ahead",
    "moonlit.bots.dominion.candidates",
    "moonlit.bots.dominion.race",
)


def engine() -> str:
    """Say "compiled" or "pure"; "mixed", with a warning, means a broken installation."""
    origins = {name: origin for name in COMPILED if (origin := _origin(name)) is not None}
    compiled = [name for name, origin in origins.items() if is_extension(origin)]
    if not compiled:
        return "pure"
    if len(compiled) == len(origins):
        return "compiled"
    sources = ", ".join(name for name in origins if name not in compiled)
    warnings.warn(
        f"Moonlit's engine is half compiled; these modules are not: {sources}. Install it again.",
        RuntimeWarning,
        stacklevel=2,
    )
    return "mixed"


def is_extension(origin: str) -> bool:
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def _origin(name: str) -> str | None:
    loaded = sys.modules.get(name)
    if loaded is not None:
        return loaded.__file__
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if spec is None else spec.origin
