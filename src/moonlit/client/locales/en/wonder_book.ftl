### Wonder Book: sentences about decisions, moves and events, the text table, help.
### Names of heroes, areas and cards and all story texts come from the pack and stand in the sentences as they are.

## Small words

wonder_book-game = Wonder Book
wonder_book-tagline = A story in six chapters, played together against the wyrms, for one to four.
wonder_book-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
wonder_book-sparks = { $count ->
    [one] { $count } spark
   *[other] { $count } sparks
}
wonder_book-wyrms = { $count ->
    [one] { $count } wyrm
   *[other] { $count } wyrms
}
wonder_book-fate-tokens = { $count ->
    [one] { $count } fate token
   *[other] { $count } fate tokens
}
wonder_book-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
wonder_book-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
wonder_book-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
wonder_book-chapter = Chapter { $numeral }: { $title }
wonder_book-chapter-short = Chapter { $numeral }
wonder_book-cost-sparks = { $count ->
    [0] free
    [one] { $count } spark
   *[other] { $count } sparks
}
wonder_book-passive = always on
wonder_book-difficulty-easier = easier
wonder_book-difficulty-normal = normal
wonder_book-difficulty-hard = hard
wonder_book-difficulty-easier-text = Six fate tokens are face-up at the start.
wonder_book-difficulty-normal-text = Five fate tokens are face-up at the start.
wonder_book-difficulty-hard-text = Four fate tokens are face-up at the start.
wonder_book-phase-story = story
wonder_book-phase-player = player phase
wonder_book-phase-enemy = enemy phase
wonder_book-band = { $band ->
    [gold] gold
    [silver] silver
   *[ink] ink
}

## Events

