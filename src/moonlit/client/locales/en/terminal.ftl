### The terminal: labels of its screens, keys and questions.

## Title and menu

terminal-game-nocturne = Nocturne
terminal-unofficial = An unofficial table made by enthusiasts. All words and drawings are our own.

## Settings

terminal-on = on
terminal-off = off

## Setting up a match

terminal-setup = Set the table
terminal-seats = Seats
terminal-persona = Persona of bots
terminal-mode = Mode
terminal-edition = Edition
terminal-scenario = Scenario
terminal-no-scenario = no scenario
terminal-name-of-seat = Name for seat { $seat }
terminal-begin = Begin the match

## The table

terminal-forest = Forest
terminal-sprite-tiles = Tiles of the Sprites
terminal-sprite-empty = empty
terminal-goals = Goals
terminal-goal-open = open
terminal-goal-face-down = face-down
terminal-concoctions = Concoctions
terminal-your-symbols = Your symbols
terminal-ability-ready = ability unused
terminal-ability-used = ability used
terminal-passed = passed
terminal-face-down = face-down token of { $name } (was { NAME($token) })
terminal-empty-cell = empty cell
terminal-projection = Projection
terminal-mirrors-assumed = Mirror stones: best use assumed
terminal-log = Log
terminal-pass-the-screen = The next decision is for { $name }. Hand over the screen, then press Enter.

## Choosing an action

terminal-choose-cell = Where to?
terminal-number-out-of-range = Type a number from 1 to { $count }.
terminal-not-understood = “{ $text }” is neither a number nor an action; type ? for help.
terminal-undone = Taken back.

## Keys

terminal-keys = Keys

## Leaving and coming back

terminal-quit-question = Leave the match? It is saved and can be resumed.
terminal-not-saved = The match could not be saved: { $reason }.
terminal-other-program = Another program has gone on with this match in { $path }; what is played here is kept in { $kept }.
terminal-waiting = The rules of today lead this match elsewhere, so it cannot go on as it was. This was told of it:
terminal-waiting-over = This match is over, and the rules of today would lead it elsewhere. This was told of it:
terminal-waiting-question = It can go on from where it stood, by the rules of today, as practice that counts for nothing. { $path } stays as it is; what follows gets a file of its own beside it.
terminal-waiting-leave = Leave everything as it is
terminal-waiting-go-on = Go on as practice
terminal-waiting-keys-ask = N leaves everything as it is; Y goes on as practice; ↑ and ↓ turn the pages of the log.
terminal-waiting-keys-leave = Q leaves; ↑ and ↓ turn the pages of the log.
terminal-practice = This match is practice: it goes on from one of other rules and counts for nothing.

## The end

terminal-over = The night is over
terminal-achievements-earned = Achievements earned
terminal-no-achievements = No achievement this time.
terminal-achievement-new = new
terminal-scenario-met = Scenario { $number } mastered!
terminal-scenario-failed = Scenario { $number } not mastered yet.
terminal-scenario-points = Points: { $total } of { $needed }

## Help

terminal-help-close = Press Esc to close.

## The table in short words

