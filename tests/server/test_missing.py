"""Somebody vanished without leaving: the others let a bot in, and the seat stays theirs."""

from pathlib import Path

import pytest

from moonlit.server.presence import MISSING_AFTER
from tests.server.house import House, Message, still_house
from tests.server.pages import Page, asked, new_match, play, sit
from tests.server.test_tables import info, post

# Adds up exactly.
A_MOMENT = 0.125


def until_gone(page: Page, seat: int) -> None:
    """Hear on until everybody is told that somebody came to a seat and is gone again."""
    for is_here in (True, False):
        while page.info["seats"][seat]["is_here"] != is_here:
            page.until("info")


def until_missing(house: House, page: Page, seat: int) -> None:
    """Let time pass and hear on until everybody is told that a seat is missing."""
    house.let_pass(MISSING_AFTER)
    while not page.until("info")["info"]["seats"][seat]["is_missing"]:
        pass


def vanished(house: House, seats: tuple[str, ...] = ("me", "me")) -> tuple[Message, Page, Page]:
    """A match whose seat to act has just been closed: who stays, and who is gone."""
    made = new_match(house, seats)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    while (gone := asked(pages)) is None:
        # A bot was dealt the first turn.
        pages[0].until("update")
    stays = pages[1 - pages.index(gone)]
    gone.close()
    until_gone(stays, pages.index(gone))
    until_missing(house, stays, pages.index(gone))
    return made, stays, gone


def test_a_bot_plays_for_somebody_missing_until_they_come_back(house: House) -> None:
    made, stays, gone = vanished(house)
    seat = gone.sight["seat"]
    before = info(house, made)["seats"][seat]
    assert (before["is_here"], before["is_missing"], before["is_away"]) == (False, True, False)
    covered = post(house, made, "cover", token=stays.token, seat=seat).json["seats"][seat]
    assert (covered["is_away"], covered["is_covered"], covered["is_missing"]) == (True, True, False)
    assert stays.until("update")["log"][0]["seat"] == seat
    gone.reconnect()
    back = gone.until("info")["info"]["seats"][seat]
    while back["is_away"]:
        back = gone.until("info")["info"]["seats"][seat]
    assert (back["is_here"], back["is_covered"]) == (True, False)
    assert play([stays, gone], 6) == 6


@pytest.mark.parametrize("who", ["own", "host", "other"])
def test_everybody_at_the_table_may_let_the_bot_in(house: House, who: str) -> None:
    made, stays, gone = vanished(house)
    token = {"own": gone.token, "host": made["host"], "other": stays.token}[who]
    assert post(house, made, "cover", token=token, seat=gone.sight["seat"]).status == 200


def test_nobody_else_may(house: House) -> None:
    made, _, gone = vanished(house)
    stranger = new_match(house)
    for token in ("", "somebody", stranger["host"], stranger["tokens"]["0"]):
        answer = post(house, made, "cover", token=token, seat=gone.sight["seat"])
        assert answer.code == "unknown-token"


def test_only_somebody_missing_is_covered(house: House) -> None:
    made, stays, gone = vanished(house, ("me", "me", "random"))
    seat = gone.sight["seat"]
    for place, code in ((1 - seat, "not-missing"), (2, "not-missing"), (3, "no-such-seat")):
        assert post(house, made, "cover", token=stays.token, seat=place).code == code
    assert post(house, made, "cover", token=stays.token, seat=seat).status == 200
    assert post(house, made, "cover", token=stays.token, seat=seat).code == "not-missing"


def test_a_short_break_is_not_enough(house: House) -> None:
    made = new_match(house)
    stays, leaves = sit(house, made, 0), sit(house, made, 1)
    leaves.close()
    until_gone(stays, 1)
    house.let_pass(MISSING_AFTER - A_MOMENT)
    assert not info(house, made)["seats"][1]["is_missing"]
    assert post(house, made, "cover", token=stays.token, seat=1).code == "not-missing"
    house.let_pass(A_MOMENT)
    assert post(house, made, "cover", token=stays.token, seat=1).status == 200


def test_a_covered_seat_is_not_given_to_anybody_who_could_look_into_it(house: House) -> None:
    made, stays, gone = vanished(house)
    seat = gone.sight["seat"]
    for is_covered in (False, True):
        if is_covered:
            assert post(house, made, "cover", token=stays.token, seat=seat).status == 200
        for to in ("open", "bot"):
            answer = post(house, made, "seat", host=made["host"], seat=seat, to=to)
            assert answer.code == "seat-taken"
        assert post(house, made, "join", name="Eve", seat=seat).code == "seat-taken"
    assert stays.hello()["sight"]["seat"] == 1 - seat


