"""Boons, Hexes and States (D-BOON, D-HEX, D-STATE)."""

from typing import Final

from mypy_extensions import i64

from moonlit.core.bits import bit
from moonlit.core.journal import Journal
from moonlit.games.dominion.deck import shuffle
from moonlit.games.dominion.frames import (
    BOON,
    BOON_DONE,
    HEX,
    HEX_DONE,
    NEXT_HEX,
    frame,
    frame_card,
    frame_count,
    frame_seat,
    frame_set,
    with_count,
)
from moonlit.games.dominion.notes import (
    BOON_KEPT,
    BOON_RECEIVED,
    BOON_TURNED,
    BOONS_SHUFFLED,
    HEX_RECEIVED,
    HEX_TURNED,
    HEXES_SHUFFLED,
    STATE_DELUDED,
    STATE_ENVIOUS,
    STATE_MISERABLE,
    STATE_RETURNED,
    STATE_TAKEN,
    STATE_WOODS,
)
from moonlit.games.dominion.state import DELUDED, ENVIOUS, NOTHING, State

# A kept Boon lies in front of a player: which one, and whose.
BOON_KIND: Final[i64] = 15
BOON_SEAT: Final[i64] = 4


def turn_boon(s: State, j: Journal, seat: i64) -> i64:
    """Turn over the top Boon; NOTHING if none is to be had (D-BOON-3)."""
    if len(s.boon_deck) == 0:
        if len(s.boon_discards) == 0:
            return NOTHING
        s.boon_deck = s.boon_discards
        s.boon_discards = []
        shuffle(s.dice, s.boon_deck)
        j.note(BOONS_SHUFFLED)
    boon = s.boon_deck.pop()
    s.boon_out.append(boon)
    s.reveals += 1
    j.note(BOON_TURNED, seat, boon)
    return boon


def receive_boon(s: State, j: Journal, seat: i64) -> i64:
    """Turn over the top Boon and follow it; gives which one it is."""
    boon = turn_boon(s, j, seat)
    if boon != NOTHING:
        s.pending.append(frame(BOON_DONE, seat, boon))
        follow_boon(s, j, seat, boon)
    return boon


def follow_boon(s: State, j: Journal, seat: i64, boon: i64) -> None:
    """A player receives a Boon that lies in sight."""
    j.note(BOON_RECEIVED, seat, boon)
    s.pending.append(frame(BOON, seat, boon))


def finish_boon(s: State, j: Journal, f: i64) -> None:
    """A Boon that has been followed is discarded, or kept until Clean-up (D-BOON-2)."""
    boon = frame_card(f)
    s.boon_out.remove(boon)
    if s.terms.kept_boons >> boon & 1 != 0:
        keep_boon(s, j, frame_seat(f), boon)
    else:
        s.boon_discards.append(boon)


def keep_boon(s: State, j: Journal, seat: i64, boon: i64) -> None:
    """A Boon lies in front of a player until this turn's Clean-up (D-BOON-4)."""
    s.boon_kept.append(boon | seat << BOON_SEAT)
    j.note(BOON_KEPT, seat, boon)


def turn_hex(s: State, j: Journal, seat: i64) -> i64:
    """Turn over the top Hex; NOTHING if all are being followed (D-HEX-3)."""
    if len(s.hex_deck) == 0:
        if len(s.hex_discards) == 0:
            return NOTHING
        reshuffle_hexes(s, j)
    hexed = s.hex_deck.pop()
    s.hex_out.append(hexed)
    s.reveals += 1
    j.note(HEX_TURNED, seat, hexed)
    if len(s.hex_deck) == 0 and s.terms.hexes_reshuffled_at_once:  # O-2
        reshuffle_hexes(s, j)
    return hexed


def reshuffle_hexes(s: State, j: Journal) -> None:
    """The discarded Hexes make a new deck."""
    s.hex_deck = s.hex_discards
    s.hex_discards = []
    shuffle(s.dice, s.hex_deck)
    j.note(HEXES_SHUFFLED)


def receive_hex(s: State, j: Journal, seat: i64) -> None:
    """Turn over the top Hex and follow it (D-HEX-1)."""
    hexed = turn_hex(s, j, seat)
    if hexed != NOTHING:
        s.pending.append(frame(HEX_DONE, seat, hexed))
        follow_hex(s, j, seat, hexed)


def follow_hex(s: State, j: Journal, seat: i64, hexed: i64) -> None:
    """A player receives a Hex that lies in sight."""
    j.note(HEX_RECEIVED, seat, hexed)
    s.pending.append(frame(HEX, seat, hexed))


def finish_hex(s: State, f: i64) -> None:
    """Hexes are never kept."""
    s.hex_out.remove(frame_card(f))
    s.hex_discards.append(frame_card(f))


def others_receive_next_hex(s: State, j: Journal, f: i64) -> None:
    """One Hex for all others that the Attack affects, in turn order (D-HEX-2)."""
    seat = frame_seat(f)
    unaffected = frame_set(f)
    everybody_else = bit(s.terms.players) - 1 - bit(seat)
    if unaffected & everybody_else == everybody_else and not s.terms.unused_hex_is_turned:  # O-1
        return
    hexed = turn_hex(s, j, seat)
    if hexed != NOTHING:
        s.pending.append(frame(HEX_DONE, seat, hexed))
        s.pending.append(frame(NEXT_HEX, seat, hexed, 0, unaffected))


def next_hexed(s: State, j: Journal, f: i64) -> None:
    """The next player follows the Hex that was turned over."""
    done = frame_count(f) + 1
    while done < s.terms.players:
        seat = (frame_seat(f) + done) % s.terms.players
        if frame_set(f) >> seat & 1 == 0:
            s.overheard += 1
            s.pending.append(with_count(f, done))
            follow_hex(s, j, seat, frame_card(f))
            return
        done += 1


def take_mindset(s: State, j: Journal, seat: i64, mindset: i64) -> None:
    """Take Deluded or Envious, unless one of them lies there already (D-STATE-2)."""
    player = s.players[seat]
    if player.mindset == 0:
        player.mindset = mindset
        j.note(STATE_TAKEN, seat, STATE_DELUDED if mindset == DELUDED else STATE_ENVIOUS)


def return_mindset(s: State, j: Journal, seat: i64) -> None:
    """At the start of the Buy phase it is given back, and holds for this turn (D-STATE-3)."""
    player = s.players[seat]
    if player.mindset == 0:
        return
    s.is_deluded = player.mindset == DELUDED
    s.is_envious = player.mindset == ENVIOUS
    j.note(STATE_RETURNED, seat, STATE_DELUDED if s.is_deluded else STATE_ENVIOUS)
    player.mindset = 0


def suffer_misery(s: State, j: Journal, seat: i64) -> None:
    """Miserable, then Twice Miserable, then nothing more (D-STATE-4)."""
    player = s.players[seat]
    if player.misery < 2:
        player.misery += 1
        j.note(STATE_TAKEN, seat, STATE_MISERABLE + player.misery - 1)


def take_woods(s: State, j: Journal, seat: i64) -> None:
    """Lost in the Woods exists once (D-STATE-5)."""
    s.woods = seat
    j.note(STATE_TAKEN, seat, STATE_WOODS)
