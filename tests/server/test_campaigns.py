"""Campaigns of the house: a chapter counts once, whatever happens, and only for its people."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from msgspec import to_builtins

from moonlit.client.wonder_book.campaign import Campaign, Carried, Result
from moonlit.client.wonder_book.campaign_file import read_campaign, write_campaign
from moonlit.client.wonder_book.lexicon import texts_of
from moonlit.client.words import LANGUAGES
from moonlit.core.action import format_action
from moonlit.core.codec import Plain
from moonlit.core.errors import IllegalAction, NotYourTurn, TableError
from moonlit.core.game import Outcome
from moonlit.server import wire
from moonlit.server.campaign_rows import enter
from moonlit.server.hall import Hall
from moonlit.server.room import Room
from moonlit.table.live import Entry
from moonlit.tui.wonder_book.keeping import campaign_path, change_campaign, load_campaign
from tests.games.wonder_book.table import GAME as BOOK
from tests.server.house import House
from tests.server.inside import open_hall
from tests.server.pages import QUICK, sit
from tests.server.pages import play as pages_play

GAME: Final = "wonder_book"
HERE: Final = "127.0.0.1"
HEROES: Final = ("bull", "honey")
# The other side of Bull's first upgrade card.
OTHER: Final = "shoes"
AFTER_TWO: Final = Campaign(
    "fading_page",
    Carried(("LANTERN",), ("catch", "long_shot"), (1,), ("p1",), ("page_ch1",)),
    (
        Result("ch1", 6, "silver", "normal", HEROES, 0, 0, "", Carried()),
        Result("ch2", 8, "gold", "hard", HEROES, 1, 2, "", Carried(("LANTERN",))),
    ),
    heroes=HEROES,
)
FILE: Final = write_campaign(AFTER_TWO)


def me(name: str = "") -> wire.PlayerWish:
    return wire.PlayerWish("me", name=name)


def stay(place: int) -> wire.PlayerWish:
    return wire.PlayerWish("stay", place)


def chapter(token: str, version: int = 0, **more: object) -> wire.NewChapter:
    wish = {"heroes": list(HEROES), "seats": [me("Ann"), me("Bo")], "begin": True, **more}
    return wire.NewChapter(token, version, **{"way": "next", **wish})  # type: ignore[arg-type]


async def begin(hall: Hall, file: str = "") -> wire.Begun:
    return await hall.campaigns.begin(wire.NewCampaign(GAME, file), HERE)


async def look(hall: Hall, campaign: str, language: str = "en") -> wire.CampaignInfo:
    return await hall.campaigns.look(campaign, language, HERE)


async def kept(hall: Hall, campaign: str) -> Campaign:
    _, text = await hall.campaigns.file(campaign)
    return read_campaign(text.encode(), "file")


async def play(room: Room) -> Entry:
    """Play to the end, as somebody does who looks at nothing; gives what ended it."""
    while True:
        match = room.live.match
        seat = next(iter(match.to_act()))
        legal = match.view(seat).legal
        text = format_action(legal[match.version * 7 % len(legal)])
        entry = Entry("act", seat, text, f"id-{match.version}")
        await room.act(entry, room.version, lambda _: None)
        if room.phase == "over":
            return entry


def won(name: str) -> Outcome:
    notes: dict[str, Plain] = {
        "chapter": name,
        "is_won": True,
        "fate": 6,
        "band": "silver",
        "rounds": 7,
        "keywords": ["LANTERN"],
        "upgrades": [],
        "handed_out": [],
        "purple": [],
        "album": [],
        "ending": None,
    }
    return Outcome((1, 1), ({"fate": 6}, {"fate": 6}), notes)


def strings_of(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings_of(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings_of(one)


def test_a_chapter_counts_once_however_often_its_end_is_sent(tmp_path: Path) -> None:
    async def first() -> str:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            seated = await hall.campaigns.open_chapter(begun.campaign, chapter(begun.token), HERE)
            assert (await look(hall, begun.campaign)).phase == "playing"
            room = await hall.room(seated.match)
            last, known = await play(room), list[int]()
            await room.act(last, room.version - 1, known.append)
            assert known == [room.version]
            told = await look(hall, begun.campaign)
            assert (told.phase, told.sheet.losses, told.version) == ("over", 1, 2)
            return begun.campaign

    async def later(campaign: str) -> None:
        async with open_hall(tmp_path) as hall:
            told = await look(hall, campaign)
            assert (told.phase, told.sheet.losses, told.version) == ("over", 1, 2)

    asyncio.run(later(asyncio.run(first())))


def test_the_end_and_its_result_are_kept_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cut(Exception):
        """The server dies."""

    def dying(*given: object) -> None:
        enter(*given)  # type: ignore[arg-type]
        raise Cut

    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            seated = await hall.campaigns.open_chapter(begun.campaign, chapter(begun.token), HERE)
            with monkeypatch.context() as patch:
                patch.setattr("moonlit.server.campaigns.enter", dying)
                with pytest.raises(Cut):
                    await play(await hall.room(seated.match))
        async with open_hall(tmp_path) as hall:
            told = await look(hall, begun.campaign)
            assert (told.phase, told.sheet.losses) == ("playing", 0)
            await play(await hall.room(seated.match))
            told = await look(hall, begun.campaign)
            assert (told.phase, told.sheet.losses) == ("over", 1)

    asyncio.run(scene())


def test_after_a_crash_the_result_is_there_once(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        begun = house.post("/api/campaigns", {"game": GAME}).json
        path = f"/api/campaigns/{begun['campaign']}"
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bo"}]
        body = {"token": begun["token"], "version": 0, "way": "next", "settings": QUICK}
        made = house.post(f"{path}/chapter", {**body, "seats": seats, "begin": True}).json
        pages_play([sit(house, made, 0), sit(house, made, 1)])
        house.kill()
        house.start()
        told = house.get(path).json
        assert (told["phase"], told["sheet"]["losses"]) == ("over", 1)
        # Nothing that somebody sends again opens a second chapter.
        assert house.post(f"{path}/chapter", {**body, "seats": seats}).code == "campaign-changed"
        assert house.get(path).json == told


def test_a_chapter_that_is_won_is_written_down_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            seated = await hall.campaigns.open_chapter(begun.campaign, chapter(begun.token), HERE)
            room = await hall.room(seated.match)
            assert hall.campaigns.entering(room, None) is None
            also = hall.campaigns.entering(room, won("ch1"))
            assert also is not None
            for _ in range(2):
                with hall.storage._database.transaction() as connection:
                    also(connection)
            assert [one.chapter for one in (await kept(hall, begun.campaign)).results] == ["ch1"]

    asyncio.run(scene())


def test_practice_comes_to_an_end_without_a_result(tmp_path: Path) -> None:
    """Whoever goes back behind the dice is told that the match counts for nothing then."""

    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            wish = chapter(begun.token, heroes=["bull", "honey"], seats=[me("Ann")])
            seated = await hall.campaigns.open_chapter(begun.campaign, wish, HERE)
            room = await hall.room(seated.match)
            room.live.has_second_chance = True
            await play(room)
            told = await look(hall, begun.campaign)
            assert (told.phase, told.version, told.can_go_back) == ("over", 2, False)
            assert (await kept(hall, begun.campaign)) == Campaign("fading_page")

    asyncio.run(scene())


def test_its_people_go_on_with_their_tokens_and_others_join_or_leave(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            open_ = partial(hall.campaigns.open_chapter, begun.campaign)
            first = await open_(chapter(begun.token), HERE)
            ann, bo = first.tokens[0], first.tokens[1]
            with pytest.raises(NotYourTurn, match="not-of-campaign"):
                await open_(chapter("nobody", 1), HERE)
            # Bo alone goes on, with somebody new; Ann stays away this time.
            joined = wire.PlayerWish("open")
            wish = chapter(bo, 1, seats=[stay(1), joined], begin=False)
            second = await open_(wish, HERE)
            assert (await hall.room(first.match)).company.next_match == second.match
            company = (await hall.room(second.match)).company
            assert (company.seat_of(bo), company.seat_of(ann), second.tokens) == (0, None, {})
            assert [chair.kind for chair in company.chairs] == ["person", "open"]
            with pytest.raises(NotYourTurn, match="not-of-campaign"):
                await open_(chapter(ann, 2), HERE)
            # Only the chapter that was opened last counts.
            told = await look(hall, begun.campaign)
            assert (told.match, told.version, told.phase) == (second.match, 2, "gathering")
            await play(await hall.room(first.match))
            assert (await look(hall, begun.campaign)).sheet.losses == 0

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [stay(0), stay(0)]}, "no-such-seat"),
        ({"seats": [stay(7), me()]}, "no-such-seat"),
        ({"seats": []}, "out-of-range"),
        ({"seats": [me(), wire.PlayerWish("open")]}, "seats-still-open"),
        ({"heroes": ["bull", "nobody"]}, "unknown-value"),
        ({"difficulty": "deadly"}, "unknown-value"),
        ({"way": "again", "chapter": "ch1"}, "chapter-not-won"),
        ({"way": "back", "chapter": "ch6"}, "chapter-not-won"),
        ({"way": "goal"}, "no-goal-to-go-back-to"),
    ],
)
def test_what_cannot_be_played_changes_nothing(
    tmp_path: Path, wish: dict[str, object], code: str
) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            await hall.campaigns.open_chapter(begun.campaign, chapter(begun.token), HERE)
            before = await look(hall, begun.campaign)
            with pytest.raises(TableError) as refused:
                await hall.campaigns.open_chapter(
                    begun.campaign, chapter(begun.token, 1, **wish), HERE
                )
            assert refused.value.code == code
            assert await look(hall, begun.campaign) == before

    asyncio.run(scene())


def test_of_two_who_open_a_chapter_at_once_one_is_told_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            wishes = [chapter(begun.token), chapter(begun.token)]
            opening = (hall.campaigns.open_chapter(begun.campaign, one, HERE) for one in wishes)
            done = await asyncio.gather(*opening, return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["Seated", "StaleVersion"]
            assert (await look(hall, begun.campaign)).version == 1
            assert (await hall.write(lambda: hall.storage.kept_for(HERE))).matches == 1

    asyncio.run(scene())


async def sides_in(
    hall: Hall, begun: wire.Begun, version: int, heroes: Sequence[str], **more: object
) -> list[str]:
    """The sides with which a chapter begins."""
    wish = chapter(begun.token, version, heroes=list(heroes), **more)
    seated = await hall.campaigns.open_chapter(begun.campaign, wish, HERE)
    return list((await hall.room(seated.match)).charter.options["upgrades"])


def test_whoever_takes_a_hero_over_chooses_its_sides_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall, FILE)
            asked = partial(sides_in, hall, begun)
            # From a file nobody knows who sat where: the order of the heroes tells.
            assert await asked(0, HEROES) == ["catch", "long_shot"]
            with pytest.raises(TableError, match="side-not-open"):
                await asked(1, HEROES, sides=[OTHER], seats=[stay(0), stay(1)])
            swapped = HEROES[::-1]
            with pytest.raises(TableError, match="side-to-choose"):
                await asked(1, swapped, seats=[stay(0), stay(1)])
            # The people change places and keep their heroes, so nothing is chosen.
            assert await asked(1, swapped, seats=[stay(1), stay(0)]) == ["catch", "long_shot"]
            # Somebody new takes over the first hero.
            new = [me("Cy"), stay(0)]
            chosen = await asked(2, HEROES, sides=[OTHER], seats=new)
            assert sorted(chosen) == sorted([OTHER, "long_shot"])
            # And keeps to that, although the chapter did not come to its end.
            assert await asked(3, HEROES, seats=[stay(0), stay(1)]) == chosen
            # A hero nobody has played yet has the cards that were handed out.
            with pytest.raises(TableError, match="side-to-choose"):
                await asked(4, ["bull", "laser"], seats=[stay(0), stay(1)])

    asyncio.run(scene())


def test_a_file_goes_from_the_terminal_to_the_house_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moonlit.tui.wonder_book.keeping.data_folder", lambda: tmp_path)
    change_campaign("fading_page", lambda _: AFTER_TWO)
    path = campaign_path("fading_page")

    async def scene() -> None:
        async with open_hall(tmp_path / "house") as hall:
            begun = await begin(hall, path.read_text("utf-8"))
            name, text = await hall.campaigns.file(begun.campaign)
            assert (name, text) == (path.name, path.read_text("utf-8"))
            seated = await hall.campaigns.open_chapter(begun.campaign, chapter(begun.token), HERE)
            await play(await hall.room(seated.match))
            path.write_text((await hall.campaigns.file(begun.campaign))[1], "utf-8")

    asyncio.run(scene())
    assert load_campaign("fading_page") == replace(AFTER_TWO, losses=1)


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("{", "broken-campaign"),
        (FILE.replace('"losses": 0', '"losses": "many"'), "broken-campaign-field"),
        (FILE.replace('"format": 1', '"format": 9'), "future-campaign"),
        (FILE.replace('"fading_page"', '"other"'), "other-campaign"),
        (FILE.replace("LANTERN", "LANTERNS"), "strange-campaign"),
        (FILE.replace("page_ch1", "page_ch9"), "strange-campaign"),
        (FILE.replace('"ch2"', '"ch5"'), "strange-campaign"),
        (FILE.replace('"fate": 6', '"fate": 0'), "out-of-range"),
    ],
)
def test_a_file_that_no_campaign_can_have_is_not_taken_in(
    tmp_path: Path, file: str, code: str
) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            with pytest.raises(TableError) as refused:
                await begin(hall, file)
            assert refused.value.code == code
            assert hall.storage.campaigns.kept_for(HERE) == 0

    assert file != FILE
    asyncio.run(scene())


def test_nothing_of_what_is_still_to_come_leaves(tmp_path: Path) -> None:
    """Of the next chapter the title, of all others not even that."""
    pack = BOOK.campaign
    coming = [text for one in pack.chapters[2:] for text in texts_of(one)]
    unseen = [
        *(card.sides for card in pack.upgrades.values() if card.n > 1),
        *(word for word in pack.keywords.values() if word.id != "LANTERN"),
        *pack.endings.values(),
        *coming,
    ]

    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall, FILE)
            for language in LANGUAGES:
                told = await look(hall, begun.campaign, language)
                said = set(strings_of(to_builtins(told)))
                known = {text.in_language(language) for text in texts_of(pack.chapters[:2])}
                known.add(pack.chapters[2].title.in_language(language))
                # What is gold and what is silver is said in the rules, too.
                known |= {one.band_told for one in told.sheet.chapters}
                secret = {text.in_language(language) for text in texts_of(tuple(unseen))}
                assert pack.chapters[2].title.in_language(language) in said
                assert len(secret - known) > 100
                assert said & (secret - known) == set()

    asyncio.run(scene())


def test_a_chapter_for_fun_counts_nothing_and_going_back_counts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall, FILE)
            open_ = partial(hall.campaigns.open_chapter, begun.campaign)
            fun = await open_(chapter(begun.token, 0, way="again", chapter="ch1"), HERE)
            room = await hall.room(fun.match)
            assert room.charter.options["keywords"] == []
            assert room.info().campaign == begun.campaign
            await play(room)
            assert await kept(hall, begun.campaign) == AFTER_TWO
            back = await open_(chapter(begun.token, 0, way="back", chapter="ch2"), HERE)
            room = await hall.room(back.match)
            assert room.charter.options["recorded"] == {"ch1": 6}
            assert await kept(hall, begun.campaign) == AFTER_TWO
            await play(room)
            after = await kept(hall, begun.campaign)
            assert ([one.chapter for one in after.results], after.losses) == (["ch1"], 1)
            with pytest.raises(IllegalAction, match="campaign-goes-on"):
                await hall.rematch(room, wire.Rematch(back.tokens[0]), HERE)

    asyncio.run(scene())


def test_a_chapter_that_was_lost_goes_on_from_its_last_goal_or_gently(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            begun = await begin(hall)
            open_ = partial(hall.campaigns.open_chapter, begun.campaign)
            first = await open_(chapter(begun.token), HERE)
            room = await hall.room(first.match)
            await play(room)
            assert (await look(hall, begun.campaign)).can_go_back
            # Whoever sat there may do it, and everybody sits there again.
            second = await open_(chapter(first.tokens[1], 2, way="goal"), HERE)
            again = await hall.room(second.match)
            assert again.company.seat_of(first.tokens[0]) == 0
            given = again.live.match.record().actions
            assert given == room.record().actions[: len(given)]
            assert not again.info().is_practice
            assert (await kept(hall, begun.campaign)).rewinds == 1
            await play(again)
            wish = wire.GentleWish(begun.token, 4, is_gentle=True)
            await hall.campaigns.set_gentle(begun.campaign, wish, HERE)
            told = (await look(hall, begun.campaign)).sheet
            assert (told.losses, told.is_gentle, told.gentle["normal"]) == (2, True, 2)
            third = await open_(chapter(begun.token, 5), HERE)
            assert (await hall.room(third.match)).charter.options["gentle"] == 2

    asyncio.run(scene())


def test_only_wonder_book_has_campaigns_and_an_address_has_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with open_hall(tmp_path) as hall:
            with pytest.raises(IllegalAction, match="no-campaigns-of-game"):
                await hall.campaigns.begin(wire.NewCampaign("nocturne"), HERE)
            with pytest.raises(IllegalAction, match="unknown-campaign"):
                await look(hall, "none")
            monkeypatch.setattr("moonlit.server.campaigns.MOST_CAMPAIGNS", 1)
            far = "10.1.2.3"
            await hall.campaigns.begin(wire.NewCampaign(GAME), far)
            with pytest.raises(IllegalAction, match="too-many-campaigns"):
                await hall.campaigns.begin(wire.NewCampaign(GAME), far)

    asyncio.run(scene())
