"""One's own hand with the buttons below it, and the cards in play."""

from collections.abc import Iterator

from moonlit.core.action import Action
from moonlit.core.plain import Table, items, number, table, texts
from moonlit.tui import palette
from moonlit.tui.canvas import Canvas
from moonlit.tui.dominion.cards import LEGAL, CardBoard, Plate, letters_of, paper_of
from moonlit.tui.dominion.manual import BUTTON, CARD
from moonlit.tui.dominion.scene import TREASURES, Scene
from moonlit.tui.scene import Thing
from moonlit.tui.sections import ABOUT

END_KEY, TREASURES_KEY = "e", "t"


class Hand(CardBoard):
    """Every kind of card once, with its number; below, what is about no card."""

    paper = palette.SURFACE

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        line = self.flow(canvas, hand_plates(scene), 0, 0)
        buttons = [] if scene.choices else scene.buttons
        self.flow(canvas, (_button(scene, action) for action in buttons), line, 0)


def hand_plates(scene: Scene) -> Iterator[Plate]:
    """The cards in hand by kind; numbered, unless the numbers mean lines of a list."""
    lexicon, hand = scene.teller.lexicon, scene.hand
    for place, name in enumerate(dict.fromkeys(hand), start=1):
        card = lexicon.pack.card(name)
        is_legal = scene.of_hand(name) is not None
        counted = lexicon.counted(name, hand.count(name))
        text = f"{counted} {letters_of(scene, card)}"
        if not scene.choices:
            text = f"{place}. {text}"
        is_dim = scene.is_mine and not is_legal
        sign = LEGAL if is_legal else " "
        yield Plate(Thing(CARD, name), text, paper_of(card), sign, is_dim)


def _button(scene: Scene, action: Action) -> Plate:
    key = TREASURES_KEY if action.verb == TREASURES else END_KEY
    text = f"{key} {scene.teller.action(action, scene.view)}"
    return Plate(Thing(BUTTON, action.verb), text, palette.LINE, "⏎")


class PlayArea(CardBoard):
    """What whoever has the turn has played, looks at, and has set aside."""

    def show(self, scene: Scene) -> None:
        turn = scene.number("turn")
        title = scene.teller.lexicon.say("page-play")
        self.border_title = f"{title}: {palette.MARKS[turn]} {scene.teller.name(turn)}"
        super().show(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        self.flow(canvas, _in_play(scene), 0, 0)


def _in_play(scene: Scene) -> Iterator[Plate]:
    lexicon, player = scene.teller.lexicon, scene.seats[scene.number("turn")]
    played = texts(player["play"])
    for name in dict.fromkeys(played):
        yield _known(scene, name, lexicon.counted(name, played.count(name)))
    for title, cards in (("looked", _looked(player)), ("aside", _aside(player))):
        for name in dict.fromkeys(cards):
            text = f"{lexicon.say(f'page-{title}')}: {lexicon.counted(name, cards.count(name))}"
            yield _known(scene, name, text)


def _looked(player: Table) -> list[str]:
    zone = table(player["looked"])
    known = texts(zone["cards"])
    return known + ["?"] * (number(zone["count"]) - len(known))


def _aside(player: Table) -> list[str]:
    return [str(items(entry)[0]) for entry in items(player["aside"])]


def _known(scene: Scene, name: str, text: str) -> Plate:
    if not scene.teller.lexicon.knows(name):
        return Plate(Thing(ABOUT, ""), text, palette.LINE)
    return Plate(Thing(ABOUT, name), text, paper_of(scene.teller.lexicon.pack.card(name)))
