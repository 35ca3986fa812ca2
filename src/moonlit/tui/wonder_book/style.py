"""The style sheet of the table, for small and for large terminals."""

from moonlit.tui.style import COMMON

CSS = (
    COMMON
    + """
#goal { height: auto; max-height: 2; padding: 0 1; background: $surface; }
#side { height: 100%; width: 1fr; }
BookBoard { height: 100%; width: 1fr; background: $background; }
#choices { height: 5; width: 100%; border: round $legal; }
WonderTable.wide #side { width: 46; }
WonderTable.wide #heroes { height: auto; max-height: 14; }
WonderTable.wide #foes { height: auto; max-height: 9; }
WonderTable.wide #rules { height: auto; max-height: 8; }
WonderTable.huge #side { width: 58; }
"""
)
