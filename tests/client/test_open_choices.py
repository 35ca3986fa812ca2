"""What is offered before several people tells nothing that one of them may not know."""

import pytest

from moonlit.client.nocturne import choices
from moonlit.client.teller import make_teller
from moonlit.client.words import Words
from moonlit.games import GAMES, load_game
from tests.laws.games import draw
from tests.laws.laws import walk

MATCHES = 8


def open_decisions(name: str) -> int:
    """How many decisions all may watch; each is the same whatever an onlooker cannot see."""
    found = 0
    teller = make_teller(load_game(name), Words("en"))
    for number in range(MATCHES):
        config, dice = draw(name, number)
        game = load_game(name)
        for state in walk(game, config, dice, every=2):
            for seat in game.to_act(state):
                view = game.view(state, seat)
                if not teller.is_open(view):
                    continue
                other = game.clone(state)
                game.redeal(other, None, dice)
                assert game.view(other, seat).legal == view.legal
                found += 1
    return found


@pytest.mark.parametrize("name", GAMES)
def test_open_choices_are_the_same_in_every_world(name: str) -> None:
    # In Dominion whoever is asked has a hand of cards.
    assert (open_decisions(name) > 50) is (name != "dominion")


def test_choices_wrongly_called_open_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "HIDDEN", ())
    with pytest.raises(AssertionError):
        open_decisions("nocturne")
