"""`moonlit hint`: what to do in a recorded position, from what the seat to act can see."""

from __future__ import annotations

from argparse import Namespace

from moonlit.bots.adviser import adviser_of
from moonlit.cli.errors import Refused
from moonlit.cli.matches import whole_number
from moonlit.cli.parser import Parser
from moonlit.cli.records import add_record_options, named_match
from moonlit.cli.replay import seat_names
from moonlit.cli.screen import say, say_json
from moonlit.client.hint import DEPTHS, MOVE
from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.core.game import Game
from moonlit.core.record import Record, seed_of
from moonlit.core.view import View
from moonlit.games import AnyState
from moonlit.review.records import moments


def add_options(parser: Parser) -> None:
    add_record_options(parser)
    parser.option("depth", "|".join(DEPTHS))
    parser.option("seat", "NUMBER")
    parser.option("at", "VERSION")
    parser.option("iterations", "NUMBER")


def run(options: Namespace, words: Words) -> int:
    depth = options.depth or MOVE
    if depth not in DEPTHS:
        raise Refused("bad-depth", text=depth, known=words.join(DEPTHS, "or"))
    game, record = named_match(options, "hint")
    adviser = adviser_of(record.game)
    iterations = whole_number("iterations", options.iterations or str(adviser.ITERATIONS), 1)
    version, view = _position(game, record, options)
    # The same position gives the same hint; the match's own dice are left alone.
    dice = Dice(seed_of(b"hint", version))
    advice = adviser.advise(game, view, record.config, dice, iterations=iterations)
    facts = adviser.write_advice(advice)
    if options.json:
        say_json({"version": version, **facts})
        return 0
    teller = make_teller(game, words)
    names = seat_names(teller, record.config, game.seats(record.config))
    assert view.seat is not None
    say(words.say("command-hint-head", version=version, name=names[view.seat]))
    for line in teller.hint(facts, view, depth, names).read_out(words):
        say(line)
    return 0


def _position(game: Game[AnyState], record: Record, options: Namespace) -> tuple[int, View]:
    """The position that is asked about, as the seat to act sees it."""
    most = len(record.actions)
    wanted = most if options.at is None else whole_number("at", options.at)
    if wanted > most:
        raise Refused("hint-beyond", most=most, version=wanted)
    view: View | None = None
    for moment in moments(game, record):
        if moment.version == wanted and (to_act := game.to_act(moment.state)):
            seat = _seat(options, to_act[0], game.seats(record.config))
            view = game.view(moment.state, seat)
    if view is None:
        raise Refused("hint-over", most=most - 1)
    return wanted, view


def _seat(options: Namespace, turn: Seat, seats: int) -> Seat:
    if options.seat is None:
        return turn
    seat = whole_number("seat", options.seat)
    if seat >= seats:
        raise Refused("hint-no-seat", seat=seat, most=seats - 1)
    if seat != turn:
        raise Refused("hint-waits", seat=seat, turn=turn)
    return Seat(seat)
