"""No program can be started from a browser."""

import pytest

from tests.bots.programs import EXAMPLE
from tests.server.house import House
from tests.server.pages import new_match


@pytest.mark.parametrize(
    "change",
    [
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": EXAMPLE}]},
        {"settings": {"stand_in": EXAMPLE}},
    ],
    ids=["seat", "stand-in"],
)
def test_no_match_is_made_with_a_program(house: House, change: dict[str, object]) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    options = {"players": 2}
    body = {"game": "nocturne", "options": options, "seats": seats, "begin": True, **change}
    answer = house.post("/api/matches", body)
    assert (answer.code, answer.status) == ("unknown-bot", 400)


def test_no_program_takes_a_seat_later(house: House) -> None:
    made = new_match(house, ("me", "open"))
    body = {"host": made["host"], "seat": 1, "to": "bot", "level": EXAMPLE}
    answer = house.post(f"/api/matches/{made['match']}/seat", body)
    assert (answer.code, answer.status) == ("unknown-bot", 400)