terminal-symbol = { $symbol ->
    [S] S
    [F] F
    [M] M
    [H] H
   *[E] E
}
terminal-tile = { $type ->
    [skull] Skull
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
   *[mirror] Mirror
}
terminal-tile-runestone = Rune { $symbol }
terminal-type = { $type ->
    [skull] Skulls
    [feather] Feathers
    [mushroom] Mushrooms
    [herb] Herbs
    [egg] Eggs
    [chest] Chests
    [runestone] Runes
   *[mirror] Mirrors
}
terminal-category-short = { $category ->
    [skulls] Skulls
    [feathers] Feathers
    [mushrooms] Mushrooms
    [herbs] Herbs
    [eggs] Eggs
    [chests] Chests
    [concoctions] Concoctions
    [twilight] Twilight goals
    [moonlight] Moonlight goals
    [leftover] Leftover spells
    [ability] Unused ability
   *[precious] Precious stones
}
terminal-pile = { $pile ->
    [forest] forest { $count }
    [stack] stack { $count }
   *[deck] concoctions { $count }
}
terminal-cards = { $count ->
    [one] { $count } concoction
   *[other] { $count } concoctions
}
terminal-goals-claimed = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
terminal-needs = needs { $symbols }
terminal-sprites-short = Sprites
terminal-no-goals = The family game has no goals.
terminal-no-concoctions = There are no concoctions in this match.
terminal-reconstructed-mark = * our reconstruction, h tells more
terminal-choices = Choose one
terminal-cast-button = ⏎ Cast { $token } on { $cell }
terminal-pass-button = p Pass
terminal-hurry = Space skips the pause, b changes its length.
terminal-pace = Bots pause for { $seconds } seconds.
terminal-nothing-to-do = There is nothing to do with this now; h explains it.
terminal-possible = This is possible: { $action }.
terminal-tab-seats = Seats
terminal-tab-goals = Goals
terminal-tab-concoctions = Concoctions
terminal-tab-projection = Points
terminal-tab-log = Log
terminal-keys-long = ⏎ choose · 1–9 0 * spell · p pass · u undo · ? why not · h help · i hint · [ ] panels · b pace · l language · F1 keys · q quit
terminal-keys-short = ⏎ choose · 1–9* spell · p pass · u undo · ? why · h help · [ ] · F1 keys · q
terminal-hint = Hint
terminal-hint-more = Press i once more to be told more.
terminal-plain-hint-more = Type “hint” once more to be told more.
terminal-hint-thinking = Looking ahead …
terminal-hint-alone = There are hints for one person among bots; several people play here.
terminal-hint-not-now = There is a hint when you are to decide.
terminal-no-hints = There are no hints for this game yet.
terminal-curtain-undo = Before you hand it over: u takes your last action back.
terminal-quit-keys = Enter leaves, Esc goes on.
terminal-end-keys = t shows the table, Enter leaves.

## Keys of the table, one by one

terminal-keyname-arrows = ← ↑ ↓ →
terminal-keydoes-arrows = move over the forest or through a list
terminal-keyname-enter = Enter
terminal-keydoes-enter = choose a cell, a spell, a line of a list
terminal-keyname-digits = 1…9 0 *
terminal-keydoes-digits = a spell (0: shadow 10, *: star) or a line of a list
terminal-keyname-pass = p
terminal-keydoes-pass = pass
terminal-keyname-undo = u
terminal-keydoes-undo = take back, if nothing was revealed since
terminal-keyname-why = ?
terminal-keydoes-why = why the thing under the cursor is not possible
terminal-keyname-help = h
terminal-keydoes-help = help on the thing under the cursor
terminal-keyname-hint = i
terminal-keydoes-hint = a hint; asked again, it says more
terminal-keyname-panels = [ ] F2…F6
terminal-keydoes-panels = seats, goals, concoctions, points, log
terminal-keyname-tab = Tab
terminal-keydoes-tab = go to the next part of the table
terminal-keyname-space = Space
terminal-keydoes-space = skip a bot’s pause
terminal-keyname-pace = b
terminal-keydoes-pace = change the length of the bots’ pause
terminal-keyname-escape = Esc
terminal-keydoes-escape = let go of spell and cell
terminal-keyname-language = l
terminal-keydoes-language = next language
terminal-keyname-quit = q
terminal-keydoes-quit = quit; the match is saved

## The first screen

terminal-seat = Seat { $seat }
terminal-nobody = nobody
terminal-pause = Pause of bots
terminal-seconds = { $seconds } seconds
terminal-name-hint = A person at this keyboard; n gives them a name.
terminal-setup-keys = ↑ ↓ line · ← → change · n name · l language · Enter begin · q quit

## The line mode

