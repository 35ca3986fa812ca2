"""What can be chosen before a match: players, chapter, heroes, and what a campaign brings."""

from moonlit.core.codec import Plain
from moonlit.core.errors import BadConfig
from moonlit.core.game import Config
from moonlit.core.options import completed, number, shown, switches, word, words
from moonlit.games.wonder_book.compiler.chapter import Past, Terms, compile_chapter
from moonlit.games.wonder_book.compiler.tables import Party
from moonlit.games.wonder_book.program import FATE, WYRMS, Program
from moonlit.packs.wonder_book import cards as c
from moonlit.packs.wonder_book.model import Campaign, Chapter

FEWEST_HEROES, MOST_HEROES = 2, 4
MOST_PLAYERS = 4
DIFFICULTIES = {"easier": 6, "normal": 5, "hard": 4}
MOST_GENTLE = 7  # tokens at the start, however often a chapter was lost
SILVER_FROM = 3

DEFAULTS: dict[str, Plain] = {
    "players": 2,
    "chapter": "",
    "heroes": [],
    "difficulty": "normal",
    "keywords": [],
    "upgrades": [],
    "recorded": {},
    "purple": [],
    "gentle": 0,
    "campaign": False,  # whether the result is written into a campaign; the rules do not care
    "switches": {},
}
# Rulings on open questions (section 12); the first value is the recommended one.
SWITCHES: dict[str, tuple[str | bool, ...]] = {
    "ambush": ("fate", "pool"),
    "mid_phase_goal": ("go_on", "new_phase"),
    "reroll": ("any_own_roll", "strict"),
    "split_damage": (False, True),
    "unconscious_items": (False, True),
    "silver": ("players", "heroes"),
}
AMBUSHES = {"fate": "", "pool": "ambush_pool"}


def check_config(campaign: Campaign, options: Config) -> dict[str, Plain]:
    """The options completed with their defaults, everything named once and known."""
    config = completed(options, DEFAULTS)
    players = number(config, "players", 1, MOST_PLAYERS)
    number(config, "gentle", 0, FATE)
    if not isinstance(config["campaign"], bool):
        raise BadConfig("not-yes-or-no", option="campaign")
    config["chapter"] = config["chapter"] or campaign.chapters[0].id
    word(config, "chapter", [chapter.id for chapter in campaign.chapters])
    word(config, "difficulty", list(DIFFICULTIES))
    config["switches"] = switches(config, SWITCHES)
    config["heroes"] = list[Plain](_heroes(campaign, config, players))
    config["keywords"] = list[Plain](_known(config, "keywords", list(campaign.keywords)))
    config["upgrades"] = list[Plain](_upgrades(campaign, config))
    config["purple"] = list[Plain](_known(config, "purple", _purple(campaign)))
    config["recorded"] = dict[str, Plain](_recorded(campaign, config))
    return config


def _known(config: Config, option: str, known: list[str]) -> list[str]:
    chosen = words(config, option, known)
    return [one for one in known if one in chosen]


def _purple(campaign: Campaign) -> list[str]:
    return [card.id for card in campaign.wyrms.values() if card.purple]


def _heroes(campaign: Campaign, config: Config, players: int) -> list[str]:
    """One hero for each player, in seat order; two for one player alone (W-SOLO-1)."""
    if not config["heroes"]:
        return list(campaign.heroes)[: max(FEWEST_HEROES, players)]
    heroes = words(config, "heroes", list(campaign.heroes))
    is_counted = _switch(config, "silver") == "heroes"
    most = players if players > 1 else MOST_HEROES if is_counted else FEWEST_HEROES
    least = max(FEWEST_HEROES, players)
    if not least <= len(heroes) <= most:
        clause = "W-SOLO-1" if players == 1 else "W-HERO-5"
        raise BadConfig("wrong-heroes", clause=clause, count=len(heroes), least=least, most=most)
    return heroes


def _upgrades(campaign: Campaign, config: Config) -> list[str]:
    """One side of a card at most (W-UPG-1), for heroes in play."""
    sides = [side.id for upgrade in campaign.upgrades.values() for side in upgrade.sides]
    chosen = _known(config, "upgrades", sides)
    for upgrade in campaign.upgrades.values():
        mine = [side.id for side in upgrade.sides if side.id in chosen]
        if len(mine) > 1:
            raise BadConfig("both-sides", clause="W-UPG-1", name=upgrade.id)
        if mine and upgrade.hero not in _texts(config, "heroes"):
            raise BadConfig("no-such-hero", clause="W-CAMP-6", name=mine[0], hero=upgrade.hero)
    return chosen


