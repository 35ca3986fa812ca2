"""Random matches over everything that can be configured, from one number each."""

from moonlit.core.codec import Plain
from moonlit.core.dice import Dice
from moonlit.games.nocturne.config import MODES
from moonlit.games.nocturne.meta import Nocturne
from moonlit.packs.nocturne.folder import load_pack
from moonlit.packs.nocturne.words import PRESETS, VARIANTS
from tests.games.sample import Sample

GAME = Nocturne(load_pack(None))


def sample(number: int) -> Sample:
    """The match with this number; modes, player counts and presets come round in turn."""
    dice = Dice(number * 1_000_003 + 17)
    mode = MODES[number % 3]
    players = 1 + number // 3 % 4
    if mode == "family" and players == 1:
        mode = "basic"
    options: dict[str, Plain] = {
        "mode": mode,
        "players": players,
        "edition": PRESETS[number // 12 % 4],
        "forest_visitor": dice.below(players),
    }
    if dice.below(2):
        options["switches"] = _switches(dice)
    if dice.below(2):
        options["variants"] = [name for name in VARIANTS if dice.below(5) < 2]
    if mode == "advanced" and dice.below(3) == 0:
        options["scenario"] = 1 + dice.below(20)
    brews = "all_set_to_brew" in (options.get("variants") or [])  # type: ignore[operator]
    if mode == "family" and not brews:
        options["no_concoctions"] = dice.below(2) == 1
    return Sample(GAME.check_config(options), dice)


def _switches(dice: Dice) -> dict[str, Plain]:
    chosen: dict[str, Plain] = {}
    for switch in GAME.pack.editions.switches:
        if dice.below(2):
            chosen[switch.id] = switch.values[dice.below(len(switch.values))]
    return chosen
