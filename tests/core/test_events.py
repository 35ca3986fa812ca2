"""Events cannot exist without a face."""

from dataclasses import dataclass

import pytest

from moonlit.core.event import Event, Open, write_event


@dataclass(frozen=True, slots=True)
class Faceless(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Seen(Open):
    seat: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Strange(Open):
    thing: object


def test_an_event_without_a_face_cannot_be_created() -> None:
    with pytest.raises(TypeError):
        Faceless(0)  # type: ignore[abstract]


def test_an_event_is_written_with_its_name_and_facts() -> None:
    event = Seen(1, ("a", "b"))
    assert event.face(None) is event
    assert write_event(event) == {"event": "Seen", "seat": 1, "names": ["a", "b"]}


def test_only_plain_facts_are_written() -> None:
    with pytest.raises(TypeError):
        write_event(Strange(object()))
