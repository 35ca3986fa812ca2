"""What can be chosen before a match of Nocturne, as a form (docs/concepts/glossary.md)."""

from moonlit.client.bots import tell_company
from moonlit.client.entries import SWITCHES, Entry, make_option, make_value
from moonlit.client.nocturne.challenges import tell_condition, tell_tasks
from moonlit.client.nocturne.evidence import is_ours, variant_evidence
from moonlit.client.nocturne.goals import goal_name
from moonlit.client.nocturne.things import switch_value, variant_text
from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.core.codec import Plain
from moonlit.games.nocturne.config import DEFAULTS, MODES, MOST_PLAYERS
from moonlit.packs.evidence import Evidence
from moonlit.packs.nocturne.tables import Pack, Scenario, Switch
from moonlit.packs.nocturne.words import PRESETS

SOLO = "solo"


def make_form(words: Words, pack: Pack) -> Entry:
    """The form of a pack in one language; what it gives, `check_config` accepts."""
    switches = pack.editions.switches
    return {
        "id": pack.game,
        "name": words.say(f"command-game-{pack.game}"),
        "tagline": words.say("page-tagline"),
        "players": list[Plain](range(1, MOST_PLAYERS + 1)),
        **tell_company(words, pack.game),
        "presets": _presets(words),
        "options": [*_options(words, pack), *(_switch(words, one) for one in switches)],
        "scenarios": [_scenario(words, scenario) for scenario in pack.scenarios],
        "achievements": [
            {
                "id": one.id,
                "name": words.say(f"achievement-{one.id}"),
                "text": tell_condition(words, one.needs),
                "ours": is_ours(one.evidence),
            }
            for one in pack.achievements
        ],
        "track": pack.track_spaces,
    }


def _presets(words: Words) -> list[Plain]:
    """Ready choices: the modes, and playing alone."""
    return [
        *(_preset(words, mode, {"mode": mode}) for mode in MODES),
        _preset(words, SOLO, {"mode": "advanced", "players": 1}),
    ]


def _preset(words: Words, mode: str, options: Entry) -> Entry:
    name, text = words.say(f"mode-{mode}"), words.say(f"mode-{mode}-text")
    return {"id": mode, "name": name, "text": text, "options": options}


def _options(words: Words, pack: Pack) -> list[Plain]:
    not_alone: Entry = {"players": list[Plain](range(2, MOST_PLAYERS + 1))}
    modes: list[Plain] = [
        _value(words, mode, f"mode-{mode}", when=not_alone if mode == "family" else {})
        for mode in MODES
    ]
    editions: list[Plain] = [_value(words, preset, f"edition-{preset}") for preset in PRESETS]
    return [
        _option(words, "mode", "choice", modes),
        _option(words, "edition", "choice", editions),
        _option(words, "no_concoctions", "flag", [], when={"mode": ["family"]}),
        _option(words, "variants", "many", _variants(words, pack)),
        _option(words, "scenario", "choice", _scenarios(words, pack), when={"mode": ["advanced"]}),
        _option(words, "characters", "each", _characters(words, pack), when={"scenario": [0]}),
        _option(words, "forest_visitor", "seat", [], when={"edition": ["de"]}),
    ]


def _option(
    words: Words, name: str, kind: str, values: list[Plain], when: Entry | None = None
) -> Entry:
    title, text = words.say(f"page-option-{name}"), words.say(f"page-option-{name}-text")
    return make_option(name, title, text, kind, values, DEFAULTS[name], when)


def _value(words: Words, value: Plain, key: str, when: Entry | None = None) -> Entry:
    return make_value(value, words.say(key), words.say(f"{key}-text"), when=when)


def _variants(words: Words, pack: Pack) -> list[Plain]:
    return [
        make_value(
            variant.id,
            words.say(f"variant-{variant.id}"),
            variant_text(words, pack, variant),
            ours=is_ours(variant_evidence(pack, variant)),
            when={"no_concoctions": [False]} if variant.id == "all_set_to_brew" else {},
        )
        for variant in pack.variants
    ]


def _scenarios(words: Words, pack: Pack) -> list[Plain]:
    values: list[Plain] = [make_value(0, words.say("page-no-scenario"))]
    for one in pack.scenarios:
        name, level = words.say("scenario-title", number=one.id), words.say(f"level-{one.level}")
        values.append(make_value(one.id, name, level, ours=is_ours(one.evidence)))
    return values


def _characters(words: Words, pack: Pack) -> list[Plain]:
    return [
        make_value(
            one.id,
            words.say(f"character-{one.id}"),
            words.say(f"ability-{one.ability}", number=one.number),
            ours=is_ours(one.evidence),
        )
        for one in pack.characters
    ]


def _switch(words: Words, switch: Switch) -> Entry:
    """A ruling; no default of its own means that the edition decides."""
    values: list[Plain] = [
        make_value(
            value,
            sentence(switch_value(words, switch.id, value)),
            _editions(words, switch, value),
            ours=_is_only_ours(switch.evidence),
        )
        for value in switch.values
    ]
    name = words.say(f"switch-{switch.id}")
    return make_option(switch.id, name, "", "choice", values, None, inside=SWITCHES)


def _editions(words: Words, switch: Switch, value: Plain) -> str:
    """The editions that play it so."""
    same = [preset for preset in PRESETS if switch.in_preset(preset) == value]
    return words.join(words.say(f"edition-{preset}") for preset in same)


def _is_only_ours(evidence: Evidence) -> bool:
    return evidence.source == ("ours",)


def _scenario(words: Words, scenario: Scenario) -> Entry:
    return {
        "id": scenario.id,
        "name": words.say("scenario-title", number=scenario.id),
        "level": words.say(f"level-{scenario.level}"),
        "character": scenario.character,
        "points": scenario.points,
        "tasks": list[Plain](tell_tasks(words, scenario)),
        "goals": {
            "twilight": list[Plain](scenario.twilight),
            "moonlight": list[Plain](scenario.moonlight),
        },
        "text": words.say(
            "page-scenario-text",
            character=words.say(f"character-{scenario.character}"),
            points=scenario.points,
            twilight=words.join(goal_name(words, "twilight", goal) for goal in scenario.twilight),
            moonlight=words.join(
                goal_name(words, "moonlight", goal) for goal in scenario.moonlight
            ),
        ),
        "ours": is_ours(scenario.evidence),
        "options": {"scenario": scenario.id, "mode": "advanced"},
    }
