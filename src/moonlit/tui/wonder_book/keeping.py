"""The campaign file: where it lies, how it is written whole, and the version before it."""

from collections.abc import Callable
from pathlib import Path

from moonlit.client.wonder_book.campaign import Campaign
from moonlit.client.wonder_book.campaign_file import read_campaign, write_campaign
from moonlit.core.errors import BadRecord
from moonlit.table.files import keep_both, locked
from moonlit.table.places import data_folder

FOLDER = "campaigns"


def campaign_path(pack: str) -> Path:
    """Where the campaign of a story is kept."""
    return data_folder() / FOLDER / f"{pack}.json"


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


def change_campaign(pack: str, change: Callable[[Campaign], Campaign]) -> Campaign:
    """Change the campaign as it is on disk now, whoever wrote it; the version before stays."""
    with locked(campaign_path(pack)):
        changed = change(load_campaign(pack))
        keep_both(campaign_path(pack), write_campaign(changed))
    return changed
