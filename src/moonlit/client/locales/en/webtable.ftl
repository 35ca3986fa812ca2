### The drawn table of Nocturne in the browser: names of places, states and buttons.

## Places

webtable-status = What is to be done
webtable-forest = Forest
webtable-rack = Your place
webtable-your-spells = Your spells
webtable-no-spells = You have no spells left.
webtable-actions = Your action
webtable-options = What you can choose
webtable-sprites = Forest sprites
webtable-slots = Tiles of the sprites
webtable-players = The others
webtable-recipes = Your concoctions
webtable-log = Log
webtable-skip = Go to
webtable-tabs = Concoctions, goals, points and log
webtable-pull = Show or hide everything of yours
webtable-tab-mine = Mine
webtable-tab-recipes = Concoctions
webtable-tab-goals = Goals
webtable-tab-points = Points
webtable-close = Close
webtable-why = Why?
webtable-why-not = Why not
webtable-why-yes = You may

## The round

webtable-round = { $round ->
    [twilight] Twilight
    [moonlight] Moonlight
   *[other] The night is over
}
webtable-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}

webtable-night = The moon has risen
webtable-night-row = gets { $gained } for { $lost }
webtable-night-why = Spells left over from Twilight earn shadow tokens; the lowest ones leave for them.
webtable-night-none = A new forest is laid out.

## Cells and tokens

webtable-highest = highest spell
webtable-legal = legal
webtable-not-legal = not legal
webtable-chosen = chosen
webtable-no-tile = no tile
webtable-spell-of = { $who ->
    [you] your { $token }
   *[other] { $token } of { $name }
}
webtable-control-of = { $kind ->
    [shadow] { $who ->
        [you] your shadow token, holding nothing, value { $token }
       *[other] shadow token of { $name }, holding nothing, value { $token }
    }
   *[own] { $who ->
        [you] your control token, value { $token }
       *[other] control token of { $name }, value { $token }
    }
}
webtable-space = { $state ->
    [empty] Space { $number } of the Sprite Board: empty
    [guest] Space { $number } of the Sprite Board: here your { $token } would stand
   *[taken] Space { $number } of the Sprite Board: { $who ->
        [you] your { $token }
       *[other] { $token } of { $name }
    }
}

## What is done

webtable-choose = Choose one of these.
webtable-choose-cast = { $token ->
    [yes] { $cell ->
        [yes] Ready
       *[no] Now choose a tile
    }
   *[no] { $cell ->
        [yes] Now choose a spell
       *[no] Choose a spell and a tile
    }
}
webtable-sending = On its way …

## Players

webtable-bot = bot
webtable-away = away, a bot plays on
webtable-passed = passed
webtable-acting = is deciding
webtable-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
webtable-points-word = points
webtable-hidden-recipes = + { $count ->
    [one] { $count } concoction
   *[other] { $count } concoctions
}
webtable-supply = Spells of { $name }
webtable-collection = Collection · { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
webtable-collection-of = Collection of { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
webtable-no-tiles = No tiles yet
webtable-times = { $thing }, { $count } of them
webtable-ability = { $state ->
    [ready] ability ready
   *[used] ability used
}
webtable-tag-ability = ability unused
webtable-tag-goals = { $count ->
    [one] { $count } Twilight goal
   *[other] { $count } Twilight goals
}
webtable-solo-deck = { $count ->
    [one] { $count } card left in its deck
   *[other] { $count } cards left in its deck
}

## Symbols and concoctions

webtable-symbol-name = { $symbol ->
    [skull] skull
    [feather] feather
    [mushroom] mushroom
    [herb] herb
   *[egg] egg
}
webtable-symbol = { $there ->
    [yes] { webtable-symbol-name }
   *[no] { webtable-symbol-name } missing
}
webtable-brewed = brewed:
webtable-you-have = You have
webtable-ours = Made by us: the rulebooks do not print it.

## Goals

webtable-goals = { $round ->
    [twilight] Twilight goals
   *[moonlight] Moonlight goals
}
webtable-goals-when = { $round ->
    [twilight] one player each
   *[moonlight] for everybody, at the end
}
webtable-goal-worth = { $each ->
    [yes] { $points } each
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
webtable-standing = { $kind ->
    [yesno] { $count ->
        [0] { $name } no
       *[other] { $name } yes
    }
    [needed] { $name } { $count } of { $needed }
   *[counted] { $name } { $count }
}
webtable-standing-leads = { $standing } (leading)
webtable-standings = { $kind ->
    [yesno] Has it now: { $standings }.
    [needed] How far everybody is: { $standings }.
   *[counted] What everybody has now: { $standings }.
}
webtable-claimed = { $who ->
    [you] taken by you
   *[other] taken by { $name }
}
webtable-goal-twilight-won_with = First to win with a { $number }
webtable-goal-twilight-most_areas = Most separate areas
webtable-goal-twilight-largest_area = Largest area
webtable-goal-twilight-areas = First with { $number } separate areas
webtable-goal-twilight-area_size = First with an area of { $number }
webtable-goal-twilight-most_in_top_row = Most cells in the top row
webtable-goal-twilight-lowest_dedicated = Last in line on the Sprite Board
webtable-goal-twilight-symbols = First with { $number } different symbols
webtable-goal-twilight-corner_cast = First corner cast
webtable-goal-twilight-last_star = Winner with the last star
webtable-goal-moonlight-areas_of_size = Each area of exactly { $size }
webtable-goal-moonlight-shapes = Each such shape of yours
webtable-goal-moonlight-largest_area = Each cell of your largest area
webtable-goal-moonlight-centre_cells = Each centre cell you hold
webtable-goal-moonlight-corner_cells = Each corner you hold
webtable-goal-moonlight-dedicated = Each token of yours with the sprites
webtable-goal-moonlight-leftover = Each spell left over, on top
webtable-goal-moonlight-areas = Each separate area

## Points

webtable-projection = If it ended now
webtable-final = The score
webtable-total = Total
webtable-unknown = not known
webtable-mirror-note = Mirror stones are counted at their best.
