### Nocturne: names of things, sentences for decisions, actions and events, and help.
### Forms used in English: "a" and "the".

## Rounds, modes, editions

round-twilight = Twilight
round-moonlight = Moonlight
round-over = The night is over
mode-basic = Basic game
mode-basic-text = Characters lend their symbol, but no ability.
mode-advanced = Advanced game
mode-advanced-text = Every character has an ability that may be used once.
mode-family = Family game
mode-family-text = No goals, no Sprite Board, no shadow tokens; gentle for a first night.
mode-solo = Solo game
mode-solo-text = You against a deck of cards that bids for the same tiles.
option-no_concoctions = Without concoctions
option-no_concoctions-text = Runestones and concoctions stay in the box.
edition-best = Best reading
edition-best-text = Our reading where the rulebooks differ.
edition-en = English rulebook
edition-en-text = As the English edition plays it.
edition-de = German rulebook
edition-de-text = As the German edition plays it.
edition-pl = Polish rulebook
edition-pl-text = As the Polish edition plays it.
level-easy = easy
level-medium = medium
level-hard = hard

## Evidence: how we know a number or a text

grade-printed = printed in the rulebook
grade-inferred = inferred from the rulebooks
grade-public = found on a public page
grade-reconstructed = our reconstruction
grade-original = our own invention
grade-short-printed = printed
grade-short-inferred = inferred
grade-short-public = public
grade-short-reconstructed = reconstructed
grade-short-original = ours
evidence-whole = { $grade }.
evidence-parts = { $grade }: { $parts }.
evidence-marked = { $text }*
evidence-legend = * our reconstruction
evidence-confidence = How sure we are: { $level }.
confidence-low = hardly
confidence-low-medium = a little
confidence-medium = fairly
confidence-medium-high = quite
confidence-high = very
part-type = type
part-kind = kind
part-points = points
part-symbols = symbols
part-recipe = recipe
part-rule = what it asks for
part-number = number
part-timing = timing
part-size = size
part-shape = shape
part-symbol = symbol
part-ability = ability
part-direction = direction
part-power = power rule
part-dedicates = dedication mark
part-start = starting spell
part-id = name
part-at = threshold
part-numbers = spell values
part-stars = stars
part-rows = rows
part-columns = columns
part-slots = tile slots
part-spaces = token spaces
part-row = row
part-column = column
part-players = number of players
part-second = the second of them
part-outlines = outlines of the forests

## Points and symbols

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
symbol-skull = skull
symbol-feather = feather
symbol-mushroom = mushroom
symbol-herb = herb
symbol-egg = egg
symbols-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
symbols-feather = { $count ->
    [one] { $count } feather
   *[other] { $count } feathers
}
symbols-mushroom = { $count ->
    [one] { $count } mushroom
   *[other] { $count } mushrooms
}
symbols-herb = { $count ->
    [one] { $count } herb
   *[other] { $count } herbs
}
symbols-egg = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
}

## Tiles

type-skull = skull
type-feather = firebird feather
type-mushroom = mushroom
type-herb = herb
type-egg = mysterious egg
type-chest = cursed treasure chest
type-runestone = ancient runestone
type-mirror = mirror stone
tile-skull-hoofed = hoofed skull
    .a = a hoofed skull
    .the = the hoofed skull
tile-skull-ramhorn = ram-horned skull
    .a = a ram-horned skull
    .the = the ram-horned skull
tile-skull-fanged = fanged skull
    .a = a fanged skull
    .the = the fanged skull
tile-feather = firebird feather
    .a = a firebird feather
    .the = the firebird feather
tile-mushroom-tripti = Tripti Fungilus
    .a = a Tripti Fungilus
    .the = the Tripti Fungilus
tile-mushroom-duode = Duode Dax
    .a = a Duode Dax
    .the = the Duode Dax
tile-herb-A = herb A
tile-herb-B = herb B
tile-herb-C = herb C
tile-herb-D = herb D
tile-herb-E = herb E
tile-herb-wild = wild herb
    .a = a wild herb
    .the = the wild herb
tile-egg = mysterious egg
    .a = a mysterious egg
    .the = the mysterious egg
tile-chest = cursed treasure chest
    .a = a cursed treasure chest
    .the = the cursed treasure chest
tile-runestone-skull = skull runestone
    .a = a skull runestone
    .the = the skull runestone
tile-runestone-feather = feather runestone
    .a = a feather runestone
    .the = the feather runestone
tile-runestone-mushroom = mushroom runestone
    .a = a mushroom runestone
    .the = the mushroom runestone
tile-runestone-herb = herb runestone
    .a = a herb runestone
    .the = the herb runestone
tile-runestone-egg = egg runestone
    .a = an egg runestone
    .the = the egg runestone
tile-mirror = mirror stone
    .a = a mirror stone
    .the = the mirror stone
tile-hidden = hidden tile
    .a = a hidden tile
    .the = the hidden tile
tile-symbols = symbols: { $symbols }
tile-no-symbols = no symbols
tile-enchanted = enchanted
tile-told = { $tile }: { $details }. { $evidence }
counted-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
    .none = no skulls
counted-feather = { $count ->
    [one] { $count } firebird feather
   *[other] { $count } firebird feathers
}
    .none = no firebird feathers
counted-mushroom = { $count ->
    [one] { $count } mushroom
   *[other] { $count } mushrooms
}
    .none = no mushrooms
counted-herb = { $count ->
    [one] { $count } herb
   *[other] { $count } herbs
}
    .none = no herbs
counted-egg = { $count ->
    [one] { $count } mysterious egg
   *[other] { $count } mysterious eggs
}
    .none = no mysterious eggs
counted-chest = { $count ->
    [one] { $count } cursed treasure chest
   *[other] { $count } cursed treasure chests
}
    .none = no cursed treasure chests
counted-runestone = { $count ->
    [one] { $count } runestone
   *[other] { $count } runestones
}
    .none = no runestones
