### Questions of Dominion at the drawn table: what the buttons answer, and what follows from it.

## Lists

webquestion-counted = { $count } × { $name }
webquestion-list-and = { $start } and { $end }
webquestion-list-more = { $start }, { $end }
webquestion-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The big button and what stands beside it

webquestion-do = { $verb ->
    [discard] Discard { $cards }
    [trash] Trash { $cards }
    [topdeck] Put { $cards } onto deck
    [play] Play { $cards }
    [set_aside] Set { $cards } aside
    [take] Take { $cards }
    [receive] Receive { $cards }
   *[gain] Gain { $cards }
}
webquestion-put-back = { $count ->
    [one] Put { $count } card back
   *[other] Put { $count } cards back in this order
}
webquestion-part = { $verb ->
    [discard] discard { $count }
    [trash] trash { $count }
   *[topdeck] put { $count } back
}
webquestion-choose = { $how ->
    [exactly] { $count ->
        [one] Choose a card
       *[other] Choose { $count } cards
    }
    [any] Choose cards
   *[most] { $count ->
        [one] Choose a card
       *[other] Choose up to { $count } cards
    }
}
webquestion-choose-one = Choose one
webquestion-choose-order = Tap what you draw first
webquestion-count = { $count } of { $most } chosen
webquestion-told = { $count ->
    [one] { $count } is told already
   *[other] { $count } are told already
}
webquestion-tag = { $verb ->
    [discard] discard
    [trash] to the trash
    [topdeck] onto the deck
    [play] play
   *[gain] gain
}
webquestion-as-shown = As shown
webquestion-as-they-come = As they come

## The tray

webquestion-tray = Question
webquestion-peek = Look at the table
webquestion-back = Back to the question
webquestion-find = Find a pile
webquestion-found = { $count ->
    [one] { $count } pile fits
   *[other] { $count } piles fit
}
webquestion-lane = { $verb ->
    [discard] discard
    [trash] trash
   *[topdeck] back onto the deck
}
webquestion-title-lanes = { $count ->
    [one] { $asker }: what becomes of this card?
   *[other] { $asker }: what becomes of these { $count } cards?
}
webquestion-title-order = { $asker }: in which order will you draw these?
webquestion-note-lanes = Tap to sort; drag or number keys set the order of those that go back. 1 is drawn first.
webquestion-note-order = Tap in the order in which you will draw them; drag or number keys do, too. 1 is drawn first.
webquestion-note-effects = Of several things that happen at once you choose the order.
webquestion-state-chosen = chosen
webquestion-state-told = told already
webquestion-state-barred = cannot be chosen
webquestion-state-place = { $place } of { $count }, { $lane }
webquestion-thing = { $name }, { $state }

## Yes or no, and what follows

webquestion-yes-word = Yes
webquestion-no-word = No
webquestion-yes = it happens
webquestion-no = nothing happens
webquestion-always = always answer like this in this match
webquestion-standing = Answered for you in this match
webquestion-standing-one = { $answer ->
    [yes] { $name }: always yes
   *[no] { $name }: always no
}
webquestion-standing-back = Ask me again: { $name }
webquestion-standing-told = Answered for you: { $label }
webquestion-yes-moat = this Attack passes you by; { $asker } stays in your hand
webquestion-no-moat = { $about } touches you: { $text }
webquestion-yes-changeling = { $about } returns to its pile; { $asker } goes to your discard pile ({ $left } left)
webquestion-no-changeling = { $about } is yours and stays where it is
webquestion-yes-tracker = { $about } lies on top of your deck: you draw it next
webquestion-no-tracker = { $about } stays where it was gained to
webquestion-yes-secret_cave = { $hand ->
    [1] you discard your last card, and as it is not three, nothing follows
    [2] you discard both your cards, and as they are not three, nothing follows
   *[other] you discard three cards; your next turn starts with +$3
}
webquestion-no-secret_cave = you keep your cards
webquestion-yes-skys_gift = { $hand ->
    [1] you discard your last card, and as it is not three, you gain nothing
    [2] you discard both your cards, and as they are not three, you gain nothing
   *[other] you discard three cards and gain { $gold }
}
webquestion-no-skys_gift = you keep your cards
webquestion-yes-pixie = { $asker } goes to the trash; you receive { $about } twice: { $text }
webquestion-no-pixie = { $asker } stays in play; { $about } does nothing
webquestion-yes-blessed_village = you receive it at once: { $text }
webquestion-no-blessed_village = it waits in front of you for the start of your next turn
webquestion-yes-library = { $about } is laid aside, and you draw another card for it
webquestion-no-library = { $about } stays in your hand
webquestion-yes-vassal = you play { $about } at once; it uses up no Action
webquestion-no-vassal = { $about } stays in the discard pile
webquestion-yes-faithful_hound = { $asker } waits aside and comes back to your hand at the end of this turn
webquestion-no-faithful_hound = { $asker } stays in the discard pile
webquestion-yes-sacred_grove = you receive { $about }, too: { $text }
webquestion-no-sacred_grove = nothing happens to you
