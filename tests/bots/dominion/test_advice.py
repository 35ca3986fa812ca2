"""Hints: from the view alone, best first, and every number in a reason can be counted again."""

from typing import cast

import pytest

from moonlit.bots.advice import Reason
from moonlit.bots.adviser import adviser_of
from moonlit.bots.dominion.advice import COMPARED, Advice, advise, read_advice, write_advice
from moonlit.client.dominion.advice import tell_hint
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.hint import COMPARISON, DEPTHS, MOVE, NUDGE
from moonlit.client.words import Words
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.errors import NotYourTurn
from moonlit.core.game import Game
from moonlit.core.plain import table, tables, texts
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.table.match import Match
from tests.bots.dominion.kingdoms import GAME, PLAIN
from tests.client.catalogues import STRICT, check_sentence

ANY_GAME = cast("Game[AnyState]", GAME)
CARDS = {card.id: card for card in GAME.pack.cards}
ITERATIONS = 24


def begin(number: int, kingdom: str = "") -> Match[AnyState]:
    options: dict[str, Plain] = {"kingdom": kingdom} if kingdom else {"cards": list[Plain](PLAIN)}
    return Match.begin(ANY_GAME, {"players": 2, **options}, number.to_bytes(32, "big"))


def advised(number: int, kingdom: str = "", every: int = 3) -> list[tuple[View, Advice]]:
    """The advice in some positions of a match that is played by it."""
    match, found, dice = begin(number, kingdom), [], Dice(number)
    while match.to_act():
        view = match.view(match.to_act()[0])
        advice = advise(ANY_GAME, view, match.config, dice, iterations=ITERATIONS)
        if match.version % every == 0:
            found.append((view, advice))
        match.act(advice.choices[0].action, match.version)
    return found


@pytest.fixture(scope="module")
def some() -> list[tuple[View, Advice]]:
    """Positions of two matches with their advice."""
    found = advised(3) + advised(4, "k-01", every=2)
    assert len(found) > 100
    return found


def test_it_says_what_can_be_done_best_first(some: list[tuple[View, Advice]]) -> None:
    for view, advice in some:
        actions = [choice.action for choice in advice.choices]
        assert 1 <= len(actions) <= COMPARED
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(view.legal)
        # The first is what the race would play, which need not have the highest mean.
        wins = [choice.win for choice in advice.choices]
        assert wins[1:] == sorted(wins[1:], reverse=True)
        assert 0 <= min(wins) <= max(wins) <= 100


def test_nothing_else_is_said_only_where_there_is_nothing_else(
    some: list[tuple[View, Advice]],
) -> None:
    """Also where a bot would not think: Treasures come before purchases, Curses are left lying."""
    best = [choice for _, advice in some for choice in advice.choices[:1]]
    assert any(choice.action.verb == "treasures" for choice in best)
    for view, advice in some:
        assert (len(advice.choices) == 1) == (len(view.legal) == 1)


def test_it_survives_being_written(some: list[tuple[View, Advice]]) -> None:
    for _, advice in some:
        assert read_advice(write_advice(advice)) == advice


def test_only_the_seat_to_act_gets_any() -> None:
    match = begin(5)
    other = Seat(1 - match.to_act()[0])
    for seat in (other, None):
        with pytest.raises(NotYourTurn):
            advise(ANY_GAME, match.view(seat), match.config, Dice(1))
    assert adviser_of("dominion").ITERATIONS > 0


def test_two_worlds_that_look_alike_give_the_same_advice() -> None:
    match = begin(6, "k-01")
    for version in range(40):
        seat = match.to_act()[0]
        view = match.view(seat)
        if version % 8 == 3:
            other = GAME.determinize(view, match.config, Dice(version + 100))
            one, two = (
                advise(ANY_GAME, seen, match.config, Dice(2), iterations=ITERATIONS)
                for seen in (view, GAME.view(other, seat))
            )
            assert one == two
        match.act(view.legal[version % len(view.legal)], match.version)


def owned(view: View) -> list[str]:
    """All cards of the viewer, as the view shows them."""
    seats = view.table["seats"]
    assert isinstance(seats, list)
    assert view.seat is not None
    seat = seats[view.seat]
    assert isinstance(seat, dict)
    cards = seat["owned"]
    assert isinstance(cards, dict)
    return [card for card, count in cards.items() for _ in range(int(str(count)))]


