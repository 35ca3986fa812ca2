"""The result of a chapter."""

from moonlit.tui.session import Session
from moonlit.tui.sheet import Row, Sheet
from moonlit.tui.wonder_book.telling import Teller


def read_sheet(session: Session, teller: Teller) -> Sheet:
    """One number for the whole group, and what passes on."""
    outcome = session.outcome()
    assert outcome is not None
    title, *notes = teller.game.result(outcome, session.config, teller.names, None)
    fate = outcome.totals[0] if outcome.totals else 0
    name = teller.lexicon.say("category-fate")
    return Sheet(
        title=title,
        seats=(0,),
        names=(teller.say("terminal-wonder-together"),),
        rows=(Row(name, (fate,)),),
        total_name=teller.say("category-total"),
        totals=(fate,),
        notes=tuple(notes),
        saved=teller.say("record-saved", path=str(session.path)),
    )
