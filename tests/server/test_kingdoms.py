"""The ten cards before a match, and the match after it: the same cards again, or others."""

from moonlit.core.action import format_action
from moonlit.core.record import read_record
from tests.matches.plays import path_of
from tests.server.house import Answer, House, Message
from tests.server.pages import Page, new_match, sit
from tests.server.test_tables import post

GAME = "dominion"


def complete(house: House, **options: object) -> Answer:
    return house.post("/api/options", {"game": GAME, "options": options})


def test_the_cards_of_a_random_kingdom_are_known_before_the_match(house: House) -> None:
    wish = {"kingdom": "random", "number": 7, "wishes": ["moat"], "bans": ["witch"]}
    cards = complete(house, **wish).json["options"]["cards"]
    assert len(cards) == 10
    assert "moat" in cards
    assert "witch" not in cards
    assert complete(house, **wish).json["options"]["cards"] == cards
    assert complete(house, **{**wish, "number": 8}).json["options"]["cards"] != cards


def test_options_without_a_match_are_refused(house: House) -> None:
    refused = complete(house, kingdom="random", wishes=["moat"], bans=["moat"])
    assert refused.code == "wished-and-banned"
    assert complete(house, kingdom="own", cards=["moat"]).code == "not-ten-cards"
    assert house.post("/api/options", {"game": "chess", "options": {}}).code == "unknown-game"


def over(house: House) -> tuple[Message, Page]:
    """A match that is over, played to its end as practice, and a page that is still there."""
    text = path_of(GAME, "two-at-dusk").read_text("utf-8")
    actions = read_record(text).actions
    made = new_match(house, ("me", "me"), GAME, record=text, length=len(actions) - 1)
    pages = [sit(house, made, seat) for seat in range(2)]
    last = actions[-1]
    pages[last.seat].act(format_action(last))
    return made, pages[last.seat]


def following(house: House, made: Message, page: Page, way: int) -> Message:
    answer = post(house, made, "rematch", token=page.token, way=way)
    options = Page(house, answer.json["match"], page.token).welcome["info"]["options"]
    assert isinstance(options, dict)
    return options


def test_the_same_kingdom_is_begun_by_whoever_sits_left_of_the_winner(house: House) -> None:
    made, page = over(house)
    before = page.welcome["info"]["options"]
    result = page.sight["result"]
    assert len(result["sequels"]) == 2
    options = following(house, made, page, 0)
    assert options["cards"] == before["cards"]
    assert options["switches"]["first_player"] == "seat"
    assert options["first_seat"] == (result["winners"][0] + 1) % 2


def test_another_kingdom_is_drawn_by_a_number_of_its_own(house: House) -> None:
    made, page = over(house)
    assert post(house, made, "rematch", token=page.token, way=2).code == "out-of-range"
    options = following(house, made, page, 1)
    assert options["kingdom"] == "random"
    assert options["cards"] != page.welcome["info"]["options"]["cards"]
    again = complete(house, kingdom="random", number=options["number"]).json["options"]
    assert again["cards"] == options["cards"]