terminal-forest-note = (+ you may cast here)
terminal-cell-down = { $cell } (face-down, { $spell })
terminal-cell-spell = { $tile } ({ $highest ->
    [yes] highest spell, { $spell }
   *[no] { $spell }
})
terminal-cast-somewhere = Cast { $token }: { $count ->
    [one] one cell
   *[other] { $count } cells
}
terminal-tokens = Tokens
terminal-tiles = Tiles
terminal-sprite-line = Sprite Board, { $count } spaces: { $tokens }
terminal-plain-welcome = Moonlit, line by line. Type a number, an action such as “cast 4 c2”, or a word: board, log, score, why ACTION, hint, help WORD, undo, save, quit. “back” shows the choices again.
terminal-plain-words = Words: board, log, score, why ACTION, hint, help WORD, undo, save, quit, back.
terminal-plain-topics = Help is on a cell (c2), a tile (SK01), your concoctions, a goal (twilight 3, or its name) and these words: { $topics }. A part of a name will do.
terminal-help-several = “{ $text }” may mean { $names }; type more of the name.
terminal-plain-curtain = “undo” takes the last action back before you hand it over.
terminal-plain-setup = Enter begins, a number changes its line, “quit” leaves.
terminal-back-to-forest = Esc: back to the forest

## Dominion

terminal-dominion-welcome = Moonlit, line by line. Type a number, an action such as “buy silver” or “play den of sin”, or a word: board, log, score, why ACTION, help WORD, auto, undo, save, quit. “back” shows the choices again.
terminal-dominion-words = Words: board, log, score, why ACTION, help WORD, auto (Treasures by themselves or not), undo, save, quit, back.
terminal-dominion-topics = Help is on every card, Boon, Hex and State, and on these words: { $topics }. A part of a name will do.
terminal-dominion-turn = { $name }, turn { $number }
terminal-dominion-actions = { $count ->
    [one] { $count } Action
   *[other] { $count } Actions
}
terminal-dominion-buys = { $count ->
    [one] { $count } Buy
   *[other] { $count } Buys
}
terminal-dominion-empty-piles = empty piles: { $count } of { $limit }
terminal-dominion-supply-note = (+ you can have it now, $ your coins would do)
terminal-dominion-rulings = Rulings
terminal-dominion-back = Esc: back to the decision
terminal-dominion-reader = The card under the cursor is shown here.
terminal-dominion-keys-long = ⏎ choose · 1–9 card · t Treasures · e end · u undo · ? why not · h help · a automatic · [ ] panels · F1 all keys · q quit
terminal-dominion-keys-short = ⏎ choose · 1–9 · t Treasures · e end · u undo · ? why · h help · Tab · F1 · q
terminal-tab-beside = Beside
terminal-auto-on = Plain Treasures and forced choices go by themselves.
terminal-auto-off = Nothing goes by itself any more.
terminal-keyname-dominion-arrows = ← ↑ ↓ →
terminal-keydoes-dominion-arrows = move over the cards or through a list
terminal-keyname-dominion-enter = Enter
terminal-keydoes-dominion-enter = play, buy or gain the card under the cursor; take a line of a list
terminal-keyname-dominion-digits = 1…9
terminal-keydoes-dominion-digits = a card of the hand or a line of a list by its number
terminal-keyname-treasures = t
terminal-keydoes-treasures = play all plain Treasures
terminal-keyname-end = e
terminal-keydoes-end = end the phase; choose no more
terminal-keyname-automatic = a
terminal-keydoes-automatic = plain Treasures and forced choices by themselves, or not
terminal-keyname-dominion-panels = [ ] F2…F4
terminal-keydoes-dominion-panels = players, what lies beside the Supply, log
terminal-keyname-dominion-escape = Esc
terminal-keydoes-dominion-escape = back to the decision
terminal-kingdom = Kingdom
terminal-kingdom-random = random, by number
terminal-kingdom-own = ten cards of your own
terminal-kingdom-own-cards = Ten cards, with commas between them
terminal-kingdom-own-text = n asks for ten cards; their names in any of our languages will do. Line by line: the number of this line, then the cards.
terminal-number = Number
terminal-sets = Sets
terminal-sets-both = base and Nocturne
terminal-sets-base = base alone
terminal-sets-nocturne = Nocturne alone
terminal-details = Rules in detail
terminal-details-off = as recommended
terminal-details-on = chosen here

