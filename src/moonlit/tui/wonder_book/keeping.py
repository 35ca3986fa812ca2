"""The campaign file: where it lies, how it is written whole, and the version before it."""

from pathlib import Path

from moonlit.client.wonder_book.campaign import Campaign
from moonlit.client.wonder_book.campaign_file import read_campaign, write_campaign
from moonlit.core.errors import BadRecord
from moonlit.tui import saves

FOLDER = "campaigns"
BEFORE = ".bak"


def campaign_path(pack: str) -> Path:
    """Where the campaign of a story is kept."""
    return saves.matches_folder().parent / FOLDER / f"{pack}.json"


def load_campaign(pack: str) -> Campaign:
    """The campaign that was begun, or a new one; raises BadRecord with file and line."""
    path = campaign_path(pack)
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Campaign(pack)
    except OSError as error:
        raise BadRecord("unreadable-record", path=str(path)) from error
    campaign = read_campaign(raw, str(path))
    if campaign.pack != pack:
        raise BadRecord("other-campaign", path=str(path), found=campaign.pack, known=pack)
    return campaign


def save_campaign(campaign: Campaign) -> Path:
    """Write a campaign; the version before stays beside it."""
    path = campaign_path(campaign.pack)
    if path.exists():
        old = path.read_text(encoding="utf-8")
        saves.replace_file(path.with_name(path.name + BEFORE), old)
    saves.replace_file(path, write_campaign(campaign))
    return path
