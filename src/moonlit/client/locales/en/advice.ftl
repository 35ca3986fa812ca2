### Hints: where to look, what to do, why, and what else there is.

## A nudge

advice-nudge-cast = { $region ->
    [top-left] Look at the top left of the forest.
    [top-centre] Look at the top of the forest.
    [top-right] Look at the top right of the forest.
    [middle-left] Look at the left side of the forest.
    [middle-centre] Look at the middle of the forest.
    [middle-right] Look at the right side of the forest.
    [bottom-left] Look at the bottom left of the forest.
    [bottom-centre] Look at the bottom of the forest.
   *[bottom-right] Look at the bottom right of the forest.
}
advice-nudge = { $verb ->
    [pass] Holding back may be best here.
    [decline] Nothing has to be done here.
    [leave] Nothing has to be done here.
    [retrieve] The Sprite Board is not everything.
    [dedicate] The Sprite Board is worth a thought.
    [brew] Compare the recipes with the symbols you have.
    [copy] Compare what a copy would add.
    [claim] Compare the shadow tokens.
    [replace] A lower token may do.
   *[other] Compare what the tiles would add.
}
advice-idea = { $idea ->
    [set] Think of the sets in your collection.
    [eggs] Count the eggs.
    [denial] Think of what the others collect.
    [safe] Something can be won at once.
    [price] Mind the price: the lowest token that does it.
    [dear] Mind the price: the lowest token that does it.
    [contested] Expect an answer.
    [others] Somebody else may still answer.
    [recipe] Think of your concoctions.
    [brewed] Think of your concoctions.
    [card] Think of your concoctions.
    [goal] A goal is within reach.
    [moonlight] Think of the Moonlight goals.
    [leftover] Tokens that are left count, too.
    [shadow] Tokens that are left may earn a shadow token.
    [space] Think of the tiles of the Sprites.
    [place] Think of the tiles of the Sprites.
    [fallen] A full Sprite Board loses a token.
    [draws] Some tiles let you draw.
    [ends] Think of how the round ends.
    [hands] Think of who starts next.
    [leaves] Think of what a pass gives away.
    [used] Think of your ability.
    [unused] Think of your ability.
   *[other] Think of your points, category by category.
}

## The advice and its figures

advice-best = Advice: { $action }.
advice-row = { $place }. { $action }. { $figures }
advice-figures = Win chance { $win } %, lead { $lead } (± { $error }).
advice-figures-alone = Chance of { $target } points: { $win } %, expected { $score } (± { $error }).
advice-close = A close call: the next best is hardly worse.
advice-clear = That is clearly better than the next best.
advice-only = There is nothing else to do.
advice-passing = { $verb ->
    [pass] If you pass: { $figures }
    [retrieve] If you take it back: { $figures }
   *[other] If you decline: { $figures }
}
advice-threat = { $after ->
    [pass] If you pass, { $name } can { $action }: { $points } for their collection.
   *[best] Then { $name } can { $action }: { $points } for their collection.
}
advice-threat-bare = { $after ->
    [pass] If you pass, { $name } can { $action }.
   *[best] Then { $name } can { $action }.
}
advice-threat-cast = cast { NAME($token) } on { $cell } ({ NAME($tile) })
advice-points = { $count ->
    [one] { $signed } point
   *[other] { $signed } points
}

## Reasons