counted-mirror = { $count ->
    [one] { $count } mirror stone
   *[other] { $count } mirror stones
}
    .none = no mirror stones

## Spell tokens

token-1 = 1
    .the = the 1
token-2 = 2
    .the = the 2
token-3 = 3
    .the = the 3
token-4 = 4
    .the = the 4
token-5 = 5
    .the = the 5
token-6 = 6
    .the = the 6
token-7 = 7
    .the = the 7
token-star = the star
    .bare = star
token-shadow5 = shadow 5
    .the = the shadow 5
token-shadow6 = shadow 6
    .the = the shadow 6
token-shadow7 = shadow 7
    .the = the shadow 7
token-shadow8 = shadow 8
    .the = the shadow 8
token-shadow9 = shadow 9
    .the = the shadow 9
token-shadow10 = shadow 10
    .the = the shadow 10
token-hidden = a hidden token

## Concoctions

concoction-unnamed = Concoction { $card }
concoction-hidden = a secret concoction
concoction-S1 = Emberbone Draught
concoction-S2 = Plumecap Tonic
concoction-S3 = Kindled Clover Tea
concoction-S4 = Broth of the Half-Drawn Breath
concoction-S5 = Gravecap Gruel
concoction-S6 = Bonewort Infusion
concoction-S7 = Hollow Yolk Posset
concoction-S8 = Mossglow Syrup
concoction-S9 = Spore-and-Shell Custard
concoction-S10 = Nestleaf Cordial
concoction-1 = Three-Trail Salve
concoction-2 = Barrow Poultice
concoction-3 = Cellar Bitters
concoction-4 = Lantern Froth
concoction-5 = Dawnless Nectar
concoction-6 = Ember Reliquary Wine
concoction-7 = Great Glade Elixir
concoction-8 = Deep Burrow Panacea
concoction-9 = Ossuary Garden Oil
concoction-10 = Phoenix Cradle Balm
concoction-11 = Scorched Marrow Ink
concoction-12 = Tombcap Tar
concoction-13 = Whisperbone Rub
concoction-14 = Ossified Eggnog
concoction-15 = Ashwing Smoke
concoction-16 = Glimmerflight Powder
concoction-17 = Sunless Mint Fizz
concoction-18 = Hatchfire Liqueur
concoction-19 = Mould of Memory
concoction-20 = Sporelight Varnish
concoction-21 = Tincture of Illumination
concoction-22 = Puffball Meringue
concoction-23 = Thornmarrow Steep
concoction-24 = Feverbright Tisane
concoction-25 = Undergrowth Jam
concoction-26 = Speckled Leaf Butter
concoction-27 = Shellgrave Chalk
concoction-28 = Cinderyolk Glaze
concoction-29 = Dewcap Omen
concoction-30 = Roost Meadow Mead
concoction-31 = Grounding Ice Salt
concoction-32 = Pure Pinion Spirit
concoction-33 = Allcap Ferment
concoction-34 = Nine-Night Simple
concoction-35 = Unhatched Dream
concoction-one-tier = { $name } ({ $card }): { $full } for { $full_points ->
    [one] { $full_points } point
   *[other] { $full_points } points
}. { $evidence }
concoction-two-tiers = { $name } ({ $card }): { $first } for { $first_points ->
    [one] { $first_points } point
   *[other] { $first_points } points
}, or { $full } for { $full_points ->
    [one] { $full_points } point
   *[other] { $full_points } points
}. { $evidence }
missing-nothing = Your symbols suffice for the full recipe, if no other card needs them.
missing-full = For the full recipe you still need { $full }.
missing-first = For the first tier you still need { $first }, for the full recipe { $full }.
missing-first-done = The first tier is within reach; for the full recipe you still need { $full }.

## Characters

character-redd = Redd
character-sage = Sage
character-abigail = Abigail
character-flint = Flint
ability-replace_winner = After winning a forest tile with a spell of { $number } or lower, put a lower one from your supply in its place and take the winner back.
ability-dedicate_loser = After a phase you won, dedicate one of your own losing tokens of that phase.
ability-exchange_tile = After winning a forest tile, exchange it for a tile on the Sprite Board; only the tile you end up with takes effect.
ability-keep_cards = When a runestone lets you draw concoctions, keep { $number } of them.
ability-once = Once in the whole game; unused, it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
character-told = { $name }, symbol: { $symbol }. { $ability } { $once } { $evidence }

## Goals: names by number, explanations by what the pack asks for

