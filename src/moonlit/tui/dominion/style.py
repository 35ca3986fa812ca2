"""The style sheet of the table, for small and for large terminals."""

from moonlit.tui.style import COMMON

CSS = (
    COMMON
    + """
#side { height: 100%; width: 30; }
#centre { height: 100%; width: 1fr; }
Supply { height: 1fr; background: $background; padding: 0 1; }
PlayArea { height: 3; background: $background; border: round $line; border-title-color: $gold; }
Hand {
    height: 100%; width: 1fr; background: $surface; border: round $line;
    border-title-color: $gold;
}
Hand:focus, PlayArea:focus { border: round $focus; }
#reader {
    display: none; height: auto; min-height: 8; max-height: 14; width: 100%; padding: 0 1;
    background: $surface; border: round $line;
}
#bottom { height: 4; background: $surface; }
#choices { display: none; height: 100%; width: 2fr; border: round $legal; }
DominionTable.choosing #choices { display: block; }
DominionTable.wide #reader { display: block; }
DominionTable.wide #side { width: 44; }
DominionTable.wide PlayArea { height: 5; }
DominionTable.wide #seats { height: auto; max-height: 11; }
DominionTable.wide #beside { height: auto; max-height: 9; }
DominionTable.huge #side { width: 56; }
"""
)
