### The page around every table: start, gathering, match, text table, settings.

## Everywhere

web-close = Close
web-copy = Copy
web-copied = Copied
web-yes = yes
web-no = no
web-you = you
web-you-name = You
web-waiting = Laying everything out …
web-your-turn = Your turn
web-onlooker = Onlooker
web-nickname = Your name at the table
web-nickname-none = Fox
web-ours = ours
web-ours-told = The rulebooks print nothing here; this is filled in by us.
web-problem-title = That did not work
web-problem-page = Something went wrong on this page. Load it again; your match is safe.
web-problem-offline = The server cannot be reached. Try again in a moment.
web-problem-server = The server answered with error { $status }.
web-missing-title = There is nothing here
web-missing-back = To the start page
web-title-start = Start
web-title-missing = Nothing here
web-title-new = New match
web-title-match = Table
web-title-settings = Settings
web-title-about = About Moonlit
web-title-rules = Rules
web-title-replay = Replay
web-title-puzzle = Puzzle of the day
web-title-progress = Progress
web-title-learn = Learn to play
web-title-campaign = Campaign
web-title-day = Kingdom of the day

## Start

web-start-claim = A table for night games, with friends or with bots
web-start-play = Play
web-start-ways = What you can do
web-start-continue = Continue
web-start-gather = Back to your table
web-start-new = New match
web-start-join = Join by link
web-start-replay = Watch a replay
web-start-learn = Learn to play
web-start-campaign = Campaign
web-start-day = Kingdom of the day
web-start-puzzle = Puzzle of the day
web-start-rules = Rules
web-start-progress = Progress
web-start-settings = Settings
web-start-about = About
web-start-fans = Made by fans; not affiliated with the publishers of the games.
web-quick-title = What shall we play?
web-quick-told = { $bots ->
    [one] You and one bot
   *[other] You and { $bots } bots
}
web-quick-start = Play { $game }
web-quick-bots = Bots
web-quick-level = How strong?
web-quick-more = Other choices, friends, all options
web-join-link = The link somebody sent you
web-join-strange = This is not a link to a match. It looks like …/match/ and a name.
web-join-go = To the table

## New match

web-new-game = Game
web-new-roll = Roll
web-new-picked = { $count } chosen
web-new-picked-of = { $count } of { $most }
web-new-unpick = Take { $name } out
web-new-filter = Filter: { $name }
web-new-filter-short = Name, type, text …
web-new-seats = Who plays?
web-new-players = Players
web-new-seat = Seat { $number }
web-new-who = Who sits in seat { $number }?
web-new-me = Me
web-new-here = Another person at this device
web-new-bot = Bot: { $name }
web-new-persona = Liking
web-new-persona-none = none
web-new-open = Open for somebody with the link
web-new-open-told = You get a link and a QR code to invite with. Nobody needs an account.
web-new-options = How is it played?
web-new-by-edition = as the edition says
web-new-choose-each = Choose for every seat instead of drawing by chance
web-new-rulings = { $count ->
    [one] { $count } single ruling
   *[other] { $count } single rulings
}
web-new-rulings-told = Where the rulebooks differ or are silent, every question can be decided by itself.
web-new-begin = Begin
web-new-gather = Open the table and invite
web-table-settings = Table settings for everybody
web-table-settings-told = All players see these settings.
web-table-onlookers = Onlookers may watch
web-table-onlookers-told = Whoever has the link sees what lies open, never a secret.
web-table-undo = Undo
web-table-undo-told = One's own unrevealed steps at once, anything else if the others agree.
web-table-points = Running points
web-table-points-told = What everybody would score now is shown.
web-table-chat = Chat
web-table-chat-told = Short messages between all at the table.
web-table-hints = Help at the table
web-table-hints-told = Whoever is to act may ask for a hint. Everybody sees who was helped, and how often.
web-table-pace = Bots take their time
web-table-pace-is = { $seconds ->
    [0] at once
   *[other] { $seconds } s for a step
}
web-table-stand-in = Stand-in for whoever leaves
web-table-stand-in-told = Plays on until the person comes back.

## Gathering

web-gather-title = Gathering
web-gather-who = Who is here
web-gather-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
web-gather-full = All seats are taken.
web-gather-begin = Begin
web-gather-fill = Wait for somebody, or give the open seats to bots.
web-gather-wait = The host begins as soon as all seats are taken.
web-gather-join = Sit down
web-gather-learn = New to the game? Learn it in a few minutes; the table stays on your start page.
web-gather-no-account = No account, no password: a name is enough.
web-gather-to-bot = Bot instead
web-gather-to-open = Open it
web-gather-invite = Invite
web-gather-invite-told = Send this link, or let the others scan the code. Devices must be able to reach this server.
web-gather-alone = This server answers on this computer only. Start it with --lan to let others in.
web-home-alone = So far this table opens on this computer only.
web-home-open = Let the home network in
web-home-title = Open to the home network?
web-home-told = Every device in your network can then open { $address } and look on or take an open seat. It stays so until this server is stopped. Nothing is opened to the internet; your firewall may ask once more.
web-home-yes = Open it
web-home-no = Not now
web-gather-link = Link to invite with
web-gather-qr = QR code of the link to invite with
web-gather-private = Your seat on another device
web-gather-private-told = This private link is your seat itself. Open it on another device of yours, and keep it to yourself: whoever has it plays for you and sees your secrets.
web-gather-private-of = Private seat link of { $name }
web-gather-private-qr = QR code: { $name }
web-seat-person = Fox
web-seat-bot = Bot
web-seat-open = Open seat
web-seat-waiting = waiting for somebody
web-seat-ready = bot, ready
web-seat-here = here
web-seat-elsewhere = not connected
web-seat-away = left; a bot plays on
web-seat-covered = not connected; a bot plays meanwhile

