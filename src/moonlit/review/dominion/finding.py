"""How puzzles of Dominion are looked for; a gap is in hundredths of the chance to win."""

from __future__ import annotations

from typing import Final

from moonlit.bots.advice import Choice
from moonlit.bots.dominion.advice import Advice, write_advice
from moonlit.bots.dominion.menu import Menu
from moonlit.bots.dominion.plans import Effort, plans_for
from moonlit.bots.dominion.policy import choose
from moonlit.bots.dominion.reasons import reasons_for
from moonlit.core.action import Seat
from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.core.game import Config, Game
from moonlit.games import AnyState
from moonlit.games.dominion.moves import (
    BUY_CARD,
    GAIN_CARD,
    PLAY_CARD,
    move_at,
    move_count,
    move_object,
    move_verb,
)
from moonlit.games.dominion.rules import to_act
from moonlit.games.dominion.state import State
from moonlit.packs.dominion.folder import load_pack
from moonlit.review.dominion.judging import Judge, considered, has_choice
from moonlit.review.dominion.outlook import Foresight, mean_and_error, outlook_of
from moonlit.review.dominion.reviewer import MOST_MATCHES
from moonlit.review.puzzles import EASY, MEDIUM, Gap, Grade

BOTS: Final = ("adept@40", "mystic@8")
ITERATIONS: Final = 1000
# Big Money, and plans for the Kingdom; nobody here watches a clock.
FINDERS: Final[dict[Grade, str]] = {EASY: "scout", MEDIUM: "adept@40"}
# Whatever else is done is at least an inaccuracy (`review/grading.py`).
LEAST_GAP: Final = 5.0
# Plans are looked for in so many matches for every playout of a decision.
MATCHES_PER_ITERATION: Final = 2
FEWEST_MOVES: Final = 3
# One of so many matches is played in a Kingdom of the rulebooks, the others in new ones.
RECOMMENDED: Final = 4


def options_of(number: int) -> dict[str, Plain]:
    """Every Kingdom twice, so that it is looked at from both seats."""
    deal = number // 2
    kingdoms = [one.id for one in load_pack().kingdoms]
    if deal % RECOMMENDED == 0:
        return {"kingdom": kingdoms[deal // RECOMMENDED % len(kingdoms)]}
    return {"kingdom": "random", "number": deal}


def gap_of(state: AnyState, iterations: int, dice: Dice) -> Gap | None:
    """None where fewer than three moves are worth a look, and where plans prove too little."""
    assert isinstance(state, State)
    plans = _plans(state, iterations)
    usual = int(choose(state, plans[0]))
    if not has_choice(state, plans, usual):
        return None
    liked = considered(state, plans, usual, move_count(state))
    if len(liked) < FEWEST_MOVES:
        return None
    legal = (int(move_at(state, number)) for number in range(move_count(state)))
    moves = list(dict.fromkeys([*liked, *legal]))
    foresight = Foresight(plans, int(state.terms.players), dice.word())
    gap = Judge(plans, foresight, iterations, Dice(dice.word())).gap(state, moves)
    return gap if is_whole(state, gap.best) else None


def is_whole(state: State, move: int) -> bool:
    """Getting a card, or playing one where no other gives an Action back.

    Whatever else is done comes to its worth only by moves that follow, which plans make badly: how
    good it is to decline, or to choose one card after the other, they cannot tell.
    """
    if move_verb(move) != PLAY_CARD:
        return move_verb(move) in (BUY_CARD, GAIN_CARD)
    legal = [move_at(state, number) for number in range(move_count(state))]
    played = [move_object(one) for one in legal if move_verb(one) == PLAY_CARD]
    return not any(state.terms.actions[kind] for kind in played)


def _plans(state: State, iterations: int) -> list[Menu]:
    return plans_for(state.terms, Effort(min(MOST_MATCHES, MATCHES_PER_ITERATION * iterations)))


def advice_on(
    game: Game[AnyState], state: AnyState, config: Config, gap: Gap, iterations: int
) -> tuple[dict[str, Plain], float]:
    """Every legal action in the same worlds, with reasons that the seat can count.

    Nothing where one of them comes nearer to the best than a puzzle allows.
    """
    assert isinstance(state, State)
    plans, seat = _plans(state, iterations), Seat(to_act(state))
    foresight = Foresight(plans, int(state.terms.players), 0)
    worlds = Judge(plans, foresight, iterations, Dice(0)).worlds
    # Not even how cards that nobody knows happen to lie shows in a figure.
    world = game.determinize(game.view(state, seat), config, Dice(0))
    assert isinstance(world, State)
    legal = [int(move_at(world, number)) for number in range(move_count(world))]
    endings = {move: foresight.seen(world, move, worlds) for move in legal}
    shares = {move: 100 * outlook_of(found).shares[seat] for move, found in endings.items()}
    order = sorted(legal, key=lambda move: (move != gap.best, -shares[move]))
    points = shares[order[0]] - shares[order[1]]
    if points < LEAST_GAP:
        return {}, points
    choices = []
    for move in order:
        lead, error = mean_and_error([one.lead(seat) for one in endings[move]])
        reasons, action = reasons_for(world, move, plans[0]), game.action(world, move)
        win = round(shares[move])
        choices.append(Choice(action, win, round(lead, 1), round(error, 1), reasons))
    advice = Advice(seat, worlds * len(legal), tuple(choices), is_close=False)
    return write_advice(advice), min(gap.points, points)
