var e=Object.assign({"../../../src/moonlit/client/locales/en/analysis.ftl":`### The analysis after a match.

analysis-title = Analysis
analysis-note = Every decision was judged by what its player could know then ({ $iterations } iterations, seed { $seed }). Win chances and luck are told with all hands open.
analysis-running = Analysing
analysis-curve = Win chance
analysis-curve-alone = Chance to reach 80 points
analysis-curve-marks = | Moonlight begins, ^ turning points
analysis-where = action { $version }
analysis-twilight = Twilight
analysis-moonlight = Moonlight
analysis-turns = Turning points
analysis-turn = { $name }, { $flaw }
analysis-turn-none = No decision turned this match.
analysis-stages = Turn by turn
analysis-strokes = Strokes of luck
analysis-stroke = { $where }, { $what }: { $luck } for { $name }
analysis-chance-moonlight = the Moonlight deal
analysis-chance-chest = a chest of { $name }
analysis-chance-runestone = a runestone of { $name }
analysis-chance-opponent = a card of the opponent
analysis-seat = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
analysis-won = Won by { $count }
analysis-lost = Lost by { $count }
analysis-level = Level at the end
analysis-above = { $count } above 80
analysis-below = { $count } below 80
analysis-ahead = { $points } above the others’ average
analysis-behind = { $points } below the others’ average
analysis-ledger = { $result }: luck { $luck }, play { $play }, the deal { $start }, hidden cards { $hidden }.
analysis-ledger-play = Play: own choices { $own }, choices of others { $others }; { $later } of it came to light only at the next decision.
analysis-part-start = the deal
analysis-part-luck = luck
analysis-part-play = play
analysis-part-hidden = hidden cards
analysis-part-grades = grades
analysis-part-accuracy = accuracy
analysis-means-start = What the first deal promised before anybody had chosen, with all hands open.
analysis-means-luck = What chests, runestones and the Moonlight deal brought, less what could be hoped for; alone also the opponent’s cards.
analysis-means-play = What choices lost against the best one, one’s own and those of others, each as the next decision shows it.
analysis-means-hidden = How much better or worse choices turned out because of cards that could not be seen when they were made.
analysis-means-grades = By the win chance a decision gave away: less than 2 hundredths is good, from 2 slack, from 5 an inaccuracy, from 10 a mistake, above 20 a blunder.
analysis-means-accuracy = How much of the points at stake was kept: 100 % if no decision gave any away, 0 % if they were as good as blind. Decisions where all actions are about alike weigh nothing.
analysis-accuracy = Accuracy { $accuracy } % in { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
analysis-count-good = { $count } good
analysis-count-slack = { $count } slack
analysis-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analysis-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
analysis-grade-good = good
analysis-grade-slack = slack
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-flaws = What could have been better
analysis-flaw = { $where }, { $grade }: { $action }. Better: { $best } ({ $before } % → { $after } %, { $points } points).
analysis-left = The same tiles and draws allowed { $total } points, with other copies or other cards kept: { $parts }.
analysis-left-none = The same tiles and draws allowed no more points.
analysis-symbols = { $count ->
    [0] Every symbol went into a recipe.
    [one] { $count } symbol went into no recipe.
   *[other] { $count } symbols went into no recipe.
}
analysis-tokens = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} won with tokens, { $each } points for each token.
analysis-overpaid = Action { $version }: { NAME($token) } on { $cell } won at once; { NAME($enough) } would have done so, too.
analysis-positions = The turning points are in { $path }; \`moonlit play --resume\` goes on from there.

analysis-puzzle-title = Puzzle { $number } of { $count }: which action is clearly the best?
analysis-puzzle-right = Right: that is the best action.
analysis-puzzle-wrong = There is something better.
analysis-puzzle-told = Judged by a long search: one action is at least four points ahead of all others.
analysis-puzzle-best = Best: { $action }. That is { $points } points ahead of anything else.
analysis-puzzles-found = { $count ->
    [0] No puzzle was found
    [one] { $count } puzzle was found
   *[other] { $count } puzzles were found
}; see { $path }.
`,"../../../src/moonlit/client/locales/en/web.ftl":`### The page around every table: start, gathering, match, text table, settings.

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
`,"../../../src/moonlit/client/locales/en/webaround.ftl":`### What surrounds the drawn table: score sheet, replay, help, lesson, progress.

## Score sheet

webaround-score-title = Score sheet
webaround-score-caption = Points of everybody by category
webaround-score-category = Category
webaround-score-total = Total
webaround-score-best = Most:
webaround-score-winner = winner
webaround-score-margin = { $count ->
    [one] 1 point
   *[other] { $count } points
} ahead of { $who ->
    [you] you
   *[other] { $name }
}
webaround-score-bot = bot
webaround-score-kept = kept
webaround-score-copied = mirror stone as { $tile }
webaround-score-skip = Show everything
webaround-score-table = Back to the table
webaround-score-rematch = Rematch
webaround-score-join = Join the rematch
webaround-score-replay = Replay
webaround-score-story = { $count ->
    [one] The whole story ({ $count } page)
   *[other] The whole story ({ $count } pages)
}
webaround-score-share = Share
webaround-share-told = This link holds the whole match. Whoever opens it sees everybody’s cards.
webaround-score-fresh = { $count ->
    [one] { $count } new entry on your tracks
   *[other] { $count } new entries on your tracks
}
webaround-score-played = { $hours ->
    [0] { $minutes ->
        [0] Played for less than a minute
        [one] Played for 1 minute
       *[other] Played for { $minutes } minutes
    }
   *[other] Played for { $hours } h { $minutes } min
}
webaround-apart-title = Luck and play, apart
webaround-apart-told = In points of the lead. An analysis finds out what the draw brought and what the choices cost.
webaround-apart-find = Find out
webaround-apart-finding = { $total ->
    [0] The analysis begins.
   *[other] Action { $done } of { $total } is thought through again.
}
webaround-curve-title = Points if the match had ended there
webaround-curve-told = A line for each player: what they would have scored had the match ended there. The table below says the same.
webaround-curve-table = As a table
webaround-curve-phase = After
webaround-curve-row = { $kind ->
    [turn] Turn { $number }
   *[other] Phase { $number }
}
webaround-curve-turns = turns { $first }–{ $last }
webaround-round-twilight = Twilight
webaround-round-moonlight = Moonlight
webaround-swings-title = Largest swings
webaround-swing-phase = { $kind ->
    [turn] Turn { $number }
   *[other] Phase { $number }
}
webaround-swing-look = Look there
webaround-swing-branch = Play on from before it

## Lesson: sentences have at most twenty words

webaround-learn-title = Learn Nocturne
webaround-learn-which = Learn by playing: a real match, and somebody who tells you what to do.
webaround-learn-minutes = { $minutes ->
    [one] One minute
   *[other] About { $minutes } minutes
}
webaround-learn-skip = Skip this part
webaround-learn-on = Go on
webaround-learn-home = To the start page
webaround-learn-first = A night of your own
webaround-learn-leave = Leave the lesson
webaround-learn-speaker = The sprite says
webaround-learn-steps = Step { $step } of { $count }
webaround-learn-loading = The owl is waking up…
webaround-learn-press = I see
webaround-learn-act = Well chosen. Press the bright button, and it is done.
webaround-learn-open-pick = You open the night. The first spell must be your lowest: pick up the 1.
webaround-learn-open-here = A spell is a bid for the tile under it. Put it on this feather.
webaround-learn-open = You open the night with your lowest spell. Put it on any tile you like.
webaround-learn-answer-pick = { $rival } bids { $bid } right beside you. Answers must be higher: pick up a 4.
webaround-learn-answer-here = Answers must touch the highest spell, edge to edge. This egg does: cast your 4 here.
webaround-learn-answer = { $rival } bids { $bid }. Answer higher, on a tile that touches that spell: those that glow.
webaround-learn-pass = { $rival } bids { $bid }. Not worth a better spell? Pass, and the tile is theirs.
webaround-learn-dedicate = Your { $token } lost. Dedicate it: on the Sprites’ branch it will fetch you a tile later.
webaround-learn-star-pick = Now win one! The star beats every number and wins at once. Pick it up.
webaround-learn-star-here = A treasure chest, right beside their spell. Cast the star on it.
webaround-learn-star = Now win one! The star beats every number and wins at once. Cast it where you like.
webaround-learn-chest = The chest holds three tiles, and one stays with you. Feathers are worth more the more you own.
webaround-learn-runestone = A runestone brings a secret concoction. Keep one whose symbols you can collect.
webaround-learn-points = This is what you would score if the night ended now. Watch it grow; press it.
webaround-learn-goals = Goals bring extra points: for areas you hold, or for feats done first. Press one to read it.
webaround-learn-start = The winner starts again, beside the tile just won. Choose any spell and a glowing tile.
webaround-learn-draft = Twilight is over. Spells on the branch now fetch Sprite tiles, highest first. Take yours.
webaround-learn-moonlight = Moonlight: a new forest, and three new goals that everybody scores at the end. Press one.
webaround-learn-mirror = The night is over. A mirror stone counts as one more of your tiles: choose which.
webaround-learn-done-title = You can play Nocturne
webaround-learn-done = You have bid, passed, dedicated, won and counted. Play this night to its end, or start one of your own.
webaround-learn-play-on = Play on

## Replay

webaround-replay-title = Replay
webaround-replay-home = To the start
webaround-replay-reading = The record is being read…
webaround-replay-bad-link = This link holds no whole match; it was probably cut short when it was copied. Ask for it again, or open the record as a file.
webaround-replay-open = Open a record
webaround-replay-open-told = A finished match can be watched from everybody’s eyes, checked, and played on from any moment.
webaround-replay-file = Choose a file
webaround-replay-drop = Or drop the file here. A shared link opens by itself.
webaround-replay-timeline = Timeline
webaround-replay-setup = The forest is dealt.
webaround-replay-where = { $kind ->
    [turn] Action { $at } of { $last }, turn { $phase } of { $count }
   *[other] Action { $at } of { $last }, phase { $phase } of { $count }
}
webaround-replay-won = Phase { $number }: won by { $name }
webaround-replay-steps = Steps
webaround-replay-phase-back = One phase back
webaround-replay-back = One action back
webaround-replay-play = Play
webaround-replay-pause = Pause
webaround-replay-next = One action on
webaround-replay-phase-next = One phase on
webaround-replay-turn-back = One turn back
webaround-replay-turn-next = One turn on
webaround-replay-keys = { $kind ->
    [turn] ← → action · ⇧ turn · space plays
   *[other] ← → action · ⇧ phase · space plays
}
webaround-replay-eyes = Eyes of
webaround-replay-onlooker = an onlooker
webaround-replay-tools = Tools
webaround-replay-branch = Continue from here
webaround-replay-score = Score sheet
webaround-replay-text = As text
webaround-replay-drawn = As a drawn table
webaround-branch-title = Continue from here
webaround-branch-told = A practice match begins with the first { $length ->
    [one] { $length } action
   *[other] { $length } actions
} of this record. The cards and tiles to come are the same; bots take the other seats.
webaround-branch-seat = I play as
webaround-branch-not = Not now
webaround-branch-start = Play on
webaround-verify-title = Check the record
webaround-verify-told = The server plays every action again and compares key, rules and end with what the record claims.
webaround-verify-wait = Playing it again…

## Analysis

webaround-analysis-waiting = { $count ->
    [0] It begins in a moment.
    [one] One analysis is made before this one.
   *[other] { $count } analyses are made before this one.
}
webaround-analysis-running = Every decision is thought through again.
webaround-analysis-done = Action { $done } of { $total }
webaround-analysis-told = This takes about a minute. Meanwhile you can look at the replay; the result is kept.
webaround-analysis-again = Try again
webaround-analysis-curve-told = A line for each player: their chance to win, action by action. The table below says the same.
webaround-analysis-action = Action { $number }
webaround-analysis-better = Better: { $best }
webaround-analysis-chance = Win chance { $before } % → { $after } %
webaround-analysis-lost = { $points } points given away
webaround-analysis-options = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
webaround-analysis-play = Play from here
webaround-analysis-ledger = Luck and play
webaround-analysis-categories = Points by category
webaround-analysis-scored = scored
webaround-analysis-obtainable = obtainable
webaround-analysis-points = Points turn by turn
webaround-analysis-points-told = A line for each player: their points, turn by turn. The table below says the same.
webaround-analysis-holds = { $stage }: what everybody had after it
webaround-analysis-stage = Which part of the match
webaround-analysis-held = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
webaround-analysis-stage-points = { $count ->
    [one] { $shown } point
   *[other] { $shown } points
}
webaround-analysis-decisions = Decisions
webaround-analysis-who = Whose
webaround-analysis-grade = Grade
webaround-analysis-any = All decisions
webaround-analysis-found = { $count ->
    [0] No decision
    [one] { $count } decision
   *[other] { $count } decisions
}
webaround-analysis-all = Show all { $count } decisions
webaround-analysis-figures = What the figures mean

## Puzzle

webaround-puzzle-title = Puzzle of the day
webaround-puzzle-other = Puzzle { $number }
webaround-puzzle-loading = The position is being laid out…
webaround-puzzle-place = { $number } of { $count }: what is best?
webaround-puzzle-grade = { $grade ->
    [easy] easy
   *[medium] medium
    [hard] hard
}
webaround-puzzle-grade-told = { $grade ->
    [easy] Easy: the plainest bots find it.
   *[medium] Medium: practised bots find it.
    [hard] Hard: only a long search finds it.
}
webaround-puzzle-of = Puzzles of { $game }
webaround-puzzle-compared = What the actions promise
webaround-puzzle-right = Solved
webaround-puzzle-wrong = Not yet
webaround-puzzle-solution = Solution
webaround-puzzle-chosen = You chose: { $action }.
webaround-puzzle-again = Try again
webaround-puzzle-reveal = Show the solution
webaround-puzzle-another = Another puzzle
webaround-puzzle-today = Puzzle of the day
webaround-puzzle-streak = { $count ->
    [one] Solved today
   *[other] { $count } days in a row
}
webaround-puzzle-days = { $count ->
    [one] { $count } puzzle of the day solved
   *[other] { $count } puzzles of the day solved
}

## Help

webaround-help-back = Back
webaround-help-clauses = Clauses of the rules
webaround-help-english = in English, as in our specification
webaround-help-no-clause = There is no such clause.
webaround-help-unknown = There is no help on this.
webaround-help-ours = ours
webaround-help-more = See also
webaround-help-you = you
webaround-help-leads = leads
webaround-help-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
webaround-help-editions = What each edition plays
webaround-help-here = Here
webaround-help-why = Why
webaround-edition-best = our reading
webaround-edition-en = English
webaround-edition-de = German
webaround-edition-pl = Polish
webaround-table-feathers = Feathers and points
webaround-table-tripti = Tripti Fungilus and points
webaround-table-duode = Duode Dax and points
webaround-table-herbs = Different letters and bonus
webaround-table-eggs = Rank and points for each egg
webaround-table-solo-eggs = Eggs and points for each
webaround-table-ranks = Solo ranks and points needed
webaround-table-standing = How everybody stands

## Rules

webaround-rules-title = Rules
webaround-rules-search = Search
webaround-rules-found = { $count ->
    [0] Nothing found in the glossary.
    [one] { $count } entry found.
   *[other] { $count } entries found.
}
webaround-rules-nothing = Nothing found. Try a shorter word.
webaround-rules-chapters = Chapters
webaround-chapter-topics = How it is played
webaround-chapter-heroes = Heroes
webaround-chapter-types = Types of cards
webaround-chapter-deck = Cards
webaround-chapter-boons = Boons
webaround-chapter-hexes = Hexes
webaround-chapter-states = States
webaround-chapter-kingdoms = Recommended Kingdoms
webaround-chapter-scoring = Scoring
webaround-chapter-tiles = Tiles
webaround-chapter-goals-twilight = Twilight goals
webaround-chapter-goals-moonlight = Moonlight goals
webaround-chapter-characters = Characters
webaround-chapter-cards = Concoctions
webaround-chapter-tokens = Spell tokens
webaround-chapter-solo = Solo cards
webaround-chapter-variants = Variants
webaround-chapter-switches = Where editions differ

## Progress

webaround-progress-title = Progress
webaround-progress-loading = The tracks are being read…
webaround-progress-sum = In all
webaround-progress-of = of { $count } reached
webaround-progress-device = Kept on this device only. Practice matches do not count.
webaround-progress-whose = Whose
webaround-progress-everybody = Everybody
webaround-progress-nameless = somebody without a name
webaround-progress-next = Start scenario { $number }
webaround-progress-all = Every scenario is done. What a night!
webaround-progress-scenarios = Scenarios
webaround-progress-scenarios-told = Fixed goals, points to reach and tasks, all in one match; you need not win. Best tackled in order.
webaround-progress-points = Score at least { $points } points.
webaround-progress-start = Start
webaround-progress-again = Play again
webaround-progress-start-named = Start { $name }
webaround-progress-achievements = Achievements
webaround-progress-achievements-told = For matches without scenario and variant, in the basic or advanced game.
webaround-progress-variants = Variants played
webaround-progress-solo = Solo ranks
webaround-progress-best = Best night alone: { $points } points.
webaround-progress-no-solo = No night alone yet.
webaround-progress-reached = reached
webaround-progress-solo-start = Play alone

## The match of the day

webaround-day-number = Day { $number }. The same ten cards, the same deal and the same opponent for everybody here.
webaround-day-against = Against { $rival }.
webaround-day-play = Play today’s Kingdom
webaround-day-play-past = Play this Kingdom
webaround-day-counts = Your first match counts on this device, without hints. After it you can play again as practice.
webaround-day-continue = Go on playing
webaround-day-running = This match counts.
webaround-day-again = Play again as practice
webaround-day-today = To today’s Kingdom
webaround-day-won = Won in { $turns } turns
webaround-day-lost = Lost in { $turns } turns
webaround-day-undone = Taken back once or more
webaround-day-moons-told = A moon for each of { $turns } turns
webaround-day-legend = A moon for each turn: the fuller, the dearer the best card it brought.
webaround-day-share = Copy the result
webaround-day-share-title = Moonlit · Kingdom of the day { $number }
webaround-day-cards = The ten cards
webaround-day-bots = What the bots made of it
webaround-day-bots-told = Every dot is a match from your seat: how many points it was ahead of the opponent, or behind. Filled dots were won. The strongest two think for less long here than at a table.
webaround-day-playing = { $done } of { $total } matches played
webaround-day-leads-told = Points ahead or behind in the matches of every level; the table below says the same
webaround-day-table = As a table
webaround-day-level = Bot
webaround-day-wins = Ahead
webaround-day-wins-of = { $wins } of { $count }
webaround-day-middle = Median lead
webaround-day-days = The days so far
webaround-day-open = open
webaround-day-begun = begun
webaround-day-points = { $own } : { $best }
webaround-day-all = All { $count } days
`,"../../../src/moonlit/client/locales/en/webcampaign.ftl":`### The shelf of campaigns and the campaign sheet, as the page says it.

webcampaign-go = What comes next
webcampaign-running = A chapter has been begun.
webcampaign-continue = To the table
webcampaign-looking = You are looking on. Whoever plays along opens this campaign by the private link or sits in its last chapter.
webcampaign-goal = On from the last goal
webcampaign-goal-told = The chapter goes on from where its last goal came up, with the same people. The sheet keeps count.
webcampaign-open = Open chapter { $chapter }
webcampaign-anew = Begin chapter { $chapter } again
webcampaign-all-won = Every chapter is won. Play one again, or go back to one for another ending.
webcampaign-gentle = Gentle mode
webcampaign-gentle-told = For every time a chapter was lost it begins with one fate token more, seven at most.
webcampaign-file = Campaign as a file
webcampaign-link = Private link
webcampaign-link-told = With this private link you go on at another device. Whoever has it may open chapters.
webcampaign-loading = The sheet is being fetched …
webcampaign-yours = Your campaigns
webcampaign-told = Chapter after chapter with the same group: keywords, upgrades and results pass on, people and heroes may change in between.
webcampaign-begin = Begin a campaign
webcampaign-take-in = Go on with a file, also one of the terminal
webcampaign-sheet = Campaign sheet
webcampaign-total = { $total } in all
webcampaign-chapter = Chapter { $numeral }:
webcampaign-next = comes next
webcampaign-hidden = not read yet
webcampaign-replay = Play again
webcampaign-again = For fun, nothing is written down
webcampaign-back = Go back to it
webcampaign-back-told = If you go back, the results from this chapter on are dropped once it is over.
webcampaign-keywords = Keywords
webcampaign-no-keywords = None yet.
webcampaign-upgrades = Upgrades
webcampaign-no-upgrades = None yet.
webcampaign-meanings = What they do
webcampaign-endings = Endings: { $found } of { $all } found
webcampaign-blank = not found yet
webcampaign-album = Album
webcampaign-no-album = No pictures yet.
webcampaign-players = Who plays
webcampaign-nameless = Seat { $place }
webcampaign-bot = A bot
webcampaign-kind-me = At this device
webcampaign-kind-open = Whoever comes
webcampaign-name = Name
webcampaign-hero = Hero
webcampaign-without = Without
webcampaign-add-me = Somebody at this device
webcampaign-add-open = An open seat
webcampaign-add-bot = A bot
webcampaign-sides-told = Whoever takes a hero over chooses one side of each of its upgrade cards anew.
webcampaign-side = A side for { $hero }
webcampaign-start = Open the page
webcampaign-later = Not yet
webcampaign-choose-first = First choose a side of every card above.
webcampaign-to-sheet = Campaign sheet
webcampaign-gently = { $count ->
    [one] { $count } fate token more
   *[other] { $count } fate tokens more
}
webcampaign-rewinds = { $count ->
    [one] once back to a goal
   *[other] { $count } times back to a goal
}
webcampaign-tries = { $count ->
    [one] lost once so far
   *[other] lost { $count } times so far
}
`,"../../../src/moonlit/client/locales/en/webdominion.ftl":`### The drawn table of Dominion.

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
    [one] Buy a card for up to \${ $coins }
   *[other] Buy up to { $buys } cards for \${ $coins }
}
webdominion-status-buy-rest = tap a pile
webdominion-status-hand = \${ $coins } in hand
webdominion-status-reach = \${ $coins } in hand: { $card } is in reach
webdominion-status-reach-rest = Treasures first
webdominion-status-held = { $cards }: a card may be worth keeping in hand
webdominion-status-night = Night falls: play Night cards
webdominion-status-night-rest = any number, or end your turn
webdominion-go-on = { $to ->
    [buy] Go on to Buy
    [night] Go on to Night
   *[end] End turn
}
webdominion-treasures = Play Treasures · +\${ $coins }
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
webdominion-may-buy = You can buy { $card }: it costs \${ $cost } and leaves you \${ $coins } and { $buys ->
    [0] no Buy
    [one] 1 Buy
   *[other] { $buys } Buys
}.
webdominion-may-choose = You can choose { $card } here. { $question }
webdominion-leaves = leaves you \${ $coins } and { $buys ->
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
webdominion-money = \${ $count }
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
`,"../../../src/moonlit/client/locales/en/webquestion.ftl":`### Questions of Dominion at the drawn table: what the buttons answer, and what follows from it.

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
`,"../../../src/moonlit/client/locales/en/webtable.ftl":`### The drawn table of Nocturne in the browser: names of places, states and buttons.

## Places

webtable-status = What is to be done
webtable-forest = Forest
webtable-rack = Your place
webtable-your-spells = Your spells
webtable-no-spells = You have no spells left.
webtable-actions = Your action
webtable-options = What you can choose
webtable-sprites = Forest sprites
webtable-slots = Tiles of the sprites
webtable-players = The others
webtable-recipes = Your concoctions
webtable-log = Log
webtable-skip = Go to
webtable-tabs = Concoctions, goals, points and log
webtable-pull = Show or hide everything of yours
webtable-tab-mine = Mine
webtable-tab-recipes = Concoctions
webtable-tab-goals = Goals
webtable-tab-points = Points
webtable-close = Close
webtable-why = Why?
webtable-why-not = Why not
webtable-why-yes = You may

## The round

webtable-round = { $round ->
    [twilight] Twilight
    [moonlight] Moonlight
   *[other] The night is over
}
webtable-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}

webtable-night = The moon has risen
webtable-night-row = gets { $gained } for { $lost }
webtable-night-why = Spells left over from Twilight earn shadow tokens; the lowest ones leave for them.
webtable-night-none = A new forest is laid out.

## Cells and tokens

webtable-highest = highest spell
webtable-legal = legal
webtable-not-legal = not legal
webtable-chosen = chosen
webtable-no-tile = no tile
webtable-spell-of = { $who ->
    [you] your { $token }
   *[other] { $token } of { $name }
}
webtable-control-of = { $kind ->
    [shadow] { $who ->
        [you] your shadow token, holding nothing, value { $token }
       *[other] shadow token of { $name }, holding nothing, value { $token }
    }
   *[own] { $who ->
        [you] your control token, value { $token }
       *[other] control token of { $name }, value { $token }
    }
}
webtable-space = { $state ->
    [empty] Space { $number } of the Sprite Board: empty
    [guest] Space { $number } of the Sprite Board: here your { $token } would stand
   *[taken] Space { $number } of the Sprite Board: { $who ->
        [you] your { $token }
       *[other] { $token } of { $name }
    }
}

## What is done

webtable-choose = Choose one of these.
webtable-choose-cast = { $token ->
    [yes] { $cell ->
        [yes] Ready
       *[no] Now choose a tile
    }
   *[no] { $cell ->
        [yes] Now choose a spell
       *[no] Choose a spell and a tile
    }
}
webtable-sending = On its way …

## Players

webtable-bot = bot
webtable-away = away, a bot plays on
webtable-passed = passed
webtable-acting = is deciding
webtable-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
webtable-points-word = points
webtable-hidden-recipes = + { $count ->
    [one] { $count } concoction
   *[other] { $count } concoctions
}
webtable-supply = Spells of { $name }
webtable-collection = Collection · { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
webtable-collection-of = Collection of { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
webtable-no-tiles = No tiles yet
webtable-times = { $thing }, { $count } of them
webtable-ability = { $state ->
    [ready] ability ready
   *[used] ability used
}
webtable-tag-ability = ability unused
webtable-tag-goals = { $count ->
    [one] { $count } Twilight goal
   *[other] { $count } Twilight goals
}
webtable-solo-deck = { $count ->
    [one] { $count } card left in its deck
   *[other] { $count } cards left in its deck
}

## Symbols and concoctions

webtable-symbol-name = { $symbol ->
    [skull] skull
    [feather] feather
    [mushroom] mushroom
    [herb] herb
   *[egg] egg
}
webtable-symbol = { $there ->
    [yes] { webtable-symbol-name }
   *[no] { webtable-symbol-name } missing
}
webtable-brewed = brewed:
webtable-you-have = You have
webtable-ours = Made by us: the rulebooks do not print it.

## Goals

webtable-goals = { $round ->
    [twilight] Twilight goals
   *[moonlight] Moonlight goals
}
webtable-goals-when = { $round ->
    [twilight] one player each
   *[moonlight] for everybody, at the end
}
webtable-goal-worth = { $each ->
    [yes] { $points } each
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
webtable-standing = { $kind ->
    [yesno] { $count ->
        [0] { $name } no
       *[other] { $name } yes
    }
    [needed] { $name } { $count } of { $needed }
   *[counted] { $name } { $count }
}
webtable-standing-leads = { $standing } (leading)
webtable-standings = { $kind ->
    [yesno] Has it now: { $standings }.
    [needed] How far everybody is: { $standings }.
   *[counted] What everybody has now: { $standings }.
}
webtable-claimed = { $who ->
    [you] taken by you
   *[other] taken by { $name }
}
webtable-goal-twilight-won_with = First to win with a { $number }
webtable-goal-twilight-most_areas = Most separate areas
webtable-goal-twilight-largest_area = Largest area
webtable-goal-twilight-areas = First with { $number } separate areas
webtable-goal-twilight-area_size = First with an area of { $number }
webtable-goal-twilight-most_in_top_row = Most cells in the top row
webtable-goal-twilight-lowest_dedicated = Last in line on the Sprite Board
webtable-goal-twilight-symbols = First with { $number } different symbols
webtable-goal-twilight-corner_cast = First corner cast
webtable-goal-twilight-last_star = Winner with the last star
webtable-goal-moonlight-areas_of_size = Each area of exactly { $size }
webtable-goal-moonlight-shapes = Each such shape of yours
webtable-goal-moonlight-largest_area = Each cell of your largest area
webtable-goal-moonlight-centre_cells = Each centre cell you hold
webtable-goal-moonlight-corner_cells = Each corner you hold
webtable-goal-moonlight-dedicated = Each token of yours with the sprites
webtable-goal-moonlight-leftover = Each spell left over, on top
webtable-goal-moonlight-areas = Each separate area

## Points

webtable-projection = If it ended now
webtable-final = The score
webtable-total = Total
webtable-unknown = not known
webtable-mirror-note = Mirror stones are counted at their best.
`,"../../../src/moonlit/client/locales/en/webwonder.ftl":`### The drawn table of Wonder Book.

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
`});export{e as default};