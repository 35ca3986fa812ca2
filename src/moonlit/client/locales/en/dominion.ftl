### Dominion with Dominion: Nocturne: sentences about decisions, moves and events, and what cards do.
### Names of cards, Boons, Hexes and States come from the pack and stand in the sentences as they are.

## Small words

dominion-game = Dominion
dominion-tagline = Build a deck by day and play on by night, for two to six.
dominion-coins = ${ $count }
dominion-cost = ${ $count }
dominion-cost-special = ${ $count }*
dominion-counted = { $count } × { $thing }
dominion-unknown-card = unknown card
dominion-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
dominion-bonus-cards = +{ $count ->
    [one] { $count } Card
   *[other] { $count } Cards
}
dominion-bonus-actions = +{ $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
dominion-bonus-buys = +{ $count ->
    [one] { $count } Buy
   *[other] { $count } Buys
}
dominion-bonus-coins = +${ $count }
dominion-phase-start = start of the turn
dominion-phase-action = Action phase
dominion-phase-buy = Buy phase
dominion-phase-night = Night phase
dominion-phase-clean_up = Clean-up
dominion-misery = Misery

## Types

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-type-night = Night
dominion-type-duration = Duration
dominion-type-fate = Fate
dominion-type-doom = Doom
dominion-type-spirit = Spirit
dominion-type-heirloom = Heirloom
dominion-type-zombie = Zombie

## Decisions: what is asked and why

dominion-decision-act = { $who ->
    [you] Your Action phase: play an Action ({ $count } left) or end the phase.
   *[other] { $name } is choosing an Action to play.
}
dominion-decision-buy = { $who ->
    [you] Your Buy phase: you have ${ $coins } and { $buys ->
        [one] { $buys } Buy
       *[other] { $buys } Buys
    }.
   *[other] { $name } is in the Buy phase.
}
dominion-decision-night = { $who ->
    [you] Your Night phase: play Night cards or end the phase.
   *[other] { $name } is choosing a Night card to play.
}
dominion-decision-pick = { $who ->
    [you] { $asker }: { dominion-ask-pick }.
   *[other] { $name } is choosing { $verb ->
        [discard] what to discard
        [trash] what to trash
        [topdeck] what goes onto the deck
        [play] what to play
        [set_aside] what to set aside
       *[take] what to take
    } ({ $asker }).
}
dominion-ask-pick = { $how ->
    [order] put these cards back onto your deck; the last one you choose ends on top
    [one] { $verb ->
        [discard] discard a card { dominion-from }
        [trash] trash a card { dominion-from }
        [topdeck] put a card { dominion-from } onto your deck
        [play] play a card { dominion-from }
        [set_aside] set aside a card { dominion-from }
       *[take] take a card { dominion-from } into your hand
    }
    [may] { $verb ->
        [discard] you may discard a card { dominion-from }
        [trash] you may trash a card { dominion-from }
        [topdeck] you may put a card { dominion-from } onto your deck
        [play] you may play a card { dominion-from }
        [set_aside] you may set aside a card { dominion-from }
       *[take] you may take a card { dominion-from } into your hand
    }
    [exactly] { $verb ->
        [discard] discard { dominion-ask-cards } { dominion-from }
        [trash] trash { dominion-ask-cards } { dominion-from }
       *[topdeck] put { dominion-ask-cards } { dominion-from } onto your deck
    }
    [most] { $verb ->
        [discard] you may discard up to { dominion-ask-cards } { dominion-from }
        [trash] you may trash up to { dominion-ask-cards } { dominion-from }
       *[set_aside] you may set aside up to { dominion-ask-cards } { dominion-from }
    }
   *[any] { $verb ->
        [discard] discard as many cards { dominion-from } as you like
        [trash] trash as many cards { dominion-from } as you like
       *[set_aside] set aside as many cards { dominion-from } as you like
    }
}
dominion-ask-cards = { $most ->
    [one] { $most } card
   *[other] { $most } cards
}
dominion-from = { $zone ->
    [hand] from your hand
    [discard] from your discard pile
    [play] from play
    [trash] from the trash
    [aside] from those set aside
   *[looked] of those on the table
}
dominion-picked = Chosen so far: { $cards }.
dominion-decision-pile = { $who ->
    [you] { $asker }: choose the card you gain.
   *[other] { $name } is choosing a card to gain ({ $asker }).
}
dominion-decision-boon = { $who ->
    [you] { $asker }: choose the Boon you receive next.
   *[other] { $name } is choosing a Boon ({ $asker }).
}
dominion-decision-order = { $who ->
    [you] You gained { $asker }: what comes first?
   *[other] { $name } is choosing what comes first after gaining { $asker }.
}
dominion-decision-order-start = { $who ->
    [you] Your turn starts: what comes first?
   *[other] { $name } is choosing what comes first in the turn.
}
dominion-decision-exchange = { $who ->
    [you] You gained { $about }: exchange it for { $asker }?
   *[other] { $name } may exchange { $about } for { $asker }.
}
dominion-decision-topdeck = { $who ->
    [you] { $asker }: put { $about } onto your deck?
   *[other] { $name } may put { $about } onto the deck ({ $asker }).
}
dominion-decision-reveal = { $who ->
    [you] Somebody plays { $about }: show { $asker } and stay unaffected?
   *[other] { $name } may show { $asker } against { $about }.
}
dominion-decision-set_aside = { $who ->
    [you] { $asker }: set { $about } aside?
   *[other] { $name } may set a card aside ({ $asker }).
}
dominion-decision-none = All think you may have { $asker } here, so you are asked. You have none, and nobody learns that from your answer.
dominion-decision-play = { $who ->
    [you] { $asker }: play { $about } now?
   *[other] { $name } may play { $about } ({ $asker }).
}
dominion-decision-discard = { $who ->
    [you] { $asker }: discard three cards?
   *[other] { $name } may discard three cards ({ $asker }).
}
dominion-decision-trash = { $who ->
    [you] Trash { $asker } to receive { $about } twice?
   *[other] { $name } may trash { $asker } to receive { $about } twice.
}
dominion-decision-receive = { $who ->
    [you] { $asker }: receive { $about } too?
   *[other] { $name } may receive { $about } too ({ $asker }).
}
dominion-decision-receive-now = { $who ->
    [you] { $asker }: receive { $about } now, or at the start of your next turn?
   *[other] { $name } chooses whether to receive { $about } now or next turn ({ $asker }).
}
dominion-decision-over = The match is over.
dominion-why = { $why } Rule { $clause }.
dominion-why-act = In your Action phase each Action card you play uses up one Action.
dominion-why-buy = In your Buy phase you play Treasures first; each purchase uses up a Buy, and after the first one no more Treasures can be played.
dominion-why-night = In your Night phase you may play any number of Night cards; they use up no Actions.
dominion-why-order = Of several things that happen to you at once you choose the order.
dominion-why-asked = { $asker }: { $text }

## Actions

dominion-action-play = Play { $thing }
dominion-action-treasures = Play all plain Treasures
dominion-action-buy = Buy { $thing } ({ $cost })
dominion-action-gain = Gain { $thing } ({ $cost })
dominion-action-discard = Discard { $thing }
dominion-action-discard-three = Discard three cards
dominion-action-trash = Trash { $thing }
dominion-action-topdeck = Put { $thing } onto the deck
dominion-action-set_aside = Set { $thing } aside
dominion-action-take = Take { $thing }
dominion-action-exchange = Exchange { $thing } for { $asker }
dominion-action-reveal = Show { $asker }
dominion-action-receive = Receive { $thing }: { $text }
dominion-action-receive-now = Receive { $thing } now: { $text }
dominion-action-resolve = First { $thing }
dominion-action-resolve-again = First { $thing } (number { $number })
dominion-action-resolve-own = First what { $thing } itself says
dominion-action-end = { $phase ->
    [act] End the Action phase
    [buy] End the Buy phase
   *[night] End the Night phase
}
dominion-action-done = That is all
dominion-action-no = { $kind ->
    [pick] None
    [pile] Gain nothing
    [order] Leave it where it is
   *[may] No
}
dominion-action-no-later = Keep it for the next turn
dominion-action-unknown = { $text }

## Events

dominion-event-turn-began = { $who ->
    [you] Your turn { $number } begins.
   *[other] { $name }’s turn { $number } begins.
}
dominion-event-phase-began = Night falls.
dominion-event-played = { $who ->
    [you] You play { dominion-played-card }.
   *[other] { $name } plays { dominion-played-card }.
}
dominion-event-played-together = { $who ->
    [you] You play { dominion-played-cards }.
   *[other] { $name } plays { dominion-played-cards }.
}
dominion-played-cards = { $yields ->
    [yes] { $cards }: { $bonus }
   *[no] { $cards }
}
dominion-played-card = { $zone ->
    [again] { $card } again
    [trash] { $card }, which stays in the trash
    [discard] { $card } from the discard pile
    [aside] { $card }, which was set aside
   *[hand] { $card }
}
dominion-event-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $known ->
        [yes] { $name } draws { $cards }.
       *[no] { $name } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
}
dominion-event-shuffled = { $who ->
    [you] You shuffle; your deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[other] { $name } shuffles; the deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
dominion-event-gained = { $who ->
    [you] You gain { dominion-gained-card }.
   *[other] { $name } gains { dominion-gained-card }.
}
dominion-gained-card = { $zone ->
    [hand] { $card } to hand
    [deck] { $card } onto the deck
   *[discard] { $card }
}
dominion-event-bought = { $who ->
    [you] You buy { $card } for { $cost }.
   *[other] { $name } buys { $card } for { $cost }.
}
dominion-event-trashed = { $who ->
    [you] You trash { dominion-leaving-cards }.
   *[other] { $name } trashes { dominion-leaving-cards }.
}
dominion-leaving-cards = { $zone ->
    [play] { $cards } from play
    [deck] { $cards } from the deck
   *[hand] { $cards }
}
dominion-event-discarded = { $who ->
    [you] You discard { dominion-leaving-cards }.
   *[other] { $known ->
        [yes] { $name } discards { dominion-leaving-cards }.
       *[no] { $name } discards { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
    }
}
dominion-event-put = { $who ->
    [you] { $to ->
        [deck] You put { $cards } onto your deck.
        [hand] You take { $cards } into your hand.
        [discard] You put your deck onto your discard pile: { $cards }.
       *[aside] You set aside { $cards }.
    }
   *[other] { $known ->
        [yes] { $to ->
            [deck] { $name } puts { $cards } onto the deck.
            [hand] { $name } takes { $cards } into hand.
            [discard] { $name } puts the deck onto the discard pile: { $cards }.
           *[aside] { $name } sets aside { $cards }.
        }
       *[no] { $to ->
            [deck] { $name } puts { dominion-put-count } onto the deck.
            [hand] { $name } takes { dominion-put-count } into hand.
            [discard] { $name } puts the deck onto the discard pile: { dominion-put-count }.
           *[aside] { $name } sets aside { dominion-put-count }.
        }
    }
}
dominion-put-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dominion-event-revealed = { $who ->
    [you] { $zone ->
        [hand] You show from your hand: { $cards }.
        [deck] You show from your deck: { $cards }.
       *[discard] You show from your discard pile: { $cards }.
    }
   *[other] { $zone ->
        [hand] { $name } shows from hand: { $cards }.
        [deck] { $name } shows from the deck: { $cards }.
       *[discard] { $name } shows from the discard pile: { $cards }.
    }
}
dominion-event-looked-at = { $who ->
    [you] You look at { $cards }.
   *[other] { $name } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the deck.
}
dominion-event-returned = { $who ->
    [you] You return { $card } to its pile.
   *[other] { $name } returns { $card } to its pile.
}
dominion-event-exchanged = { $who ->
    [you] You exchange { $card } for { $other }.
   *[other] { $name } exchanges { $card } for { $other }.
}
dominion-event-bonus = { $who ->
    [you] You get { $bonus }.
   *[other] { $name } gets { $bonus }.
}
dominion-event-reacted = { $who ->
    [you] You show { $card } and are unaffected by { $attack }.
   *[other] { $name } shows { $card } and is unaffected by { $attack }.
}
dominion-event-boon-turned = Boon: { $boon } ({ $text })
dominion-event-boon-received = { $who ->
    [you] You receive { $boon }.
   *[other] { $name } receives { $boon }.
}
dominion-event-boon-kept = { $who ->
    [you] { $boon } stays in front of you until Clean-up.
   *[other] { $boon } stays in front of { $name } until Clean-up.
}
dominion-event-boons-shuffled = The Boons are shuffled anew.
dominion-event-hex-turned = Hex: { $hex } ({ $text })
dominion-event-hex-received = { $who ->
    [you] You receive { $hex }.
   *[other] { $name } receives { $hex }.
}
dominion-event-hexes-shuffled = The Hexes are shuffled anew.
dominion-event-state-taken = { $who ->
    [you] You take { $state }.
   *[other] { $name } takes { $state }.
}
dominion-event-state-returned = { $who ->
    [you] You return { $state }; it holds for the rest of this turn.
   *[other] { $name } returns { $state }; it holds for the rest of this turn.
}
dominion-event-turned-down = { $card } lies face down in the trash until the end of the turn.
dominion-event-match-ended = { $why ->
    [provinces] The last { $province } is gone: the match ends.
   *[piles] Too many Supply piles are empty: the match ends.
}
dominion-event-scored = { $who ->
    [you] You have { $points }.
   *[other] { $name } has { $points }.
}
dominion-event-unknown = Something else happened: { $event }.

## Refusals; without a pack at hand the thing is called by its id

error-unknown-card = There is no card called “{ $text }” here.
error-not-in-supply = { $text } is not in the Supply and cannot be bought.
error-pile-empty = The pile of { $text } is empty.
error-no-buys = You have no Buys left.
error-deluded = You are deluded this turn and cannot buy Actions, so not { $text } either.
error-too-expensive = { $text } costs ${ $cost }, and you have ${ $coins }.
error-not-in-hand = You have no { $text } in hand.
error-already-bought = You have bought something already; Treasures such as { $text } can no longer be played this turn.
error-other-phase = { $text } cannot be played in the { $phase ->
    [act] Action phase
    [buy] Buy phase
   *[night] Night phase
}.
error-not-ten-cards = A Kingdom has { $wanted } cards, not { $count }.
error-wished-and-banned = { $text } is both wished for and banned; leave out one of the two.
error-too-many-wishes = { $count } cards are wished for, but a Kingdom has only ten.
error-too-few-cards = Only { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} left for the Kingdom; ban fewer, or use more sets.
error-card-twice = { $text } is named twice; each card may appear only once.
error-not-three-boons = Three Boons lie beside Druid, not { $count }; name three, or none to have them dealt.
error-no-druid = Boons are named for Druid, but Druid is not in this Kingdom.
error-unknown-key = “{ $key }” is no part of a position; known: { $known }.
error-unknown-phase = “{ $value }” is no phase to begin in; possible: { $known }.
error-not-a-number = { $key } must be a whole number up to { $most }, not “{ $value }”.
error-not-a-name = { $key } must hold names, not “{ $value }”.
error-unknown-state = There is no State called “{ $text }”; known: { $known }.
error-unknown-boon = There is no Boon called “{ $text }”.
error-unknown-hex = There is no Hex called “{ $text }”.
error-in-two-places = A Boon or a Hex is named in two places; each of the { $count } exists only once.
error-value-not-offered = “{ $value }” is a known value of { $switch }, but this table does not play it.
error-not-in-match = { $text } is not part of this match.
error-no-pile = { $text } has no pile; Heirlooms and Zombies lie nowhere in stock.
error-not-a-duration = { $text } is no Duration, so it has nothing left to do from an earlier turn.
error-wrong-cards-under = What lies under { $text } does not fit: Treasures under Crypt, one Action under Ghost, nothing under other cards.
error-state-taken = { $text } cannot lie there too: it exists once, or its card shows another side already.
decision-name-act = which Action to play
decision-name-buy = what to buy
decision-name-night = which Night card to play
decision-name-pick = which cards to choose
decision-name-pile = which card to gain
decision-name-may = a yes or a no
decision-name-order = what comes first
decision-name-boon = which Boon to receive

## The text table

dominion-page-status = Now
dominion-page-looked = On the table
dominion-page-hand = Your hand
dominion-page-supply = Supply
dominion-page-piles = Piles outside the Supply
dominion-page-play = In play
dominion-page-aside = Set aside
dominion-page-seats = Players
dominion-page-known = What is known of hands, decks and discard piles
dominion-page-fate = Boons, Hexes and States
dominion-page-trash = Trash
dominion-page-points = Points, if the match ended now
dominion-page-points-final = Points
dominion-page-turn = { $who ->
    [you] It is your turn: { $phase }.
   *[other] It is { $name }’s turn: { $phase }.
}
dominion-page-resources = Actions: { $actions }, Buys: { $buys }, coins: { $coins }.
dominion-page-head-card = Card
dominion-page-head-cost = Cost
dominion-page-head-types = Types
dominion-page-head-left = Left
dominion-page-head-offer = You can
dominion-page-head-text = What it does
dominion-page-head-player = Player
dominion-page-head-turns = Turns
dominion-page-head-hand = Hand
dominion-page-head-deck = Deck
dominion-page-head-discard = Discard pile
dominion-page-head-owned = Cards owned
dominion-page-head-source = From
dominion-page-total = Total
dominion-page-buy = buy
dominion-page-gain = gain
dominion-page-afford = afford
dominion-page-can-play = play
dominion-page-can-discard = discard
dominion-page-can-trash = trash
dominion-page-can-topdeck = put onto the deck
dominion-page-empty = empty
dominion-page-nothing = none
dominion-page-discard = { $count }, top: { $top }
dominion-page-of = { $who }: { $cards }
dominion-page-shown-hand = { $who }, in hand: { $cards }
dominion-page-shown-deck = { $who }, on the deck: { $cards }
dominion-page-shown-discard = { $who }, in the discard pile: { $cards }
dominion-page-depth = { $depth ->
    [1] top: { $card }
   *[other] place { $depth }: { $card }
}
dominion-page-under = { $who }, face down: { $cards }
dominion-page-boons = Boons face down: { $deck }. Discarded: { $discards }.
dominion-page-druid = Beside { $druid }: { $boons }.
dominion-page-boon-out = Boon in effect: { $boon }. { $text }
dominion-page-boon-taken = Turned over for { $fool }: { $boons }.
dominion-page-boon-kept = In front of { $who } until Clean-up: { $boon }.
dominion-page-boon-saved = { $who } receives next turn: { $boon }.
dominion-page-hexes = Hexes face down: { $deck }. Discarded: { $discards }.
dominion-page-hex-out = Hex in effect: { $hex }. { $text }
dominion-page-state = { $who }: { $state }. { $text }
dominion-page-face-down = Face down until the end of the turn: { $cards }

## Results

dominion-result-tie = { $names } are tied at { $points }; fewer turns decide. Rule { $clause }.
dominion-result-shared = Points and turns are equal, so the victory is shared. Rule { $clause }.
dominion-sequel-same = Same Kingdom, { $who ->
    [you] you begin
   *[other] { $name } begins
}
dominion-sequel-random = Another random Kingdom
dominion-result-sheet = { $who }: { $points } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} ({ $sheet }).
dominion-result-sheet-empty = { $who }: { $points } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.

## What can be chosen before a match

dominion-option-kingdom = Kingdom
dominion-option-kingdom-text = The ten cards that differ from match to match.
dominion-kingdom-random = At random
dominion-kingdom-random-text = Ten cards of the sets in use, drawn by a number.
dominion-kingdom-own = Ten of your choice
dominion-kingdom-own-text = Every card you like.
dominion-option-cards = The ten cards
dominion-option-cards-text = Exactly ten different ones.
dominion-option-number = Number of the draw
dominion-option-number-text = The same number draws the same ten cards.
dominion-option-sets = Sets
dominion-option-sets-text = Where random cards come from.
dominion-set-base = Base game
dominion-set-base-text = The 26 Kingdom cards of the second edition.
dominion-set-nocturne = Dominion: Nocturne
dominion-set-nocturne-text = The 33 Kingdom cards of the expansion.
dominion-option-wishes = Wishes
dominion-option-wishes-text = Cards that must be among the ten.
dominion-option-bans = Bans
dominion-option-bans-text = Cards that must not be among the ten; none that is wished for.
dominion-option-druid = Boons beside Druid
dominion-option-druid-text = Three, or none to have them dealt; only with Druid in the Kingdom.
dominion-option-turn_end = End of the turn
dominion-option-turn_end-text = Whether your turn ends with the last thing you can do in it, or only when you say so.
dominion-turn_end-told = When you say so
dominion-turn_end-told-text = The last purchase can be taken back until you end the turn.
dominion-turn_end-by_itself = By itself
dominion-turn_end-by_itself-text = One press less; the new hand is drawn with the last purchase.
dominion-option-first_seat = First player
dominion-option-first_seat-text = Who begins, if nobody is drawn at random.

## Switches

dominion-switch-tracker = Tracker puts gained cards onto the deck
dominion-switch-tracker-this_turn = for the rest of the turn
dominion-switch-tracker-while_in_play = while it is in play
dominion-switch-crypt = Crypt takes
dominion-switch-crypt-non_duration = Treasures that are no Durations
dominion-switch-crypt-any_treasure = any Treasure
dominion-switch-necromancer = Necromancer turns the card face down
dominion-switch-necromancer-face_down_first = before playing it
dominion-switch-necromancer-face_down_after = after playing it
dominion-switch-base = Base game
dominion-switch-base-second = second edition
dominion-switch-base-first = first edition
dominion-switch-when_buy = Effects of buying
dominion-switch-when_buy-on_gain = come when a card is gained
dominion-switch-when_buy-on_buy = come when a card is bought
dominion-switch-lose_track = Covered cards in a discard pile
dominion-switch-lose_track-stop_moving_2019 = can still be moved
dominion-switch-lose_track-lose_track = are lost track of
dominion-switch-unused_hex = A Hex when nobody is affected
dominion-switch-unused_hex-turned = is turned over and discarded
dominion-switch-unused_hex-left = stays on the deck
dominion-switch-hex_reshuffle = Hexes are shuffled anew
dominion-switch-hex_reshuffle-when_needed = when the next one is needed
dominion-switch-hex_reshuffle-at_once = as soon as the deck is empty
dominion-switch-grove_answers = Answers to Sacred Grove
dominion-switch-grove_answers-in_turn = one after another, each resolved at once
dominion-switch-grove_answers-all_first = all first, then resolved
dominion-switch-first_player = First player
dominion-switch-first_player-random = drawn at random
dominion-switch-first_player-seat = chosen
dominion-switch-heirloom_cap = Heirlooms in a match
dominion-switch-heirloom_cap-none = as many as there are
dominion-switch-heirloom_cap-most = { $count } at most
dominion-switch-empty_night = A Night phase without Night cards
dominion-switch-empty_night-skipped = is skipped
dominion-switch-empty_night-shown = takes place
dominion-switch-monastery_count = Monastery counts
dominion-switch-monastery_count-fixed = what was gained before it was played
dominion-switch-monastery_count-running = also what is gained meanwhile
dominion-switch-trashing = Monastery trashes
dominion-switch-trashing-together = all cards together
dominion-switch-trashing-mixed = one card after another
dominion-switch-idle = It changes nothing with the cards that are here.

## Help

dominion-evidence = Name: { $name }. The rest: { $rest }.
dominion-help-action = Played in your Action phase; each one uses up an Action.
dominion-help-treasure = Played in your Buy phase, for coins.
dominion-help-victory = Worth points at the end, and little before.
dominion-help-curse = Costs a point at the end and is good for nothing.
dominion-help-attack = Does something to the others; before it does, they may react.
dominion-help-reaction = Can be used from your hand at other times than your own phases.
dominion-help-night = Played in the Night phase after buying, as many as you like, without Actions.
dominion-help-duration = Stays in play as long as it has something left to do in a later turn.
dominion-help-fate = Gives Boons; with one in the Kingdom the Boons are shuffled and the pile of { $will_o_wisp } is put out.
dominion-help-doom = Gives Hexes; with one in the Kingdom the Hexes are shuffled and the States are put out.
dominion-help-spirit = One of three cards outside the Supply, reached only through other cards.
dominion-help-heirloom = Replaces a { $copper } of everybody’s starting deck. It has no pile.
dominion-help-zombie = Begins in the trash, where { $necromancer } can play it. It has no pile.
dominion-topic-turn = Turn
dominion-help-turn = Action phase, Buy phase, Night phase, Clean-up. You start with one Action, one Buy and no coins; what is left over is lost.
dominion-topic-gain = Gaining
dominion-help-gain = A gained card goes to your discard pile unless something else is said. Bought cards are gained, too; exchanged ones are not.
dominion-topic-exchange = Exchanging
dominion-help-exchange = The card returns to its pile, the other one goes to your discard pile. It is no gaining and no trashing, and happens only if both can be done.
dominion-topic-boon = Boon
dominion-help-boon = Turn over the top Boon and follow it. Boons are no cards: they are never in play and are not counted.
dominion-topic-hex = Hex
dominion-help-hex = Turn over the top Hex and follow it. “The next Hex” is one and the same for all others, in turn order.
dominion-topic-state = State
dominion-help-state = It lies in front of a player and holds only as long as it does.
dominion-topic-end = End
dominion-help-end = The match ends after a turn with no { $province } left or three empty Supply piles, four with five or six players. Most points win; of those tied, whoever had fewer turns.

## What cards do, beyond the bonuses at their head

dominion-heirloom = Heirloom: { $name }.
dominion-kept = It lies in front of you until Clean-up.
dominion-arrives = When you gain it, it goes to your hand.
dominion-worth = { $points } at the end.
dominion-text-artisan = Gain a card for up to $5 straight into your hand. Then a card from your hand goes on top of your deck.
dominion-text-bandit = Gain { $gold }. All others show the top two cards of their decks, trash one Treasure among them that is no { $copper }, and discard the rest.
dominion-text-bureaucrat = Gain { $silver } onto your deck. All others put a Victory card from hand onto their decks for all to see; who has none shows the hand.
dominion-text-cellar = Discard what you like of your hand; then draw as many cards.
dominion-text-chapel = Up to four cards from your hand may go to the trash.
dominion-text-council_room = All others draw one card as well.
dominion-text-gardens = At the end: 1 point for each full ten of your cards.
dominion-text-harbinger = Your discard pile is open to you: one card of it may go on top of your deck.
dominion-text-library = Draw one by one until you hold seven cards. Any Action you draw may be laid aside instead; those are discarded at the end.
dominion-text-merchant = The first { $silver } you play after this in the turn brings $1 more.
dominion-text-militia = All others discard until they hold only three cards.
dominion-text-mine = You may trash a Treasure from your hand for one that costs up to $3 more, gained into your hand.
dominion-text-moat = When somebody else plays an Attack, you may show this from your hand: that Attack then passes you by.
dominion-text-moneylender = One { $copper } from your hand may go to the trash; that brings +$3.
dominion-text-poacher = Then discard one card for every empty Supply pile.
dominion-text-remodel = A card from your hand is trashed; gain one that is at most $2 dearer.
dominion-text-sentry = Look at your top two cards. Trash or discard any of them; the others go back on top in any order.
dominion-text-throne_room = You may play an Action from your hand, and then the same card once more.
dominion-text-vassal = Your top card is discarded; if it is an Action, you may play it from there.
dominion-text-witch = All others gain { $curse }.
dominion-text-workshop = Gain anything that costs no more than $4.
dominion-text-bard = Turn over a Boon and receive it.
dominion-text-blessed_village = When you gain it, turn over a Boon and receive it: now, or at the start of your next turn.
dominion-text-cemetery = Whoever gains it may send up to four cards from hand to the trash.
dominion-text-changeling = Trash this and gain another copy of a card you have in play. In a match with this card, whoever gains a card for $3 or more may exchange it for { $changeling }.
dominion-text-cobbler = Your next turn starts with a gain: a card for up to $4, into your hand.
dominion-text-conclave = You may go on with an Action from your hand whose name is missing among your cards in play; once it is done, +1 Action.
dominion-text-crypt = Put any of your Treasures in play that are no Durations face down under this. At the start of each of your turns one of them comes to your hand, until none is left.
dominion-text-cursed_village = Fill up your hand to six cards. Whoever gains this receives a Hex.
dominion-text-den_of_sin = Your next turn starts with +2 Cards.
dominion-text-devils_workshop = Gain by how many cards you have gained this turn: none – { $gold }; one – a card for up to $4; more – { $imp }.
dominion-text-druid = Receive one of the three Boons that lie beside this; it stays there.
dominion-text-exorcist = One card from your hand is trashed; gain a Spirit that costs less.
dominion-text-faithful_hound = Discarded at any time but Clean-up, it may wait aside; when the turn ends, it comes back to your hand.
dominion-text-fool = Unless { $lost_in_the_woods } is already with you, take it, turn over three Boons and receive them in an order you choose.
dominion-text-ghost_town = Your next turn starts with +1 Card and +1 Action.
dominion-text-guardian = Until your next turn Attacks of others pass you by. At the start of your next turn: +$1.
dominion-text-idol = If the number of { $idol } you have in play is odd, receive a Boon; if it is even, all others gain { $curse }.
dominion-text-leprechaun = Gain { $gold }. Then count your cards in play: exactly seven bring { $wish }, any other number a Hex.
dominion-text-monastery = For each card you have gained this turn you may trash a card from your hand or a { $copper } you have in play.
dominion-text-necromancer = Play an Action that lies face up in the trash and is no Duration. It stays there, face down until the end of the turn.
dominion-text-night_watchman = You alone see your top five cards: discard those you do not want; the others return in an order of your choice.
dominion-text-pixie = The top Boon is turned over and discarded. If you trash this now, you receive that Boon, and then once more.
dominion-text-pooka = Any Treasure from your hand, only not { $cursed_gold }, may go to the trash; that brings +4 Cards.
dominion-text-raider = Whoever else holds five or more cards discards one that you have a copy of in play, or shows a hand without any. At the start of your next turn: +$3.
dominion-text-sacred_grove = Receive a Boon. Unless it brings +$1, each of the others may receive it, too.
dominion-text-secret_cave = If you choose to discard three cards, your next turn starts with +$3.
dominion-text-shepherd = Show and discard any number of Victory cards; +2 Cards for each.
dominion-text-skulk = All others receive the next Hex. When you gain it, also gain { $gold }.
dominion-text-tormentor = With nothing else in play gain { $imp }; otherwise all others receive the next Hex.
dominion-text-tracker = For the rest of the turn you may put whatever you gain onto your deck. Receive a Boon.
dominion-text-tragic_hero = Eight or more cards in hand are too many by now: trash this and gain whichever Treasure you like.
dominion-text-vampire = The next Hex is for all others. Gain anything for up to $5, only not { $vampire }. Last, this is exchanged for { $bat }.
dominion-text-werewolf = Played in your Night phase, it brings the next Hex upon all others; at any other time, +3 Cards.
dominion-text-cursed_gold = Gain { $curse }.
dominion-text-goat = One card from your hand may go to the trash.
dominion-text-haunted_mirror = When it goes to the trash, you may part with an Action from your hand as well: discard it and gain { $ghost }.
dominion-text-lucky_coin = Gain { $silver }.
dominion-text-magic_lamp = If at least six of your cards in play have a name no other card there has, trash this; if you did, gain three { $wish }.
dominion-text-pasture = At the end: 1 point for each { $estate } you own.
dominion-text-ghost = Show cards from your deck until an Action turns up; set it aside and discard the others. At the start of your next turn play it twice.
dominion-text-imp = You may go on with an Action from your hand whose name is missing among your cards in play.
dominion-text-will_o_wisp = Your top card is shown; at a cost of $2 or less it goes to your hand, else it stays.
dominion-text-zombie_apprentice = An Action from your hand may go to the trash; that brings +3 Cards and +1 Action.
dominion-text-zombie_mason = Your top card goes to the trash; for it you may gain one that is at most $1 dearer.
dominion-text-zombie_spy = You alone see your top card: discard it or let it lie.
dominion-text-bat = At most two cards from your hand go to the trash; if any did, this is exchanged for { $vampire }.
dominion-text-wish = This goes back to its pile; if it does, gain anything for up to $6, into your hand.
dominion-text-earths_gift = If you choose to discard a Treasure, gain a card for up to $4.
dominion-text-fields_gift = +1 Action, +$1.
dominion-text-flames_gift = One card from your hand may go to the trash.
dominion-text-forests_gift = +1 Buy, +$1.
dominion-text-moons_gift = Your discard pile is open to you: one card of it may go on top of your deck.
dominion-text-mountains_gift = Gain { $silver }.
dominion-text-rivers_gift = At the end of the turn, after your new hand: +1 Card.
dominion-text-seas_gift = +1 Card.
dominion-text-skys_gift = If you choose to discard three cards, gain { $gold }.
dominion-text-suns_gift = You alone see your top four cards: discard those you do not want; the others return in an order of your choice.
dominion-text-swamps_gift = Gain { $will_o_wisp }.
dominion-text-winds_gift = +2 Cards; after that two cards from your hand are discarded.
dominion-text-bad_omens = Your whole deck goes onto your discard pile, and two { $copper } from there become your deck. If there are not that many, take what there is and show the pile.
dominion-text-delusion = Take { $deluded }, unless you have that or { $envious }.
dominion-text-envy = Take { $envious }, unless you have that or { $deluded }.
dominion-text-famine = Your top three cards are shown: Actions among them are discarded, the others shuffled into your deck.
dominion-text-fear = If you hold five or more cards, discard an Action or a Treasure; without any, show your hand.
dominion-text-greed = Gain { $copper }; it goes on top of your deck.
dominion-text-haunting = If you hold four or more cards, one of them goes onto your deck.
dominion-text-locusts = Trash your top card. For { $copper } or { $estate } gain { $curse }; for anything else a cheaper card that shares a type with it.
dominion-text-misery = Take { $miserable }; if you have it already, turn it over to { $twice_miserable }.
dominion-text-plague = Gain { $curse }; it goes to your hand.
dominion-text-poverty = Discard until you hold only three cards.
dominion-text-war = Show cards from your deck until one costs $3 or $4; trash that one and discard the others.
dominion-text-deluded = At the start of your Buy phase give it back; you cannot buy Actions for the rest of that turn.
dominion-text-envious = At the start of your Buy phase give it back; { $silver } and { $gold } bring only $1 each for the rest of that turn.
dominion-text-lost_in_the_woods = Each of your turns may start with a Boon, at the price of a card that you discard.

## On a pile: in a word or two what a card does beyond its bonuses

dominion-digest-artisan = to hand, up to $5
dominion-digest-bandit = Gold; robs decks
dominion-digest-bureaucrat = Silver on deck
dominion-digest-cellar = swap cards
dominion-digest-chapel = trash up to 4
dominion-digest-council_room = all +1
dominion-digest-gardens = 1 per 10 cards
dominion-digest-harbinger = topdeck
dominion-digest-library = draw to 7
dominion-digest-merchant = Silver+1
dominion-digest-militia = discard to 3
dominion-digest-mine = better Treasure
dominion-digest-moat = guards
dominion-digest-moneylender = Copper to +$3
dominion-digest-poacher = discard
dominion-digest-remodel = trash, gain +$2
dominion-digest-sentry = sorts 2
dominion-digest-throne_room = plays twice
dominion-digest-vassal = plays top
dominion-digest-witch = Curses
dominion-digest-workshop = gain to $4
dominion-digest-bard = Boon
dominion-digest-blessed_village = Boon
dominion-digest-cemetery = trash up to 4
dominion-digest-changeling = copies
dominion-digest-cobbler = next turn: to $4
dominion-digest-conclave = new Action
dominion-digest-crypt = saves Treasures
dominion-digest-cursed_village = draw to 6
dominion-digest-den_of_sin = next turn +2
dominion-digest-devils_workshop = gain by gains
dominion-digest-druid = Boon
dominion-digest-exorcist = trash for a Spirit
dominion-digest-faithful_hound = returns
dominion-digest-fool = three Boons
dominion-digest-ghost_town = next turn +1 +1
dominion-digest-guardian = guards, +$1
dominion-digest-idol = Boon, Curse
dominion-digest-leprechaun = Gold; Wish or Hex
dominion-digest-monastery = trash by gains
dominion-digest-necromancer = plays from trash
dominion-digest-night_watchman = sorts top 5
dominion-digest-pixie = Boon ×2
dominion-digest-pooka = Treasure to +4
dominion-digest-raider = discard; $3 later
dominion-digest-sacred_grove = Boon
dominion-digest-secret_cave = $3 later
dominion-digest-shepherd = Victory +2
dominion-digest-skulk = Hex; Gold
dominion-digest-tormentor = Imp or Hex
dominion-digest-tracker = Boon, deck
dominion-digest-tragic_hero = Treasure
dominion-digest-vampire = Hex, gain to $5
dominion-digest-werewolf = draw 3 or Hex
dominion-digest-cursed_gold = Curse
dominion-digest-goat = trash 1
dominion-digest-haunted_mirror = Ghost
dominion-digest-lucky_coin = Silver
dominion-digest-magic_lamp = 3 Wishes
dominion-digest-pasture = 1 per Estate
dominion-digest-ghost = plays twice later
dominion-digest-imp = new Action
dominion-digest-will_o_wisp = cheap +1
dominion-digest-zombie_apprentice = Action to +3
dominion-digest-zombie_mason = top to +$1
dominion-digest-zombie_spy = top card
dominion-digest-bat = trash 2; Vampire
dominion-digest-wish = gain to $6

dominion-bot-kit-text = A young fox: it buys money and Provinces, and nearly every other time whatever else catches its eye; it moves at once.
dominion-bot-scout-text = Knows how long money goes before points and when small points count, and slips now and then; it moves at once.
dominion-bot-mystic-text = Tries a few plans for this Kingdom against each other and follows the best of them, with small slips; it moves at once.
dominion-bot-adept-text = Follows a plan for this Kingdom that did best in many matches between plans, and never slips; it moves at once.
dominion-bot-elder-text = Has a good plan for this Kingdom, and in the blink of an eye plays its moves to the end of the match a few dozen times.
dominion-bot-nightfox-text = The strongest bot of the house: it has a good plan and plays its moves to the end of the match thousands of times, up to a second for each move.
dominion-bot-adaptive-text = Keeps it close: where it thinks it is winning, it makes a weaker move that should still do; behind, it plays as well as it can. It moves at once and remembers nothing of other matches.
dominion-bot-greedy-text = A greedy bot: it buys the dearest card there is and never looks ahead.

## Analysis

dominion-analysis-turn = turn { $number }
dominion-analysis-after = turn { $number }, { $name }: decision { $step }
dominion-analysis-turns = turns { $first }–{ $last }
dominion-analysis-note = Every purchase, gain and play with something to choose was judged by what its player could know then ({ $iterations } playouts for each, seed { $seed }). Win chances and luck are told with all hands open.
dominion-analysis-curve-marks = | every five turns, ^ turning points
dominion-analysis-asked = { $asker }: { $action }
dominion-analysis-chance-hand = the hand { $name } drew at the end of the turn
dominion-analysis-chance-cards = cards { $name } drew
dominion-analysis-chance-looked = cards { $name } turned up from a deck
dominion-analysis-chance-boon = a Boon { $name } turned up
dominion-analysis-chance-hex = a Hex { $name } turned up
dominion-analysis-part-start = first hands
dominion-analysis-ledger = { $result }: luck { $luck }, play { $play }, first hands { $start }, hidden cards { $hidden }.
dominion-analysis-means-start = What the first hands and the order of the seats promised before anybody had chosen, with all hands open.
dominion-analysis-means-luck = What came from the decks, the Boons and the Hexes, less what could be hoped for: whatever nobody knew was shuffled again many times.
dominion-analysis-hands = { $count ->
    [one] One hand
   *[other] { $count } hands
} with { $money } to spend on average; { $unspent } stayed unspent in all.
dominion-analysis-actions = Actions played for each hand: { $each }.
dominion-analysis-nights = Night cards played for each hand: { $each }.
dominion-analysis-stranded = { $count ->
    [0] No Action stayed in hand for want of Actions.
    [one] One Action stayed in hand for want of Actions.
   *[other] { $count } Actions stayed in hand for want of Actions.
}
dominion-analysis-dead = { $count ->
    [0] No dead hand.
    [one] One dead hand.
   *[other] { $count } dead hands.
}
dominion-analysis-dead-hand = Turn { $number }: a dead hand with { $coins }.
dominion-analysis-part-dead = dead hand
dominion-analysis-means-dead = A hand without an Action or a Night card to play and with less money than a Silver costs.
dominion-analysis-spent = { $dead ->
    [yes] { $coins }, dead hand
   *[no] { $coins }
}
dominion-analysis-bought = bought { $cards }
dominion-analysis-gained = gained { $cards }
dominion-analysis-exchanged = exchanged { $cards }
dominion-analysis-returned = returned { $cards }
dominion-analysis-trashed = trashed { $cards }

## Hints

dominion-advice-nudge = { $verb ->
    [buy] Something on offer is worth your coins now.
    [gain] Think about what your deck lacks.
    [play] There is a card to play.
    [end] You may have done enough for this turn.
    [treasures] It is time for your Treasures.
   *[other] Think about which of your cards you need least.
}
dominion-advice-idea = { $idea ->
    [ends] Look at how the match could end.
    [plan] Stay with what this Kingdom rewards.
    [points] Points begin to count.
    [money] Think of how much your hands will bring.
    [terminals] Think of how many such cards you can play in a turn.
    [unused] Not every coin has to be spent.
    [bonus] Look at what it gives at once.
    [stranded] Not every Action in your hand can be played.
    [coins] Count the coins of this turn.
    [dead] Something in your hand does nothing this turn.
    [thin] A small deck is worth something.
   *[other] Several things come together here.
}
dominion-advice-ends = It ends the match: you have { $own } points then, the best other player { $rival }.
dominion-advice-plan = The best plan found for this Kingdom wants { $card } now.
dominion-advice-points = Your points: { $before } → { $after }.
dominion-advice-money = The Treasures in five of your cards make ${ $after } on average; now it is ${ $before }.
dominion-advice-terminals = { $count ->
    [one] It is your only Action that gives no Action
   *[other] You then have { $count } Actions that give no Action
} ({ $villages ->
    [0] and nothing gives an extra one
    [one] and one extra Action in the deck
   *[other] and { $villages } extra Actions in the deck
}).
dominion-advice-unused = ${ $coins } stay unused.
dominion-advice-bonus = It gives { $bonuses }.
dominion-advice-stranded = { $count ->
    [one] One other Action in your hand can then not be played.
   *[other] { $count } other Actions in your hand can then not be played.
}
dominion-advice-coins = With the Treasures in your hand you have ${ $coins } this turn.
dominion-advice-dead = { $card } does nothing more this turn.
dominion-advice-thin = { $cards ->
    [one] The deck stays at one card.
   *[other] The deck stays at { $cards } cards.
}

## Puzzles

dominion-puzzle-told = Judged by playing on many thousands of times: one action wins at least five of a hundred matches more than any other.
dominion-puzzle-best = Best: { $action }. Out of a hundred matches that wins { $chance } more than anything else.
