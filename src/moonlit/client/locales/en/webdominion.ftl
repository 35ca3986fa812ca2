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
webdominion-may-play = You can play { $card } now. { $text }
webdominion-may-buy = You can buy { $card }: it costs ${ $cost } and leaves you ${ $coins } and { $buys ->
    [0] no Buy
    [one] 1 Buy
   *[other] { $buys } Buys
}.
webdominion-may-choose = You can choose { $card } here. { $question }
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
webdominion-sheet-first = First { $card }: { $name }, turn { $turn }
webdominion-sheet-first-short = first { $card }
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
webdominion-setup-bans-kept = Bans are remembered for your next match, those of each set by themselves.
webdominion-setup-sets = Sets
webdominion-setup-link = Link to the same ten cards

## The lesson: sentences have at most thirty words

webdominion-learn-title = Learn Dominion
webdominion-learn-speaker = The fox says
webdominion-learn-hand = These five cards are your hand, drawn from a small deck of your own. Every turn you will play them, buy a card and draw five new ones.
webdominion-learn-treasures = Coppers are money. The big button plays all your Treasures at once.
webdominion-learn-treasures-again = Your next turn. First your money, as before: one press plays all of it.
webdominion-learn-buy-village = You have { $coins } coins, and one purchase. A village lets you play more cards in a turn: buy the Blessed Village.
webdominion-learn-boon = It brings a Boon, a gift of the moon. Take it now: what it gives is yours at once.
webdominion-learn-end = That is all for this turn. End it: all you played and bought goes to your discard pile, to be shuffled into your deck later.
webdominion-learn-end-again = Nothing left to do. End your turn.
webdominion-learn-buy-night = { $coins } coins. Cards with a moon are for the Night: buy a Ghost Town. It comes straight to your hand.
webdominion-learn-night = At Night you play as many Night cards as you like. Play the Ghost Town: your next turn begins with one card more.
webdominion-learn-together = A village and a smithy, well met! You may play one Action a turn, but a village gives two more. So the village first.
webdominion-learn-village = You may play one Action each turn. A village costs one, gives two back and draws a card: always worth it.
webdominion-learn-village-again = A village first, whenever you hold one: it never costs you your Action.
webdominion-learn-buy-smithy = { $coins } coins. The Smithy draws three cards: more money in hand, dearer cards to buy. Take it.
webdominion-learn-smithy = Play the Smithy: it draws three cards, and all the money among them counts this turn.
webdominion-learn-attack = An Attack! Badger’s Militia leaves you three cards. Press the two that help you least; Estates do nothing yet.
webdominion-learn-attack-done = Those two. Press the button, and it is done.
webdominion-learn-buy-moat = Attacks will come again. A Moat in your hand keeps them off, and costs only 2: buy one.
webdominion-learn-moat = Another Attack, but now you hold a Moat. Show it, and nothing happens to you; the Moat stays in your hand.
webdominion-learn-no-moat = Your Moat is not in your hand. You are asked all the same, so that nobody learns that: answer No.
webdominion-learn-buy-hex = { $coins } coins! The Cursed Village fills your hand up to six cards. Its price: a Hex, once, when you gain it.
webdominion-learn-hexed = That was a Hex, bad luck by moonlight: this one put a Copper on your deck. Some cards send Hexes to all others.
webdominion-learn-buy-gold = { $coins } coins: a Gold brings three every time you draw it.
webdominion-learn-buy-silver = { $coins } coins: a Silver brings two, twice as much as a Copper.
webdominion-learn-points = In the end only points count: Estates, Duchies and Provinces. They do little in your hand, so build your deck first.
webdominion-learn-late = Many turns later. Badger is four points ahead, and one Province is left. When it is gone, the match ends with this turn.
webdominion-learn-late-treasures = What a hand! Play all your Treasures.
webdominion-learn-late-buying = Your Actions are played. On to the Buy phase.
webdominion-learn-late-smithy = And now the Smithy: three more cards.
webdominion-learn-late-village = A village and a smithy in one hand. The village first: it gives two Actions.
webdominion-learn-province = { $coins } coins! The last Province costs 8 and is worth six points. It is yours.
webdominion-learn-last = The Provinces are gone; three empty piles would end it, too. End your turn, and all the cards are counted.
webdominion-learn-half-title = You know your cards
webdominion-learn-half = Buying, villages and smithies, an Attack and a Moat, the Night, a Boon and a Hex: you have met them all. Now see how a match is won.
webdominion-learn-next = The last night
webdominion-learn-done-title = You can play Dominion
webdominion-learn-done = Your deck grew, and it won. Now choose your own cards: in your first Kingdom the lantern answers whenever you ask what to do.
webdominion-learn-first = My first Kingdom
