"""From the rows of a journal to events."""

from collections.abc import Callable

from moonlit.core.event import Event
from moonlit.core.journal import Row
from moonlit.games.wonder_book import events as e
from moonlit.games.wonder_book import foe_events as f
from moonlit.games.wonder_book import notes
from moonlit.games.wonder_book.events import Cue, Voice
from moonlit.games.wonder_book.foe_events import Ignored
from moonlit.games.wonder_book.names import PHASES
from moonlit.games.wonder_book.program import Program

CUES: dict[int, Cue] = {
    notes.CUE_PICTURE: "picture",
    notes.CUE_ALBUM: "album",
    notes.CUE_POP_UP: "pop_up",
    notes.CUE_SOUND: "sound",
}


REASONS: dict[int, Ignored] = {notes.POOL_EMPTY: "pool", notes.BY_A_CARD: "card"}
VOICES: dict[int, Voice] = {
    notes.VOICE_TURN: "turn",
    notes.VOICE_HIT: "hit",
    notes.VOICE_MISS: "miss",
    notes.VOICE_FALL: "fall",
    notes.VOICE_RISE: "rise",
    notes.VOICE_GOAL: "goal",
}


def _cue_names(program: Program, cue: int) -> list[str]:
    """Pictures are numbered among the texts, since states hold those of the album."""
    is_picture = cue in (notes.CUE_PICTURE, notes.CUE_ALBUM)
    return program.text_names if is_picture else program.cue_names


def _faces(thrown: int) -> tuple[bool, ...]:
    """The dice one by one; the highest bit says how many there are."""
    count = thrown.bit_length() - 1
    return tuple(thrown >> die & 1 == 1 for die in reversed(range(count)))


