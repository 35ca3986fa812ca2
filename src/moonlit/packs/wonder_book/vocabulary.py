"""Which YAML word stands for which effect, trigger, modifier and choice of word."""

from __future__ import annotations

from typing import Final

from moonlit.packs.wonder_book import board_effects as board
from moonlit.packs.wonder_book import effects as e

EFFECTS: Final[dict[str, type[e.Effect]]] = {
    "text": e.Say,
    "picture": e.Picture,
    "pop_up": e.PopUp,
    "sound": e.Sound,
    "choose": e.Choose,
    "start_player_phase": e.StartPlayerPhase,
    "win_chapter": e.WinChapter,
    "lose_chapter": e.LoseChapter,
    "ending": e.ReachEnding,
    "place_card": e.PlaceCard,
    "remove_card": e.RemoveCard,
    "make_stack": e.MakeStack,
    "next_in_stack": e.NextInStack,
    "card_done": e.CardDone,
    "reveal_card": e.RevealCard,
    "counter": e.SetCounter,
    "write_keyword": e.WriteKeyword,
    "erase_keyword": e.EraseKeyword,
    "gain_upgrade": e.GainUpgrade,
    "add_wyrm_card": e.AddWyrmCard,
    "remove_wyrm_card": e.RemoveWyrmCard,
    "fate": e.ChangeFate,
    "hearts": e.ChangeHearts,
    "sparks": e.ChangeSparks,
    "give_sparks": e.GiveSparks,
    "draw_scrap": e.DrawScrap,
    "take_scrap": e.TakeScrap,
    "gain_item": e.GainItem,
    "lose_item": e.LoseItem,
    "pass_items": e.PassItems,
    "move_hero": e.MoveHero,
    "swap": e.Swap,
    "extra_action": e.ExtraAction,
    "free_use": e.FreeUse,
    "leave_board": e.LeaveBoard,
    "return_to_board": e.ReturnToBoard,
    "choose_heroes": e.ChooseHeroes,
    "place_heroes": e.PlaceHeroes,
    "spawn": board.Spawn,
    "activate": board.Activate,
    "reveal_wyrm_card": board.RevealWyrmCard,
    "peek_wyrm_cards": board.PeekWyrmCards,
    "attack": board.Attack,
    "damage": board.Damage,
    "stun": board.Stun,
    "return_wyrm": board.ReturnWyrm,
    "move_wyrm": board.MoveWyrm,
    "collect_areas": board.CollectAreas,
    "board": board.OpenBoard,
    "open_border": board.OpenBorder,
    "block_border": board.BlockBorder,
    "set_vortex": board.SetVortex,
    "place_sparks": board.PlaceSparks,
    "remove_sparks": board.RemoveSparks,
    "light": board.SetLight,
    "token": board.SetToken,
    "ally": board.ChangeAlly,
    "boss": board.ChangeBoss,
    "roll": board.Roll,
    "modifier": board.AddModifier,
}

# What a rule can wait for, and who is then `it`.
TRIGGERS: Final[dict[str, str]] = {
    "reveal": "",
    "interact": "hero",
    "special_action": "hero",
    "goal_met": "",
    "round_start": "",
    "player_phase_start": "",
    "turn_start": "hero",
    "turn_end": "hero",
    "player_phase_end": "",
    "enemy_phase_start": "",
    "wyrm_card_revealed": "",
    "spawned": "wyrm",
    "wyrm_activates": "wyrm",
    "wyrm_attacks": "wyrm",
    "wyrm_defeated": "wyrm",
    "enemy_phase_end": "",
    "round_end": "",
    "enter_area": "hero",
    "leave_area": "hero",
    "spark_collected": "hero",
    "rolled": "hero",
    "scrap_used": "hero",
    "hero_loses_heart": "hero",
    "hero_falls": "hero",
    "hero_stands_up": "hero",
    "ally_falls": "",
    "boss_falls": "",
    "item_gained": "hero",
    "keyword_written": "",
    "fate_changed": "",
    "counter_changed": "",
}

# The standing changes, and which fields of Modifier each of them reads besides `until`, `if`, `id`.
MODIFIERS: Final[dict[str, tuple[str, ...]]] = {
    "range_limit": ("n", "of", "who"),
    "range_add": ("n", "of", "who", "uses"),
    "dice_add": ("n", "of", "who", "uses", "per"),
    "damage_add": ("n", "of", "who", "wyrms", "uses", "per"),
    "damage_prevent": ("n", "of", "who", "uses", "per"),
    "keep_last_heart": ("who", "uses", "per"),
    "redirect_damage": ("who", "of", "optional"),
    "action_cost": ("n", "of", "who", "uses", "per"),
    "actions_per_turn": ("n", "who"),
    "attack_into_adjacent": ("wyrms", "entity"),
    "wyrm_skips": ("wyrms", "of", "uses", "per"),
    "ignore_spawn": ("n",),
    "pool_add": ("n",),
    "reroll_free": ("who", "uses", "per"),
    "reroll_forbidden": ("who", "of"),
    "untargetable": ("who", "entity", "of"),
    "cannot_be_stunned": ("wyrms", "entity"),
    "cannot_be_returned": ("wyrms", "entity"),
    "stand_up_cost": ("n", "wyrms"),
    "pushed_on_damage": ("toward", "entity", "n"),
}

UNTIL: Final = (
    "turn_end",
    "phase_end",
    "next_player_phase",
    "next_player_phase_end",
    "next_enemy_phase_end",
    "goal_end",
    "chapter_end",
    "first_enemy_phase_end",
)
ONCE: Final = ("chapter", "round", "phase", "hero")
DIFFICULTIES: Final = ("easier", "normal", "hard")
ACTIONS: Final = ("move", "collect", "skill", "attack", "interact", "give", "special")
SOURCES: Final = ("attack", "skill", "scrap", "item", "special", "interact", "wyrm_attack", "boss")
IMMUNE: Final = ("attack", "skill", "scrap", "item", "stun", "defeat", "return", "push")
SYMBOLS: Final = ("normal", "silver")
VORTEX_POLICIES: Final = ("single", "alternate", "nearest", "each")
