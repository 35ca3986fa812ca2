"""Taking back: at once where nothing was shown, by consent where it was, once per id."""

from tests.server.house import House, Message
from tests.server.pages import Page, asked, new_match, play, sit

# Where a seat may go back: at once and by asking, one step and its turn.
LENGTHS = ("undo_length", "turn_length", "far_undo_length", "far_turn_length")
TURNS = {"players": 2, "switches": {"first_player": "seat"}}


def people(house: House, count: int = 2) -> list[Page]:
    made = new_match(house, ("me",) * count)
    return [sit(house, made, seat) for seat in range(count)]


def turn_of(pages: list[Page]) -> Page:
    page = asked(pages)
    assert page is not None
    return page


def code_of(answer: Message) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["problem"]["code"])


def test_one_takes_back_what_one_just_did(house: House) -> None:
    pages = people(house)
    first = turn_of(pages)
    before = first.sight
    first.act()
    answer = first.undo(0, id="back")
    assert (answer["type"], answer["version"]) == ("ack", 2)
    for page in pages:
        page.until_version(2)
        assert page.hello(since=1)["log"][0]["kind"] == "undo"
    assert first.sight == before
    assert first.undo(0, id="back", version=1) == answer
    assert first.hello()["version"] == 2


def test_there_must_be_something_to_take_back(house: House) -> None:
    pages = people(house)
    for length in (0, 1, -1, 1_000_000):
        assert code_of(pages[0].undo(length)) == "nothing-to-undo"
    assert code_of(pages[0].undo(0, version=4)) == "stale-version"


def test_a_table_may_agree_on_no_undo(house: House) -> None:
    made = new_match(house, settings={"pace": 0, "undo": False})
    pages = [sit(house, made, 0), sit(house, made, 1)]
    first = turn_of(pages)
    first.act()
    assert code_of(first.undo(0)) == "no-undo-here"


def asking(house: House, count: int = 3) -> tuple[Page, list[Page]]:
    """Somebody who wants to go back over another's action, and the others."""
    pages = people(house, count)
    while pages[0].version < 4:
        play(pages, 1)
        turn_of(pages)
    asker = pages[0]
    assert asker.undo(1)["type"] == "ack"
    for page in pages:
        ask = page.until("asked")["ask"]
        assert (ask["seat"], ask["length"], ask["agreed"]) == (0, 1, [0])
    return asker, pages[1:]


def test_the_others_are_asked_and_all_must_agree(house: House) -> None:
    asker, others = asking(house)
    version = asker.version
    assert others[0].ask("agree", version=version, yes=True)["version"] == version
    assert asker.until("asked")["ask"]["waiting"] == [2]
    done = others[1].ask("agree", id="yes", version=version, yes=True)
    assert done["version"] == version + 1
    for page in (asker, *others):
        page.until_version(version + 1)
        assert page.hello(since=version)["log"][0]["length"] == 1
    again = others[1].ask("agree", id="yes", version=version, yes=True)
    assert again == done


def test_one_no_is_enough(house: House) -> None:
    asker, others = asking(house)
    others[1].ask("agree", version=asker.version, yes=False)
    assert asker.until("asked")["ask"] is None
    late = others[0].ask("agree", version=asker.version, yes=True)
    assert code_of(late) == "nothing-asked"


def test_an_action_settles_what_was_asked(house: House) -> None:
    asker, others = asking(house)
    turn = turn_of([asker, *others])
    turn.act()
    for page in (asker, *others):
        page.until_version(turn.version)
        assert page.hello()["ask"] is None


def test_whoever_asked_may_let_it_be(house: House) -> None:
    asker, others = asking(house)
    assert asker.ask("agree", version=asker.version, yes=False)["type"] == "ack"
    assert others[0].until("asked")["ask"] is None


def test_asking_again_after_a_break_goes_on_where_it_was(house: House) -> None:
    asker, others = asking(house)
    others[0].ask("agree", version=asker.version, yes=True)
    asker.until("asked")
    assert asker.undo(1)["type"] == "ack"
    assert asker.until("asked")["ask"]["waiting"] == [2]
    assert others[0].ask("agree", version=asker.version, yes=True)["type"] == "ack"


def test_an_id_used_before_carries_out_no_undo_and_the_ask_stands(house: House) -> None:
    asker, others = asking(house, 2)
    pages = [asker, *others]
    version = asker.version
    asker.ask("agree", version=version, yes=False)
    turn = turn_of(pages)
    turn.act(turn.sight["choices"][0]["text"], id="used")
    turn_of(pages)
    for page in pages:
        page.hello()
    assert asker.undo(1)["type"] == "ack"
    refused = others[0].ask("agree", id="used", version=version + 1, yes=True)
    assert code_of(refused) == "id-reused"
    assert others[0].hello()["ask"]["waiting"] == [1]
    agreed = others[0].ask("agree", version=version + 1, yes=True)
    assert agreed["version"] == version + 2


def test_nobody_waits_for_somebody_who_leaves(house: House) -> None:
    asker, others = asking(house)
    body = {"token": others[0].token}
    house.post(f"/api/matches/{asker.match}/leave", body)
    assert asker.until("asked")["ask"] is None


def test_everybody_learns_at_once_that_a_match_is_practice_now(house: House) -> None:
    made = new_match(house, ("me", "random"), game="dominion")
    page = sit(house, made, 0)
    while page.version < 12:
        if play([page], 1) == 0:
            page.until("update")
    assert not page.info["is_practice"]
    while asked([page]) is None:
        page.until("update")
    assert page.undo(0)["type"] == "ack"
    # Whatever is answered later was sent later.
    page.ask("why", text="0 pass")
    assert page.info["is_practice"]


def test_alone_with_bots_one_may_go_back_past_their_answer_as_practice(house: House) -> None:
    made = new_match(house, ("me", "random"), game="dominion", options=TURNS)
    page = sit(house, made, 0)
    for text in ("0 treasures", "0 buy copper"):
        page.act(text)
    told = page.hello()
    assert [told[name] for name in LENGTHS] == [1, 0, 1, 0]
    page.act("0 end")
    while asked([page]) is None:
        page.until("update")
    told = page.hello()
    length = told["version"]
    assert [told[name] for name in LENGTHS] == [length, length, 2, 0]
    assert not told["info"]["is_practice"]
    assert page.undo(0)["type"] == "ack"
    assert page.hello()["info"]["is_practice"]


def test_the_others_learn_that_a_turn_shall_be_taken_back(house: House) -> None:
    made = new_match(house, game="dominion", options=TURNS)
    first, second = sit(house, made, 0), sit(house, made, 1)
    for text in ("0 treasures", "0 buy copper", "0 end"):
        first.act(text)
    told = first.hello()
    assert [told[name] for name in LENGTHS] == [3, 3, 2, 0]
    first.undo(told["far_turn_length"])
    ask = second.until("asked")["ask"]
    assert (ask["seat"], ask["length"], ask["is_turn"]) == (0, 0, True)
    assert second.ask("agree", version=3, yes=True)["version"] == 4
