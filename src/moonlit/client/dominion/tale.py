"""What happened at once as a few lines: Treasures together, effects indented under their cause."""

from collections.abc import Sequence

from moonlit.client.dominion.events import is_worth_telling, tell_event
from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.people import People
from moonlit.client.teller import Line
from moonlit.core.event import Event
from moonlit.games.dominion import events


def tell_tale(lexicon: Lexicon, told: Sequence[Event], people: People) -> tuple[Line, ...]:
    """A line for each event; what another one says along, or nobody needs, is empty."""
    lines: list[Line] = []
    is_cleaning = False
    while len(lines) < len(told):
        here = told[len(lines) :]
        is_cleaning = _is_cleaning(here[0], before=is_cleaning)
        run = _played_together(here)
        text = _tell_run(lexicon, run, people) if run else tell_event(lexicon, here[0], people)
        if _goes_without_saying(here, is_cleaning=is_cleaning):
            text = ""
        lines.append(Line(text, 0 if is_cleaning or is_cause(here[0]) else 1))
        said_along = max(len(run), 2 if _says_along(here) else 1) - 1
        lines += [Line("", 1)] * said_along
    return tuple(lines)


def _is_cleaning(event: Event, *, before: bool) -> bool:
    """From the beginning of a Clean-up to the next turn."""
    match event:
        case events.PhaseBegan(phase=phase):
            return phase == "clean_up"
        case events.TurnBegan():
            return False
    return before


def is_cause(event: Event) -> bool:
    """What stands for itself; everything else follows from it."""
    match event:
        case events.Played(zone=zone, is_again=is_again):
            return zone == "hand" and not is_again
        case events.TurnBegan() | events.PhaseBegan() | events.Bought():
            return True
        case events.MatchEnded() | events.Scored():
            return True
    return False


def _played_together(told: Sequence[Event]) -> list[Event]:
    """Cards played one after another, and what they yield, if that is told at once."""
    run: list[Event] = []
    for event in told:
        match event:
            case events.Played(seat=seat) if is_cause(event):
                if run and getattr(run[0], "seat", None) != seat:
                    break
                run.append(event)
            case events.Bonus(seat=seat) if run and getattr(run[0], "seat", None) == seat:
                return [*run, event] if is_worth_telling(event) else run
            case _:
                break
    return run if len(run) > 1 else []


def _tell_run(lexicon: Lexicon, run: list[Event], people: People) -> str:
    """`You play 3 × Copper: +$3.`"""
    played = [event for event in run if isinstance(event, events.Played)]
    bonus = run[-1] if isinstance(run[-1], events.Bonus) else events.Bonus(0, 0, 0, 0)
    return lexicon.say(
        "event-played-together",
        **people.facts(played[0].seat),
        cards=lexicon.cards(event.card for event in played),
        yields="yes" if is_worth_telling(bonus) else "no",
        bonus=lexicon.bonus(bonus.actions, bonus.buys, bonus.coins),
    )


def _says_along(told: Sequence[Event]) -> bool:
    """A card that is bought lands on the discard pile, a Boon that is turned over is received."""
    match told[:2]:
        case [events.Bought(seat=seat, card=card), events.Gained() as gained]:
            return gained == events.Gained(seat, card, "discard")
        case [events.BoonTurned(seat=seat, boon=boon), events.BoonReceived() as received]:
            return received == events.BoonReceived(seat, boon)
    return False


def _goes_without_saying(told: Sequence[Event], *, is_cleaning: bool) -> bool:
    """A Night in which nothing happens, and that at the end of a turn all is discarded."""
    match told[:2]:
        case [events.PhaseBegan(), events.PhaseBegan()]:
            return True
        case [events.Discarded(), *_]:
            return is_cleaning
    return False