wonder_book-event-title = “{ $title }”
wonder_book-event-album = A picture for the album.
wonder_book-event-pop-up = A part of the book unfolds.
wonder_book-event-card-placed = New in { $area }: { $title }.
wonder_book-event-card-placed-hidden = Something lies face-down in { $area } now.
wonder_book-event-interacted-hidden = { $who } turns over what lay face-down: { $title }.
wonder_book-event-rule-began = In force from now on: { $title }.
wonder_book-event-card-finished = Done: { $title }.
wonder_book-event-card-removed = Gone: { $title }.
wonder_book-event-option-taken = Chosen: { $option }.
wonder_book-event-goal-set = A new goal: { $title }. { $text }
wonder_book-event-goal-reached = Goal reached: { $title }, after { $count ->
    [one] { $count } player phase
   *[other] { $count } player phases
}{ $par ->
    [yes] {" "}and within par
   *[no] {""}
}.
wonder_book-event-round-began = Round { $number }.
wonder_book-event-phase-player = The player phase begins.
wonder_book-event-phase-enemy = The enemy phase begins.
wonder_book-event-turn-began = It is { $who }’s turn.
wonder_book-event-moved = { $who } goes from { $from } to { $to }.
wonder_book-event-spark-collected = { $who } collects a spark in { $area }.
wonder_book-event-sparks-gained = { $who } gains { wonder_book-sparks } ({ $now } now).
wonder_book-event-sparks-spent = { $who } gives up { wonder_book-sparks } ({ $now } left).
wonder_book-event-sparks-placed = { $count ->
    [one] A spark appears in { $area }.
   *[other] { $count } sparks appear in { $area }.
}
wonder_book-event-sparks-removed = { $count ->
    [one] A spark in { $area } goes back to the pool.
   *[other] { $count } sparks in { $area } go back to the pool.
}
wonder_book-event-hearts-gained = { $who } recovers { wonder_book-hearts } ({ $now } now).
wonder_book-event-hearts-lost = { $who } loses { wonder_book-hearts } ({ $now } left).
wonder_book-event-spoke = { $who }: “{ $text }”
wonder_book-event-fell = { $who } falls and is unconscious.
wonder_book-event-stood-up = { $who } stands up again.
wonder_book-event-left-board = { $who } leaves the board.
wonder_book-event-came-to-board = { $who } is in { $area } now.
wonder_book-event-skill-used = { $who } uses { $thing }.
wonder_book-event-special-used = { $who }: { $thing }.
wonder_book-event-attacked = { $who } attacks.
wonder_book-event-interacted = { $who } turns to { $title }.
wonder_book-event-thing-passed = { $from } hands { $thing } to { $to }.
wonder_book-event-thing-gained = { $who } gets { $thing }.
wonder_book-event-thing-lost = { $who } gives up { $thing }.
wonder_book-event-asked-for = { $who } asks { $to } for { $thing }.
wonder_book-event-rolled = { $who } { $again ->
    [yes] rolls the blanks again
   *[no] rolls
}: { $count ->
    [one] { $count } success
   *[other] { $count } successes
}, { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
}.
wonder_book-event-rolled-nobody = The dice show { $count ->
    [one] { $count } success
   *[other] { $count } successes
} and { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
}.
wonder_book-event-wyrm-spawned = A wyrm comes out in { $area }.
wonder_book-event-spawn-without-wyrm = { $count ->
    [one] No wyrm is left in the pool for a spawn symbol.
   *[other] No wyrm is left in the pool for { $count } spawn symbols.
}
wonder_book-event-spawn-ignored = { $count ->
    [one] One spawn symbol does not count.
   *[other] { $count } spawn symbols do not count.
}
wonder_book-event-wyrm-stunned = The wyrm in { $area } is stunned.
wonder_book-event-wyrm-defeated = The wyrm in { $area } is defeated.
wonder_book-event-wyrm-returned = The wyrm in { $area } goes back to the pool.
wonder_book-event-wyrm-stood-up = The wyrm in { $area } stands up.
wonder_book-event-wyrm-stirred = The wyrm in { $area } stirs but does not get up yet.
wonder_book-event-wyrm-moved = The wyrm moves from { $from } to { $to }.
wonder_book-event-wyrm-attacked = The wyrm in { $area } attacks { $who }.
wonder_book-event-wyrm-waited = The wyrm in { $area } finds nothing to do.
wonder_book-event-wyrm-card-shown = Wyrm card “{ $title }”: { $symbols } { $text }
wonder_book-event-wyrm-cards-shuffled = The wyrm discards are shuffled: a new deck of { wonder_book-cards }.
wonder_book-event-wyrm-card-added = A card joins the wyrm deck: { $title }.
wonder_book-event-wyrm-card-hidden = A card nobody has seen joins the wyrm deck.
wonder_book-event-wyrm-card-removed = { $title } leaves the wyrm deck.
wonder_book-event-wyrm-card-seen = On the wyrm deck, at place { $number }: { $title }.
wonder_book-event-wyrm-card-tucked = A wyrm card goes under the deck.
wonder_book-event-scraps-shuffled = The scrap discards are shuffled: a new deck of { wonder_book-cards }.
wonder_book-event-fate-gained = { $count ->
    [one] A fate token turns
   *[other] { $count } fate tokens turn
} face-up ({ $now } now).
wonder_book-event-fate-lost = { $count ->
    [one] A fate token turns
   *[other] { $count } fate tokens turn
} face-down ({ $now } left).
wonder_book-event-keyword-written = Written on the campaign sheet: { $keyword }.
wonder_book-event-keyword-erased = Erased from the campaign sheet: { $keyword }.
wonder_book-event-effort-made = { $title }: { $now } of { $need } done.
wonder_book-event-upgrade-gained = { $who } learns { $thing }.
wonder_book-event-border-opened = The way between { $from } and { $to } is open now.
wonder_book-event-border-blocked = The way between { $from } and { $to } is blocked now.
wonder_book-event-vortex-opened = A dark vortex opens in { $area }.
wonder_book-event-vortex-closed = The dark vortex in { $area } closes.
wonder_book-event-light-on = There is light in { $area } now.
wonder_book-event-light-out = The light in { $area } goes out.
wonder_book-event-ally-came = { $who } joins you in { $area }.
wonder_book-event-ally-went = { $who } goes away.
wonder_book-event-boss-came = { $who } appears in { $area } with { wonder_book-hearts }.
wonder_book-event-boss-hurt = { $who } loses { wonder_book-hearts } ({ $now } left).
wonder_book-event-boss-moved = { $who } moves from { $from } to { $to }.
wonder_book-event-boss-attacked = { $who } attacks { $to }.
wonder_book-event-boss-fell = { $who } is beaten!
wonder_book-event-boss-went = { $who } is gone.
wonder_book-event-boss-waited = { $who } finds nobody in reach.
wonder_book-event-token-placed = A token lies in { $area } now.
wonder_book-event-chapter-won = The chapter is won with { wonder_book-fate-tokens } face-up: { $band }!
wonder_book-event-chapter-lost = The last fate token is face-down: the chapter is lost.
wonder_book-event-ending-reached = The end: { $title }.
wonder_book-event-swapped = { $from } and { $to } change places.
wonder_book-event-extra-action-granted = { $who } may take an extra action.
wonder_book-event-damage-redirected = { $to } takes the blow for { $from }.
wonder_book-event-unknown = Something else happens ({ $event }).

## The text table