def _recorded(campaign: Campaign, config: Config) -> dict[str, int]:
    """Face-up fate tokens of the chapters won before (W-END-3)."""
    found = config["recorded"]
    if not isinstance(found, dict):
        raise BadConfig("not-a-table", option="recorded")
    order = [chapter.id for chapter in campaign.chapters]
    earlier = order[: order.index(str(config["chapter"]))]
    for chapter, fate in found.items():
        if chapter not in earlier:
            raise BadConfig("not-an-earlier-chapter", clause="W-CAMP-1", name=shown(chapter))
        if not isinstance(fate, int) or isinstance(fate, bool) or not 1 <= fate <= FATE:
            raise BadConfig("out-of-range", option="recorded", value=shown(fate), low=1, high=FATE)
    return {name: fate for name in earlier if isinstance(fate := found.get(name), int)}


def _texts(config: Config, name: str) -> list[str]:
    found = config[name]
    assert isinstance(found, list)
    return [text for text in found if isinstance(text, str)]


def _switch(config: Config, name: str) -> str | bool:
    chosen = config["switches"]
    assert isinstance(chosen, dict)
    value = chosen.get(name, SWITCHES[name][0])
    assert isinstance(value, str | bool)
    return value


def players_of(config: Config) -> int:
    """How many play."""
    players = config["players"]
    assert isinstance(players, int)
    return players


def chapter_of(campaign: Campaign, config: Config) -> Chapter:
    """The chapter of a checked config."""
    return next(chapter for chapter in campaign.chapters if chapter.id == config["chapter"])


def make_program(campaign: Campaign, config: Config) -> Program:
    """What stays the same for a match with this config."""
    players = players_of(config)
    heroes = tuple(_texts(config, "heroes"))
    seats = tuple(0 if players == 1 else seat for seat in range(len(heroes)))
    party = Party(players, heroes, seats, str(config["difficulty"]))
    chapter = chapter_of(campaign, config)
    terms = _terms(config, chapter, players, len(heroes))
    program = compile_chapter(campaign, chapter, party, _past(campaign, config), terms, config)
    program.restarts_phase = _switch(config, "mid_phase_goal") == "new_phase"
    program.splits_damage = _switch(config, "split_damage") is True
    program.gives_to_unconscious = _switch(config, "unconscious_items") is True
    return program


def _terms(config: Config, chapter: Chapter, players: int, heroes: int) -> Terms:
    """W-SETUP-2, W-SETUP-3, W-EP-5 and the switches."""
    counted = heroes if _switch(config, "silver") == "heroes" else players
    gentle = config["gentle"]
    assert isinstance(gentle, int)
    fate = DIFFICULTIES[str(config["difficulty"])]
    is_strict = _switch(config, "reroll") == "strict" or chapter.rules.reroll_scope == "strict"
    return Terms(
        fate=fate if gentle == 0 else max(fate, min(MOST_GENTLE, fate + gentle)),
        wyrm_pool=min(WYRMS, max(4, 2 * counted)),
        counts_silver=counted >= SILVER_FROM,
        rerolls_anywhere=not is_strict,
        ambush=AMBUSHES[str(_switch(config, "ambush"))],
    )


def _past(campaign: Campaign, config: Config) -> Past:
    sides = _texts(config, "upgrades")
    owned = [
        upgrade.id
        for upgrade in campaign.upgrades.values()
        if any(side.id in sides for side in upgrade.sides)
    ]
    recorded = config["recorded"]
    assert isinstance(recorded, dict)
    fates = {name: fate for name, fate in recorded.items() if isinstance(fate, int)}
    return Past(
        keywords=tuple(_texts(config, "keywords")),
        skills=tuple(sides),
        upgrades=tuple(owned),
        recorded=fates,
        bands={name: band_of(campaign, name, fate) for name, fate in fates.items()},
        purple=tuple(_texts(config, "purple")),
    )


def band_of(campaign: Campaign, chapter: str, fate: int) -> str:
    """The result band of a chapter won with so many fate tokens."""
    cards = next(one for one in campaign.chapters if one.id == chapter).cards.values()
    ends = [card for card in cards if isinstance(card, c.ChapterEndCard)]
    return next(band.id for band in ends[0].bands if band.min <= fate <= band.max)
