"""Where on this computer Moonlit keeps what people have."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for matches, packs, progress and campaigns, unless another place is named."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "moonlit"