wonder_book-page-nothing = nothing
wonder_book-page-status = Where it stands
wonder_book-page-board = The board
wonder_book-page-objects = Cards on the board
wonder_book-page-heroes = Heroes
wonder_book-page-others = Allies and foes
wonder_book-page-rules = Special rules in force
wonder_book-page-next = What the enemies would do next
wonder_book-page-piles = Piles
wonder_book-page-campaign = The campaign sheet
wonder_book-page-opening = Before the chapter
wonder_book-page-abilities = What the heroes can do
wonder_book-page-head-area = Area
wonder_book-page-head-open = Open ways
wonder_book-page-head-blocked = Blocked ways
wonder_book-page-head-here = Here
wonder_book-page-head-hero = Hero
wonder_book-page-head-where = Where
wonder_book-page-head-hearts = Hearts
wonder_book-page-head-sparks = Sparks
wonder_book-page-head-things = Items and scraps
wonder_book-page-head-skills = Skills
wonder_book-page-head-state = Now
wonder_book-page-round = Round { $round }, { $phase }.
wonder_book-page-fate = Fate tokens face-up: { $up } of 10.
wonder_book-page-hourglass = Hourglass: from the end of round { $from } on, each enemy phase ends by turning a fate token face-down.
wonder_book-page-hourglass-runs = The hourglass runs: at the end of each enemy phase a fate token turns face-down.
wonder_book-page-goal-text = Goal: { $title }. { $text }
wonder_book-page-par = Par: { $count ->
    [one] { $count } player phase
   *[other] { $count } player phases
}; this is number { $now }. Within par it brings { wonder_book-page-reward }.
wonder_book-page-par-missed = Par was { $count ->
    [one] { $count } player phase
   *[other] { $count } player phases
}; it is missed.
wonder_book-page-reward = fate tokens
wonder_book-page-goal-progress = Done so far: { $now } of { $need }.
wonder_book-page-enemy = Enemy phase: { $parts }.
wonder_book-page-enemy-spawn = { wonder_book-wyrms } out of dark vortex { $letters }
wonder_book-page-enemy-activate = { $count ->
    [one] one action of every wyrm
   *[other] { $count } actions of every wyrm
}
wonder_book-page-enemy-cards = { $count ->
    [one] one wyrm card
   *[other] { $count } wyrm cards
} (dark vortex { $letters })
wonder_book-page-no-goal = No goal yet: the story is being told.
wonder_book-page-vortex = dark vortex { $letter }
wonder_book-page-vortex-asleep = dark vortex { $letter }, not active
wonder_book-page-light = light
wonder_book-page-token = token
wonder_book-page-object-progress = { $title } ({ $now } of { $need })
wonder_book-page-object-more = { $title }, { wonder_book-cards } below
wonder_book-page-hidden = something face-down
wonder_book-page-unconscious = unconscious
wonder_book-page-left = has left the board
wonder_book-page-done = has had a turn
wonder_book-page-acting = acting, { wonder_book-actions } left
wonder_book-page-waiting = still to come
wonder_book-page-ready = ready
wonder_book-page-rerolled = re-roll used
wonder_book-page-skill = { $title } ({ $cost }): { $text }
wonder_book-page-attack = Attack “{ $title }”: { $text }
wonder_book-page-hearts = { $hearts } of { $most }
wonder_book-page-played-by = { $hero } ({ $name })
wonder_book-page-foe = { $state ->
    [stunned] The stunned wyrm in { $area }
    [pinned] The pinned wyrm in { $area }
   *[standing] The wyrm in { $area }
}
wonder_book-page-next-stand_up = stands up
wonder_book-page-next-attack = attacks { $names }
wonder_book-page-next-move = moves to { $names }
wonder_book-page-next-wait = finds nothing to do
wonder_book-page-next-any = Where there is a choice it is yours.
wonder_book-page-wyrm-deck = Wyrm deck: { wonder_book-cards }. Discards: { $discards }.
wonder_book-page-wyrm-top = On top of the wyrm deck: { $titles }.
wonder_book-page-scrap-deck = Scrap deck: { wonder_book-cards }. Discards: { $discards }.
wonder_book-page-pool = Pool: { $wyrms } and { $sparks }.
wonder_book-page-album = Pictures in the album: { $count }.
wonder_book-page-rule = { $title }: { $text }
wonder_book-lasting-ignore_spawn = In the next enemy phase one spawn symbol does not count.
wonder_book-lasting-mercy = In the first enemy phase one spawn symbol does not count.
wonder_book-lasting-wyrm_skips = Some wyrms hold back for now.
wonder_book-lasting-dice_add = The next roll of this turn has more dice.
wonder_book-lasting-action_cost = Caught in the brambles: for some, the first move costs two actions.
wonder_book-lasting-attack_into_adjacent = In this phase wyrms also attack into adjacent areas.
wonder_book-lasting-damage_add = In this phase the first attack of each wyrm takes one heart more from whoever has three or more.

