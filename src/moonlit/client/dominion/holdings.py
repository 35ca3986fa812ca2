"""The text table, second half: what everybody has in play, set aside, and what is known of it."""

from collections.abc import Iterator

from moonlit.client.dominion.choices import OVER, decision_of
from moonlit.client.dominion.lexicon import HIDDEN
from moonlit.client.dominion.reading import Reading
from moonlit.client.dominion.results import categories_of, category_name, points_of, signed
from moonlit.client.page import Row, Section
from moonlit.core.plain import Table, items, number, table, texts


def looked(reading: Reading) -> Iterator[Section]:
    """Cards that somebody looks at or has shown."""
    rows = []
    for who, player in reading.owners():
        cards = _seen(table(player["looked"]))
        if cards:
            rows.append(Row((reading.say("of", who=who, cards=reading.lexicon.cards(cards)),)))
    if rows:
        yield reading.section("looked", rows)


def _seen(zone: Table) -> list[str]:
    """All cards of a zone, those the viewer does not know as hidden."""
    cards = texts(zone["cards"])
    return cards + [HIDDEN] * (number(zone["count"]) - len(cards))


def play(reading: Reading) -> Section:
    rows = [
        Row((who, reading.lexicon.listed(texts(player["play"]))))
        for who, player in reading.owners()
    ]
    columns = (reading.say("head-player"), reading.say("play"))
    return reading.section("play", rows, columns)


def aside(reading: Reading) -> Iterator[Section]:
    """Set-aside cards; those under a Crypt only its owner sees."""
    rows = []
    for who, player in reading.owners():
        entries = [items(entry) for entry in items(player["aside"])]
        for message, is_open in (("of", True), ("under", False)):
            cards = [str(name) for name, shown, _ in entries if shown is is_open]
            if cards:
                told = reading.lexicon.cards(cards)
                rows.append(Row((reading.say(message, who=who, cards=told),)))
    if rows:
        yield reading.section("aside", rows)


def seats(reading: Reading) -> Section:
    """Everybody with the sizes of hand and deck, the discard pile, and all cards owned."""
    heads = ("player", "turns", "hand", "deck", "discard", "owned")
    columns = tuple(reading.say(f"head-{head}") for head in heads)
    rows = [_seat(reading, who, player) for who, player in reading.owners()]
    return reading.section("seats", rows, columns)


def _seat(reading: Reading, who: str, player: Table) -> Row:
    owned = {name: number(count) for name, count in table(player["owned"]).items()}
    told = [reading.lexicon.counted(name, count) for name, count in owned.items()]
    return Row(
        (
            who,
            str(player["turns"]),
            str(table(player["hand"])["count"]),
            str(table(player["deck"])["count"]),
            _discard(reading, table(player["discard"])),
            f"{sum(owned.values())}: {', '.join(told)}" if told else "0",
        )
    )


def _discard(reading: Reading, pile: Table) -> str:
    """Its size and its top card."""
    if pile["top"] is None:
        return reading.say("empty")
    top = reading.lexicon.name(str(pile["top"]))
    return reading.say("discard", count=number(pile["count"]), top=top)


def known(reading: Reading) -> Iterator[Section]:
    """What a careful player could have kept in mind."""
    rows = [row for seat in range(len(reading.seats)) for row in _known(reading, seat)]
    if rows:
        yield reading.section("known", rows)


def _known(reading: Reading, seat: int) -> Iterator[Row]:
    player, who = reading.seats[seat], reading.people.label(seat)
    lexicon = reading.lexicon
    shown = texts(table(player["hand"])["shown"])
    if shown and seat != reading.view.seat:
        yield Row((reading.say("shown-hand", who=who, cards=lexicon.cards(shown)),))
    places = [items(place) for place in items(table(player["deck"])["known"])]
    if places:
        told = [
            reading.say("depth", depth=number(depth) + 1, card=lexicon.name(str(card)))
            for depth, card, _ in places
        ]
        yield Row((reading.say("shown-deck", who=who, cards=", ".join(told)),))
    discard = texts(table(player["discard"])["cards"])
    if discard:
        yield Row((reading.say("shown-discard", who=who, cards=lexicon.cards(discard)),))


def points(reading: Reading) -> Section:
    """Everybody's points by what they come from."""
    is_over = decision_of(reading.view)["kind"] == OVER
    columns = (reading.say("head-source"), *(who for who, _ in reading.owners()))
    sheets = [_sheet(reading, player) for _, player in reading.owners()]
    rows = [
        Row((category_name(reading.lexicon, name), *(signed(sheet[name]) for sheet in sheets)))
        for name in categories_of(reading.lexicon, reading.config)
        if any(sheet[name] for sheet in sheets)
    ]
    totals = [signed(number(player["points"])) for _, player in reading.owners()]
    rows.append(Row((reading.say("total"), *totals)))
    title = reading.say("points-final" if is_over else "points")
    return Section("points", title, columns, tuple(rows), is_beside=True)


def _sheet(reading: Reading, player: Table) -> dict[str, int]:
    owned = {name: number(count) for name, count in table(player["owned"]).items()}
    return points_of(reading.lexicon, reading.config, owned, texts(player["states"]))
