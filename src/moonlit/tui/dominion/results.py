"""The result of a match of Dominion."""

from moonlit.client.dominion.results import category_name
from moonlit.tui.dominion.telling import Teller
from moonlit.tui.session import Session
from moonlit.tui.sheet import Sheet, make_sheet


def read_sheet(session: Session, teller: Teller) -> Sheet:
    """The score sheet of a match that is over, and how ties were broken."""
    outcome, viewer = session.outcome(), session.listener
    assert outcome is not None
    names = {
        category: category_name(teller.lexicon, category)
        for category in teller.game.categories(session.config)
        if any(sheet.get(category) for sheet in outcome.sheets)
    }
    notes = teller.game.result(outcome, session.config, teller.names, viewer)[1:]
    return make_sheet(session, teller.for_seat(viewer), names, notes)