goal-twilight-1 = Spark of Three
goal-twilight-2 = Spark of Four
goal-twilight-3 = Spark of Five
goal-twilight-4 = Scattered Dens
goal-twilight-5 = The Widest Den
goal-twilight-6 = Three Dens
goal-twilight-7 = A Den of Three
goal-twilight-8 = Treetops
goal-twilight-9 = Last in Line
goal-twilight-10 = Four Scents
goal-twilight-11 = The Lonely Tile
goal-twilight-12 = The Last Star
goal-moonlight-1 = Lone Paws
goal-moonlight-2 = Pairs of Paws
goal-moonlight-3 = Prowling Threes
goal-moonlight-4 = Bend in the Path
goal-moonlight-5 = The Straight Trail
goal-moonlight-6 = The Great Den
goal-moonlight-7 = Heart of the Wood
goal-moonlight-8 = Four Corners
goal-moonlight-9 = Gifts to the Sprites
goal-moonlight-10 = Held Breath
goal-moonlight-11 = Many Dens
goal-moonlight-12 = Stepping Stones
goal-twilight-won_with = Let a spell of { $number } win you a tile before anybody else’s does, in the forest or on the Sprite Board.
goal-twilight-most_areas = Have the most separate control areas when Twilight ends.
goal-twilight-largest_area = Have the largest control area when Twilight ends.
goal-twilight-areas = Be the first to own { $number ->
    [one] { $number } control area.
   *[other] { $number } separate control areas at once.
}
goal-twilight-area_size = Be the first to own a control area of { $number ->
    [one] { $number } cell
   *[other] { $number } cells
} or more.
goal-twilight-most_in_top_row = Hold the most cells of the forest’s top row when Twilight ends.
goal-twilight-lowest_dedicated = Own the last token in line on the Sprite Board when Twilight ends.
goal-twilight-symbols = Be the first to have { $number ->
    [one] { $number } symbol; your character’s counts.
   *[other] { $number } different symbols; your character’s counts.
}
goal-twilight-corner_cast = Be the first to win by a corner cast.
goal-twilight-last_star = Win a tile with the last star, once all other stars have won.
goal-worth = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
goal-timing-immediate = It is claimed at once.
goal-timing-end = It is awarded when Twilight ends.
goal-moonlight-areas_of_size = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your control areas of exactly { $size ->
    [one] { $size } cell
   *[other] { $size } cells
}.
goal-moonlight-shapes = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $shape ->
    [xo-xx] bend of three cells
    [xxx] straight line of three cells
    [xo-ox] pair of cells touching diagonally
   *[other] copy of the shape shown
} you control, turned or mirrored as you like; each cell counts once.
goal-moonlight-largest_area = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each cell of your largest control area.
goal-moonlight-centre_cells = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your control tokens away from the forest’s edge.
goal-moonlight-corner_cells = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your control tokens in a corner of the forest.
goal-moonlight-dedicated = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your tokens on the Sprite Board at the end.
goal-moonlight-leftover = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for each token you have left at the end.
goal-moonlight-areas = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your control areas, whatever their size.
goal-told = { $name }: { $text } { $evidence }
goal-hidden = A Moonlight goal, face-down until Twilight is over.

## Variants

variant-twisted_trees = Twisted Trees
variant-twisted_trees-text = Both forests grow in a crooked outline; the outlines are our reconstruction.
variant-two_up = 2-Up the Competition
variant-two_up-text = Every answer must be higher by at least { $number }; a star always is.
variant-all_set_to_brew = All Set to Brew
variant-all_set_to_brew-text = No runestones; everybody begins with { $number ->
    [one] { $number } more concoction
   *[other] { $number } more concoctions
}.
variant-chasing_chests = Chasing Chests
variant-chasing_chests-text = A chest you collect may be swapped for another tile in the forest or on the Sprite Board.
variant-precious_stones = Precious Stones
variant-precious_stones-text = A mirror stone that copies nothing is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
variant-told = { $name }: { $text } { $evidence }

## Scoring: labels, and the same words after “points from …”

category-skulls = Skulls
category-feathers = Feathers
category-mushrooms = Mushrooms
category-herbs = Herbs
category-eggs = Eggs
category-chests = Chests
category-concoctions = Concoctions
category-twilight = Twilight goals
category-moonlight = Moonlight goals
category-leftover = Leftover spells
category-ability = Unused ability
category-precious = Precious stones
category-total = Total
category-skulls-from = skulls
category-feathers-from = feathers
category-mushrooms-from = mushrooms
category-herbs-from = herbs
category-eggs-from = eggs
category-chests-from = chests
category-concoctions-from = concoctions
category-twilight-from = Twilight goals
category-moonlight-from = Moonlight goals
category-leftover-from = leftover spells
category-ability-from = an unused ability
category-precious-from = precious stones
rank-none = No rank yet
rank-kindled = Kindled
rank-rising = Rising
rank-skilled = Skilled
rank-adept = Adept
rank-mystic = Mystic
rank-luminous = Luminous
rank-grandmaster = Grandmaster
rank-unnamed = Rank { $rank }
rank-reached = Your solo rank: { $rank }.
rank-names-ours = The names of the ranks are ours; the thresholds are printed in the rulebook.

## Conditions of scenarios and achievements

