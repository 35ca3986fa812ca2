### The terminal: labels of its screens, keys and questions.

## Title and menu

terminal-title = Moonlit
terminal-subtitle = One table for night games
terminal-game-nocturne = Nocturne
terminal-menu-play = New match
terminal-menu-resume = Resume the match
terminal-menu-replay = Watch a record
terminal-menu-progress = Progress
terminal-menu-editions = Editions and switches
terminal-menu-help = Help
terminal-menu-settings = Settings
terminal-menu-quit = Quit
terminal-press-any-key = Press any key to go on.
terminal-too-small = This window is too small: at least { $columns } columns by { $rows } rows are needed.
terminal-unofficial = An unofficial table made by enthusiasts. All words and drawings are our own.

## Settings

terminal-language = Language
terminal-theme = Colours
terminal-theme-dark = dark
terminal-theme-light = light
terminal-theme-plain = none
terminal-speed = Speed
terminal-speed-off = no animation
terminal-ascii = Plain letters instead of symbols
terminal-hints = Hints
terminal-on = on
terminal-off = off

## Setting up a match

terminal-setup = Set the table
terminal-choose-seats = Who sits where?
terminal-choose-players = How many players?
terminal-choose-mode = Which game?
terminal-choose-edition = Which rulebook?
terminal-choose-variants = Which variants?
terminal-choose-scenario = Which scenario?
terminal-choose-characters = Which characters?
terminal-choose-switches = Single rulings
terminal-choose-visitor = Who was in a forest most recently?
terminal-seats = Seats
terminal-players = Players
terminal-mode = Mode
terminal-edition = Edition
terminal-variants = Variants
terminal-scenario = Scenario
terminal-characters = Characters
terminal-switches = Switches
terminal-no-variants = no variants
terminal-no-scenario = no scenario
terminal-random-characters = as the edition deals them
terminal-name-of-seat = Name for seat { $seat }
terminal-person = Person
terminal-bot = Bot
terminal-begin = Begin the match
terminal-back = Back
terminal-default = default
terminal-changed = changed
terminal-setup-summary = { $players ->
    [1] Alone
   *[other] { $players } players
}, { $mode }, { $edition }.

## The table

terminal-round = { $round }
terminal-phase = Phase { $number }
terminal-forest = Forest
terminal-your-tokens = Your tokens
terminal-tokens-of = Tokens of { $name }
terminal-your-tiles = Your tiles
terminal-tiles-of = Tiles of { $name }
terminal-sprites = Sprite Board
terminal-sprite-tiles = Tiles of the Sprites
terminal-sprite-space = Space { $number }
terminal-sprite-empty = empty
terminal-goals = Goals
terminal-twilight-goals = Twilight goals
terminal-moonlight-goals = Moonlight goals
terminal-goal-open = open
terminal-goal-of = claimed by { $name }
terminal-goal-face-down = face-down
terminal-concoctions = Concoctions
terminal-concoctions-of = { $name }: { $count ->
    [0] no concoctions
    [one] { $count } concoction
   *[other] { $count } concoctions
}
terminal-missing-symbols = Missing symbols
terminal-your-symbols = Your symbols
terminal-no-symbols = none yet
terminal-character = Character
terminal-ability-ready = ability unused
terminal-ability-used = ability used
terminal-no-ability = no ability
terminal-shadows = Shadow tokens
terminal-stack = Stack: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
terminal-deck = Deck: { $count ->
    [one] { $count } concoction
   *[other] { $count } concoctions
}
terminal-discards = Rejected from chests
terminal-removed = Out of the game
terminal-passed = passed
terminal-to-act = to act
terminal-winner = winner
terminal-you = you
terminal-opponent = opponent
terminal-starter = starter
terminal-anchor = anchor
terminal-highest = Highest spell: { NAME($token) } on { $cell }
terminal-no-spell = No spell has been cast yet.
terminal-face-down = face-down token of { $name } (was { NAME($token) })
terminal-empty-cell = empty cell
terminal-no-cell = no cell
terminal-legal-here = You may cast here
terminal-projection = Projection
terminal-projection-text = What the match would be worth if it ended now.
terminal-projection-hidden = Secret concoctions of others are left out.
terminal-score-so-far = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} so far
terminal-log = Log
terminal-log-empty = Nothing has happened yet.
terminal-log-more = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
terminal-solo-card = Active card
terminal-thinking = thinking…
terminal-waiting-for = Waiting for { $name }.
terminal-your-turn = Your turn
terminal-pass-the-screen = The next decision is for { $name }. Hand over the screen, then press Enter.

## Choosing an action

