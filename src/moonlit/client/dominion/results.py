"""How a match ended, said to one of the players or to an onlooker."""

from collections.abc import Iterator, Mapping, Sequence

from moonlit.client.dominion.lexicon import MINUS, Lexicon
from moonlit.client.people import People, tell_places
from moonlit.core.game import Config, Outcome
from moonlit.games.dominion.terms import cards_of, effect_of
from moonlit.packs.dominion.tables import Card

RULE = "D-SCORE-3"
MISERY = "misery"


def categories_of(lexicon: Lexicon, config: Config) -> tuple[str, ...]:
    """The rows of the score sheet: what can be worth points here, the dearest first."""
    cards = cards_of(lexicon.pack, config)
    worth = [card for card in cards if {"victory", "curse"} & set(card.types)]
    rows = [card.id for card in sorted(worth, key=_place)]
    return (*rows, MISERY) if any("doom" in card.types for card in cards) else tuple(rows)


def _place(card: Card) -> tuple[bool, int]:
    return "curse" in card.types, -card.cost


def category_name(lexicon: Lexicon, category: str) -> str:
    return lexicon.say("misery") if category == MISERY else lexicon.name(category)


def points_of(
    lexicon: Lexicon, config: Config, owned: Mapping[str, int], states: Sequence[str]
) -> dict[str, int]:
    """What somebody's cards and States are worth, by category."""
    cards = cards_of(lexicon.pack, config)
    counts = [owned.get(card.id, 0) for card in cards]
    points = {
        card.id: count * (card.points + effect_of(card).points(counts, sum(counts)))
        for card, count in zip(cards, counts, strict=True)
    }
    return {**points, MISERY: sum(lexicon.pack.state(name).points for name in states)}


def tell_result(
    lexicon: Lexicon, outcome: Outcome, config: Config, people: People
) -> Iterator[str]:
    """The winner first, then ties, then everybody's points."""
    yield _winner(lexicon, outcome, people)
    most = max(outcome.totals)
    tied = [seat for seat, total in enumerate(outcome.totals) if total == most]
    if len(tied) > len(outcome.winners):
        names = lexicon.words.join(people.label(seat) for seat in tied)
        points = lexicon.points(most)
        yield lexicon.say("result-tie", names=names, points=points, clause=RULE)
    if len(outcome.winners) > 1:
        yield lexicon.say("result-shared", clause=RULE)
    labels = [people.label(seat) for seat in range(len(outcome.sheets))]
    yield from tell_places(lexicon.words, outcome, labels)
    for seat in range(len(outcome.sheets)):
        yield _sheet(lexicon, outcome, config, people, seat)


def _winner(lexicon: Lexicon, outcome: Outcome, people: People) -> str:
    winners, total = outcome.winners, max(outcome.totals)
    if len(winners) > 1:
        names = lexicon.words.join(people.label(seat) for seat in winners)
        return lexicon.words.say("seat-winners", names=names, total=total)
    return lexicon.words.say("seat-winner", **people.facts(winners[0]), total=total)


def _sheet(lexicon: Lexicon, outcome: Outcome, config: Config, people: People, seat: int) -> str:
    turns = outcome.notes["turns"]
    assert isinstance(turns, list)
    sheet = outcome.sheets[seat]
    told = ", ".join(
        f"{category_name(lexicon, name)} {signed(sheet[name])}"
        for name in categories_of(lexicon, config)
        if sheet.get(name)
    )
    return lexicon.say(
        "result-sheet" if told else "result-sheet-empty",
        who=people.label(seat),
        points=lexicon.points(outcome.totals[seat]),
        turns=int(str(turns[seat])),
        sheet=told,
    )


def signed(points: int) -> str:
    """A number with a proper minus."""
    return str(points).replace("-", MINUS)
