"""What must hold in a campaign as a whole: the rules V-1 to V-13 of the specification."""

from __future__ import annotations

from moonlit.packs.wonder_book.check_actors import check_actors
from moonlit.packs.wonder_book.check_art import check_art
from moonlit.packs.wonder_book.check_flow import check_flow
from moonlit.packs.wonder_book.check_goals import check_goals
from moonlit.packs.wonder_book.check_keywords import check_keywords
from moonlit.packs.wonder_book.check_references import check_references
from moonlit.packs.wonder_book.check_values import check_values
from moonlit.packs.wonder_book.findings import Findings
from moonlit.packs.wonder_book.flow import Flow
from moonlit.packs.wonder_book.model import Campaign


def check_campaign(campaign: Campaign) -> Findings:
    """All errors and warnings; the ways and goals of a chapter wait until its names are known."""
    findings = Findings()
    check_references(campaign, findings)
    check_values(campaign, findings)
    check_actors(campaign, findings)
    check_art(campaign, findings)
    faulty = {error.file for error in findings.errors}
    for chapter in campaign.chapters:
        if chapter.file not in faulty:
            flow = Flow(chapter)
            check_flow(flow, findings)
            check_goals(flow, findings)
    if not faulty:
        check_keywords(campaign, findings)
    return findings