terminal-choose-action = What do you do?
terminal-choose-token = Which token?
terminal-choose-cell = Where to?
terminal-choose-tile = Which tile?
terminal-choose-card = Which concoction?
terminal-confirm = Confirm
terminal-cancel = Cancel
terminal-prompt = Number or text of an action, ? for help:
terminal-number-out-of-range = Type a number from 1 to { $count }.
terminal-not-understood = “{ $text }” is neither a number nor an action; type ? for help.
terminal-why = Why am I asked?
terminal-why-not = Why not?
terminal-hint = Hint
terminal-hint-text = The bot would choose: { $action }.
terminal-undone = Taken back.

## Keys

terminal-keys = Keys
terminal-key-arrows = Arrows
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-tab = Tab
terminal-key-space = Space
terminal-keys-move = move over the forest
terminal-keys-token = choose a token
terminal-keys-cast = cast or confirm
terminal-keys-pass = pass
terminal-keys-next = next field
terminal-keys-undo = take back
terminal-keys-log = whole log
terminal-keys-tiles = tiles of all players
terminal-keys-goals = explain the goals
terminal-keys-cards = explain your concoctions
terminal-keys-help = help
terminal-keys-why = why am I asked?
terminal-keys-hint = hint
terminal-keys-save = save
terminal-keys-quit = quit
terminal-keys-language = change the language
terminal-keys-text = text view
terminal-keys-close = close

## Leaving and coming back

terminal-quit-question = Leave the match? It is saved and can be resumed.
terminal-quit-unsaved = Leave without saving?
terminal-resume-question = There is an unfinished match of { $date }. Go on with it?
terminal-resume-broken = The unfinished match cannot be read: { $reason }
terminal-discard-question = Throw the unfinished match away?
terminal-saved = Saved.
terminal-not-saved = The match could not be saved: { $reason }
terminal-goodbye = Good night, fox.
terminal-yes = Yes
terminal-no = No
terminal-yes-key = y
terminal-no-key = n

## The end

terminal-over = The night is over
terminal-final-scores = Final scores
terminal-category = Category
terminal-total = Total
terminal-place = Place { $place }
terminal-shared-victory = Shared victory
terminal-tie-break = The tie goes to whoever stands further ahead on the Sprite Board.
terminal-achievements-earned = Achievements earned
terminal-no-achievements = No achievement this time.
terminal-achievement-new = new
terminal-achievement-known = already yours
terminal-choose-achievement = This edition lets you mark one achievement. Which one?
terminal-scenario-met = Scenario { $number } mastered!
terminal-scenario-failed = Scenario { $number } not mastered yet.
terminal-scenario-points = Points: { $total } of { $needed }
terminal-task-met = done
terminal-task-failed = not done
terminal-rank = Solo rank: { $rank }
terminal-rank-next = { $count ->
    [one] { $count } point
   *[other] { $count } points
} to the next rank, { $rank }
terminal-play-again = Another match
terminal-show-record = Show the record

## Progress

terminal-progress = Progress
terminal-progress-of = Progress of { $name }
terminal-progress-scenarios = Scenarios
terminal-progress-standard = Standard achievements
terminal-progress-variants = Variants
terminal-progress-count = { $done } of { $all }
terminal-progress-track = Track: { $done } of { $all } spaces
terminal-progress-list = Which list do you play for?
terminal-progress-empty = Nothing achieved yet; the night is young.
terminal-progress-broken = The progress file cannot be read: { $reason }

## Replay

terminal-replay = Replay
terminal-replay-step = Action { $version } of { $count }
terminal-replay-forward = forward
terminal-replay-backward = backward
terminal-replay-first = to the beginning
terminal-replay-last = to the end
terminal-replay-seat = seen from { $name }
terminal-replay-onlooker = seen by an onlooker

## Help

terminal-help = Help
terminal-help-topics = Topics
terminal-help-tile = This tile
terminal-help-clause = Rule { $clause }
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
   *[deck] recipes { $count }
}
terminal-cards = { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
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
terminal-tab-concoctions = Recipes
terminal-tab-projection = Points
terminal-tab-log = Log
terminal-keys-long = ⏎ choose · 1–9 0 * spell · p pass · u undo · ? why not · h help · [ ] panels · b pace · l language · F1 keys · q quit
terminal-keys-short = ⏎ choose · 1–9* spell · p pass · u undo · ? why · h help · [ ] · F1 keys · q
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
terminal-keyname-panels = [ ] F2…F6
terminal-keydoes-panels = seats, goals, recipes, points, log
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
terminal-plain-welcome = Moonlit, line by line. Type a number, an action such as “cast 4 c2”, or a word: board, log, score, why ACTION, help WORD, undo, save, quit. “back” shows the choices again.
terminal-plain-words = Words: board, log, score, why ACTION, help WORD, undo, save, quit, back.
terminal-plain-topics = Help is on a cell (c2), a tile (SK01), your concoctions, a goal (twilight 3) and these words: { $topics }.
terminal-plain-curtain = “undo” takes the last action back before you hand it over.
terminal-plain-setup = Enter begins, a number changes its line, “quit” leaves.
