"""What must hold of every state (W-ENG-6): nothing lost or doubled, nothing out of bounds."""

from collections.abc import Iterator

from moonlit.games.wonder_book.program import FATE, INTERACTION, NONE, SPARKS
from moonlit.games.wonder_book.state import AWAY, FIRST_BOSS, IN_PLAY, OUT, State


def broken_invariants(s: State) -> Iterator[str]:
    """What is wrong with a state; usually nothing."""
    yield from _figures(s)
    yield from _tokens(s)
    yield from _things(s)
    yield from _wyrm_cards(s)
    yield from _objects(s)


def _figures(s: State) -> Iterator[str]:
    """Wyrms on board and in the pool are those in the match; conscious heroes have hearts."""
    p = s.program
    in_match = [area for area in s.wyrm_area if area != OUT]
    if not p.wyrm_pool <= len(in_match) <= FIRST_BOSS:
        yield f"{len(in_match)} wyrms instead of {p.wyrm_pool}"
    if any(not AWAY <= area < p.areas for area in in_match):
        yield f"wyrms in {s.wyrm_area}"
    for person in range(p.persons):
        if not 0 <= s.hearts[person] <= p.most_hearts[person]:
            yield f"{p.person_names[person]} has {s.hearts[person]} hearts"
        is_down = s.down >> person & 1 == 1
        if is_down != (s.hearts[person] == 0):
            yield f"{p.person_names[person]} has {s.hearts[person]} hearts, unconscious: {is_down}"
    for hero in range(p.heroes):
        if s.gone >> hero & 1 and s.area[hero] != AWAY:
            yield f"{p.hero_names[hero]} has left and is in {s.area[hero]}"


def _tokens(s: State) -> Iterator[str]:
    sparks = s.spark_pool + sum(s.on_board) + sum(s.sparks)
    if sparks != SPARKS or min(s.spark_pool, *s.on_board, *s.sparks) < 0:
        yield f"{sparks} sparks"
    if not 0 <= s.fate <= FATE:
        yield f"{s.fate} fate tokens"


def _things(s: State) -> Iterator[str]:
    """Every scrap is in one place, every item with one hero at most."""
    p = s.program
    held = [n for n in range(len(p.thing_card)) for things in s.things if things >> n & 1]
    scraps = sorted([*s.scrap_deck, *s.scrap_discards, *(n for n in held if n >= p.items)])
    if scraps != list(range(p.items, len(p.thing_card))):
        yield f"scraps {scraps}"
    if len(set(held)) != len(held):
        yield f"things held twice: {held}"
    for n in range(p.items):
        if (n in held) != (s.cards[p.thing_card[n]] == IN_PLAY):
            yield f"item {p.thing_names[n]} is held: {n in held}"


def _wyrm_cards(s: State) -> Iterator[str]:
    cards = sorted([*s.wyrm_deck, *s.wyrm_discards, *s.wyrm_out])
    wanted = [n for n in range(len(s.program.wyrm_card)) if s.wyrm_added >> n & 1]
    if cards != wanted:
        yield f"wyrm cards {cards} instead of {wanted}"
    hidden = s.wyrm_deck[s.known_bottom : len(s.wyrm_deck) - s.known_top]
    unseen = [n for n in range(len(s.program.wyrm_card)) if s.wyrm_unseen >> n & 1]
    if not {*unseen} <= {*hidden}:
        yield f"wyrm cards {unseen} unseen, but not in the unknown part of the deck"
    if s.known_top + s.known_bottom > len(s.wyrm_deck):
        yield f"{s.known_top} and {s.known_bottom} known of {len(s.wyrm_deck)} wyrm cards"


def _objects(s: State) -> Iterator[str]:
    """An object is on the board exactly while its card is in play."""
    p = s.program
    for card, kind in enumerate(p.card_kind):
        if kind == INTERACTION:
            is_there = s.objects >> p.card_object[card] & 1 == 1
            if is_there != (s.cards[card] == IN_PLAY) or is_there != (s.card_area[card] != NONE):
                yield f"object {p.card_names[card]} is there: {is_there}"