condition-total = { $bound ->
    [least] Score at least { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in all.
   *[most] Score at most { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in all.
}
condition-points = { $bound ->
    [least] Score at least { $count ->
        [one] { $count } point
       *[other] { $count } points
    } from { $from }.
    [none] Score no points from { $from }.
   *[most] Score at most { $count ->
        [one] { $count } point
       *[other] { $count } points
    } from { $from }.
}
condition-tiles = { $bound ->
    [least] Collect at least { NAME($tiles, $count) }.
    [none] Collect { NAME($tiles, form: "none") }.
   *[most] Collect at most { NAME($tiles, $count) }.
}
condition-tiles-of-kind = { $bound ->
    [least] Collect at least { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } of this kind: { NAME($tile) }.
    [none] Collect no tile of this kind: { NAME($tile) }.
   *[most] Collect at most { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } of this kind: { NAME($tile) }.
}
condition-kinds = { $bound ->
    [least] Collect at least { $count } different kinds of this type: { NAME($type) }.
    [none] Collect nothing of this type: { NAME($type) }.
   *[most] Collect at most { $count } different kinds of this type: { NAME($type) }.
}
condition-types-with = { $bound ->
    [least] Collect at least { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } of { $count ->
        [one] a single type.
       *[other] each of { $count } types.
    }
    [none] Collect no type { $tiles } times or more.
   *[most] { $tiles ->
        [1] Collect tiles
       *[other] Have { $tiles } or more tiles
    } of { $count ->
        [one] no more than { $count } type.
       *[other] no more than { $count } types.
    }
}
condition-types-copied = { $bound ->
    [least] Let mirror stones copy at least { $count ->
        [one] { $count } type
       *[other] { $count } different types
    }.
    [none] Let no mirror stone copy anything.
   *[most] Let mirror stones copy at most { $count ->
        [one] { $count } type
       *[other] { $count } different types
    }.
}
condition-enchanted-tiles = { $bound ->
    [least] Collect at least { $count ->
        [one] { $count } enchanted tile (with two symbols).
       *[other] { $count } enchanted tiles (with two symbols).
    }
    [none] Collect no enchanted tiles (with two symbols).
   *[most] Collect at most { $count ->
        [one] { $count } enchanted tile (with two symbols).
       *[other] { $count } enchanted tiles (with two symbols).
    }
}
condition-concoctions-completed = { $bound ->
    [least] Complete at least { $count ->
        [one] { $count } concoction
       *[other] { $count } concoctions
    } in full.
    [none] Complete no concoction in full.
   *[most] Complete at most { $count ->
        [one] { $count } concoction
       *[other] { $count } concoctions
    } in full.
}
condition-twilight-goals = { $bound ->
    [least] Claim at least { $count ->
        [one] { $count } Twilight goal.
       *[other] { $count } Twilight goals.
    }
    [none] Claim no Twilight goal.
   *[most] Claim at most { $count ->
        [one] { $count } Twilight goal.
       *[other] { $count } Twilight goals.
    }
}
condition-shadow-tokens = { $bound ->
    [least] Receive at least { $count ->
        [one] { $count } shadow token.
       *[other] { $count } shadow tokens.
    }
    [none] Receive no shadow token.
   *[most] Receive at most { $count ->
        [one] { $count } shadow token.
       *[other] { $count } shadow tokens.
    }
}
condition-sprite-tiles = { $bound ->
    [least] Take at least { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } from the Sprite Board at the end of { NAME($round) }.
    [none] Take no tile from the Sprite Board at the end of { NAME($round) }.
   *[most] Take at most { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } from the Sprite Board at the end of { NAME($round) }.
}
condition-corner-casts = { $bound ->
    [least] Win by at least { $count ->
        [one] { $count } corner cast
       *[other] { $count } corner casts
    } in { NAME($round) }.
    [none] Win nothing by a corner cast in { NAME($round) }.
   *[most] Win by at most { $count ->
        [one] { $count } corner cast
       *[other] { $count } corner casts
    } in { NAME($round) }.
}
condition-rounds-on-last-space = { $bound ->
    [least] Hold the last space of the Sprite Board at the end of { $count ->
        [one] at least { $count } round.
       *[other] { $count } rounds.
    }
    [none] Never hold the last space of the Sprite Board at the end of a round.
   *[most] Hold the last space of the Sprite Board at the end of no more than { $count ->
        [one] { $count } round.
       *[other] { $count } rounds.
    }
}
condition-rounds-on-all-spaces = { $bound ->
    [least] Hold every space of the Sprite Board at the end of { $count ->
        [one] at least { $count } round.
       *[other] { $count } rounds.
    }
    [none] Never hold every space of the Sprite Board at the end of a round.
   *[most] Hold every space of the Sprite Board at the end of no more than { $count ->
        [one] { $count } round.
       *[other] { $count } rounds.
    }
}
condition-when = { $condition } (This holds only where “{ $switch }” is set to “{ $value }”.)
scenario-title = Scenario { $number }
scenario-told = { $title }, { $level }, with { $character }. Twilight goals: { $twilight }. Moonlight goals: { $moonlight }. Score at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all. { $tasks } { $evidence }
scenario-task = Task { $number }: { $text }
scenario-met = The scenario is mastered!
scenario-failed = The scenario is not mastered this time.
track-scenarios = Scenarios
track-achievements = Standard achievements
track-variants = Variants
achievement-1 = First Paw Prints
achievement-2 = Sure-Footed
achievement-3 = Keen Nose
achievement-4 = Silver Fur
achievement-5 = A Round Hundred
achievement-6 = Legend of the Night
achievement-7 = Bubbling Kettle
achievement-8 = Steady Ladle
achievement-9 = Brew of the Century
achievement-10 = Bone Collection
achievement-11 = Cloak of Feathers
achievement-12 = Fairy Ring
achievement-13 = Overgrown Garden
achievement-14 = Full Nest
achievement-15 = Stone Circle
achievement-16 = Cursed Luck
achievement-17 = Hall of Mirrors
achievement-18 = Three Wishes at Dusk
achievement-19 = Crescent Moon
achievement-20 = Half Moon
achievement-21 = Full Moon
achievement-22 = In the Sprites’ Favour
achievement-23 = A Soft Spot
achievement-24 = Obsession
achievement-25 = A Bit of Everything
achievement-named = { $name } – { $text }
achievement-told = { $name } – { $text } { $evidence }

## Decisions: what is asked, and why

decision-start = { $who ->
    [you] { $first ->
        [yes] You open the round: cast your lowest spell on any tile, or pass.
       *[no] { $anchor ->
            [none] You start: cast any spell on any tile, or pass.
           *[cell] You start: cast any spell on a tile next to { $anchor }, or pass.
        }
    }
   *[other] { $name } is choosing a starting spell.
}
decision-answer = { $who ->
    [you] Beat { NAME($token, form: "the") } on { $cell }: cast a higher spell on a free tile beside it, or pass.
   *[other] { $name } may beat { NAME($token, form: "the") } on { $cell }, or pass.
}
decision-dedicate = { $who ->
    [you] Your { NAME($token) } has lost: dedicate it to the Sprite Board, or take it back?
   *[other] { $name } may dedicate { NAME($token, form: "the") } to the Sprite Board.
}
decision-chest = { $who ->
    [you] The chest springs open: keep one of these tiles.
   *[other] { $name } is choosing a tile from a chest.
}
decision-runestone = { $who ->
    [you] The runestone whispers of concoctions: choose what to keep.
   *[other] { $name } is choosing a concoction.
}
decision-draft = { $who ->
    [you] The Sprites reward { NAME($token, form: "the") }: take one tile from their board.
   *[other] { $name } is taking a tile from the Sprite Board with { NAME($token, form: "the") }.
}
decision-mirror = { $who ->
    [you] Which tile shall your mirror stone copy?
   *[other] { $name } is choosing what a mirror stone copies.
}
decision-redd = { $who ->
    [you] { NAME($character) } asks: put a lower spell in the place of { NAME($token, form: "the") }?
   *[other] { $name } may put a lower spell in the place of { NAME($token, form: "the") } ({ NAME($character) }).
}
decision-sage = { $who ->
    [you] { NAME($character) } asks: dedicate one of your own losing tokens?
   *[other] { $name } may dedicate a losing token ({ NAME($character) }).
}
decision-abigail = { $who ->
    [you] { NAME($character) } asks: exchange { NAME($tile, form: "the") } for a tile on the Sprite Board?
   *[other] { $name } may exchange { NAME($tile, form: "the") } for a tile on the Sprite Board ({ NAME($character) }).
}
decision-swap = { $who ->
    [you] Swap { NAME($tile, form: "the") } for an open tile, or open it?
   *[other] { $name } may swap { NAME($tile, form: "the") } for an open tile.
}
decision-shadow = { $who ->
    [you] Your leftover { NAME($token, form: "bare") } earns a shadow token: choose one.
   *[other] { $name } is choosing a shadow token for a leftover { NAME($token, form: "bare") }.
}
decision-secret = { $who ->
    [you] Choose in secret which losing token to dedicate, or take them all back.
   *[other] { $name } is secretly choosing what to dedicate.
}
decision-over = The match is over.
why-told = { $why } Rule { $clause }.
why-start = { $how ->
    [won] You won the last tile.
    [opens] You place the first spell of the round.
   *[handed] The start was handed on to you.
}
why-answer = You have not passed, and you hold a spell that beats the highest one.
why-dedicate = Losing tokens of your own colour are offered from the highest down; you may dedicate one in each phase.
why-chest = You gained a cursed treasure chest: one of the tiles drawn stays with you, the others leave the game.
why-runestone = You gained an ancient runestone: you keep what you choose in secret, the rest goes under the deck.
why-draft = The round is over: each token on the Sprite Board, from the left, takes one of its tiles.
why-mirror = The last round is over: each of your mirror stones may count as one more tile of a kind, without its symbols.
why-redd = You won with a low enough spell, hold a lower one, and the ability is unused. It may be used once in the game.
why-sage = You won the phase, have losing tokens of your own in it, and the ability is unused. It may be used once in the game.
why-abigail = You won a forest tile, there are tiles on the Sprite Board, and the ability is unused. It may be used once in the game.
why-swap = Chasing Chests is in play: a chest you collect may be swapped instead of opened.
why-shadow = Tokens left over after Twilight earn shadow tokens, and this table lets their owners choose freely.
why-secret = This table lets all losers choose at the same time; the choices are revealed together.

## Actions, as labels

action-cast = Cast { NAME($token) } on { $cell } ({ NAME($tile) })
action-pass-start = Pass the start on
action-pass = Pass
action-dedicate = Dedicate { NAME($token) }
action-retrieve = Take { NAME($token) } back
action-keep = Keep { NAME($tile, form: "the") } ({ $details })
action-brew-one = Keep { $card }
action-brew-two = Keep { $card } and { $other } (uses the ability)
action-take = Take { NAME($tile, form: "the") } ({ $details })
action-copy = Copy { NAME($tile, form: "the") } ({ $details })
action-leave = Let the mirror stone copy nothing
action-replace = Put { NAME($token) } in its place
action-exchange = Exchange it for { NAME($tile, form: "the") } ({ $details })
action-swap = Swap it for { NAME($tile, form: "the") } ({ $details })
action-claim = Take { NAME($token) }
action-decline = Decline
action-decline-redd = Leave the winning spell where it lies
action-decline-sage = Dedicate nothing
action-decline-abigail = Keep the tile you won
action-decline-swap = Open the chest
action-decline-secret = Take all tokens back
action-unknown = { $text }

## Events, as sentences of the log

event-round-began = { $who ->
    [you] { event-round-began-how } You start.
   *[other] { event-round-began-how } { $name } starts.
}
event-round-began-how = { $round ->
    [round-twilight] Twilight falls.
   *[round-moonlight] Moonlight floods the forest.
}
event-spell-cast = { $who ->
    [you] You cast { NAME($token) } on { $cell }.
   *[other] { $name } casts { NAME($token) } on { $cell }.
}
event-passed = { $who ->
    [you] { $why ->
        [forced] You hold nothing high enough and pass.
       *[choice] You pass.
    }
   *[other] { $why ->
        [forced] { $name } holds nothing high enough and passes.
       *[choice] { $name } passes.
    }
}
event-start-skipped = { $who ->
    [you] There is no tile beside your last win, so you hand the start on.
   *[other] There is no tile beside the last win of { $name }, so the start is handed on.
}
event-tile-won = { $who ->
    [you] You win { NAME($tile, form: "a") } on { $cell }: { event-tile-won-why }.
   *[other] { $name } wins { NAME($tile, form: "a") } on { $cell }: { event-tile-won-why }.
}
event-tile-won-why = { $why ->
    [blocked] no free tile is left beside the spell
    [untopped] nobody can beat the spell
    [star] a star wins at once
   *[passes] all others have passed
}
event-token-returned = { $who ->
    [you] You take { NAME($token, form: "the") } back.
   *[other] { $name } takes { NAME($token, form: "the") } back.
}
event-dedicated = { $who ->
    [you] You dedicate { NAME($token, form: "the") } to the Sprite Board, space { $space }.
   *[other] { $name } dedicates { NAME($token, form: "the") } to the Sprite Board, space { $space }.
}
event-fell-off = { $who ->
    [you] Your { NAME($token) } falls off the Sprite Board and comes back to you.
   *[other] { $name } gets { NAME($token, form: "the") } back: it falls off the Sprite Board.
}
event-chose-dedication = { $who ->
    [you] { $choice ->
        [none] You have chosen to dedicate nothing.
       *[token] You have chosen to dedicate { NAME($token, form: "the") }.
    }
   *[other] { $choice ->
        [hidden] { $name } has chosen in secret.
        [none] { $name } has chosen to dedicate nothing.
       *[token] { $name } has chosen to dedicate { NAME($token, form: "the") }.
    }
}
event-drew-concoctions = { $who ->
    [you] { $known ->
        [yes] You draw { $cards }.
       *[no] You draw { $count ->
            [one] { $count } concoction
           *[other] { $count } concoctions
        }.
    }
   *[other] { $known ->
        [yes] { $name } draws { $cards }.
       *[no] { $name } draws { $count ->
            [one] { $count } concoction
           *[other] { $count } concoctions
        }.
    }
}
event-kept-concoctions = { $who ->
    [you] { $known ->
        [yes] You keep { $cards }.
       *[no] You keep { $count ->
            [one] { $count } concoction
           *[other] { $count } concoctions
        }.
    }
   *[other] { $known ->
        [yes] { $name } keeps { $cards }.
       *[no] { $name } keeps { $count ->
            [one] { $count } concoction
           *[other] { $count } concoctions
        } in secret.
    }
}
event-chest-opened = { $who ->
    [you] { $known ->
        [yes] You open the chest and find: { $tiles }.
       *[no] You open the chest and find { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
    }
   *[other] { $known ->
        [yes] { $name } opens the chest and finds: { $tiles }.
       *[no] { $name } opens the chest and finds { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
    }
}
event-tile-kept = { $who ->
    [you] You keep { NAME($tile, form: "a") }.
   *[other] { $name } keeps { NAME($tile, form: "a") }.
}
event-tile-discarded = { $who ->
    [you] You discard { NAME($tile, form: "a") }.
   *[other] { $name } discards { NAME($tile, form: "a") }.
}
event-goal-claimed = { $who ->
    [you] You claim the Twilight goal “{ $goal }”!
   *[other] { $name } claims the Twilight goal “{ $goal }”.
}
event-goal-removed = Nobody claims the Twilight goal “{ $goal }”; it leaves the game.
event-round-ended = { $why ->
    [forest-empty] { NAME($round) } ends: the forest is empty.
   *[all-passed] { NAME($round) } ends: everybody has passed.
}
event-sprite-tile-taken = { $who ->
    [you] You take { NAME($tile, form: "a") } from the Sprite Board with { NAME($token, form: "the") }.
   *[other] { $name } takes { NAME($tile, form: "a") } from the Sprite Board with { NAME($token, form: "the") }.
}
event-shadow-awarded = { $who ->
    [you] You receive { NAME($token) }.
   *[other] { $name } receives { NAME($token) }.
}
event-token-lost = { $who ->
    [you] In return you give up { NAME($token, form: "the") }; it leaves the game.
   *[other] In return { $name } gives up { NAME($token, form: "the") }; it leaves the game.
}
event-goals-revealed = The Moonlight goals are revealed: { $goals }.
event-tile-removed = Nobody took it: { NAME($tile, form: "the") } leaves the game.
event-mirror-assigned = { $who ->
    [you] { $copies ->
        [yes] Your mirror stone copies { NAME($tile, form: "the") }.
       *[no] Your mirror stone copies nothing.
    }
   *[other] { $copies ->
        [yes] { $name } lets a mirror stone copy { NAME($tile, form: "the") }.
       *[no] { $name } lets a mirror stone copy nothing.
    }
}
event-ability-used = { $who ->
    [you] You use the ability of { NAME($character) }.
   *[other] { $name } uses the ability of { NAME($character) }.
}
event-token-replaced = { $who ->
    [you] You put { NAME($token, form: "the") } on { $cell } in its place.
   *[other] { $name } puts { NAME($token, form: "the") } on { $cell } in its place.
}
event-tile-exchanged = { $who ->
    [you] You exchange { NAME($given, form: "the") } for { NAME($taken, form: "the") }.
   *[other] { $name } exchanges { NAME($given, form: "the") } for { NAME($taken, form: "the") }.
}
event-card-flipped = Solo card { $card } ({ $grade }): { $text }
event-scored = { $who ->
    [you] You score { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $name } scores { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
event-tiles-reshuffled = The stack runs short: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} that had left the game { $count ->
    [one] is
   *[other] are
} shuffled back in.
event-unknown = Something else happened: { $event }.

## Solo cards

direction-N = up
direction-E = right
direction-S = down
direction-W = left
solo-power-any_higher = answers with the next higher spell
solo-power-at_least = answers with { $number } or higher
solo-power-at_most = answers with { $number } at most
solo-card = It looks { NAME($direction) } first, { $power }, starts with { $start } and { $dedicates ->
    [yes] dedicates when it loses.
   *[no] takes its tokens back when it loses.
}
solo-card-told = Solo card { $card }. { $text } { $evidence }

## Refusals of Nocturne

error-not-a-cell = “{ $text }” is no cell; a cell is a column letter and a row number, such as c2.
error-not-a-token = “{ $text }” is no spell; spells are 1 to 7, star, and shadow5 to shadow10.
error-not-a-tile = There is no tile called “{ $text }” in this pack.
error-not-a-card = There is no concoction called “{ $text }” in this pack.
error-not-a-field = “{ $text }” is no part of a position; known are forest, spells, supply and the like.
error-bad-field = “{ $text }” cannot be read as a part of a position.
error-not-a-position = A position is a text, or a list of its lines.
error-nothing-to-start-on = A forest without tiles has nothing to start on; put tiles into “forest”.
error-field-twice = “{ $text }” says once more what was said before, or two things are to be decided next.
error-too-much-in-field = “{ $text }” holds something more often than the match has it.
error-outside-forest = “{ $text }” lies outside the forest of this match.
error-bad-sprite-board = “{ $text }” is no Sprite Board: at most { $most } own tokens, from the highest to the lowest.
error-not-three-goals = “{ $text }” must name three different Moonlight goals, or none.
error-nothing-decided = The position does not say what is decided next: start, answer, end or score.
error-not-whole = No match can look like this: something is missing, or there is too much of it.
error-not-on-offer = “{ $text }” is not on offer here; choose one of the actions listed.
error-other-decision = Something else is being decided now: { $decision }.
error-no-such-cell = The forest has no cell { $cell }.
error-no-tile = There is no tile left on { $cell }.
error-tile-not-open = A spell already lies on { $cell }; choose a free tile.
error-token-not-held = You do not hold { $token }; you hold { $held }.
error-not-lowest = The first spell of a round must be your lowest: cast { $lowest }, not { $token }.
error-not-beside-anchor = You start next to the cell you just won: { $cell } does not touch { $anchor }.
error-tile-not-adjacent = An answer must touch the highest spell: { $cell } is not beside { $highest }.
error-not-higher = An answer must be higher: { $token } does not beat { $highest }.
error-not-two-higher = In this variant an answer must be higher by two or more: { $token } is too close to { $highest }.
error-unknown-switch = There is no switch called “{ $switch }”; known: { $known }.
error-only-in-family = { $option } exists in the family game only; choose mode family, or leave it out.
error-no-family-solo = The family game needs at least two players; alone, choose mode basic or advanced.
error-scenario-is-advanced = Scenario { $scenario } is an advanced game; choose mode advanced.
error-nothing-to-brew = The variant All Set to Brew needs concoctions; leave out one of the two.
error-one-character-each = Name one character for each of the { $players ->
    [one] { $players } player
   *[other] { $players } players
}, or none at all.
error-scenario-character = Alone, this scenario is played with { $character }; name that character or none.
decision-name-start = the start of a phase
decision-name-answer = an answer to the highest spell
decision-name-dedicate = a dedication
decision-name-chest = a tile from a chest
decision-name-runestone = a concoction
decision-name-draft = a tile of the Sprite Board
decision-name-mirror = what a mirror stone copies
decision-name-redd = whether the winning spell is replaced
decision-name-sage = whether a losing token of the winner is dedicated
decision-name-abigail = whether the tile won is exchanged
decision-name-swap = whether the chest is swapped
decision-name-shadow = which shadow token is taken
decision-name-secret = a secret dedication
decision-name-over = nothing, for the match is over

## Switches and their values

switch-told = { $name }: { $value }
switch-first_starter = First starter
switch-first_starter-random = drawn at random
switch-first_starter-forest_visitor = whoever was in a forest most recently
switch-dedication_order = Dedicating
switch-dedication_order-descending = one by one, from the highest losing token down
switch-dedication_order-simultaneous = all at once, in secret
switch-corner_requires_anchor = A corner cast must follow a win beside it
switch-corner_requires_anchor-false = no
switch-corner_requires_anchor-true = yes
switch-tw12_unused_star = “The Last Star” when a star stays unused
switch-tw12_unused_star-discard = nobody gets it
switch-tw12_unused_star-last_star = the last winner with a star gets it
switch-endgoals_before_sprite = End-of-Twilight goals before the Sprite Board
switch-endgoals_before_sprite-true = yes
switch-endgoals_before_sprite-false = no
switch-shadow_pick = Shadow tokens
switch-shadow_pick-highest = always the highest left
switch-shadow_pick-free = picked freely
switch-shape_cell_reuse = Cells in shape goals
switch-shape_cell_reuse-per_card = may serve several cards
switch-shape_cell_reuse-one_card_total = serve one card only
switch-mirror_scope = Mirror stones copy
switch-mirror_scope-own = your own tiles
switch-mirror_scope-any = anybody’s tiles
switch-mirror_effect_tiles = Mirror stones may copy runestones and chests
switch-mirror_effect_tiles-false = no
switch-mirror_effect_tiles-true = yes, with their draw
switch-feather_overflow = More feathers than the table shows
switch-feather_overflow-new_set = begin a new set
switch-feather_overflow-capped = add nothing
switch-chest_discards_public = Tiles rejected from chests
switch-chest_discards_public-true = are shown to all
switch-chest_discards_public-false = stay hidden
switch-start_pass_is_pass = Passing the start puts you out of the phase
switch-start_pass_is_pass-true = yes
switch-start_pass_is_pass-false = no
switch-chest_chain = A tile kept from a chest takes effect
switch-chest_chain-true = yes
switch-chest_chain-false = no
switch-leftover_tiles = Tiles left after Twilight
switch-leftover_tiles-remove = leave the game
switch-leftover_tiles-keep = stay for Moonlight
switch-solo_corner_needs_anchor = The solo opponent corner casts only beside its last win
switch-solo_corner_needs_anchor-true = yes
switch-solo_corner_needs_anchor-false = no
switch-scen16 = Scenario 16, the last space
switch-scen16-either = in either round
switch-scen16-both = in both rounds
switch-achievements_per_game = Achievements in one match
switch-achievements_per_game-unlimited = as many as you earn
switch-achievements_per_game-one = one for each player
switch-character_choice = Characters nobody named
switch-character_choice-either = are dealt at random
switch-character_choice-chosen = are taken in seat order
switch-area_separation = Groups touching diagonally
switch-area_separation-not_adjacent = are separate areas
switch-area_separation-diagonal_joins = are one area for “Many Dens”
switch-solo_opponent_symbols = The solo opponent’s symbols for “Four Scents”
switch-solo_opponent_symbols-tiles_only = those of its tiles
switch-solo_opponent_symbols-none = none
switch-solo_equal_token = The solo opponent, between equal tokens, casts
switch-solo_equal_token-own_first = its own first
switch-solo_equal_token-shadow_first = the shadow first
switch-chest_swap_timing = Chasing Chests swaps
switch-chest_swap_timing-after_clearing = after the losing tokens are cleared
switch-chest_swap_timing-immediately = at once
switch-flint_all_set = { character-flint }’s unused ability in All Set to Brew
switch-flint_all_set-no_bonus = is worth nothing
switch-flint_all_set-bonus = is worth its points

## Help: titles and texts; clauses are those of the rules specification

topic-skull = Skulls
help-skull = Each skull is worth the points printed on it. There are hoofed, ram-horned and fanged ones.
topic-feather = Firebird feathers
help-feather = The more you have, the more each is worth: { $feathers } points for one, two, three and so on. What goes beyond the table begins a new set, unless the edition caps it.
topic-mushroom = Mushrooms
help-mushroom = Two species, each counted in sets. Tripti Fungilus: { $tripti } points for one, two and three. Duode Dax: { $duode } points for one and two. A set must be full before the next begins.
topic-herb = Herbs
help-herb = Each herb is worth its printed points, and sets of different letters add a bonus: { $herbs } points for three, four and five. A wild herb stands for any letter. We find the best split for you.
topic-egg = Mysterious eggs
help-egg = Whoever has most eggs scores most for each: { $eggs } points by rank. Alone, your own number decides: { $solo_eggs } points each for one, two, three and so on.
topic-chest = Cursed treasure chests
help-chest = On gaining one, draw three tiles from the stack and keep one; it takes effect too. The chest itself counts { $chest ->
    [one] { $chest } point
   *[other] { $chest } points
} at the end.
topic-runestone = Ancient runestones
help-runestone = On gaining one, draw three concoctions, keep one in secret, and put the others under the deck. Its symbol counts for concoctions.
topic-mirror = Mirror stones
help-mirror = At the very end each mirror stone may count as one more of another tile you own, without its symbols. It need not.
topic-round = Round
help-round = A match has two rounds: first Twilight, then Moonlight. A round ends when the forest is empty or everybody has passed the start.
topic-phase = Phase
help-phase = One auction: a starting spell, answers, and in the end one tile won. Its winner starts the next.
topic-starter = Starter
help-starter = The player who casts the first spell of a phase: the winner of the one before. A starter may pass the role on; the next one may begin anywhere.
topic-lowest = Lowest spell first
help-lowest = The very first spell of each round must be its caster’s lowest. Later starts are free.
topic-anchor = Anchor
help-anchor = The cell the starter has just won. The next starting spell must touch it; if no tile does, the start is handed on and the next player may begin anywhere.
topic-adjacent = Adjacent
help-adjacent = Sharing an edge: above, below, left or right. Corners do not count.
topic-cast = Casting
help-cast = An answer goes on a free tile adjacent to the highest spell, and it must be strictly higher. Tokens stay where they are until the phase ends.
topic-pass = Passing
help-pass = Whoever passes is out until a tile is won. If all others have passed, the highest spell wins. Without a higher spell you pass by yourself.
topic-star = Star
help-star = The star beats every number, shadow tokens included, and wins at once. Everybody has one.
topic-instant = Instant win
help-instant = A spell wins at once if no free tile is left beside it, or if nobody still in the phase holds a higher one.
topic-corner = Corner cast
help-corner = A starting spell on a tile without any neighbour wins it at once, whatever its value. Afterwards somebody else starts, anywhere.
topic-control = Control token
help-control = A winning token of your own colour stays face-down in the cell and holds it until the round ends. A shadow token holds nothing.
topic-area = Control area
help-area = A group of your control tokens joined edge to edge. A single one is an area of one.
topic-dedicate = Dedicating
help-dedicate = After a phase you lost, one of your losing tokens may go to the Sprite Board instead of coming back. Shadow tokens never may.
topic-sprites = Sprite Board
help-sprites = Dedicated tokens stand in line, highest first; equals queue behind those already there. On a full board the last one falls off and goes home. At the end of a round each token takes a tile, from the left.
topic-position = Position
help-position = Ties go to whoever has a token further left on the Sprite Board. A token beats none.
topic-twilight = Twilight goals
help-twilight = Three goals, each for one player only: the first to manage it, or the best when Twilight ends. Each is worth { $twilight_goal ->
    [one] { $twilight_goal } point
   *[other] { $twilight_goal } points
}.
topic-moonlight = Moonlight goals
help-moonlight = Three goals that everybody scores at the end; they lie face-down during Twilight.
topic-shadow = Shadow tokens
help-shadow = Each token left over after Twilight earns one, highest for highest, and your lowest token leaves the game for it. They bid and win like others, but hold no cell and are never dedicated.
topic-leftover = Leftover spells
help-leftover = Every token still in your supply after Moonlight is worth { $leftover ->
    [one] { $leftover } point
   *[other] { $leftover } points
}.
topic-concoction = Concoctions
help-concoction = Secret cards, scored with the symbols on your tiles and your character. Each symbol is used once, and we find the best use. The full recipe replaces the points of the first tier. Names and most of the symbols asked for are ours.
topic-symbol = Symbols
help-symbol = Skull, feather, mushroom, herb and egg. Chests and mirror stones carry none.
topic-enchanted = Enchanted tiles
help-enchanted = Tiles with two symbols. For sets they still count as one tile.
topic-ability = Abilities
help-ability = In the advanced game every character can do one thing, once. Unused at the end it is worth { $unused_ability ->
    [one] { $unused_ability } point
   *[other] { $unused_ability } points
}.
topic-family = Family game
help-family = Without goals, Sprite Board, shadow tokens and the lowest spells; losing tokens always come back.
topic-solo = Solo opponent
help-solo = It flips a card for every action: how high it goes, in which direction, whether it dedicates. It scores nothing, but what it takes is gone.
topic-scenario = Scenarios
help-scenario = Fixed goals, a fixed ability, a number of points and one to three tasks, all in one match. You need not win.
topic-evidence = How we know
help-evidence = Not every number is printed in the rulebooks. Each one says whether it is printed, inferred, found on a public page, reconstructed by us or our own, so that the true one can take its place.
help-unknown = There is no help on “{ $topic }”; known: { $known }.
