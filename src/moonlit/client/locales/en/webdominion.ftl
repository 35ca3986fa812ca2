### The drawn table of Dominion.

## The day

webdominion-phase-action = Action
webdominion-phase-buy = Buy
webdominion-phase-night = Night
webdominion-phase-clean_up = Clean-up
webdominion-phase-now = Phase: { $phase }

## What is asked

webdominion-status-act = Your Action phase: { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
}
webdominion-status-act-rest = play a card, or go on to buy
webdominion-status-buy = { $buys ->
    [0] No Buy left
    [one] Buy a card for up to ${ $coins }
   *[other] Buy up to { $buys } cards for ${ $coins }
}
webdominion-status-buy-rest = tap a pile
webdominion-status-hand = ${ $coins } in hand
webdominion-status-reach = ${ $coins } in hand: { $card } is in reach
webdominion-status-reach-rest = Treasures first
webdominion-status-held = { $cards }: a card may be worth keeping in hand
webdominion-status-night = Night falls: play Night cards
webdominion-status-night-rest = any number, or end your turn
webdominion-go-on = { $to ->
    [buy] Go on to Buy
    [night] Go on to Night
   *[end] End turn
}
webdominion-treasures = Play Treasures · +${ $coins }
webdominion-undo = Undo
webdominion-key-space = Space
webdominion-key-go = go on: Treasures, the next phase, the end of the turn
webdominion-key-treasures = play all plain Treasures
webdominion-key-do = what the big button says
webdominion-key-none = none, or no
webdominion-key-hand = a card of your hand
webdominion-key-find = to the piles
webdominion-key-read = texts on all piles
webdominion-key-decks = who owns what
webdominion-key-peek = look at the table under a question
webdominion-key-restart = back to the start of the turn

## Piles and cards

webdominion-supply = Supply
webdominion-costs = costs { $cost }
webdominion-left = { $count } left
webdominion-left-in-pile = { $count } left in the pile
webdominion-you-can = { $may ->
    [play] you can play it
    [buy] you can buy it
   *[choose] you can choose it
}
webdominion-in-reach = in reach with the Treasures in hand
webdominion-chosen = chosen
webdominion-times = { $count } × { $card }
webdominion-tonight = tonight
webdominion-stays = { $card }, stays in play
webdominion-buy = Buy { $card }
webdominion-leaves = leaves you ${ $coins } and { $buys ->
    [0] no Buy
    [one] 1 Buy
   *[other] { $buys } Buys
}
webdominion-asks-now = asks now
webdominion-reader = Reader
webdominion-reader-empty = Point at a card to read it here.
webdominion-trash = Trash
webdominion-trash-count = Trash: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
webdominion-face-down = { $count } face down
webdominion-unknown = { $count ->
    [one] and 1 card that you do not know
   *[other] and { $count } cards that you do not know
}
webdominion-nothing-here = Nothing lies here.
webdominion-known-from-top = What you know of it, from the top:
webdominion-beyond = Beyond the Supply
webdominion-not-for-sale = not for sale
webdominion-boons = Boons
webdominion-boons-count = Boons: { $count } face down
webdominion-hexes = Hexes
webdominion-hexes-count = Hexes: { $count } face down
webdominion-fate-discards = Turned over and discarded:
webdominion-beside-druid = beside { $card }
webdominion-heirloom = { $card } in every starting deck
webdominion-heirlooms = in every starting deck

## The play area

webdominion-play-area = In play
webdominion-play-empty = Cards you play lie down here
webdominion-group-stays = since last turn
webdominion-group-played = played
webdominion-group-treasures = Treasures
webdominion-group-night = tonight
webdominion-fate-kept = until Clean-up
webdominion-fate-saved = next turn
webdominion-fate-now = now
webdominion-fate-state = for now

## Players

webdominion-rack = You
webdominion-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
webdominion-your-hand = Your hand
webdominion-hand-empty = Your hand is empty
webdominion-counters = This turn
webdominion-actions = Actions
webdominion-buys = Buys
webdominion-coins = Coins
webdominion-money = ${ $count }
webdominion-turn = turn { $number }
webdominion-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
webdominion-deck = Deck
webdominion-deck-count = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
webdominion-discard = Discard
webdominion-discard-count = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
webdominion-hand-of = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
webdominion-counts = Hand { $hand }, deck { $deck }, discard pile { $discard }
webdominion-in-hand = hand
webdominion-in-deck = deck
webdominion-in-discard = discard
webdominion-thinks = to act
webdominion-bot = bot
webdominion-last-turn = faded: last turn
webdominion-owned = Who owns what
webdominion-owned-counts = cards: { $counts }
webdominion-owned-by = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The end of a match

webdominion-sheet-deck = { $name }: the whole deck, by name
webdominion-sheet-end = { $kind ->
    [provinces] The last Province is gone.
   *[piles] { $count } piles are empty: { $piles }.
}
webdominion-sheet-who = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
webdominion-sheet-place = place { $place }

## The log

webdominion-log-start = Before the first turn
webdominion-log-turn = { $who ->
    [you] Your turn { $number }
   *[other] { $name }, turn { $number }
}
webdominion-many = { $card } ×{ $count }
webdominion-hand-short = { $count } in hand
webdominion-tools = Show
webdominion-read = Texts on all piles
webdominion-known = { $who ->
    [you] What is known of your cards
   *[other] What is known of { $name }’s cards
}
webdominion-known-to-all = all know these in your hand
webdominion-on-deck = on the deck
webdominion-depth = { $depth ->
    [1] on top
   *[other] place { $depth }
}
webdominion-set-aside = set aside

## Before a match

webdominion-setup-title = The ten cards
webdominion-setup-missing = { $count ->
    [one] Choose one more card below.
   *[other] Choose { $count } more cards below.
}
webdominion-setup-list = { $list ->
    [wishes] { $name } in every draw
   *[bans] Never { $name }
}
webdominion-setup-list-short = { $list ->
    [wishes] Keep
   *[bans] Ban
}
webdominion-setup-bans-kept = Bans are remembered for your next match.
webdominion-setup-link = Link to the same ten cards
