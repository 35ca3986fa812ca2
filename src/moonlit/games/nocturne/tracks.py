"""What a match adds to a person's achievement track: scenarios, achievements or variants."""

from moonlit.core.errors import BadConfig
from moonlit.core.game import Config
from moonlit.games.nocturne.achievements import achievements_met, scenario_met
from moonlit.games.nocturne.config import switch_values
from moonlit.games.nocturne.state import State
from moonlit.packs.nocturne.tables import Pack

LISTS = ("scenarios", "achievements", "variants")


def entries(pack: Pack, name: str) -> list[str]:
    """Every entry of a list, in order (N-TRACK-1)."""
    match name:
        case "scenarios":
            return [f"scenario-{scenario.id}" for scenario in pack.scenarios]
        case "achievements":
            return [f"achievement-{achievement.id}" for achievement in pack.achievements]
        case "variants":
            return [f"variant-{variant.id}" for variant in pack.variants]
    raise BadConfig("unknown-list", list=name, known=LISTS)


def met(pack: Pack, config: Config, state: State, seat: int) -> dict[str, list[str]]:
    """What a player has met at the end of a match, by list.

    Standard achievements ask for normal rules and set-up (N-ACH-1); everybody marks the variants
    that were played (E-72).
    """
    scenario, variants = config["scenario"], config["variants"]
    assert isinstance(scenario, int) and isinstance(variants, list)
    found: dict[str, list[str]] = {name: [] for name in LISTS}
    found["variants"] = [f"variant-{variant}" for variant in variants]
    if scenario and scenario_met(pack, config, state, seat, pack.scenarios[scenario - 1]):
        found["scenarios"] = [f"scenario-{scenario}"]
    if not scenario and not variants and config["mode"] != "family":
        numbers = achievements_met(pack, config, state, seat)
        found["achievements"] = [f"achievement-{number}" for number in numbers]
    return found


def earned(
    pack: Pack, config: Config, found: dict[str, list[str]], name: str, marked: list[str]
) -> list[str]:
    """What may be marked anew for the chosen list; one achievement a match in German (E-70)."""
    new = [entry for entry in found[name] if entry not in marked]
    is_limited = switch_values(pack, config)["achievements_per_game"] == "one"
    return new[:1] if name == "achievements" and is_limited else new


def next_scenario(pack: Pack, marked: list[str]) -> int:
    """The first scenario not yet completed; they are meant to be tackled in order (N-TRACK-4)."""
    left = [entry for entry in entries(pack, "scenarios") if entry not in marked]
    return int(left[0].removeprefix("scenario-")) if left else 0
