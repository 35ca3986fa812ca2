"""The text table of Wonder Book: a whole view as sections, in the order they are read."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from moonlit.client.page import Row, Section
from moonlit.client.phrases import sentence
from moonlit.client.wonder_book.board import board, next_moves, objects
from moonlit.client.wonder_book.drawing import drawn
from moonlit.client.wonder_book.group import abilities, heroes, others
from moonlit.client.wonder_book.reading import Reading
from moonlit.client.wonder_book.rules import rules
from moonlit.client.wonder_book.story import opening
from moonlit.core.codec import Plain
from moonlit.core.plain import number, table, texts

# What is looked at now and then stands beside the board.
BESIDE: Final = ("status", "next", "rules", "others", "piles", "campaign")


def read_page(reading: Reading) -> Iterator[Section]:
    """Everything a view holds that a person needs."""
    for section in _sections(reading):
        yield replace(section, is_beside=section.id in BESIDE)


def _sections(reading: Reading) -> Iterator[Section]:
    yield _status(reading)
    yield drawn(reading, board(reading))
    yield from objects(reading)
    yield heroes(reading)
    yield _abilities(reading)
    yield from others(reading)
    yield from rules(reading)
    yield from next_moves(reading)
    yield _piles(reading)
    yield _campaign(reading)
    yield _opening(reading)


def _opening(reading: Reading) -> Section:
    """What stands before the chapter, a row for every screen."""
    rows = [Row(screen) for screen in opening(reading.lexicon, reading.chapter)]
    return reading.section("opening", rows, reading.heads("card", "text"))


def _abilities(reading: Reading) -> Section:
    """What every hero can do, in the words of the cards."""
    rows = [
        Row((reading.person(hero["id"]), " ".join(abilities(reading, hero))), f"hero:{hero['id']}")
        for hero in reading.heroes
    ]
    return reading.section("abilities", rows, reading.heads("hero", "text"))


def _status(reading: Reading) -> Section:
    return reading.section("status", [Row((line,)) for line in _stand(reading)])


def _stand(reading: Reading) -> Iterator[str]:
    """Chapter, round, fate, hourglass and goal."""
    yield reading.lexicon.chapter_name(reading.chapter)
    if reading.number("round"):
        phase = reading.lexicon.say(f"phase-{reading.table['phase']}")
        yield reading.say("round", round=reading.number("round"), phase=phase)
    yield reading.say("fate", up=reading.number("fate"))
    yield from hourglass(reading)
    yield from goal(reading)


def hourglass(reading: Reading) -> Iterator[str]:
    """From when on time costs fate."""
    clock = reading.table["clock"]
    if clock is not None:
        first = number(table(clock)["from_round"])
        runs = reading.number("round") >= first
        yield reading.say("hourglass-runs" if runs else "hourglass", **{"from": first})


def goal(reading: Reading) -> Iterator[str]:
    """What must be done, and how soon for the reward."""
    if reading.table["goal"] is None:
        yield reading.say("no-goal")
        return
    present = table(reading.table["goal"])
    card = present["card"]
    yield reading.say("goal-text", title=reading.title(card), text=reading.body(card))
    par, phases = present["par"], number(present["phases"])
    if isinstance(par, int):
        message = "par" if phases <= par else "par-missed"
        yield reading.say(message, count=par, now=max(phases, 1))


def _piles(reading: Reading) -> Section:
    lexicon, view = reading.lexicon, reading.table
    deck = table(view["wyrm_deck"])
    discards = lexicon.listed(map(lexicon.wyrm_card, texts(view["wyrm_discards"])))
    lines = [reading.say("wyrm-deck", count=number(deck["count"]), discards=discards)]
    known = [lexicon.wyrm_card(card) for card in texts(deck["known"])]
    if known:
        lines.append(reading.say("wyrm-top", titles=lexicon.listed(known)))
    used = [lexicon.thing(reading.chapter, scrap) for scrap in texts(view["scrap_discards"])]
    count = reading.number("scrap_deck")
    lines.append(reading.say("scrap-deck", count=count, discards=lexicon.listed(used)))
    lines.append(reading.say("pool", **_pool(reading)))
    return reading.section("piles", [Row((line,)) for line in lines])


def _pool(reading: Reading) -> dict[str, str]:
    pools = {"wyrms": "wyrm_pool", "sparks": "spark_pool"}
    return {
        name: reading.lexicon.say(name, count=reading.number(key)) for name, key in pools.items()
    }


def _campaign(reading: Reading) -> Section:
    """The keywords that are written now, and the album."""
    rows = [
        Row((_told(reading, one),), f"keyword:{one}") for one in texts(reading.table["keywords"])
    ]
    album: Plain = reading.table["album"]
    if album:
        rows.append(Row((reading.say("album", count=len(texts(album))),)))
    return reading.section("campaign", rows)


def _told(reading: Reading, keyword: str) -> str:
    """A keyword and what the group did to get it."""
    lexicon = reading.lexicon
    text = sentence(lexicon.text(lexicon.pack.keywords[keyword].text))
    return reading.say("rule", title=lexicon.keyword(keyword), text=text)
