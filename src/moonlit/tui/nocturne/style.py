"""The style sheet of the table, for small and for large terminals."""

from moonlit.tui.style import COMMON

CSS = (
    COMMON
    + """
#prompt { height: 2; }
#left, #right { height: 100%; width: 34; }
#centre { height: 100%; width: 1fr; }
Forest { height: 1fr; background: $background; }
SpriteBoard { height: 2; background: $background; }
#bottom { height: 2; background: $surface; }
Rack { height: 100%; width: 1fr; background: $surface; }
#choices { display: none; height: 100%; width: 1fr; border: round $legal; }
#recipes { width: 44; height: 100%; }
#bubble { margin: 0 2 3 2; }
NocturneTable.choosing #choices { display: block; }
NocturneTable.choosing Rack { display: none; }
NocturneTable.wide #left { width: 30; }
NocturneTable.wide #right { width: 37; }
NocturneTable.wide #bottom { height: 8; background: $background; }
NocturneTable.wide Rack { border: round $line; }
NocturneTable.wide Rack:focus { border: round $focus; }
NocturneTable.wide #prompt { height: 3; padding: 1 2 0 2; text-align: center; }
NocturneTable.wide SpriteBoard { height: 5; margin: 0 1; }
NocturneTable.wide #bubble { margin: 0 4 9 34; }
NocturneTable.wide #seats { height: 1fr; }
NocturneTable.wide #log { height: 11; }
NocturneTable.wide #goals { height: 1fr; }
NocturneTable.wide #projection { height: auto; max-height: 16; }
NocturneTable.huge #left { width: 42; }
NocturneTable.huge #right { width: 46; }
"""
)
