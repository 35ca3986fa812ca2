"""What follows a match: the same Kingdom once more, or ten other cards."""

import secrets

from moonlit.client.dominion.lexicon import Lexicon
from moonlit.client.people import People
from moonlit.client.sequel import Sequel
from moonlit.core.game import Config, Outcome
from moonlit.core.plain import table
from moonlit.games.dominion.config import RANDOM

# Easy to tell a friend.
_NUMBERS = 10_000


def sequels_of(
    lexicon: Lexicon, outcome: Outcome, config: Config, people: People
) -> tuple[Sequel, ...]:
    """The same Kingdom begun by whoever sits left of the winner, and a random one."""
    first = (outcome.winners[0] + 1) % len(outcome.places)
    switches = {**table(config["switches"]), "first_player": "seat"}
    same = {**config, "first_seat": first, "switches": switches}
    number = secrets.randbelow(_NUMBERS)
    other = {**config, "kingdom": RANDOM, "cards": [], "druid": [], "number": number}
    return (
        Sequel(lexicon.say("sequel-same", **people.facts(first)), same),
        Sequel(lexicon.say("sequel-random"), other),
    )