def hand_of(view: View) -> list[str]:
    """The viewer's hand."""
    assert view.seat is not None
    seats = tables(view.table["seats"])
    return texts(table(seats[view.seat]["hand"])["cards"])


def mean_hand(cards: list[str]) -> int:
    coins = sum(CARDS[card].coins for card in cards if "treasure" in CARDS[card].types)
    return round(50 * coins / len(cards))


def check_reason(view: View, reason: Reason, card: str, verb: str) -> None:
    """Count again what a reason says about a card."""
    cards, facts = owned(view), reason.facts
    coins, buys = int(str(view.table["coins"])), int(str(view.table["buys"]))
    match reason.code:
        case "money":
            after = [*cards] if verb == "trash" else [*cards, card]
            if verb == "trash":
                after.remove(card)
            assert facts == {"before": mean_hand(cards), "after": mean_hand(after)}
        case "terminals":
            actions = [CARDS[one] for one in [*cards, card] if "action" in CARDS[one].types]
            assert facts["count"] == sum(one.actions == 0 for one in actions)
            assert facts["villages"] == sum(max(0, one.actions - 1) for one in actions)
        case "unused":
            assert buys == 1
            assert facts == {"coins": coins - CARDS[card].cost}
        case "bonus":
            assert facts == {
                name: getattr(CARDS[card], name) for name in ("cards", "actions", "buys", "coins")
            }
        case "thin":
            assert facts == {"cards": len(cards)}
        case "coins" if verb == "treasures":
            hand = hand_of(view)
            treasures = sum(CARDS[one].coins for one in hand if "treasure" in CARDS[one].types)
            assert facts == {"coins": coins + treasures}
        case "points":
            more = CARDS[card].points + (cards.count("pasture") if card == "estate" else 0)
            assert int(str(facts["after"])) - int(str(facts["before"])) == more


def test_every_number_can_be_counted_again(some: list[tuple[View, Advice]]) -> None:
    codes = set()
    for view, advice in some:
        for choice in advice.choices:
            for reason in choice.reasons:
                codes.add(reason.code)
                card = choice.action.names[0] if choice.action.names else ""
                check_reason(view, reason, card, choice.action.verb)
    assert {"money", "plan", "points", "bonus", "thin", "coins"} <= codes


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
@pytest.mark.parametrize("depth", DEPTHS)
def test_it_is_told_in_whole_sentences(
    words: Words, depth: str, some: list[tuple[View, Advice]]
) -> None:
    lexicon = Lexicon(words, GAME.pack)
    for view, advice in some[::4]:
        hint = tell_hint(lexicon, view, write_advice(advice), depth)
        for line in hint.lines:
            check_sentence(line)
        assert (depth == NUDGE) == (not hint.actions)
        assert len(hint.compared) == (len(advice.choices) if depth == COMPARISON else 0)
        if depth == MOVE:
            assert hint.compared == ()


REASONS = (
    Reason("ends", {"own": 30, "rival": 24}),
    Reason("plan", {"card": "smithy"}),
    Reason("points", {"before": 3, "after": 9}),
    Reason("money", {"before": 35, "after": 41}),
    Reason("terminals", {"count": 2, "villages": 0}),
    Reason("unused", {"coins": 1}),
    Reason("bonus", {"cards": 1, "actions": 2, "buys": 0, "coins": 0}),
    Reason("stranded", {"count": 1}),
    Reason("coins", {"coins": 6}),
    Reason("dead", {"card": "estate"}),
    Reason("thin", {"cards": 12}),
)


@pytest.mark.parametrize("words", STRICT, ids=lambda words: words.language)
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.code)
def test_every_reason_has_a_sentence_and_an_idea(
    words: Words, reason: Reason, some: list[tuple[View, Advice]]
) -> None:
    view, advice = some[0]
    facts = write_advice(advice)
    choices = facts["choices"]
    assert isinstance(choices, list)
    assert isinstance(choices[0], dict)
    choices[0]["reasons"] = [{"code": reason.code, "facts": dict(reason.facts)}]
    lexicon = Lexicon(words, GAME.pack)
    told = tell_hint(lexicon, view, facts, MOVE).lines[2]
    check_sentence(told)
    usual = lexicon.say("advice-idea", idea="")
    assert tell_hint(lexicon, view, facts, NUDGE).lines[1] != usual
