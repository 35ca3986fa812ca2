### The text table, what a move would bring, results, and what can be chosen before a match.

## Headings

page-status = Now
page-drawn = To choose from
page-forest = Forest
page-spells = Spells of this phase
page-sprites = Sprite Board
page-slots = Tiles of the Sprites
page-seats = Players
page-goals = Goals
page-recipes = Concoctions
page-collections = Collections
page-points = Points, if the match ended now
page-points-final = Points
page-piles = Piles

## Heads of columns

page-row = Row
page-space = Space
page-token-head = Token
page-player-head = Player
page-tokens-head = Tokens in supply
page-state-head = State
page-character-head = Character
page-goal-head = Goal
page-asks-head = What it asks for
page-kind-head = Kind
page-recipe-head = Concoction
page-first-head = First tier
page-full-head = Full recipe
page-now-head = Counts now
page-missing-head = Still missing
page-category-head = Category

## Texts in cells and lists

page-nothing = none
page-empty = empty
page-unknown = hidden
page-you = { $name } (you)
page-token = { $who ->
    [you] your { NAME($token, form: "bare") }
   *[other] { $name }’s { NAME($token, form: "bare") }
}
page-bare-token = { NAME($token, form: "bare") }
page-control-token = { $who ->
    [you] your control token, value { NAME($token, form: "bare") }
   *[other] { $name }’s control token, value { NAME($token, form: "bare") }
}
page-shadow-token = { $who ->
    [you] your { NAME($token) }, face-down, holds nothing
   *[other] { $name }’s { NAME($token) }, face-down, holds nothing
}
page-highest = highest
page-can-cast = can be cast on
page-can-choose = can be chosen
page-highest-spell = Highest spell: { $spell } on { $cell }.
page-spell-on = { $spell } on { $cell }
page-passed-names = Passed: { $names }.
page-passed = passed
page-decides = decides now
page-cards = { $count ->
    [one] { $count } concoction
   *[other] { $count } concoctions
}
page-tokens-lost = { $tokens }; out of the game: { $lost }
page-ability-unused = ability of { $character } unused
page-ability-used = ability of { $character } used
page-goal-claimed = claimed by { $name }
page-goal-open = open
page-goal-all = for everybody
page-goal-hidden = face-down
page-leads = leads
page-units = { $unit ->
    [areas] { $count ->
        [one] { $count } area
       *[other] { $count } areas
    }
    [cells] { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
    [symbols] { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
    [shapes] { $count ->
        [one] { $count } shape
       *[other] { $count } shapes
    }
   *[tokens] { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
}
page-units-of = { $unit ->
    [areas] { $count } of { $needed } areas
    [cells] { $count } of { $needed } cells
    [symbols] { $count } of { $needed } symbols
    [shapes] { $count } of { $needed } shapes
   *[tokens] { $count } of { $needed } tokens
}
page-stand-last_star = has won with the star
page-stand-lowest_dedicated = last in line
page-counted = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
}
page-tile-points = { $tile } ({ $points })
page-copies = Copied by mirror stones
page-total-more = { $points } and more
page-drawn-hidden = { $count ->
    [one] { $count } hidden card or tile
   *[other] { $count } hidden cards or tiles
}
page-pile-stack = Tiles in the stack: { $count }
page-pile-deck = Concoctions in the deck: { $count }
page-pile-returned = You put these under the deck: { $cards }
page-pile-shadows = Shadow tokens to be won: { $tokens }
page-pile-discards = Tiles rejected from chests: { $known ->
    [yes] { $count } ({ $tiles })
   *[no] { $count }
}
page-pile-removed = Tiles out of the game: { $tiles }
page-pile-solo = Solo cards in the deck: { $count }
page-solo-card = Solo card { $card }. { $text }

## What a move would bring

page-foreseen-wins = { $why ->
    [star] This wins at once: a star beats everything.
    [blocked] This wins at once: no free tile is left beside it.
   *[untopped] This wins at once: nobody else can beat it.
}
page-foreseen-answer = { $name } can answer on { $cells } with { $tokens }.
page-foreseen-tile = { $sure ->
    [yes] You win { NAME($tile, form: "the") }.
   *[no] If nobody answers, you win { NAME($tile, form: "the") }.
}
page-foreseen-points = Your points as things stand: { $total } ({ $parts }).
page-foreseen-same = Your points as things stand do not change.
page-foreseen-part = { $category } { $change }
page-foreseen-goal = It earns you the Twilight goal “{ $goal }”.
page-foreseen-effect = { $effect ->
    [chest] The chest then lets you draw tiles and keep one.
   *[runestone] The runestone then lets you draw concoctions and keep one.
}
page-foreseen-corner = It is a corner cast: afterwards somebody else starts.
page-foreseen-last = The forest is empty then, and the round ends.
page-foreseen-back = You take back { $tokens }.
page-foreseen-dedicate = { $who ->
    [you] You may then dedicate { $count ->
        [1] this token: { $tokens }.
       *[other] one of these tokens: { $tokens }.
    }
   *[other] { $name } may then dedicate { $count ->
        [1] this token: { $tokens }.
       *[other] one of these tokens: { $tokens }.
    }
}
page-foreseen-winner = Nobody else can answer: { $name } wins { NAME($tile, form: "the") } on { $cell } with { NAME($token, form: "the") }.
page-foreseen-out = You are out until a tile is won.
page-foreseen-next = { $name } may start, on any tile.
page-foreseen-end = Everybody has passed then, and the round ends.
page-foreseen-space = It takes space { $space } of the Sprite Board, as the board stands.
page-foreseen-fallen = { $who ->
    [you] Your { NAME($token, form: "bare") } falls off the board and comes back to you.
   *[other] { $name }’s { NAME($token, form: "bare") } falls off the board and goes home.
}

## Results

page-reader = You
page-tie = { $names } are tied at { $total ->
    [one] { $total } point
   *[other] { $total } points
}; the better position on the Sprite Board decides. Rule { $clause }.
page-shared = Nothing is left to break the tie, so the victory is shared. Rule { $clause }.
page-rank-next = { $count ->
    [one] { $count } point
   *[other] { $count } points
} to the next rank, { $rank }.
page-scenario-points = { $who ->
    [you] You have
   *[other] { $name } has
} { $total } of { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
} for scenario { $number }.
page-task = { $done ->
    [yes] Done. { $task }
   *[no] Not done. { $task }
}
page-scenario = { $who ->
    [you] { $met ->
        [yes] You have mastered scenario { $number }!
       *[no] You have not mastered scenario { $number } yet.
    }
   *[other] { $met ->
        [yes] { $name } has mastered scenario { $number }!
       *[no] { $name } has not mastered scenario { $number } yet.
    }
}
page-achievements = { $who ->
    [you] You have reached { $count ->
        [one] an achievement
       *[other] { $count } achievements
    }
   *[other] { $name } has reached { $count ->
        [one] an achievement
       *[other] { $count } achievements
    }
}: { $tasks }
page-achievements-counted = { $name } has reached { $count ->
    [one] an achievement
   *[other] { $count } achievements
}.

## What can be chosen before a match

page-tagline = A wandering auction in a moonlit forest, for one to four foxes.
page-option-mode = Mode
page-option-mode-text = How much of the game is played.
page-option-edition = Edition
page-option-edition-text = Whose rulebook is followed where they differ.
page-option-no_concoctions = { option-no_concoctions }
page-option-no_concoctions-text = { option-no_concoctions-text }
page-option-variants = Variants
page-option-variants-text = Any number of them, together.
page-option-scenario = Scenario
page-option-scenario-text = Fixed goals, a number of points, and tasks to fulfil.
page-option-characters = Characters
page-option-characters-text = One for each seat; if nobody chooses, they are dealt.
page-option-forest_visitor = Most recently in a forest
page-option-forest_visitor-text = Who starts by the German rulebook.
page-no-scenario = No scenario
page-scenario-text = With { $character }: at least { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Twilight goals: { $twilight }. Moonlight goals: { $moonlight }.
page-short-tile = { $type ->
    [skull] { $kind ->
        [hoofed] Hoofed
        [ramhorn] Ram-horned
       *[fanged] Fanged
    }
    [feather] Feather
    [mushroom] { $kind ->
        [tripti] Tripti
       *[duode] Duode
    }
    [herb] { $kind ->
        [wild] Wild
       *[other] Herb { $kind }
    }
    [egg] Egg
    [chest] Chest
    [runestone] { $kind ->
        [skull] Skull rune
        [feather] Feather rune
        [mushroom] Mushroom rune
        [herb] Herb rune
       *[egg] Egg rune
    }
   *[mirror] Mirror
}