def _maybe(names: list[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


_READERS: dict[int, Callable[[Program, Row], Event]] = {
    notes.CARD_READ: lambda p, r: e.CardRead(p.card_names[r[1]]),
    notes.TEXT_READ: lambda p, r: e.TextRead(p.text_names[r[1]]),
    notes.CUE_GIVEN: lambda p, r: e.CueGiven(CUES[r[1]], _cue_names(p, r[1])[r[2]]),
    notes.CARD_PLACED: lambda p, r: e.CardPlaced(p.card_names[r[1]], _maybe(p.area_names, r[2])),
    notes.CARD_FINISHED: lambda p, r: e.CardFinished(p.card_names[r[1]]),
    notes.CARD_REMOVED: lambda p, r: e.CardRemoved(p.card_names[r[1]]),
    notes.OPTION_TAKEN: lambda p, r: e.OptionTaken(r[1], p.option_names[r[2]], p.card_names[r[3]]),
    notes.GOAL_SET: lambda p, r: e.GoalSet(p.card_names[r[1]]),
    notes.GOAL_REACHED: lambda p, r: e.GoalReached(p.card_names[r[1]], r[2], r[3] == 1),
    notes.ROUND_BEGAN: lambda p, r: e.RoundBegan(r[1]),
    notes.PHASE_BEGAN: lambda p, r: e.PhaseBegan(PHASES[r[1]]),
    notes.TURN_BEGAN: lambda p, r: e.TurnBegan(p.person_names[r[1]]),
    notes.TURN_ENDED: lambda p, r: e.TurnEnded(p.person_names[r[1]]),
    notes.MOVED: lambda p, r: e.Moved(p.person_names[r[1]], p.area_names[r[2]], p.area_names[r[3]]),
    notes.SPARK_COLLECTED: lambda p, r: e.SparkCollected(p.person_names[r[1]], p.area_names[r[2]]),
    notes.SPARKS_CHANGED: lambda p, r: e.SparksChanged(p.person_names[r[1]], r[2], r[3]),
    notes.SPARKS_PLACED: lambda p, r: e.SparksPlaced(p.area_names[r[1]], r[2]),
    notes.SPARKS_REMOVED: lambda p, r: e.SparksRemoved(p.area_names[r[1]], r[2]),
    notes.HEARTS_CHANGED: lambda p, r: e.HeartsChanged(p.person_names[r[1]], r[2], r[3]),
    notes.FELL: lambda p, r: e.Fell(p.person_names[r[1]]),
    notes.STOOD_UP: lambda p, r: e.StoodUp(p.person_names[r[1]]),
    notes.LEFT_BOARD: lambda p, r: e.LeftBoard(p.person_names[r[1]]),
    notes.CAME_BACK: lambda p, r: e.CameToBoard(p.person_names[r[1]], p.area_names[r[2]]),
    notes.SKILL_USED: lambda p, r: e.SkillUsed(p.person_names[r[1]], p.skill_names[r[2]]),
    notes.SPECIAL_USED: lambda p, r: e.SpecialUsed(
        p.person_names[r[1]], p.special_names[r[2]], p.card_names[p.special_card[r[2]]]
    ),
    notes.ATTACKED: lambda p, r: e.Attacked(p.person_names[r[1]]),
    notes.INTERACTED: lambda p, r: e.Interacted(p.person_names[r[1]], p.card_names[r[2]]),
    notes.THING_PASSED: lambda p, r: e.ThingPassed(
        p.person_names[r[1]], p.person_names[r[2]], p.thing_names[r[3]]
    ),
    notes.THING_GAINED: lambda p, r: e.ThingGained(p.person_names[r[1]], p.thing_names[r[2]]),
    notes.THING_LOST: lambda p, r: e.ThingLost(p.person_names[r[1]], p.thing_names[r[2]]),
    notes.ASKED_FOR: lambda p, r: e.AskedFor(
        p.person_names[r[1]], p.person_names[r[2]], p.thing_names[r[3]]
    ),
    notes.ROLLED: lambda p, r: e.Rolled(
        _maybe(p.person_names, r[1]), r[2], r[3], r[4] == 1, _faces(r[5])
    ),
    notes.WYRM_SPAWNED: lambda p, r: f.WyrmSpawned(r[1], p.area_names[r[2]]),
    notes.SPAWN_IGNORED: lambda p, r: f.SpawnIgnored(r[1], REASONS[r[2]]),
    notes.WYRM_HIT: lambda p, r: f.WyrmHit(r[1], p.area_names[r[2]], r[3]),
    notes.WYRM_STUNNED: lambda p, r: f.WyrmStunned(r[1], p.area_names[r[2]]),
    notes.WYRM_DEFEATED: lambda p, r: f.WyrmDefeated(r[1], p.area_names[r[2]]),
    notes.WYRM_RETURNED: lambda p, r: f.WyrmReturned(r[1], p.area_names[r[2]]),
    notes.WYRM_STOOD_UP: lambda p, r: f.WyrmStoodUp(r[1], p.area_names[r[2]], r[3]),
    notes.WYRM_MOVED: lambda p, r: f.WyrmMoved(r[1], p.area_names[r[2]], p.area_names[r[3]]),
    notes.WYRM_ATTACKED: lambda p, r: f.WyrmAttacked(
        r[1], p.area_names[r[2]], p.person_names[r[3]]
    ),
    notes.WYRM_WAITED: lambda p, r: f.WyrmWaited(r[1], p.area_names[r[2]]),
    notes.WYRM_CARD_SHOWN: lambda p, r: f.WyrmCardShown(p.wyrm_names[r[1]]),
    notes.WYRM_CARDS_SHUFFLED: lambda p, r: f.WyrmCardsShuffled(r[1]),
    notes.WYRM_CARD_ADDED: lambda p, r: f.WyrmCardAdded(_maybe(p.wyrm_names, r[1])),
    notes.WYRM_CARD_REMOVED: lambda p, r: f.WyrmCardRemoved(p.wyrm_names[r[1]]),
    notes.WYRM_CARD_SEEN: lambda p, r: f.WyrmCardSeen(p.wyrm_names[r[1]], r[2]),
    notes.SCRAPS_SHUFFLED: lambda p, r: e.ScrapsShuffled(r[1]),
    notes.FATE_CHANGED: lambda p, r: e.FateChanged(r[1], r[2]),
    notes.KEYWORD_WRITTEN: lambda p, r: e.KeywordWritten(p.keyword_names[r[1]]),
    notes.KEYWORD_ERASED: lambda p, r: e.KeywordErased(p.keyword_names[r[1]]),
    notes.COUNTER_CHANGED: lambda p, r: e.CounterChanged(p.counter_names[r[1]], r[2]),
    notes.EFFORT_MADE: lambda p, r: e.EffortMade(p.card_names[r[1]], r[2], r[3]),
    notes.UPGRADE_GAINED: lambda p, r: e.UpgradeGained(p.person_names[r[1]], p.skill_names[r[2]]),
    notes.BORDER_CHANGED: lambda p, r: e.BorderChanged(
        p.area_names[r[1]], p.area_names[r[2]], r[3] == 1
    ),
    notes.VORTEX_CHANGED: lambda p, r: e.VortexChanged(
        p.vortex_names[r[1]], _maybe(p.area_names, r[2]), r[3] == 1
    ),
    notes.LIGHT_CHANGED: lambda p, r: e.LightChanged(p.area_names[r[1]], r[2] == 1),
    notes.ALLY_CAME: lambda p, r: e.AllyCame(p.person_names[r[1]], p.area_names[r[2]]),
    notes.ALLY_WENT: lambda p, r: e.AllyWent(p.person_names[r[1]]),
    notes.BOSS_CAME: lambda p, r: f.BossCame(p.boss_names[r[1]], p.area_names[r[2]], r[3]),
    notes.BOSS_HURT: lambda p, r: f.BossHurt(p.boss_names[r[1]], r[2], r[3]),
    notes.BOSS_MOVED: lambda p, r: f.BossMoved(
        p.boss_names[r[1]], p.area_names[r[2]], p.area_names[r[3]]
    ),
    notes.BOSS_ATTACKED: lambda p, r: f.BossAttacked(p.boss_names[r[1]], p.person_names[r[2]]),
    notes.BOSS_FELL: lambda p, r: f.BossFell(p.boss_names[r[1]]),
    notes.BOSS_WAITED: lambda p, r: f.BossWaited(p.boss_names[r[1]]),
    notes.TOKEN_PLACED: lambda p, r: e.TokenPlaced(p.token_names[r[1]], _maybe(p.area_names, r[2])),
    notes.CHAPTER_WON: lambda p, r: e.ChapterWon(r[1], p.band_names[r[2]]),
    notes.CHAPTER_LOST: lambda p, r: e.ChapterLost(),
    notes.ENDING_REACHED: lambda p, r: e.EndingReached(p.ending_names[r[1]]),
    notes.SWAPPED: lambda p, r: e.Swapped(p.person_names[r[1]], p.person_names[r[2]]),
    notes.DECIDED: lambda p, r: e.Decided(r[1]),
    notes.EXTRA_ACTION: lambda p, r: e.ExtraActionGranted(p.person_names[r[1]]),
    notes.WYRM_CARD_TUCKED: lambda p, r: f.WyrmCardTucked(p.wyrm_names[r[1]]),
    notes.HEROES_CHOSEN: lambda p, r: e.HeroesChosen(),
    notes.BOARD_OPENED: lambda p, r: e.BoardOpened(p.board_names[r[1]]),
    notes.MODIFIER_BEGAN: lambda p, r: e.ModifierBegan(p.mod_names[r[1]]),
    notes.DAMAGE_REDIRECTED: lambda p, r: e.DamageRedirected(
        p.person_names[r[1]], p.person_names[r[2]]
    ),
    notes.SPOKE: lambda p, r: e.Spoke(p.hero_names[r[1]], VOICES[r[2]]),
    notes.BOSS_WENT: lambda p, r: f.BossWent(p.boss_names[r[1]]),
}


def read_events(program: Program, rows: list[Row]) -> tuple[Event, ...]:
    """The rows of a journal as events."""
    return tuple(_READERS[row[0]](program, row) for row in rows)
