"""Campaigns that the house keeps: looked at, begun, and their chapters opened as matches."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

from msgspec.structs import replace

from moonlit.client.campaigns import Plan, campaigns_of
from moonlit.client.teller import Teller
from moonlit.core.errors import (
    BadRecord,
    IllegalAction,
    NotYourTurn,
    ReplayMismatch,
    StaleVersion,
)
from moonlit.core.game import Outcome
from moonlit.server import wire
from moonlit.server.around import Played
from moonlit.server.campaign_rows import Row, enter, put_match
from moonlit.server.charters import Library, charter_for
from moonlit.server.guard import is_loopback
from moonlit.server.kept import (
    Chair,
    Charter,
    Company,
    charter_of,
    copy_of,
    digest,
    fits,
    new_id,
    new_token,
    record_of,
)
from moonlit.server.people import seat_everybody
from moonlit.server.room import Room
from moonlit.server.storage import Also, Storage

# What is kept for an address; this computer may have more.
MOST_CAMPAIGNS: Final = 100
AT_HOME: Final = 50

T = TypeVar("T")


class House(Library, Protocol):
    """What campaigns need of the hall."""

    storage: Storage

    def teller(self, game: str, language: str, pack: str = "") -> Teller:
        """Somebody who knows a game."""

    async def room(self, match: str, address: str = "") -> Room:
        """A room by the name of its match."""

    async def write(self, work: Callable[[], T]) -> T:
        """Do something with the storage."""

    async def study(self, work: Callable[[], T], address: str = "") -> T:
        """Do what takes a while."""

    async def take_in(
        self,
        charter: Charter,
        company: Company,
        address: str,
        also: Callable[[str], Also] | None = None,
    ) -> str:
        """Keep a new match, and what is changed with it."""


class Shelves:
    """All campaigns of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rows = house.storage.campaigns

    async def begin(self, wish: wire.NewCampaign, address: str) -> wire.Begun:
        """Begin a campaign, or take one in from a file."""
        text = await self._house.study(lambda: self._first(wish), address)
        most = MOST_CAMPAIGNS * (AT_HOME if is_loopback(address) else 1)
        if await self._house.write(lambda: self._rows.kept_for(address)) >= most:
            raise IllegalAction("too-many-campaigns")
        campaign, token = new_id(), new_token()
        row = Row(wish.game, digest(token), text)
        await self._house.write(lambda: self._rows.add(campaign, row, address))
        return wire.Begun(campaign, token)

    def _first(self, wish: wire.NewCampaign) -> str:
        book, game = campaigns_of(wish.game), self._house.game(wish.game)
        raw = wish.file.encode("utf-8", "replace")
        return book.received(game, raw) if wish.file else book.begin(game)

    async def look(self, campaign: str, language: str, address: str) -> wire.CampaignInfo:
        """A campaign as its people see it."""
        row = await self._need(campaign)
        room = await self._room(row, address)
        words = self._house.teller(row.game, language).words
        book, game = campaigns_of(row.game), self._house.game(row.game)
        sheet = await self._house.study(
            lambda: book.sheet(game, row.text, _options_of(room), words), address
        )
        return wire.CampaignInfo(
            campaign=campaign,
            game=row.game,
            version=row.version,
            sheet=sheet,
            match=room.id if room else "",
            phase=room.phase if room else None,
            seats=room.presence.seats() if room else [],
            can_go_back=await self._last_goal(row, room, address) is not None,
        )

    async def file(self, campaign: str) -> tuple[str, str]:
        """The name and the text of a campaign's file."""
        row = await self._need(campaign)
        return campaigns_of(row.game).file_name(row.text), row.text

    async def set_gentle(self, campaign: str, wish: wire.GentleWish, address: str) -> None:
        """Losses help from now on, or do not."""
        row = await self._need_fresh(campaign, wish.token, wish.version, address)
        text = campaigns_of(row.game).with_gentle(row.text, is_gentle=wish.is_gentle)
        await self._house.write(lambda: self._rows.change(campaign, row.version, text))

    async def open_chapter(self, campaign: str, wish: wire.NewChapter, address: str) -> wire.Seated:
        """Make the match of a chapter; everybody at the last one is told where it is."""
        row = await self._need_fresh(campaign, wish.token, wish.version, address)
        before = await self._room(row, address)
        if wish.way == "goal":
            charter, chairs = await self._from_goal(row, before, address)
            text, tokens = campaigns_of(row.game).went_back(row.text), dict[int, str]()
        else:
            chairs, tokens = _chairs(wish, row.game, before)
            last = _options_of(before)
            charter = await self._house.study(
                lambda: self._charter(row, wish, chairs, last), address
            )
            text = row.text
        host, has_begun = new_token(), wish.begin or wish.way == "goal"
        if has_begun and any(chair.kind == "open" for chair in chairs):
            raise IllegalAction("seats-still-open")
        counts = wish.way != "again"
        match = await self._house.take_in(
            replace(charter, campaign=campaign),
            Company(digest(host), chairs, has_begun=has_begun),
            address,
            partial(_putting, campaign, row.version, text) if counts else None,
        )
        if before is not None and counts:
            await before.seating.follow_with(match)
        return wire.Seated(match, host, tokens)

    def entering(self, played: Played, outcome: Outcome | None) -> Also | None:
        """Writes down how a match of a campaign ended, with its end; nothing for all others.

        Practice comes to an end without a result.
        """
        charter = played.charter
        if outcome is None or not charter.campaign:
            return None
        book, game = campaigns_of(charter.game), self._house.game_of(record_of(charter))
        ended = partial(book.ended, game, config=charter.options, outcome=outcome)
        change = str if played.is_practice else ended
        return lambda connection: enter(connection, charter.campaign, played.id, change)

    def _charter(
        self, row: Row, wish: wire.NewChapter, chairs: Sequence[Chair], last: wire.Plain
    ) -> Charter:
        """A chapter as somebody wishes it. Raises TableError on what cannot be played."""
        plan = Plan(
            way=wish.way,
            chapter=wish.chapter,
            heroes=wish.heroes,
            difficulty=wish.difficulty,
            switches=wish.switches,
            places=[one.place if one.kind == "stay" else None for one in wish.seats],
            last=last,
            sides=wish.sides,
        )
        options = campaigns_of(row.game).options_for(self._house.game(row.game), row.text, plan)
        seats = [wire.SeatWish("me" if one.kind == "person" else one.kind) for one in chairs]
        fresh = wire.NewMatch(row.game, options, seats, wish.settings)
        return charter_for(fresh, self._house)

    async def _from_goal(
        self, row: Row, before: Room | None, address: str
    ) -> tuple[Charter, list[Chair]]:
        """The match that was lost as it was at its last goal, and who sat in it."""
        goal = await self._last_goal(row, before, address)
        if before is None or goal is None:
            raise IllegalAction("no-goal-to-go-back-to")
        charter = charter_of(before.record(), before.charter.settings, goal)
        return charter, copy_of(before.company).chairs

    async def _last_goal(self, row: Row, room: Room | None, address: str) -> int | None:
        """After how many actions the match that was lost last had its last goal."""
        if room is None or row.is_open or room.phase != "over" or room.is_practice:
            return None
        try:
            record = room.record()
            book, game = campaigns_of(row.game), self._house.game_of(record)
            return await self._house.study(lambda: book.last_goal(game, record), address)
        except (BadRecord, ReplayMismatch):  # It was played by other rules.
            return None

    async def _need(self, campaign: str) -> Row:
        row = await self._house.write(lambda: self._rows.load(campaign))
        if row is None:
            raise IllegalAction("unknown-campaign", campaign=campaign)
        return row

    async def _need_fresh(self, campaign: str, token: str, version: int, address: str) -> Row:
        """The campaign, for one of its people who knows it as it is now."""
        row = await self._need(campaign)
        room = None if fits(token, row.host) else await self._room(row, address)
        if not fits(token, row.host) and (room is None or room.company.seat_of(token) is None):
            raise NotYourTurn("not-of-campaign")
        if version != row.version:
            raise StaleVersion("campaign-changed")
        return row

    async def _room(self, row: Row, address: str) -> Room | None:
        """The room of the last match; none before the first, and if nobody came to it for long."""
        try:
            return await self._house.room(row.match, address) if row.match else None
        except IllegalAction as refused:
            if refused.code != "unknown-match":
                raise
            return None


def _options_of(room: Room | None) -> wire.Plain:
    """With what the last match was played."""
    return {} if room is None else room.charter.options


def _putting(campaign: str, version: int, text: str, match: str) -> Also:
    return lambda connection: put_match(connection, campaign, version, match, text)


def _chairs(
    wish: wire.NewChapter, game: str, before: Room | None
) -> tuple[list[Chair], dict[int, str]]:
    """Who sits where, and the tokens of those who are new at this device."""
    old = [] if before is None else copy_of(before.company).chairs
    chairs, tokens, taken = list[Chair](), dict[int, str](), set[int]()
    for seat, one in enumerate(wish.seats):
        if one.kind == "stay":
            if one.place in taken or not 0 <= one.place < len(old):
                raise IllegalAction("no-such-seat", place=one.place + 1)
            taken.add(one.place)
            chairs.append(old[one.place])
        else:
            new = [wire.SeatWish(one.kind, one.name, one.level)]
            (chair,), opened = seat_everybody(new, game)
            chairs.append(chair)
            tokens |= dict.fromkeys([seat], opened[0]) if opened else {}
    return chairs, tokens