## Match

web-match-loading = The table is being set …
web-match-lost = The connection is lost. We keep trying; nothing you were told is lost.
web-match-again = The connection is back.
web-match-no-table = The drawn table could not be loaded. Load the page again, or use the text table.
web-match-practice = Practice
web-tools = Tools
web-tool-undo = Undo
web-tool-restart = Restart my turn
web-tool-text = Text table
web-tool-drawn = Drawn table
web-tool-log = What happened
web-tool-chat = Chat
web-tool-chat-new = { $unread ->
    [one] Chat, one new message
   *[other] Chat, { $unread } new messages
}
web-tool-to-light = Light theme
web-tool-to-dark = Dark theme
web-tool-menu = Menu
web-drawer = Log, chat and people
web-drawer-log = Log
web-drawer-chat = Chat
web-drawer-people = People
web-waiting-told = This match was begun with other rules. It goes on by the rules of today, as practice, once everybody agrees ({ $agreed } of { $people }).
web-waiting-agree = Go on by the rules of today
web-waiting-next = To the table where it goes on
web-log-more = More on: { $line }
web-log-earlier = Show what came before
web-log-look = Look at this position
web-log-back = Go back to here
web-chat-empty = Nobody has said anything yet.
web-chat-text = Say something
web-chat-send = Send
web-chat-mute = Mute the chat
web-chat-unmute = Hear the chat again
web-chat-muted = You have muted the chat of this match.
web-chat-said = { $name } says: { $text }
web-people-give = Give the seat to a bot for good
web-people-cover = Let a bot play meanwhile
web-people-missing = { $name } has not been connected for a while.
web-people-hints = hints: { $count }
web-people-onlookers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
}
web-news-left = { $name } has left; a bot plays on.
web-news-covered = { $name } is not connected; a bot plays meanwhile.
web-news-back = { $name } is back.
web-news-unasked = Done for you: { $label }
web-news-hint = { $name } has asked for a hint.
web-news-rematch = A rematch is ready.
web-rematch-told = A rematch is ready. Do you play along? If not, a bot takes your seat.
web-rematch-decline = No, thanks
web-undo-title = Take it back?
web-undo-told = { $count ->
    [one] { $name } would like to take back the last action.
   *[other] { $name } would like to take back the last { $count } actions.
}
web-undo-practice = What came since has been seen. If you go back, this match is practice from now on and counts for nothing.
web-undo-practice-yes = Go back as practice
web-undo-practice-no = Leave it
web-undo-whom = { $name } is asked.
web-undo-yes = Agree
web-undo-no = No
web-undo-waiting = Undo asked for. Waiting for: { $names }.
web-undo-withdraw = Withdraw the request
web-recap-title = While you were away
web-recap-seen = Seen
web-recap-more = { $count ->
    [one] one earlier action
   *[other] { $count } earlier actions
}
web-curtain-pass = Pass the device to { $name }
web-curtain-told = Nothing is shown until the right person looks.
web-curtain-show = I am { $name }, show the table
web-curtain-back = Back to the open table
web-curtain-peek = Show what only { $name } may see
web-curtain-hide = Hide it again
web-curtain-turn = { $name } is next.
web-curtain-hand = Pass the device to { $name }
web-moment-told = You are looking at an earlier position.
web-moment-back = Back to the present
web-away-mine = A bot plays for you.
web-away-back = Take my seat back
web-leave = Leave the match
web-leave-told = A bot will play for you until you come back. The match stays on your start page.
web-leave-yes = Leave
web-menu-rules = Rules
web-menu-position = Link to this position
web-menu-position-told = Shows everybody what they may see of it.
web-menu-onlook = Link for onlookers
web-menu-onlook-told = Onlookers see what lies open.

## Hints

web-hint-title = Hint
web-hint-nudge = A nudge
web-hint-move = The move
web-hint-comparison = The moves compared
web-hint-to-nudge = Give me a nudge
web-hint-to-move = Show me the move
web-hint-to-comparison = Compare the moves
web-hint-do = Do it
web-hint-close = Put the lantern away
web-hint-thinking = The moves are being weighed …
web-hint-advised = advised
web-hint-rank = { $rank }.

## Fair deal

