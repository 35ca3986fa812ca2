"""Why a move is good: facts about it that anybody can count from what its seat knows."""

from collections.abc import Iterator
from typing import Final

from moonlit.bots.advice import TENTHS, Reason
from moonlit.bots.dominion.menu import (
    ALL_KINDS,
    CARDS,
    MONEY,
    TERMINALS,
    VILLAGES,
    Menu,
    deck_value,
    wanted,
)
from moonlit.bots.dominion.worth import DEAD, worth_in_hand
from moonlit.core.codec import Plain
from moonlit.games.dominion.asking import DO_DISCARD, DO_TRASH
from moonlit.games.dominion.frames import ACT, BUY, frame_kind
from moonlit.games.dominion.moves import (
    BUY_CARD,
    GAIN_CARD,
    PICK_CARD,
    PLAY_CARD,
    PLAY_TREASURES,
    STOP,
    move_object,
    move_verb,
)
from moonlit.games.dominion.rules import to_act
from moonlit.games.dominion.scoring import owned, total
from moonlit.games.dominion.state import HAND_SIZE, KIND, NOTHING, PROVINCE, State

MOST_REASONS: Final = 3


def reasons_for(world: State, move: int, plan: Menu) -> tuple[Reason, ...]:
    """What can be said for a move, the weightiest first; `world` is any world of the view."""
    verb, kind = move_verb(move), move_object(move)
    if verb in (BUY_CARD, GAIN_CARD):
        found = _getting(world, kind, plan, is_bought=verb == BUY_CARD)
    elif verb == PLAY_CARD:
        found = _playing(world, kind)
    elif verb == PLAY_TREASURES:
        found = iter((_to_spend(world, 0),))
    elif verb == PICK_CARD:
        found = _picking(world, kind, plan)
    elif verb == STOP:
        found = _stopping(world)
    else:
        found = iter(())
    return tuple(found)[:MOST_REASONS]


def _getting(world: State, kind: int, plan: Menu, *, is_bought: bool) -> Iterator[Reason]:
    terms, seat = world.terms, to_act(world)
    before, after = total(world, seat), _points_with(world, seat, kind)
    is_pile_last = world.supply[kind] == 1 and terms.has(terms.supply, kind)
    if is_pile_last and (kind == PROVINCE or world.emptied + 1 >= terms.empty_piles):
        rival = max(total(world, other) for other in range(terms.players) if other != seat)
        yield Reason("ends", {"own": after, "rival": rival})
    if is_bought and wanted(world, seat, plan, ALL_KINDS, world.coins) == kind:
        yield Reason("plan", {"card": terms.card_names[kind]})
    if before != after:
        yield Reason("points", {"before": before, "after": after})
    counts = owned(terms, world.players[seat])
    if terms.has(terms.action_kinds, kind) and terms.actions[kind] == 0:
        facts: dict[str, Plain] = {
            "count": deck_value(terms, counts, TERMINALS, NOTHING) + 1,
            "villages": deck_value(terms, counts, VILLAGES, NOTHING),
        }
        yield Reason("terminals", facts)
    yield _money(world, kind, 1)
    left = world.coins - terms.cost[kind]
    if is_bought and left and world.buys == 1:
        yield Reason("unused", {"coins": left})


def _money(world: State, kind: int, more: int) -> Reason:
    """What the Treasures in five cards yield on the average, in tenths, before and after."""
    terms, counts = world.terms, owned(world.terms, world.players[to_act(world)])
    means = []
    for change in (0, more):
        counts[kind] += change
        cards = max(1, deck_value(terms, counts, CARDS, NOTHING))
        coins = deck_value(terms, counts, MONEY, NOTHING)
        means.append(round(TENTHS * int(HAND_SIZE) * int(coins) / int(cards)))
    return Reason("money", {"before": means[0], "after": means[1]})


def _points_with(world: State, seat: int, kind: int) -> int:
    """The own points with one more card."""
    twin = world.clone()
    twin.players[seat].discard.append(kind)
    return total(twin, seat)


def _playing(world: State, kind: int) -> Iterator[Reason]:
    terms, player = world.terms, world.players[to_act(world)]
    names = ("cards", "actions", "buys", "coins")
    bonuses = {
        name: bonus[kind]
        for name, bonus in zip(
            names, (terms.cards, terms.actions, terms.buys, terms.coins), strict=True
        )
    }
    if any(bonuses.values()):
        yield Reason("bonus", {**bonuses})
    if frame_kind(world.pending[-1]) != ACT:
        return
    kinds = [card & KIND for card in player.hand]
    others = sum(terms.has(terms.action_kinds, one) for one in kinds) - 1
    actions = world.actions - 1 + terms.actions[kind]
    if others > actions:
        yield Reason("stranded", {"count": others - actions})
    yield _to_spend(world, terms.coins[kind])


def _to_spend(world: State, more: int) -> Reason:
    """What there is to spend once all Treasures in hand are played."""
    terms, hand = world.terms, world.players[to_act(world)].hand
    kinds = [card & KIND for card in hand]
    coins = sum(terms.coins[one] for one in kinds if terms.has(terms.treasure_kinds, one))
    return Reason("coins", {"coins": world.coins + more + coins})


def _picking(world: State, kind: int, plan: Menu) -> Iterator[Reason]:
    seat = to_act(world)
    if world.ask_verb == DO_TRASH:
        yield _money(world, kind, -1)
    elif world.ask_verb == DO_DISCARD and worth_in_hand(world, seat, plan, kind) <= DEAD:
        yield Reason("dead", {"card": world.terms.card_names[kind]})


def _stopping(world: State) -> Iterator[Reason]:
    if frame_kind(world.pending[-1]) == BUY:
        counts = owned(world.terms, world.players[to_act(world)])
        yield Reason("thin", {"cards": deck_value(world.terms, counts, CARDS, NOTHING)})
