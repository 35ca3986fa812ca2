"""Tables laid out by hand for what random matches hardly ever come to."""

from collections.abc import Iterator

from moonlit.client.teller import Teller
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from tests.games.dominion.table import GAME, Table

NAMES = ("Anna", "Bolko", "Cyryl")


def tables() -> Iterator[Table]:
    """Each table at moments that are worth telling."""
    for make in (_start, _fate, _village, _gains, _attack, _trash, _hands, _doom, _end):
        yield from make()


def _start() -> Iterator[Table]:
    """A turn starts with several things to do in an order of one's own."""
    yield Table(
        "hand: 2 copper | crypt: copper silver | crypt: gold copper | durations: cobbler"
        " | saved: seas_gift | states: lost_in_the_woods",
        "",
        cards=["fool", "blessed_village"],
        phase="start",
    )
    table = Table("hand: copper | crypt: copper silver", "", phase="start")
    yield table
    yield table.do("0 take silver")


def _fate() -> Iterator[Table]:
    """Boons of every kind: chosen, kept, shared, received twice."""
    boons: list[Plain] = ["forests_gift", "rivers_gift", "earths_gift"]
    table = Table("hand: fool 2 copper | deck: 3 copper", "", boons=boons)
    yield table.do("0 play fool")
    yield table.do("0 receive forests_gift")
    yield Table("hand: druid | deck: copper", "").do("0 play druid")
    table = Table("hand: pixie | deck: 2 copper", "", boons=["fields_gift"])
    yield table.do("0 play pixie")
    yield table.do("0 trash fields_gift")
    table = Table("hand: sacred_grove copper | deck: copper", "deck: copper", boons=["seas_gift"])
    yield table.do("0 play sacred_grove")
    skys = Table("hand: bard 4 copper", "", boons=["skys_gift"])
    yield skys.do("0 play bard")
    yield skys.do("0 discard")
    discards = [boon.id for boon in GAME.pack.boons]
    yield Table("hand: bard", "", boon_discards=list[Plain](discards)).do("0 play bard")


def _village() -> Iterator[Table]:
    """A Boon for now or for the next turn."""
    table = Table("hand: 4 copper", "", phase="buy", coins=4, cards=["blessed_village"])
    yield table.do("0 buy blessed_village")
    yield table.do("0 no")


def _gains() -> Iterator[Table]:
    """What a gain sets off, one thing or several."""
    cards = ["changeling", "tracker", "skulk"]
    table = Table("hand: tracker | deck: copper", "", cards=cards, coins=4, boons=["seas_gift"])
    table.do("0 play tracker")
    yield table.do("0 buy skulk")
    table = Table("hand: copper", "", cards=["changeling"], phase="buy", coins=3)
    yield table.do("0 buy silver")
    yield table.do("0 exchange silver")
    table = Table("hand: tracker | deck: copper", "", cards=cards, coins=4, boons=["seas_gift"])
    table.do("0 play tracker")
    yield table.do("0 buy copper")
    yield table.do("0 topdeck copper")


def _attack() -> Iterator[Table]:
    """An Attack and the Reaction to it, a hand that is shown."""
    table = Table("hand: militia", "hand: moat 4 copper")
    yield table.do("0 play militia")
    yield table.do("1 reveal militia")
    yield Table("hand: militia", "hand: 5 copper | deck: moat").do("0 play militia")
    yield Table("hand: militia", "hand: 5 estate").do("0 play militia")
    bandit = Table("hand: bandit", "deck: silver gold")
    yield bandit.do("0 play bandit")
    yield Table("hand: bureaucrat", "hand: 5 copper").do("0 play bureaucrat")


def _trash() -> Iterator[Table]:
    """Cards are trashed; one is played there and lies face down; a Wish goes back to its pile."""
    yield Table("hand: chapel 2 copper", "").do("0 play chapel")
    yield Table("hand: necromancer 2 copper | deck: copper estate", "").do(
        "0 play necromancer", "0 play zombie_spy"
    )
    wish = Table("hand: wish | deck: copper", "", cards=["leprechaun"])
    yield wish.do("0 play wish")


def _hands() -> Iterator[Table]:
    """Cards looked at, set aside, played from elsewhere, put back."""
    yield Table("hand: vassal | deck: smithy 3 copper", "").do("0 play vassal")
    yield Table("hand: vassal | deck: smithy 3 copper", "").do("0 play vassal", "0 play smithy")
    library = Table("hand: library | deck: smithy 8 copper", "")
    yield library.do("0 play library")
    yield library.do("0 set_aside smithy")
    sentry = Table("hand: sentry | deck: 2 copper estate silver", "")
    yield sentry.do("0 play sentry")
    yield sentry.do("0 no")
    yield sentry.do("0 no")
    yield Table("hand: harbinger | deck: copper | discard: gold silver", "").do("0 play harbinger")
    throne = Table("hand: throne_room smithy copper | deck: 6 copper", "")
    yield throne.do("0 play throne_room")
    yield throne.do("0 play smithy")
    crypt = Table("hand: crypt | play: 2 silver gold", "", phase="night")
    yield crypt.do("0 play crypt")
    yield crypt.do("0 set_aside silver")
    yield crypt.do("0 done")
    ghost = "hand: smithy | ghost: smithy | deck: 9 copper"
    yield Table(ghost, "", phase="start", cards=["exorcist"])
    hound = Table("hand: cellar faithful_hound copper | deck: 2 copper", "")
    yield hound.do("0 play cellar", "0 discard faithful_hound", "0 done")


def _doom() -> Iterator[Table]:
    """Hexes and the States they bring."""
    for name in (one.id for one in GAME.pack.hexes):
        seat = "hand: 3 copper 2 smithy | deck: silver 4 estate"
        table = Table("hand: skulk", seat, hexes=[name])
        yield table.do("0 play skulk")
    deluded = Table("hand: smithy | states: deluded", "", cards=["skulk"])
    yield deluded.do("0 end")
    envious = Table("hand: copper | states: envious", "states: twice_miserable", cards=["skulk"])
    yield envious
    discards = [one.id for one in GAME.pack.hexes]
    yield Table("hand: skulk", "", hex_discards=list[Plain](discards)).do("0 play skulk")


def _end() -> Iterator[Table]:
    """A last night, and the match is over."""
    table = Table("hand: guardian copper", "", phase="night", piles={"province": 0})
    yield table
    yield table.do("0 end")


def tell_table(teller: Teller, table: Table) -> Iterator[str]:
    """Everything about a table, for everybody."""
    for seat in (*range(len(table.state.players)), None):
        view = GAME.view(table.state, None if seat is None else Seat(seat))
        yield teller.decision(view, NAMES)
        yield from filter(None, (teller.why(view),))
        yield from (teller.label(action, view) for action in view.legal)
        for event in table.events:
            yield from filter(None, (teller.event(event.face(view.seat), NAMES, view.seat),))
        for section in teller.page(view, table.config, NAMES):
            yield section.title
            yield from (cell for row in section.rows for cell in row.cells if cell)