## Wonder Book

terminal-wonder-welcome = Moonlit, line by line. The story is read to you as it comes. Type a number, an action such as “move T4” or “attack”, or a word: board, log, score, why ACTION, help WORD, auto, undo, save, quit. “back” shows the choices again.
terminal-wonder-words = Words: board, log (the story from the start), score, why ACTION, help WORD, auto (forced choices by themselves or not), undo, save, quit, back.
terminal-wonder-topics = Help is on heroes, areas, cards you have met and these words: { $topics }. A part of a name will do.
terminal-wonder-round = round { $round }, { $phase }
terminal-wonder-fate = fate { $up }/10
terminal-wonder-hourglass = hourglass from round { $round }
terminal-wonder-par = par { $now }/{ $par }
terminal-wonder-back = Esc: back to the decision
terminal-wonder-rulings = Rules
terminal-wonder-together = Together
terminal-wonder-turn-page = Page { $page } of { $pages } · Enter turns it, Esc closes the book
terminal-wonder-keys-long = ⏎ choose · 1–9 line · Tab board · s story · u undo · ? why not · h help · [ ] panels · b pace · l language · F1 all keys · q quit
terminal-wonder-keys-short = ⏎ choose · 1–9 · [ ] panels · s story · u undo · h help · F1 · q
terminal-tab-map = Board
terminal-tab-heroes = Heroes
terminal-tab-foes = Enemies
terminal-tab-rules = Rules
terminal-keyname-wonder-arrows = ← ↑ ↓ →
terminal-keydoes-wonder-arrows = move over the board or through a list
terminal-keyname-wonder-enter = Enter
terminal-keydoes-wonder-enter = take a line of the list, or go to the area under the cursor
terminal-keyname-wonder-digits = 1…9
terminal-keydoes-wonder-digits = a line of the list by its number
terminal-keyname-wonder-story = s
terminal-keydoes-wonder-story = read the story of this chapter again
terminal-keyname-wonder-panels = [ ] F2…F6
terminal-keydoes-wonder-panels = board, heroes, enemies, rules, log
terminal-keyname-wonder-escape = Esc
terminal-keydoes-wonder-escape = back to the decision
terminal-wonder-hero = Hero { $number }
terminal-wonder-upgrade = Upgrade of { $hero }
terminal-wonder-way = Story
terminal-wonder-chapter = Chapter
terminal-wonder-difficulty = Difficulty
terminal-wonder-way-go_on = the campaign goes on
terminal-wonder-way-anew = a new campaign
terminal-wonder-way-again = a chapter again, for fun
terminal-wonder-way-rewind = back to a chapter
terminal-wonder-way-alone = one chapter by itself
terminal-wonder-way-go_on-text = What you win is written down: keywords, upgrades, results, wyrm cards.
terminal-wonder-way-anew-text = Begins with chapter I; the campaign there was stays beside the new one until the first result is written twice.
terminal-wonder-way-again-text = A chapter you have won, with what you had then; nothing is written down.
terminal-wonder-way-rewind-text = The campaign goes on from a chapter you have won; later results are dropped once it is over.
terminal-wonder-way-alone-text = The earlier chapters count as won, in the usual way; nothing is written down.
terminal-wonder-standing = Chapters won: { $won }, total { $total }. Now: { $chapter }.
terminal-wonder-kept = The campaign is written down in { $path }.
terminal-wonder-not-kept = The result is not written down; the record of the match has it.
terminal-wonder-next-chapter = Go on: { $chapter }
terminal-wonder-from-goal = Go back to the last goal
terminal-wonder-from-start = Play the chapter again from its start
terminal-wonder-gently = Again from the start, gently: { $count ->
    [one] { $count } more fate token
   *[other] { $count } more fate tokens
}
terminal-go-on = What now? A number goes on, Enter leaves.