## Results

wonder_book-result-won = You win the chapter together, with { wonder_book-fate-tokens } face-up.
wonder_book-result-band = Result: { $band }.
wonder_book-result-lost = The chapter is lost; the book waits for another try.
wonder_book-sequel-next = On to { $chapter }
wonder_book-sequel-again = Try this chapter again
wonder_book-result-rounds = It took { wonder_book-rounds }.
wonder_book-result-keywords = Keywords that pass on: { $keywords }.
wonder_book-result-upgrades = { $who } keeps: { $skills }.
wonder_book-result-ending = { $title }
wonder_book-result-total = The campaign sheet shows { $total } in all.
wonder_book-category-fate = Fate tokens
wonder_book-category-fate-text = Fate tokens that are face-up at the end of a chapter that was won; they belong to everybody.

## What can be chosen before a match

wonder_book-option-chapter = Chapter
wonder_book-option-chapter-text = The campaign goes through the chapters in their order. One chapter by itself starts as if those before it had been won: with six fate tokens each, the first answer to every choice, and the first side of every upgrade card.
wonder_book-option-heroes = Heroes
wonder_book-option-heroes-text = One hero for every seat; alone you play two. If you name none, the first heroes of the story play.
wonder_book-option-difficulty = Difficulty
wonder_book-option-difficulty-text = How many fate tokens are face-up at the start.

## Help

wonder_book-evidence = Evidence: { $rest }.
wonder_book-topic-turn = turn
wonder_book-topic-move = move
wonder_book-topic-spark = spark
wonder_book-topic-skill = skill
wonder_book-topic-attack = attack
wonder_book-topic-interact = interaction
wonder_book-topic-give = giving and taking
wonder_book-topic-special = special action
wonder_book-topic-reroll = re-roll
wonder_book-topic-wyrm = wyrm
wonder_book-topic-enemy = enemy phase
wonder_book-topic-unconscious = unconscious
wonder_book-topic-fate = fate
wonder_book-topic-goal = goal
wonder_book-topic-hourglass = hourglass
wonder_book-topic-choice = choice and keyword
wonder_book-topic-item = item
wonder_book-topic-scrap = scrap
wonder_book-topic-rule = special rule
wonder_book-topic-upgrade = upgrade
wonder_book-topic-solo = playing alone
wonder_book-topic-end = end of a chapter
wonder_book-topic-campaign = campaign
wonder_book-topic-hero = hero
wonder_book-topic-boss = boss and ally
wonder_book-topic-dark = light and dark
wonder_book-help-turn = In the player phase every hero takes one turn, in any order you like, with up to three actions. You may stop early; actions left over are lost. An extra action comes on top and may be any action.
wonder_book-help-move = One action takes a hero across one open border. Blocked borders keep everybody out, wyrms too, and nobody holds anybody up.
wonder_book-help-spark = Collecting takes exactly one spark from the own area. Sparks pay for skills, for some cards and special actions, and then go back to the pool. They cannot be handed over.
wonder_book-help-skill = Using a skill is an action; its sparks are paid first. Skills that are always on need no action.
wonder_book-help-attack = Roll the dice of the hero’s attack; each success is one damage. The first damage stuns a wyrm, the second defeats it. What is left over may go to another wyrm in reach, but only after the first is defeated.
wonder_book-help-interact = In the area of a card on the board an action deals with it. Some cards want a spark, two heroes, a roll, or many successes over several tries; what was achieved stays.
wonder_book-help-give = One action hands one item or scrap to a hero in the same or an adjacent area, or takes one if its owner agrees. Whoever is unconscious takes no part.
wonder_book-help-special = Some cards grant an action of their own; their text says to whom and what it costs.
wonder_book-help-reroll = Once per turn, after a roll of their own, a hero may give up a heart (not the last one) and roll all blanks again. The successes stay.
wonder_book-help-wyrm = A wyrm takes two damage: stunned by the first, defeated by the second. With each action it stands up if stunned; else it attacks a hero in its area; else it moves towards the nearest hero who is awake. Ties are yours to settle.
wonder_book-help-enemy = The goal card says what happens; usually a wyrm card is turned up: new wyrms come out at the vortex, then every wyrm on the board takes its actions, one wyrm after the other, in the order you choose. Symbols with a silver frame count with three or four players only.
wonder_book-help-unconscious = A hero without hearts lies down and is left alone. At the start of the next player phase that costs one fate token for each, and then they all stand up with full hearts.
wonder_book-help-fate = Ten tokens show how well things go. When the last one turns face-down the chapter is lost at once; those face-up at the end are your result.
wonder_book-help-goal = The goal card lies on top until its goal is met; until then player phase and enemy phase take turns. Whoever is done within par earns fate tokens.
wonder_book-help-hourglass = From the round that is shown on, one fate token turns face-down at the end of every enemy phase.
wonder_book-help-choice = At a choice everything is read out first, then you decide together. A keyword is what the book remembers; it opens and closes ways later.
wonder_book-help-item = An item lies in front of one hero, and only that hero may use it. It goes back at the end of the chapter.
wonder_book-help-scrap = A scrap is an item that is used once. Empty decks are made anew from the discards. Scraps do not pass on to the next chapter.
wonder_book-help-rule = A special rule stays in force until it is taken away and may change anything.
wonder_book-help-upgrade = An upgrade card has two sides; each hero takes one at once and keeps it for good, besides the first skill.
wonder_book-help-solo = Alone you play two heroes as if they were two people: cards, hearts, sparks and turns of their own. Silver symbols do not count.
wonder_book-help-end = Reaching the last card wins: eight or more fate tokens are gold, five to seven silver, fewer ink. Gold and silver bring a small start into the next chapter.
wonder_book-help-campaign = Six chapters in a row. Keywords, upgrades, results and the purple wyrm cards pass on; items, scraps, sparks and hearts do not. A lost chapter is played again as if it had not happened.
wonder_book-help-hero = Everybody plays one hero: hearts, one attack, one skill, and the re-roll.
wonder_book-help-boss = Some foes and friends have hearts of their own. A foe with hearts cannot be stunned unless its card says so; it acts before the wyrm card.
wonder_book-help-dark = In the dark, attacks, skills and scraps reach the own area only, unless there is light where they are to work.
wonder_book-switch-ambush = The card Ambush
wonder_book-switch-ambush-fate = counts with five or more fate tokens face-up
wonder_book-switch-ambush-pool = counts with more wyrms in the pool than on the board
wonder_book-switch-reroll = Re-rolls
wonder_book-switch-reroll-any_own_roll = after every roll of one’s own
wonder_book-switch-reroll-strict = after attacks, skills and special actions only
wonder_book-switch-mid_phase_goal = A goal met in the middle of a phase
wonder_book-switch-mid_phase_goal-go_on = the phase goes on under the new goal
wonder_book-switch-mid_phase_goal-new_phase = a new player phase begins
wonder_book-switch-split_damage = Damage of one attack
wonder_book-switch-split_damage-false = goes to one wyrm until it is defeated
wonder_book-switch-split_damage-true = may be split freely
wonder_book-switch-unconscious_items = Items and the unconscious
wonder_book-switch-unconscious_items-false = they neither give nor get any
wonder_book-switch-unconscious_items-true = they may give and get them
wonder_book-switch-silver = Silver symbols and the pool
wonder_book-switch-silver-players = by the number of players
wonder_book-switch-silver-heroes = by the number of heroes

