"""A small chapter made for a written position: an own board, one goal that is never met."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from moonlit.core.codec import Plain
from moonlit.core.errors import BadNotation
from moonlit.games.wonder_book.position_fields import check_keys, number, table, texts
from moonlit.packs.wonder_book import board_effects as b
from moonlit.packs.wonder_book import cards as c
from moonlit.packs.wonder_book.conditions import FateIs
from moonlit.packs.wonder_book.hero_effects import DrawScrap
from moonlit.packs.wonder_book.model import Area, Board, Campaign, Chapter
from moonlit.packs.wonder_book.values import Compare, Text, Whole

SMALL = "small"
GOAL = 2
FIRST_OBJECT = 3
LAST = 99
KEYS = ("areas", "open", "blocked", "vortices", "objects")
DISCARD = c.Then("discard")


def with_small_chapter(campaign: Campaign, written: Mapping[str, Plain]) -> Campaign:
    """The campaign with a chapter `small` for the written board."""
    check_keys(written, KEYS)
    areas = texts(written, "areas")
    vortices = {str(area): name for name, area in table(written, "vortices").items()}
    board = Board(
        SMALL,
        _text("board"),
        {name: Area(name, _text(name), vortex=vortices.get(name, "")) for name in areas},
        _borders(areas, texts(written, "open")),
        _borders(areas, texts(written, "blocked")),
    )
    cards = {card.n: card for card in (_start(), _goal(), *_objects(written), _end())}
    chapter = Chapter(
        id=SMALL,
        numeral="0",
        title=_text(SMALL),
        campaign=campaign.id,
        boards={SMALL: board},
        cards=cards,
    )
    return replace(campaign, chapters=(*campaign.chapters, chapter))


def _text(words: str) -> Text:
    return Text(f"small-{words}", {"en": words})


def _borders(areas: Sequence[str], pairs: Sequence[str]) -> tuple[tuple[str, str], ...]:
    found = []
    for pair in pairs:
        one, _, other = pair.partition("-")
        for area in (one, other):
            if area not in areas:
                raise BadNotation("not-an-area", name=area)
        found.append((one, other))
    return tuple(found)


def _start() -> c.Card:
    return c.StoryCard(n=1, title=_text("start"), then=c.Then("take", card=GOAL))


def _goal() -> c.Card:
    """A goal that cannot be met, with a wyrm card in every enemy phase."""
    never = FateIs((Compare("lt", Whole(0)),))
    return c.GoalCard(
        n=GOAL,
        title=_text("goal"),
        goal_text=_text("goal"),
        then=c.Then("take", card=LAST),
        goal=never,
        enemy_phase=(b.RevealWyrmCard(),),
    )


def _objects(written: Mapping[str, Plain]) -> list[c.Card]:
    """Objects that give so many scraps to whoever interacts with them."""
    return [
        c.InteractionCard(
            n=FIRST_OBJECT + place,
            title=_text(name),
            then=DISCARD,
            on_interact=(DrawScrap(n=Whole(number(table(written, "objects"), name, 1, 3))),),
        )
        for place, name in enumerate(table(written, "objects"))
    ]


def _end() -> c.Card:
    band = c.Band(1, 10, "any", ())
    return c.ChapterEndCard(n=LAST, title=_text("end"), then=c.Then("end"), bands=(band,))
