"""Numbered choices for the line mode."""

from dataclasses import dataclass

from moonlit.core.action import Action


@dataclass(frozen=True, slots=True)
class Item:
    """A line: an action, or a smaller menu behind it."""

    label: str
    action: Action | None
    below: tuple["Item", ...] = ()


Menu = tuple[Item, ...]
