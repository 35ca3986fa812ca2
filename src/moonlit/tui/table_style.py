"""The style sheet of the table, for small and for large terminals."""

CSS = """
TableScreen { background: $background; layers: table above; }
#head { height: 1; background: $surface; color: $foreground; padding: 0 1; }
#prompt { height: 2; padding: 0 1; background: $background; }
#middle { height: 1fr; }
#left, #right { height: 100%; width: 34; }
#centre { height: 100%; width: 1fr; }
Forest { height: 1fr; background: $background; }
SpriteBoard { height: 2; background: $background; }
#tabs { height: 1; width: 100%; background: $background; color: $muted; }
Panel {
    background: $surface; border: round $line; border-title-color: $gold;
    border-title-style: bold; padding: 0 1; height: 1fr; scrollbar-size-vertical: 1;
    color: $foreground; max-height: 100%;
}
Panel:focus { border: round $focus; background: $surface; }
Panel > .option-list--option-disabled { color: $foreground; }
Panel > .option-list--option-highlighted { background: $surface; text-style: none; color: $foreground; }
Panel:focus > .option-list--option-highlighted { background: $panel; color: $foreground; }
#bottom { height: 3; background: $surface; }
Rack { height: 100%; background: $surface; }
#choices { display: none; height: 100%; border: round $legal; }
#keys { height: 1; background: $surface; color: $muted; padding: 0 1; }
#bubble {
    layer: above; dock: bottom; display: none; width: auto; max-width: 76; height: auto;
    margin: 0 2 5 2; padding: 0 2; background: $paper; color: $ink; border: none;
}
.choosing #choices { display: block; }
.choosing Rack { display: none; }
.compact #tabs { display: block; }
.wide #tabs { display: none; }
.wide #left { width: 32; }
.wide #right { width: 38; }
.wide #bottom { height: 7; border: round $line; }
.wide #bottom:focus-within { border: round $focus; }
.wide #choices { border: none; }
.wide #prompt { height: 3; padding: 1 2 0 2; text-align: center; }
.wide SpriteBoard { height: 6; margin: 0 1; }
.wide #bubble { margin: 0 4 9 34; }
.wide #seats { height: 3fr; }
.wide #log { height: 2fr; }
.wide #goals { height: auto; max-height: 40%; }
.wide #concoctions { height: 1fr; }
.wide #projection { height: 15; }
.huge #left { width: 42; }
.huge #right { width: 46; }
"""