## Decisions: what is asked

wonder_book-decision-over = The chapter is over.
wonder_book-decision-other = { $name } is asked: { $question }
wonder_book-ask-next_turn = Whose turn comes next?
wonder_book-ask-turn = { $who }: { wonder_book-actions } left. What now?
wonder_book-ask-extra = { $who } may take an extra action. Which one?
wonder_book-ask-trade = { $asker }: what changes hands?
wonder_book-ask-effect-person = { $asker }: choose a hero.
wonder_book-ask-effect-foe = { $asker }: choose a wyrm.
wonder_book-ask-effect-area = { $asker }: choose an area.
wonder_book-ask-effect-option = { $asker }: choose one.
wonder_book-ask-effect-thing = { $asker }: choose a card.
wonder_book-ask-effect-yes = { $asker }: do it?
wonder_book-ask-effect-side = { $who }: which side of the upgrade card do you keep?
wonder_book-ask-effect-special = { $asker }: what do you use?
wonder_book-ask-effect-card = { $asker }: choose a wyrm card.
wonder_book-ask-reroll = { $who } rolled { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} and { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
}: give up a heart and roll the blanks again?
wonder_book-ask-hit = { $who }: which wyrm takes the damage?
wonder_book-ask-leftover = { $who }: some damage is left over. Where does it go?
wonder_book-ask-order = Which wyrm acts next?
wonder_book-ask-victim = The { $foe } attacks: whom?
wonder_book-ask-way = The { $foe } moves: which way?
wonder_book-ask-consent = { $who }: may somebody else take { $thing } from you?
wonder_book-ask-choice = Decide together: { $asker }
wonder_book-ask-upgrade = { $who }: which side of the upgrade card do you keep?
wonder_book-ask-step_in = { $who }: take the blow for { $for }?
wonder_book-ask-walk = { $who }: where to?
wonder_book-ask-take_along = { $who }: who comes along?
wonder_book-ask-heal = { $asker }: who recovers a heart?
wonder_book-ask-discard = { $asker }: which card is given up?
wonder_book-ask-give_spark = { $who }: give a spark?
wonder_book-ask-put_back = { $asker }: which card goes back on top next? The last one ends on top.
wonder_book-ask-bury = { $asker }: which card goes under the deck?
wonder_book-ask-use = { $who }: use something now?
wonder_book-ask-optional = { $asker }: do it?
wonder_book-ask-push = { $asker }: where is the wyrm pushed?
wonder_book-ask-take_back = { $asker }: which scrap do you take from the discards?
wonder_book-ask-remove_spark = { $asker }: where does a spark go?

