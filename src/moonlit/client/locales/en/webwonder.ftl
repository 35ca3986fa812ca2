### The drawn table of Wonder Book.

## Places

webwonder-board = The book
webwonder-areas = Areas
webwonder-figures = What stands on the board
webwonder-now = What is asked
webwonder-goal = Goal
webwonder-fate = Fate
webwonder-enemy = Enemy phase
webwonder-rules = Special rules
webwonder-campaign = The campaign sheet
webwonder-tabs = Your actions, heroes, goal and log
webwonder-tab-now = Now
webwonder-tab-heroes = Heroes
webwonder-tab-goal = Goal
webwonder-tab-log = Log

## The board

webwonder-tap = Tap a lit area to go there, a ringed wyrm to attack it.
webwonder-open-to = Open to { $areas }
webwonder-blocked-to = Blocked to { $areas }
webwonder-wyrm = { $state ->
    [stunned] Stunned wyrm
    [pinned] Pinned wyrm
   *[standing] Wyrm
}
webwonder-spark = Spark
webwonder-face-down = Something face-down
webwonder-done-of = { $name } ({ $now } of { $need })
webwonder-gets-up = gets up

## Heroes

webwonder-hearts = { $hearts } of { $most } hearts
webwonder-sparks = { $count ->
    [one] { $count } spark
   *[other] { $count } sparks
}
webwonder-at = at { $area }
webwonder-nowhere = not on the board
webwonder-state-acting = acting
webwonder-state-done = turn done
webwonder-state-waiting = still to come
webwonder-state-ready = ready
webwonder-state-down = unconscious
webwonder-state-left = has left
webwonder-bitten = { $count ->
    [one] { $count } wyrm will attack
   *[other] { $count } wyrms will attack
}
webwonder-maybe-bitten = { $count ->
    [one] maybe { $count } wyrm
   *[other] maybe { $count } wyrms
}

## Actions

webwonder-deed-move = Move
webwonder-deed-attack = Attack
webwonder-deed-collect = Collect a spark
webwonder-deed-interact = Turn to a card
webwonder-deed-skill = Skill
webwonder-deed-special = Cards
webwonder-deed-give = Give or ask
webwonder-deed-pass = End the turn
webwonder-none-move = no open way
webwonder-none-attack = nothing in reach
webwonder-none-collect = none here
webwonder-none-interact = no card here
webwonder-none-skill = not enough sparks
webwonder-none-special = not possible now
webwonder-none-give = nothing to hand over
webwonder-none-pass = not now
webwonder-many-move = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
webwonder-many-collect = from this area
webwonder-many-interact = { $count } cards here
webwonder-many-skill = { $count } skills
webwonder-many-special = { $count } possible
webwonder-many-give = { $count } possible
webwonder-in-reach = { $count } in reach
webwonder-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
webwonder-which = Which one?
webwonder-back = Back
webwonder-for-group = For all of you: anyone may decide, the first answer counts.
webwonder-choose = Choose one.
webwonder-same = The same for all that follow
webwonder-reroll = Once per turn, for one heart. At least one more success in { $chance } % of all rolls.
webwonder-dice = { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}, { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
}

## Goal, fate, enemies

webwonder-no-goal = No goal yet
webwonder-of = { $now } of { $need }
webwonder-phase = Player phase
webwonder-in-time = Player phase { $now }: in time up to { $need }
webwonder-late = The time for a reward is over
webwonder-clock = From the end of round { $round } on, every round costs { $fate } fate.
webwonder-face-up = { $count } of { $all } face-up
webwonder-band-ink = ink
webwonder-band-silver = silver
webwonder-band-gold = gold
webwonder-spawn = { $count ->
    [one] { $count } wyrm comes out: { $where }
   *[other] { $count } wyrms come out: { $where }
}
webwonder-wyrm-cards = { $count ->
    [one] { $count } wyrm card is turned up
   *[other] { $count } wyrm cards are turned up
}
webwonder-activate = { $count ->
    [one] Each wyrm acts once
    [2] Each wyrm acts twice
   *[other] Each wyrm acts { $count } times
}
webwonder-pile-cards = cards
webwonder-pile-pool = in the pool
webwonder-pile-scraps = scraps
webwonder-pile-spark-pool = sparks

## The reader

webwonder-story = Story
webwonder-choice = A choice
webwonder-page = page { $now } of { $count }
webwonder-page-back = Back
webwonder-page-on = Read on
webwonder-skip = Skip
webwonder-to-table = To the table
webwonder-aloud = Read aloud
webwonder-again = Read the story again
webwonder-key-hero = a hero
