"""Several people at one keyboard: a curtain between them, and nobody sees another's cards."""

from pathlib import Path

from textual.pilot import Pilot

from moonlit.client.nocturne.position import read_position
from moonlit.client.words import Words
from moonlit.core.action import Seat
from moonlit.core.dice import Dice
from moonlit.tui.app import MoonlitApp
from moonlit.tui.nocturne.telling import make_teller
from moonlit.tui.screens import CurtainScreen
from moonlit.tui.session import Session
from tests.tui.players import (
    PACK,
    begin,
    click,
    on_screen,
    press,
    some_action,
    table_of,
    take,
    text_of,
)

DECISIONS = 24


def cards_of(session: Session, seat: int) -> list[str]:
    """The names of the concoctions somebody holds or chooses from."""
    position = read_position(session.view(Seat(seat)))
    teller = make_teller(Words("en"), PACK, session)
    shown = [*position.holders[seat].cards]
    if position.decision.kind == "runestone" and session.turn == seat:
        shown += position.drawn
    return [teller.card_name(card) for card in shown if card is not None]


def is_drawn(app: MoonlitApp) -> bool:
    """Whether the curtain hides the table."""
    return isinstance(app.screen, CurtainScreen)


def known_to(session: Session, seat: int, known: dict[int, set[str]]) -> set[str]:
    """Everything a person has ever been shown."""
    known.setdefault(seat, set()).update(cards_of(session, seat))
    return known[seat]


def test_nobody_sees_what_belongs_to_another(tmp_path: Path) -> None:
    session = begin(tmp_path, ("name:Anna", "name:Jan"), number=12, mode="advanced")
    known: dict[int, set[str]] = {}
    fronts: list[str] = []
    kinds: set[str] = set()

    def check(app: MoonlitApp) -> None:
        text = text_of(app)
        if is_drawn(app):
            hidden = set(cards_of(session, 0)) | set(cards_of(session, 1))
        else:
            front = table_of(app).front
            assert front is not None
            own = known_to(session, front, known)
            hidden = set(cards_of(session, 1 - front)) - own
        assert not [name for name in hidden if name in text]

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        dice = Dice(4)
        for _ in range(DECISIONS):
            if is_drawn(app):
                fronts.append(text_of(app))
                check(app)
                await press(pilot, "enter")
            check(app)
            kinds.add(table_of(app).scene.position.decision.kind)
            await take(pilot, app, some_action(app, dice))

    on_screen(tmp_path, session, play, size=(120, 40))
    assert any("Anna" in text for text in fronts)
    assert any("Jan" in text for text in fronts)
    assert "runestone" in kinds


def test_the_last_action_can_be_taken_back_at_the_curtain(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"))

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        await press(pilot, "u")
        assert is_drawn(app)
        await press(pilot, "enter")
        first = table_of(app).front
        await take(pilot, app, some_action(app, Dice(1)))
        assert is_drawn(app)
        assert session.version == 1
        await press(pilot, "u")
        assert not is_drawn(app)
        assert (session.version, table_of(app).front) == (0, first)

    on_screen(tmp_path, session, play)


def test_a_click_opens_the_curtain(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert is_drawn(app)
        await click(pilot, app.screen, 0, 0)
        assert not is_drawn(app)

    on_screen(tmp_path, begin(tmp_path, ("you", "you", "greedy")), play)


def test_without_secrets_there_is_no_curtain(tmp_path: Path) -> None:
    session = begin(tmp_path, ("you", "you"), mode="family", no_concoctions=True)

    async def play(pilot: Pilot[None], app: MoonlitApp) -> None:
        assert not is_drawn(app)
        fronts = set()
        for _ in range(4):
            fronts.add(table_of(app).front)
            await take(pilot, app, some_action(app, Dice(2)))
            assert not is_drawn(app)
        assert len(fronts) == 2

    on_screen(tmp_path, session, play)