## Why it is asked

wonder_book-why = { $why } Rule { $clause }.
wonder_book-why-asker = { $why } { $asker }: { $text } Rule { $clause }.
wonder_book-why-next_turn = Every hero has one turn in the player phase; you choose the order.
wonder_book-why-turn = A turn has up to three actions, in any order; what is left over at the end is lost.
wonder_book-why-extra = An extra action does not count against the turn and may be any action.
wonder_book-why-trade = The card lets things change hands.
wonder_book-why-effect = Choices inside a text are yours.
wonder_book-why-reroll = Once per turn a heart, but not the last one, lets all blanks be rolled again.
wonder_book-why-hit = Damage goes to one wyrm until it is defeated; the target is chosen after the roll.
wonder_book-why-leftover = What a defeated wyrm did not need may go to another one in reach.
wonder_book-why-order = Every wyrm takes all its actions before the next one; you choose the order.
wonder_book-why-victim = With several heroes in reach you choose who is attacked.
wonder_book-why-way = A wyrm takes a shortest way to the nearest hero; ties are yours to settle.
wonder_book-why-consent = Taking a card needs the agreement of whoever holds it.
wonder_book-why-choice = A choice is read out whole; then the group decides together, and only its own part is read on.
wonder_book-why-upgrade = An upgrade card has two skills; one is chosen at once and for good.
wonder_book-why-step_in = A skill lets you take a wyrm’s attack instead.
wonder_book-why-walk = The text lets the hero move.
wonder_book-why-take_along = The text lets somebody come along.
wonder_book-why-heal = The hearts may be split as you like.
wonder_book-why-discard = The text wants a card given up; which one is yours to choose.
wonder_book-why-give_spark = The text lets sparks be handed over.
wonder_book-why-put_back = The cards go back in the order you like.
wonder_book-why-bury = One card may go under the deck.
wonder_book-why-use = The text lets you use something without an action.
wonder_book-why-optional = This part of the text may be left undone.
wonder_book-why-push = The way of a pushed wyrm is yours to choose.
wonder_book-why-take_back = The text takes a scrap out of the discards.
wonder_book-why-remove_spark = Where there is a choice it is yours.

## Actions

wonder_book-action-move = Go to { $area }
wonder_book-action-collect = Collect a spark
wonder_book-action-attack = Attack: { $title }
wonder_book-action-skill = { $title } ({ $cost })
wonder_book-action-interact = Turn to: { $title }
wonder_book-action-interact-hidden = Turn over what lies here face-down
wonder_book-action-give = Give { $thing } to { $to }
wonder_book-action-take = Ask { $to } for { $thing }
wonder_book-action-special = { $title }
wonder_book-action-scrap = Use the scrap { $title }
wonder_book-action-pass = { $kind ->
    [extra] No extra action
   *[turn] End the turn
}
wonder_book-action-turn = { $who } is next
wonder_book-action-choose = { $title }
wonder_book-action-wyrm = The { $state ->
    [stunned] stunned wyrm
    [pinned] pinned wyrm
   *[standing] wyrm
} in { $area }
wonder_book-action-boss = { $who }
wonder_book-action-rest = The others, in any order
wonder_book-action-victim = { $who }
wonder_book-action-victim-all = { $who }, and the same for all that follow
wonder_book-action-way = To { $area }
wonder_book-action-way-all = To { $area }, and the same for all that follow
wonder_book-action-hero = { $who }
wonder_book-action-area = { $area }
wonder_book-action-card = { $title }
wonder_book-action-yes = { $reason ->
    [reroll] Give up a heart and roll the blanks again
    [consent] Agreed, hand it over
    [step_in] Take the blow
   *[other] Yes
}
wonder_book-action-no = { $reason ->
    [reroll] Keep the roll
    [consent] No, keep it
    [step_in] Let it happen
   *[other] No
}
wonder_book-action-side = { $title } ({ $cost }): { $text }
wonder_book-action-none = { $reason ->
    [walk] Stay here
    [leftover] Let the rest go
   *[other] Nothing more
}
wonder_book-action-hand = Hand { $thing } to { $to }
wonder_book-action-spark = { $from } gives { $to } a spark
wonder_book-action-use = { $title }
wonder_book-action-wyrmcard = { $title }
wonder_book-action-done = Done
wonder_book-action-unknown = { $text }
wonder_book-symbols = Spawn { $spawn }{ $spawn_silver ->
    [0] {""}
   *[other] {" "}(+{ $spawn_silver } silver)
}, activation { $activation }{ $activation_silver ->
    [0] {""}
   *[other] {" "}(+{ $activation_silver } silver)
}.
wonder_book-one-spark = a spark
wonder_book-one-wyrm = wyrm
wonder_book-wyrms-stunned = { $count ->
    [one] { $count } stunned wyrm
   *[other] { $count } stunned wyrms
}
wonder_book-times = { $count } × { $text }
wonder_book-page-head-card = Card
wonder_book-page-head-text = Text

