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
terminal-tie-break = The tie is broken by position on the Sprite Board.
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
