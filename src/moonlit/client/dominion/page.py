"""The text table of Dominion: a whole view as sections, in the order they are read."""

from collections.abc import Iterator

from moonlit.client.dominion.choices import OVER, PHASES, decision_of, tell_decision
from moonlit.client.dominion.fate import fate
from moonlit.client.dominion.holdings import aside, known, looked, play, points, seats
from moonlit.client.dominion.reading import Reading
from moonlit.client.page import Row, Section
from moonlit.core.plain import items, number, table, texts
from moonlit.packs.dominion.tables import Card

BUY, GAIN, AFFORD = "buy", "gain", "afford"
HAND, PLAY = "hand", "play"
# Of several types the first here shows.
TONES = ("curse", "victory", "treasure", "night", "reaction", "duration", "attack", "action")


def read_page(reading: Reading) -> Iterator[Section]:
    """Everything a view holds that a person needs."""
    yield _status(reading)
    yield from _hand(reading)
    yield from looked(reading)
    yield _supply(reading)
    yield from _piles(reading)
    yield play(reading)
    yield from aside(reading)
    yield seats(reading)
    yield from known(reading)
    yield from fate(reading)
    yield _trash(reading)
    yield points(reading)


def _status(reading: Reading) -> Section:
    return reading.section("status", [Row((line,)) for line in _now(reading)])


def _now(reading: Reading) -> Iterator[str]:
    view, lexicon = reading.view, reading.lexicon
    if decision_of(view)["kind"] != OVER:
        phase = lexicon.say(f"phase-{view.table['phase']}")
        yield reading.say("turn", **reading.people.facts(reading.number("turn")), phase=phase)
        counts = {name: reading.number(name) for name in ("actions", "buys")}
        yield reading.say("resources", **counts, coins=lexicon.coins(reading.number("coins")))
    else:
        yield tell_decision(lexicon, view, reading.people)


def _hand(reading: Reading) -> Iterator[Section]:
    """The viewer's own hand, with what each card does."""
    seat = reading.view.seat
    if seat is None:
        return
    hand = texts(table(reading.seats[seat]["hand"])["cards"])
    columns = tuple(reading.say(f"head-{head}") for head in ("card", "types", "text", "offer"))
    rows = [_in_hand(reading, name, hand.count(name)) for name in dict.fromkeys(hand)]
    yield reading.section("hand", rows, columns)


def _in_hand(reading: Reading, name: str, count: int) -> Row:
    lexicon = reading.lexicon
    types, verb = lexicon.types(lexicon.pack.card(name)), _verb_of_hand(reading)
    act = reading.offer(verb, name) if verb else ""
    told = (lexicon.counted(name, count), types, lexicon.text(name))
    cells = (*told, reading.say(f"can-{verb}") if act else "")
    return Row(cells, f"card:{name}", act=act, tone=tone_of(lexicon.pack.card(name)))


def _verb_of_hand(reading: Reading) -> str:
    """What is done with cards of the hand now, if anything is: played, or whatever is asked."""
    decision = decision_of(reading.view)
    if decision["kind"] in PHASES:
        return PLAY
    return str(decision["verb"]) if decision.get("zone") == HAND else ""


def _supply(reading: Reading) -> Section:
    """The Supply by cost, with what is left and what the viewer can do about it."""
    pack = reading.lexicon.pack
    cards = [pack.card(name) for name in texts(reading.view.table["supply"])]
    cards.sort(key=lambda card: (card.cost, card.role == "kingdom"))
    heads = ("card", "cost", "types", "left", "offer")
    columns = tuple(reading.say(f"head-{head}") for head in heads)
    return reading.section("supply", [_pile(reading, card) for card in cards], columns)


def _pile(reading: Reading, card: Card) -> Row:
    cost, types = reading.lexicon.cost(card.id), reading.lexicon.types(card)
    told = (reading.lexicon.name(card.id), cost, types, _left(reading, card.id))
    act = reading.offer(BUY, card.id) or reading.offer(GAIN, card.id)
    return Row((*told, _offer(reading, card)), f"card:{card.id}", act=act, tone=tone_of(card))


def tone_of(card: Card) -> str:
    """The type that gives a card its colour."""
    return next((tone for tone in TONES if tone in card.types), "")


def _left(reading: Reading, name: str) -> str:
    count = number(table(reading.view.table["piles"])[name])
    return str(count) if count else reading.say("empty")


def _offer(reading: Reading, card: Card) -> str:
    """What the viewer can do with a pile now; in the own turn, what the coins would do for."""
    for verb in (BUY, GAIN):
        if reading.offer(verb, card.id):
            return reading.say(verb)
    is_left = table(reading.view.table["piles"])[card.id] != 0
    is_mine = reading.view.seat == reading.number("turn") and reading.view.to_act
    is_early = reading.view.table["phase"] in ("start", "action")
    can_pay = card.cost <= reading.number("coins")
    return reading.say(AFFORD) if is_left and is_mine and is_early and can_pay else ""


def _piles(reading: Reading) -> Iterator[Section]:
    """Piles outside the Supply."""
    supply = texts(reading.view.table["supply"])
    pack = reading.lexicon.pack
    others = [pack.card(name) for name in table(reading.view.table["piles"]) if name not in supply]
    cards = [card for card in others if card.pile]
    if cards:
        heads = ("card", "cost", "types", "left", "offer")
        columns = tuple(reading.say(f"head-{head}") for head in heads)
        yield reading.section("piles", [_pile(reading, card) for card in cards], columns)


def _trash(reading: Reading) -> Section:
    trash = texts(reading.view.table["trash"])
    lexicon = reading.lexicon
    rows = [
        Row((lexicon.counted(name, trash.count(name)),), f"card:{name}")
        for name in dict.fromkeys(trash)
    ]
    down = items(reading.view.table["face_down"])
    if down:
        rows.append(Row((reading.say("face-down", cards=lexicon.cards(map(str, down))),)))
    return reading.section("trash", rows)
