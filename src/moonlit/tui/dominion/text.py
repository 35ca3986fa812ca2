"""A scene as sections of plain text, for pipes and screen readers."""

from collections.abc import Iterator

from moonlit.packs.dominion.tables import Card
from moonlit.tui.dominion.lines import headline
from moonlit.tui.dominion.scene import Scene
from moonlit.tui.sections import section_lines

LEGAL_SIGN, PAYABLE_SIGN = "+", "$"
WHOLE = ("looked", "play", "aside", "seats", "known", "fate", "trash")
SHORT = ("looked", "play", "aside")
POINTS = ("points",)


def whole_board(scene: Scene) -> Iterator[str]:
    """Everything one sees, section by section."""
    yield headline(scene)
    yield from supply_lines(scene)
    yield from hand_line(scene)
    yield from section_lines(scene, WHOLE)


def opening_board(scene: Scene) -> Iterator[str]:
    """What one has to see when one's own turn begins."""
    yield ""
    yield headline(scene)
    yield from supply_lines(scene)
    yield from hand_line(scene)
    yield from section_lines(scene, SHORT)


def short_board(scene: Scene) -> Iterator[str]:
    """What changes from one decision to the next."""
    yield ""
    yield headline(scene)
    yield from hand_line(scene)
    yield from section_lines(scene, SHORT)


def point_lines(scene: Scene) -> Iterator[str]:
    """How it stands."""
    return section_lines(scene, POINTS)


def supply_lines(scene: Scene) -> Iterator[str]:
    """The piles, a line for each cost."""
    lexicon = scene.teller.lexicon
    yield ""
    note = scene.teller.say("terminal-dominion-supply-note") if scene.is_mine else ""
    yield f"{lexicon.say('page-supply')} {note}".rstrip()
    for cost in sorted({card.cost for card in scene.supply}):
        piles = [_pile(scene, card) for card in scene.supply if card.cost == cost]
        yield f"  {lexicon.say('cost', count=cost)}: {', '.join(piles)}"
    if scene.outside:
        piles = [_pile(scene, card) for card in scene.outside]
        yield f"  {lexicon.say('page-piles')}: {', '.join(piles)}"


def _pile(scene: Scene, card: Card) -> str:
    lexicon, left = scene.teller.lexicon, scene.piles[card.id]
    told = f"{lexicon.name(card.id)} {left or lexicon.say('page-empty')}"
    if scene.of_pile(card.id) is not None:
        return f"{told} {LEGAL_SIGN}"
    is_payable = scene.kind == "act" and card in scene.supply and scene.can_pay(card)
    return f"{told} {PAYABLE_SIGN}" if is_payable else told


def hand_line(scene: Scene) -> Iterator[str]:
    """One's own hand."""
    if scene.seat is not None:
        lexicon = scene.teller.lexicon
        yield ""
        yield f"{lexicon.say('page-hand')}: {lexicon.listed(scene.hand)}"
