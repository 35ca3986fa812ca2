"""What the style sheets of all tables begin with."""

COMMON = """
TableScreen { background: $background; }
Table { layers: table above; width: 100%; height: 100%; }
#head { height: 1; background: $surface; color: $foreground; padding: 0 1; }
#prompt { height: auto; min-height: 2; max-height: 4; padding: 0 1; background: $background; }
#middle { height: 1fr; }
TabBar { height: 1; width: 100%; background: $background; color: $muted; }
Table.wide TabBar { display: none; }
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
#keys { height: 1; background: $surface; color: $muted; padding: 0 1; }
#bubble {
    layer: above; dock: bottom; display: none; width: auto; max-width: 76; height: auto;
    margin: 0 2 5 2; padding: 0 2; background: $paper; color: $ink; border: none;
}
"""