web-fair-title = Fair deal
web-fair-told = All chance in this match comes from one secret key. Its fingerprint was fixed before the first action, so nobody, the host included, can change the deal. The key is published when the match is over; then everybody can check.
web-fair-commitment = Fingerprint of the key
web-fair-key = Key
web-fair-later = published when the match is over
web-fair-verify = Check the whole match
web-fair-good = Checked: the deal was fixed from the start and every action was legal.
web-fair-bad = This record does not fit the match.

## After the match

web-over-title = The match is over
web-over-total = Total
web-over-rematch = Rematch
web-over-next = To the rematch
web-over-table = Look at the table
web-over-back = Back to the scores
web-over-replay = Replay
web-over-record = Download the record
web-over-day = Your result of the day
web-over-share = Share the match
web-over-share-told = The whole match is in this link; no server is asked to keep it.

## Text table

web-text-skip = Go to
web-text-actions = What you can do
web-text-other = Other actions
web-text-filter = { $count ->
    [one] Search in { $count } action
   *[other] Search in { $count } actions
}
web-text-found = { $count ->
    [one] One action found.
   *[other] { $count } actions found.
}
web-text-none = No action fits.
web-text-type = Or type an action
web-text-do = Do it
web-text-pending = Waiting for the server …
web-text-help = Help on { $name }
web-text-help-column = Help
web-text-last = What happened last
web-text-nothing = nothing
web-text-story = Story
web-text-read = Read last: { $title }
web-text-earlier = { $count ->
    [one] What was read before ({ $count } page)
   *[other] What was read before ({ $count } pages)
}

## Settings and keys

web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-system = as the device
web-settings-theme-dark = dark
web-settings-theme-light = light
web-settings-speed = Speed of the table
web-settings-speed-is = { $speed ->
    [0] nothing moves
    [1] normal
   *[other] { $speed } times as fast
}
web-settings-sound = Sound and notice
web-settings-sound-on = Sounds
web-settings-volume = Volume
web-settings-ambience = Wind and crickets
web-settings-notify = Notice when it is my turn and the page is hidden
web-settings-notify-no = The browser does not allow notices from this page.
web-settings-table = At the table
web-settings-confirm = Confirm before it counts
web-settings-confirm-told = A tap on a tile, a card or a pile only chooses it; the big button does it.
web-settings-dim = Dim what is not legal
web-settings-dim-told = Only what you can use is bright.
web-settings-bigger = Bigger tiles
web-settings-bigger-told = The forest takes more room, the rest moves closer together.
web-settings-patterns = Patterns for seats
web-settings-patterns-told = A pattern on every token besides its colour and shape.
web-settings-text = Text table
web-settings-text-told = Headings, tables and lists instead of the picture; made for screen readers and keyboards.
web-settings-unasked = What goes by itself
web-settings-unasked-is = { $wish ->
    [never] Nothing
    [forced] What is the only choice
   *[obvious] That, and what loses nothing, such as plain Treasures
}
web-settings-unasked-told = It is told each time, and never happens again where you came back to.
web-keys-title = Keys
web-keys-told = They work at the table, except while you are typing.
web-keys-change = Change
web-keys-press = Press a key …
web-keys-reset = Keys as in the beginning
web-keys-set = { $key }: { $name }
web-keys-space = Space
web-keys-fixed = { $key } is needed everywhere and stays as it is.
web-keys-taken = { $key } already does something else.
web-keys-fixed-arrows = Arrows
web-keys-fixed-enter = Enter
web-keys-fixed-spells = 1–9 *
web-keys-fixed-escape = Esc
web-keys-does-arrows = move inside a group
web-keys-does-enter = choose
web-keys-does-spells = pick a spell by its value, * the star
web-keys-does-escape = cancel or close
web-key-pass = pass
web-key-undo = undo
web-key-why = why not?
web-key-hint = hint
web-key-last = tell the last events
web-key-log = log
web-key-chat = chat
web-key-text = text table or drawn table
web-key-help = these keys

## About

web-about-what-title = What this is
web-about-what = Moonlit is a table for night games: Nocturne by Flatout Games, a wandering auction among foxes in a moonlit forest; Dominion by Donald X. Vaccarino with its expansion Nocturne, a race of decks by day and by night; and Wonder Book by Martino Chiacchiera and Michele Piccolini, a story that a company of heroes lives through together.
web-about-fans-title = Made by fans
web-about-fans = Moonlit is made by fans and is not affiliated with, endorsed by or sponsored by the publishers or designers of the games. If you like a game, buy it: nothing replaces the tiles on a real table.
web-about-ours-title = Ours and theirs
web-about-ours = All pictures, sounds and sentences here are our own. Names, numbers and rules are facts of the game. Where the rulebooks print nothing we filled in something sensible, and it is marked “ours”.
web-about-fair-title = Fair
web-about-fair = The server only ever sends what a seat may know. Every match can be checked afterwards: the fingerprint of its key is shown from the start.
web-about-private-title = Private
web-about-private = No account, no cookies, no counting, nothing loaded from elsewhere. This browser remembers your settings, your seats and your progress; the server keeps the matches.
web-about-free-title = Free
web-about-free = The program is free software under the MIT licence. The letters are Fraunces and Atkinson Hyperlegible Next, both under the SIL Open Font License.
web-about-licences = The licences of all parts
