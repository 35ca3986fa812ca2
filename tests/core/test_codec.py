"""Plain data: what is written and read back, with objects inside objects."""

from moonlit.core.codec import Plain, read_each, read_fields, write_fields


class Purse:
    coins: list[int]

    def __init__(self) -> None:
        self.coins = []


class Owner:
    age: int
    purse: Purse

    def __init__(self, age: int = 0, *coins: int) -> None:
        self.age = age
        self.purse = Purse()
        self.purse.coins += coins


def test_what_holds_something_is_read_with_it() -> None:
    owner = Owner()
    read_fields(owner, write_fields(Owner(7, 1, 2)))
    assert (owner.age, owner.purse.coins) == (7, [1, 2])
    assert write_fields(owner, skip=("age",)) == {"purse": {"coins": [1, 2]}}


def test_what_is_read_does_not_change_with_its_source() -> None:
    coins: list[Plain] = [1]
    (owner,) = read_each(Owner, [{"age": 1, "purse": {"coins": coins}}])
    coins.append(2)
    assert owner.purse.coins == [1]
