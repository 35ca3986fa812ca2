"""Where the match stands, in one line."""

from moonlit.tui.dominion.scene import Scene

FIVE_OR_SIX = 5


def headline(scene: Scene) -> str:
    """Whose turn it is, the phase, and what there is to spend."""
    lexicon, say, seat = scene.teller.lexicon, scene.teller.say, scene.number("turn")
    turns, name = int(str(scene.seats[seat]["turns"])), scene.teller.name(seat)
    parts = [
        say("terminal-dominion-turn", name=name, number=turns),
        lexicon.say(f"phase-{scene.view.table['phase']}"),
        say("terminal-dominion-actions", count=scene.number("actions")),
        say("terminal-dominion-buys", count=scene.number("buys")),
        lexicon.coins(scene.number("coins")),
        say("terminal-dominion-empty-piles", count=empty_piles(scene), limit=limit(scene)),
    ]
    return " · ".join(parts)


def empty_piles(scene: Scene) -> int:
    return sum(scene.piles[card.id] == 0 for card in scene.supply)


def limit(scene: Scene) -> int:
    """How many empty piles end the match (D-END-1)."""
    return 4 if len(scene.seats) >= FIVE_OR_SIX else 3
