"""The style sheet of the table, for small and for large terminals."""

CSS = """
TableScreen { background: $background; }
DominionTable { layers: table above; width: 100%; height: 100%; }
#head { height: 1; background: $surface; color: $foreground; padding: 0 1; }
#prompt { height: auto; min-height: 2; max-height: 4; padding: 0 1; background: $background; }
#middle { height: 1fr; }
#side { height: 100%; width: 30; }
#centre { height: 100%; width: 1fr; }
Supply { height: 1fr; background: $background; padding: 0 1; }
PlayArea { height: 3; background: $background; border: round $line; border-title-color: $gold; }
Hand {
    height: 100%; width: 1fr; background: $surface; border: round $line;
    border-title-color: $gold;
}
Hand:focus, PlayArea:focus { border: round $focus; }
TabBar { height: 1; width: 100%; background: $background; color: $muted; }
#reader {
    display: none; height: auto; min-height: 8; max-height: 14; width: 100%; padding: 0 1;
    background: $surface; border: round $line;
}
Panel {
    background: $surface; border: round $line; border-title-color: $gold;
    border-title-style: bold; padding: 0 1; height: 1fr; scrollbar-size-vertical: 1;
    scrollbar-gutter: stable; color: $foreground; max-height: 100%;
}
Panel:focus { border: round $focus; background: $surface; background-tint: $surface 0%; }
Panel > .option-list--option-disabled { color: $foreground; }
Panel > .option-list--option-highlighted {
    background: $surface; text-style: none; color: $foreground;
}
Panel:focus > .option-list--option-highlighted { background: $panel; color: $foreground; }
#bottom { height: 4; background: $surface; }
#choices { display: none; height: 100%; width: 2fr; border: round $legal; }
#keys { height: 1; background: $surface; color: $muted; padding: 0 1; }
#bubble {
    layer: above; dock: bottom; display: none; width: auto; max-width: 76; height: auto;
    margin: 0 2 5 2; padding: 0 2; background: $paper; color: $ink; border: none;
}
DominionTable.choosing #choices { display: block; }
DominionTable.wide TabBar { display: none; }
DominionTable.wide #reader { display: block; }
DominionTable.wide #side { width: 44; }
DominionTable.wide PlayArea { height: 5; }
DominionTable.wide #seats { height: auto; max-height: 11; }
DominionTable.wide #beside { height: auto; max-height: 9; }
DominionTable.huge #side { width: 56; }
"""