advice-kind = { $kind ->
    [skulls] Skull
    [feathers] Feather
    [tripti] Tripti
    [duode] Duode
    [herbs] Herb
    [eggs] Egg
    [chests] Chest
   *[mirrors] Mirror stone
}
advice-kinds = { $kind ->
    [skulls] Skulls
    [feathers] Feathers
    [tripti] Tripti
    [duode] Duode
    [herbs] Herbs
    [eggs] Eggs
    [chests] Chests
   *[mirrors] Collection with mirror stones
}
advice-set = { advice-kind } number { $count }: { $after } points instead of { $before }.
advice-set-more = { advice-kind } number { $count }: { $after } points instead of { $before }; with one more it is { $further }.
advice-mirror = A mirror stone at its best use: collection { $before } → { $after } points.
advice-eggs = Egg number { $count }: { $after } points instead of { $before }; the most a rival has is { $rival }.
advice-eggs-alone = Egg number { $count }: { $after } points instead of { $before }.
advice-denial = To { $name } it would mean: { advice-kinds } { $before } → { $after }.
advice-safe = { $why ->
    [star] The star wins at once.
    [blocked] No free neighbour: the tile on { $cell } is yours at once.
    [passes] Everybody else is out: the tile on { $cell } is yours at once.
   *[untopped] Nobody still in can top it: the tile on { $cell } is yours at once.
}
advice-price = { $why ->
    [star] No lower token would win it at once.
    [untopped] { NAME($token) } is the lowest of yours that nobody can top; the others have { NAME($highest) } at most.
   *[blocked] { NAME($token) } is the lowest token you can use for it.
}
advice-price-bare = { NAME($token) } is enough: the others still in have no tokens.
advice-dear = { NAME($cheaper) } would win it at once, too.
advice-contested = { $names } can top it with { $count ->
    [one] one kind of token
   *[other] { $count } kinds of tokens
}, up to { NAME($highest) }.
advice-others = { $names } can still beat the highest spell, with up to { NAME($highest) }.
advice-draws = { $effect ->
    [chest] The chest lets you draw three tiles and keep one.
   *[runestone] The runestone lets you draw three concoctions and keep one.
}
advice-brewed = Concoctions: { $before } → { $after } points.
advice-recipe = { $card }, { $tier ->
    [1] first tier
   *[2] full recipe
} ({ $points } points): symbols missing { $before } → { $after }.
advice-card = { $card }: { $full ->
    [0] brewed at once
    [one] one symbol missing
   *[other] { $full } symbols missing
} for { $points } points.
advice-card-tiers = { $card }: { $full ->
    [0] brewed at once
    [one] one symbol missing
   *[other] { $full } symbols missing
} for { $points } points; first tier: { $first ->
    [0] brewed at once
    [one] one symbol missing
   *[other] { $first } symbols missing
} for { $first_points }.
advice-goal = It claims the goal “{ $goal }”: { $points } points.
advice-moonlight = Moonlight goals: { $before } → { $after } points.
advice-leftover = Every token left at the end is worth { $each } points; you hold { $tokens }: { $points } points.
advice-shadow = If Twilight ended now, your { NAME($token, form: "bare") } would earn { NAME($shadow) } as number { $place } of all tokens left.
advice-space = { NAME($token) } takes space { $space } on the Sprite Board; at the worst { NAME($tile, form: "the") } is left for it: { $points }.
advice-place = { NAME($token) } takes space { $space } on the Sprite Board, where { $tiles ->
    [one] one tile lies
   *[other] { $tiles } tiles lie
}.
advice-fallen = { $who ->
    [you] Your { NAME($token, form: "bare") } falls off the Sprite Board.
   *[other] { NAME($token) } of { $name } falls off the Sprite Board.
}
advice-ends = { $round ->
    [twilight] That ends Twilight.
   *[moonlight] That ends Moonlight.
}
advice-hands = { $name } starts next, on any tile.
advice-leaves = { $name } wins { NAME($tile, form: "the") }: { advice-kinds } { $before } → { $after }.
advice-leaves-bare = { $name } wins { NAME($tile, form: "the") }.
advice-category = { $category }: { $before } → { $after } points.
advice-used = Using the ability gives up { $points } points.
advice-unused = The unused ability is worth { $points } points.
advice-replaced = { NAME($token) } comes back to you, { NAME($lower) } stays in its place.
advice-claim = It takes { NAME($token) }.
advice-corner = It is a corner cast.
