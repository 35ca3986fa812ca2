"""The style sheet of the table, for small and for large terminals."""

CSS = """
TableScreen { background: $background; }
NocturneTable { layers: table above; width: 100%; height: 100%; }
#head { height: 1; background: $surface; color: $foreground; padding: 0 1; }
#prompt { height: 2; padding: 0 1; background: $background; }
#middle { height: 1fr; }
#left, #right { height: 100%; width: 34; }
#centre { height: 100%; width: 1fr; }
Forest { height: 1fr; background: $background; }
SpriteBoard { height: 2; background: $background; }
TabBar { height: 1; width: 100%; background: $background; color: $muted; }
Panel {
    background: $surface; border: round $line; border-title-color: $gold;
    border-title-style: bold; padding: 0 1; height: 1fr; scrollbar-size-vertical: 1;
    scrollbar-gutter: stable;
    color: $foreground; max-height: 100%;
}
Panel:focus { border: round $focus; background: $surface; background-tint: $surface 0%; }
Panel > .option-list--option-disabled { color: $foreground; }
Panel > .option-list--option-highlighted {
    background: $surface; text-style: none; color: $foreground;
}
Panel:focus > .option-list--option-highlighted { background: $panel; color: $foreground; }
#bottom { height: 2; background: $surface; }
Rack { height: 100%; width: 1fr; background: $surface; }
#choices { display: none; height: 100%; width: 1fr; border: round $legal; }
#recipes { width: 44; height: 100%; }
#keys { height: 1; background: $surface; color: $muted; padding: 0 1; }
#bubble {
    layer: above; dock: bottom; display: none; width: auto; max-width: 76; height: auto;
    margin: 0 2 3 2; padding: 0 2; background: $paper; color: $ink; border: none;
}
NocturneTable.choosing #choices { display: block; }
NocturneTable.choosing Rack { display: none; }
NocturneTable.compact TabBar { display: block; }
NocturneTable.wide TabBar { display: none; }
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