## Refusals

error-broken-campaign = The campaign in { $path } cannot be read: line { $line } is not written as it should be. The file was left as it is; the version before lies beside it with the ending .before, if there is one.
error-broken-campaign-field = The campaign in { $path } cannot be read: in line { $line }, “{ $field }” is missing or is not what it should be. The file was left as it is; the version before lies beside it with the ending .before, if there is one.
error-future-campaign = The campaign in { $path } was written by a newer Moonlit (format { $found }, this one knows { $known }).
error-other-campaign = The campaign in { $path } belongs to another story ({ $found }, not { $known }).
error-campaign-over = This campaign is over: every chapter in { $path } is won. Begin a new one, play a chapter again for fun, or go back to a chapter.
error-chapter-not-won = Only a chapter that was won can be played again or gone back to.
error-strange-campaign = The campaign in this file names “{ $text }” where this story knows no such thing. Nothing was taken over.
error-side-not-open = The side “{ $text }” is not to be chosen now: a side once chosen stays, unless somebody else takes the hero over.
error-side-to-choose = { $hero } has an upgrade card of which a side must be chosen first.
error-both-sides = Of the upgrade card “{ $text }” only one side can be chosen.
error-chapter-too-large = Chapter { $chapter } is too large for the table: { $found } of “{ $part }”, and at most { $most } can be played.
error-no-such-hero = The upgrade “{ $text }” belongs to { $hero }, who is not in play.
error-not-an-earlier-chapter = A result can only be recorded for an earlier chapter, not for “{ $text }”.
error-number-not-fixed = A number in chapter { $chapter } must be fixed before the match and is not.
error-wrong-heroes = { $count ->
    [one] { $count } hero does not fit:
   *[other] { $count } heroes do not fit:
} here it must be { $least } to { $most }.
error-not-a-goal = “{ $text }” is no goal card of this chapter.
error-not-a-hero = There is no hero called “{ $text }” in play.
error-not-a-rule = “{ $text }” is no special rule of this chapter.
error-not-an-area = There is no area called “{ $text }” here.
error-not-an-item = There is no item or scrap called “{ $text }”.
error-not-an-object = “{ $text }” is no card that lies on a board.
error-border-blocked = The border to { $text } is blocked and cannot be crossed.
error-no-spark-here = There is no spark in this area.
error-not-adjacent = { $text } is not adjacent; a move crosses one open border.
error-not-fulfilled = { $text } wants something that is not there yet; its text says what.
error-not-granted = No card grants “{ $text }” to this hero here and now.
error-not-held = { $text } is not there to be given or taken.
error-not-here = { $text } does not lie on top in this area.
error-not-your-skill = This hero does not have the skill { $text }.
error-nothing-in-reach = There is nothing to attack in reach.
error-other-hero = It is { $hero }’s turn; finish it before another hero acts.
error-passive-skill = { $text } is always on and needs no action.
error-too-few-actions = There are too few actions left for this.
error-too-few-sparks = This costs { $cost ->
    [one] { $cost } spark
   *[other] { $cost } sparks
}, and the hero has { $sparks }.
wonder_book-error-other-decision = Something else is being decided now; choose one of the actions listed.
wonder_book-error-unconscious = { $hero } is unconscious and can neither give nor get anything.
wonder_book-error-too-far = { $hero } is too far away; it must be the same or an adjacent area.
wonder_book-error-in-two-places = Something is named in two places, but exists only once.
wonder_book-error-not-a-card = There is no card called “{ $text }” in this chapter.
wonder_book-error-not-a-vortex = There is no vortex called “{ $text }”.
wonder_book-error-not-a-state = A wyrm is standing, stunned or pinned, not “{ $text }”.
wonder_book-error-not-an-ally = There is no ally called “{ $text }” in this chapter.
wonder_book-error-not-a-boss = There is no foe with hearts called “{ $text }” in this chapter.
wonder_book-error-not-a-wyrm-card = There is no wyrm card called “{ $text }”.
wonder_book-error-not-a-counter = Nothing is counted as “{ $text }” in this chapter.
wonder_book-error-not-a-position = This position cannot be: some number in it does not fit.
error-no-hero-on-board = No hero is on the board; say under “heroes” in which area one of them is.

