"""What the types of plain data cannot say: which items a list has that is always as long."""


class Items:
    """The items of such a list by name: `Annotated[list[int | str], Items(seat=int, cell=str)]`."""

    def __init__(self, **types: object) -> None:
        self.types = types
