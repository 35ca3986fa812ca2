"""Bots: by name, from views alone, and greedy better than random."""

import pytest

from moonlit.bots.bot import KNOWN, SIMPLE, make_bot
from moonlit.core.errors import BadConfig
from moonlit.games import load_game
from moonlit.table.match import Match

GAME = load_game("nocturne")


def play(seats: tuple[str, ...], number: int, **options: object) -> tuple[int, ...]:
    chosen = {"players": len(seats), **options}
    match = Match.begin(GAME, chosen, number.to_bytes(32, "big"))  # type: ignore[arg-type]
    bots = [make_bot(name, GAME, match.config, number + i) for i, name in enumerate(seats)]
    while match.to_act():
        seat = match.to_act()[0]
        match.act(bots[seat].choose(match.view(seat)), match.version)
    outcome = match.outcome()
    assert outcome is not None
    return outcome.winners


def test_a_strange_bot_is_refused() -> None:
    config = GAME.check_config({})
    with pytest.raises(BadConfig) as refused:
        make_bot("deep-thought", GAME, config, 0)
    assert refused.value.facts["known"] == KNOWN


@pytest.mark.parametrize("simple", SIMPLE)
@pytest.mark.parametrize("more", ["+collector", "@20", "@20ms"])
def test_simple_bots_take_no_persona_and_no_budget(simple: str, more: str) -> None:
    with pytest.raises(BadConfig, match="unknown-bot"):
        make_bot(simple + more, GAME, GAME.check_config({}), 0)


def test_greedy_beats_random_from_either_seat() -> None:
    matches = 12
    won = sum(0 in play(("greedy", "random"), number) for number in range(matches))
    won += sum(1 in play(("random", "greedy"), number) for number in range(matches))
    assert won >= 21


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        *(("basic", players) for players in range(1, 5)),
        *(("advanced", players) for players in range(1, 5)),
        *(("family", players) for players in range(2, 5)),
    ],
)
def test_greedy_plays_every_mode_to_its_end(mode: str, players: int) -> None:
    variants = ["chasing_chests", "two_up", "twisted_trees"] if players == 3 else []
    play(("greedy",) * players, players, mode=mode, variants=variants)
