"""What must hold in a campaign as a whole."""

from __future__ import annotations

from moonlit.packs.source import PackError
from moonlit.packs.wonder_book.model import Campaign


def check_campaign(campaign: Campaign) -> tuple[list[PackError], list[PackError]]:
    """Errors and warnings about references, reachability, goals and texts."""
    return [], []