def test_before_the_match_the_host_frees_the_seat_of_somebody_missing(house: House) -> None:
    made = new_match(house, ("me", "open", "open"))
    host = sit(house, made, 0)
    joined = post(house, made, "join", name="Robin").json
    Page(house, made["match"], joined["tokens"]["1"]).close()
    until_gone(host, 1)
    until_missing(house, host, 1)
    assert post(house, made, "cover", token=host.token, seat=1).code == "match-not-begun"
    freed = post(house, made, "seat", host=made["host"], seat=1, to="open")
    assert freed.json["seats"][1]["kind"] == "open"


def test_whoever_takes_a_seat_is_not_missing_at_once(house: House) -> None:
    made = new_match(house, ("me", "open"))
    host = sit(house, made, 0)
    vanished(house)  # The seat has been empty for long when somebody takes it.
    post(house, made, "join", name="Robin")
    assert not info(house, made)["seats"][1]["is_missing"]
    until_missing(house, host, 1)


def test_all_seats_of_one_device_are_there(house: House) -> None:
    made = new_match(house, ("me", "me", "me"))
    page = sit(house, made, 0, others=[made["tokens"]["1"], "a-token-of-no-seat"])
    until_missing(house, page, 2)
    seats = info(house, made)["seats"]
    assert [seat["is_here"] for seat in seats] == [True, True, False]
    assert [seat["is_missing"] for seat in seats] == [False, False, True]
    assert page.sight["seat"] == 0


def test_a_device_takes_all_its_seats_back(house: House) -> None:
    made = new_match(house, ("me", "me", "me"), settings={"pace": 5000})
    stays = sit(house, made, 0)
    until_missing(house, stays, 2)
    for seat in (1, 2):
        assert post(house, made, "cover", token=stays.token, seat=seat).status == 200
    sit(house, made, 1, others=[made["tokens"]["2"]])
    while any(seat["is_away"] for seat in stays.until("info")["info"]["seats"]):
        pass


def test_who_was_covered_and_leaves_has_left(house: House) -> None:
    made, stays, gone = vanished(house)
    seat = gone.sight["seat"]
    post(house, made, "cover", token=stays.token, seat=seat)
    left = post(house, made, "leave", token=gone.token).json["seats"][seat]
    assert (left["is_away"], left["is_covered"]) == (True, False)
    gone.reconnect()
    assert info(house, made)["seats"][seat]["is_away"]


def test_a_restart_forgets_no_cover(tmp_path: Path) -> None:
    with still_house(tmp_path) as house:
        made, stays, gone = vanished(house)
        seat = gone.sight["seat"]
        post(house, made, "cover", token=stays.token, seat=seat)
        house.kill()
        house.start()
        assert info(house, made)["seats"][seat]["is_covered"]
        gone.reconnect()
        while gone.until("info")["info"]["seats"][seat]["is_away"]:
            pass
    assert house.mistakes == ""


def test_nothing_from_before_the_cover_is_taken_back_alone(house: House) -> None:
    made = new_match(house)
    pages = [sit(house, made, 0), sit(house, made, 1)]
    assert play(pages, 6) == 6
    gone = asked(pages)
    assert gone is not None
    stays = pages[1 - pages.index(gone)]
    length, seat = stays.version, pages.index(gone)
    gone.close()
    until_gone(stays, seat)
    until_missing(house, stays, seat)
    assert post(house, made, "cover", token=stays.token, seat=seat).status == 200
    while asked([stays]) is None:
        stays.until("update")
    welcome = stays.hello()
    assert min(welcome["undo_length"], welcome["turn_length"]) >= length
    for back in (0, length - 1):
        assert stays.undo(back)["problem"]["code"] == "undo-stops-at-cover"
    assert stays.undo(length)["type"] == "ack"
    gone.reconnect()
    while gone.until("info")["info"]["seats"][seat]["is_covered"]:
        pass
    # Back at the table they are asked again.
    stays.hello()
    assert stays.undo(0)["type"] == "ack"
    assert gone.until("asked")["ask"]["waiting"] == [seat]