## What is foreseen

wonder_book-foreseen-attack = { $count ->
    [one] { $count } die:
   *[other] { $count } dice:
} at least one success in { $one } %, at least two in { $two } % of all rolls.
wonder_book-foreseen-safe = None of the wyrms on the board could reach this hero there with two actions.
wonder_book-foreseen-danger = The wyrms on the board could take up to { $once } hearts here with one action each, up to { $twice } with two{ $falls ->
    [yes] {" "}(more than the hero can bear)
   *[no] {""}
}; new ones may join them.

## Hints

wonder_book-advice-unknown = Only the story knows what this leads to. Decide together.
wonder_book-advice-nudge = { $verb ->
    [move] Think about where you stand.
    [interact] Something in your area wants to be touched.
    [attack] Teeth first.
    [skill] You have a skill for this.
    [special] A card lets you do something special now.
    [collect] There is a spark within reach.
    [pass] You have done enough for this turn.
    [turn] Who goes first matters.
   *[other] Look at what each answer costs.
}
wonder_book-advice-idea = { $idea ->
    [reaches] Somebody should get to where the goal is.
    [nearer] The way to the goal is long enough without detours.
    [harm] Count the wyrms that could reach you.
    [effort] Every success stays where it is put.
    [test] The odds are on your side.
    [object] This needs no roll at all.
    [strike] A wyrm that is gone bites nobody.
    [spark] Sparks pay for what comes.
    [cost] That is what sparks are for.
   *[reroll] A heart can buy a second chance.
}
wonder_book-advice-figures = Goal met within this round in { $goal } % of { $rounds } rounds played ahead; { $behind } fate tokens behind the best.
wonder_book-advice-behind = Judged { $behind } fate tokens behind the best.
wonder_book-advice-reaches = It brings you to { $area }, where the goal is.
wonder_book-advice-nearer = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from there to { $area }, where the goal is.
wonder_book-advice-harm = { $wyrms ->
    [0] No wyrm on the board could reach { $hero } in { $area }; { $hearts } hearts expected to be lost in the next enemy phase.
    [one] { $wyrms } wyrm could reach { $hero } in { $area }; { $hearts } hearts expected to be lost in the next enemy phase.
   *[other] { $wyrms } wyrms could reach { $hero } in { $area }; { $hearts } hearts expected to be lost in the next enemy phase.
}
wonder_book-advice-object = “{ $card }” needs no roll.
wonder_book-advice-test = “{ $card }”: { $chance } % with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
wonder_book-advice-effort = “{ $card }”: { $left ->
    [one] { $left } success
   *[other] { $left } successes
} still missing; { $chance } % to finish it with this roll.
wonder_book-advice-strike = { $chance } % to hit, { $damage } damage on average; { $targets ->
    [one] { $targets } target
   *[other] { $targets } targets
} in reach.
wonder_book-advice-spark = { $count ->
    [one] { $count } spark
   *[other] { $count } sparks
} in hand after that.
wonder_book-advice-cost = It costs { $count ->
    [one] { $count } spark
   *[other] { $count } sparks
}; { $left } left.
wonder_book-advice-reroll = { $blanks ->
    [one] { $blanks } blank
   *[other] { $blanks } blanks
} rolled again: { $more } more successes on average, for one of your { $hearts } hearts.

## Bots

wonder_book-bot-kit-text = Sees one action ahead and often does something else.
wonder_book-bot-scout-text = Sees one action ahead and is easily distracted.
wonder_book-bot-mystic-text = Sees one action ahead and mostly keeps to it.
wonder_book-bot-adept-text = Weighs two actions at a time: goal, danger and clock. Now and then a slip.
wonder_book-bot-elder-text = Weighs two actions at a time and does not slip.
wonder_book-bot-nightfox-text = Weighs whole turns and plays rounds to their end in its head, for up to a second.
