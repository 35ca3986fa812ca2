### What surrounds the drawn table: score sheet, replay, help, lesson, progress.

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
