"""Tiles, concoctions, characters, solo cards, variants and switches, each with its evidence."""

from moonlit.client.nocturne.evidence import tell_evidence, variant_evidence
from moonlit.client.nocturne.names import card_name, card_of, tile_name, tile_of
from moonlit.client.nocturne.symbols import symbol_name, tell_symbols
from moonlit.client.phrases import sentence
from moonlit.client.words import Words
from moonlit.packs.evidence import Evidence
from moonlit.packs.nocturne.tables import Concoction, Pack, SoloCard, SwitchValue, Variant
from moonlit.packs.nocturne.words import TYPES_WITH_POINTS


def tell_tile(words: Words, pack: Pack, tile_id: str) -> str:
    """Name, points, symbols, and how well they are known."""
    tile = tile_of(pack, tile_id)
    return words.say(
        "tile-told",
        tile=sentence(tile_name(words, pack, tile_id)),
        details=tile_details(words, pack, tile_id),
        evidence=tell_evidence(words, tile.evidence),
    )


def tile_details(words: Words, pack: Pack, tile_id: str, *, marked: bool = False) -> str:
    """`4 points, symbols: 1 skull`, what is reconstructed marked with `evidence-legend`'s star."""
    tile = tile_of(pack, tile_id)
    told = []
    if tile.type in TYPES_WITH_POINTS:
        told.append(("points", words.say("points", count=tile.points)))
    if tile.is_enchanted:
        told.append(("symbols", words.say("tile-enchanted")))
    if tile.symbols:
        symbols = tell_symbols(words, tile.symbols)
        told.append(("symbols", words.say("tile-symbols", symbols=symbols)))
    else:
        told.append(("symbols", words.say("tile-no-symbols")))
    if not marked:
        return ", ".join(text for _, text in told)
    return ", ".join(_marked(words, text, tile.evidence, part) for part, text in told)


def _marked(words: Words, text: str, evidence: Evidence, part: str) -> str:
    is_ours = evidence.grade_of(part) == "reconstructed"
    return words.say("evidence-marked", text=text) if is_ours else text


def tell_card(words: Words, pack: Pack, card_id: str) -> str:
    """Name, recipe and points of each tier, and how well they are known."""
    card = card_of(pack, card_id)
    recipes = [tell_symbols(words, recipe) for recipe in card.recipe]
    kind = "concoction-one-tier" if len(recipes) == 1 else "concoction-two-tiers"
    return words.say(
        kind,
        name=card_name(words, card_id),
        card=card_id,
        first=recipes[0],
        first_points=card.points[0],
        full=recipes[-1],
        full_points=card.points[-1],
        evidence=tell_evidence(words, card.evidence),
    )


def recipe_text(words: Words, card: Concoction) -> str:
    """`1 skull and 1 egg: 2 points; 2 skulls and 2 eggs: 5 points`."""
    tiers = zip(card.recipe, card.points, strict=True)
    return "; ".join(tier_text(words, recipe, points) for recipe, points in tiers)


def tier_text(words: Words, recipe: str, points: int) -> str:
    """`1 skull and 1 egg: 2 points`."""
    return f"{tell_symbols(words, recipe)}: {words.say('points', count=points)}"


def counted(card: Concoction, tier: int) -> int:
    """What a card is worth at the tier it has reached; one tier alone is the full one."""
    return card.points[min(tier, len(card.points)) - 1] if tier else 0


def tell_character(words: Words, pack: Pack, character_id: str) -> str:
    """Name, symbol, ability, and how well they are known."""
    character = next(one for one in pack.characters if one.id == character_id)
    return words.say(
        "character-told",
        name=words.say(f"character-{character_id}"),
        symbol=symbol_name(words, character.symbol),
        ability=words.say(f"ability-{character.ability}", number=character.number),
        once=words.say("ability-once", points=pack.scoring.unused_ability),
        evidence=tell_evidence(words, character.evidence),
    )


def solo_card_of(pack: Pack, card_id: str) -> SoloCard:
    """The solo card with an id."""
    return next(card for card in pack.solo_cards if card.id == card_id)


def solo_card_text(words: Words, card: SoloCard) -> str:
    """What a solo card makes the opponent do."""
    return words.say(
        "solo-card",
        direction=f"direction-{card.direction}",
        power=words.say(f"solo-power-{card.power}", number=card.number),
        start=card.start,
        dedicates="yes" if card.dedicates else "no",
    )


def tell_solo_card(words: Words, pack: Pack, card_id: str) -> str:
    """What a solo card does, and how well it is known."""
    card = solo_card_of(pack, card_id)
    evidence = tell_evidence(words, card.evidence)
    text = solo_card_text(words, card)
    return words.say("solo-card-told", card=card_id, text=text, evidence=evidence)


def tell_variant(words: Words, pack: Pack, variant_id: str) -> str:
    """Name and effect of a variant."""
    variant = next(one for one in pack.variants if one.id == variant_id)
    text = variant_text(words, pack, variant)
    evidence = tell_evidence(words, variant_evidence(pack, variant))
    name = words.say(f"variant-{variant_id}")
    return words.say("variant-told", name=name, text=text, evidence=evidence)


def variant_text(words: Words, pack: Pack, variant: Variant) -> str:
    """What a variant changes."""
    facts = {"number": variant.number, "points": pack.scoring.precious_stone}
    return words.say(f"variant-{variant.id}-text", **facts)


def tell_switch(words: Words, switch: str, value: SwitchValue) -> str:
    """A switch with one of its values: `First starter: drawn at random`."""
    key = f"switch-{switch}"
    return words.say("switch-told", name=words.say(key), value=switch_value(words, switch, value))


def switch_value(words: Words, switch: str, value: SwitchValue) -> str:
    """What one value of a switch means."""
    shown = str(value).lower() if isinstance(value, bool) else value
    return words.say(f"switch-{switch}-{shown}")
