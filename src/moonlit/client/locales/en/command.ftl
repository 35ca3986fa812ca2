### The command line: help texts, reports and what can be wrong with an input.

## The program

command-description = Moonlit: one table for night games, in your terminal.
command-usage-hint = `moonlit COMMAND --help` explains one command. Every command takes --language { $languages }.
command-usage = usage
command-commands = commands
command-options = options
command-arguments = arguments
command-game-nocturne = Nocturne
command-game-dominion = Dominion
command-game-wonder_book = Wonder Book
command-engine-compiled = compiled
command-engine-pure = pure
command-engine-mixed = mixed

## Options that several commands share

command-option-language = the language to speak; otherwise that of your system
command-option-help = print this help and end
command-option-seed = a whole number that makes the run repeatable
command-option-workers = how many processes; as many as there are cores if you do not say
command-option-resume = a file in which finished deals are kept; with the same file the run goes on where it stopped
command-option-ray = play on a Ray cluster: the one RAY_ADDRESS names, or one of its own on this machine
command-option-json = print the report as JSON
command-option-game = the game; nocturne if you name none
command-option-file = the record of a match
command-option-pack = a folder with a pack of your own
command-option-edition = whose rulebook to follow where they differ
command-option-switch = one ruling of your own; may be given several times; `moonlit editions` lists them
command-option-mode = which rules; basic if you name none
command-option-variant = play with a variant; may be given several times
command-option-scenario = play a scenario
command-option-characters = a character for each seat, out of redd, sage, abigail and flint
command-option-no-concoctions = family game without concoctions
command-option-kingdom = the ten Kingdom cards: a recommended set, drawn at random, or a list of your own
command-option-number = which random Kingdom; the same number gives the same cards
command-option-sets = from which sets a random Kingdom is drawn
command-option-wish = a card that must be in a random Kingdom; may be given several times
command-option-ban = a card that must not be in a random Kingdom; may be given several times
command-option-druid = the three Boons beside Druid
command-option-campaign = go on with the campaign kept on this computer, and write the result down
command-option-chapter = which chapter is played, from ch1 to ch6
command-option-heroes = the heroes in play: bull, brawn, honey, laser; alone two
command-option-difficulty = how many fate tokens are face-up at the start: six, five or four
command-option-upgrade = which side of an upgrade card a hero has; may be given several times
command-option-keyword = what an earlier chapter left behind; may be given several times
command-option-gentle = so many fate tokens more at the start, seven in all at most

## play

command-play = play a match at this terminal
command-play-text = Sit down at the table. Without options you are asked how to play.
command-play-seats = who sits where: `you` and `name:Anna` are people at this keyboard, all others are bots; `scout+collector` gives a bot a persona (collector, brewer, hoarder, spoiler); in Dominion `strategy:FILE` plays by a strategy file
command-play-seed = the secret key of the match, 64 hexadecimal digits, to play the same deal again
command-play-plain = plain lines of text, for pipes and screen readers
command-play-save = where to keep the match
command-play-resume = go on with a match that was kept
command-play-go-on = with --resume: a match that the rules of today lead elsewhere goes on from where it stood, as practice, in a file of its own

## simulate

command-simulate = let bots play many matches and report
command-simulate-text = Bots play by themselves on all cores. Every deal is played once for each rotation of the seats: same bag, cards, goals and first seat. Ctrl-C ends early and reports on what is done.
command-simulate-matches = how many matches; 100 if you do not say
command-simulate-pairs = how many deals, each played with every bot in every seat, instead of --matches
command-simulate-times = also tell how long the bots thought; these figures differ from run to run
command-simulate-luck = also tell the lead without luck; takes some time for every draw
command-simulate-bots = the bots, with commas between them; one alone plays solo; in Dominion `strategy:FILE` and the names of shipped strategies too
command-simulate-players = how many play; one bot alone then takes every seat
command-simulate-records = a new folder for the records of all matches
command-simulate-done = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} of { $game }, seed { $seed }.
command-simulate-stopped = Stopped early; { $asked } were asked for.
command-simulate-wins = wins
command-simulate-shared = shared wins
command-simulate-share = win share, 95 %
command-simulate-score = mean points, 95 %
command-simulate-margin = mean lead, 95 %
command-simulate-corrected = mean lead without luck, 95 %
command-simulate-ties = { $count ->
    [0] No victory was shared.
    [one] { $count } victory was shared.
   *[other] { $count } victories were shared.
}
command-simulate-end = { $round } ended with an empty forest { $forest_empty ->
    [one] once
   *[other] { $forest_empty } times
}, and with everybody passing { $all_passed ->
    [one] once
   *[other] { $all_passed } times
}.
command-simulate-rank = { $rank }: { $count }
command-simulate-outcomes = pairs with 0 · ½ · 1 · 1½ · 2 wins
command-simulate-claimed = tiles claimed of those dealt
command-simulate-claimed-all = Together the bots claimed { $share } % of the tiles dealt.
command-simulate-rounds = rounds
command-simulate-chapters = Chapters won: { $won }, lost: { $lost }. Of those won: gold { $gold }, silver { $silver }, ink { $ink }.
command-simulate-turns = mean turns
command-simulate-cards = cards owned in the end
command-simulate-match-ends = Matches ended with the last Province { $provinces ->
    [one] once
   *[other] { $provinces } times
}, and with empty piles { $piles ->
    [one] once
   *[other] { $piles } times
}.
command-simulate-thinking = thinking in ms, 50 · 95 · 99 %
command-simulate-intervals = Intervals hold with 95 % certainty and count deals, not matches ({ $deals } here): for win shares Wilson’s, for as many independent matches as the deals are worth; for points and lead the normal one over the deals.

## ladder and compare

command-measuring-running = Playing
command-ladder = let every bot play every other and rate them
command-ladder-text = Plays all choices of bots on mirrored deals, prints ratings and the cross-table and can keep them as JSON and as a picture. Ctrl-C ends early and reports on what is done.
command-ladder-bots = the bots, with commas between them; those that answer at once if you name none
command-ladder-pairs = how many deals for each choice of bots, each played with every bot in every seat; 50 if you do not say
command-ladder-seats = how many bots play at a time; 2 if you do not say
command-ladder-figures = a file for the figures, as JSON
command-ladder-svg = a file for the picture, as SVG
command-ladder-title = { $game }: ladder of bots, { $seats } at a time
command-ladder-cross = row ahead of column, 95 %
command-ladder-rating-elo = rating in Elo, 95 %
command-ladder-rating-skill = rating (OpenSkill), 95 %
command-ladder-note = Shares are of matches; their intervals are Wilson’s, for as many independent matches as the { $deals } deals are worth.
command-ladder-note-elo = Ratings after Bradley and Terry; { $bot } is 0, and 400 more mean ten wins for each loss.
command-ladder-note-skill = Ratings after Weng and Lin (Plackett–Luce), match by match; { $bot } is 0.
command-compare = test whether a new bot is better than an old one
command-compare-text = Plays mirrored pairs until a sequential test decides: is the new bot better by --elo1, or by no more than --elo0? Ctrl-C ends early and reports on what is done.
command-compare-new = the bot to be tested
command-compare-old = the bot it has to beat
command-compare-elo0 = Elo that would not be better; 0 if you do not say
command-compare-elo1 = Elo that would be better; 20 if you do not say
command-compare-alpha = how often a bot that is not better may pass; 0.05 if you do not say
command-compare-beta = how often a better bot may fail; 0.05 if you do not say
command-compare-most = after how many pairs to give up; 2000 if you do not say
command-compare-better = Better: { $new } beats { $old }, decided after { $pairs ->
    [one] { $pairs } mirrored pair
   *[other] { $pairs } mirrored pairs
}.
command-compare-not-better = Not better: { $new } against { $old }, decided after { $pairs ->
    [one] { $pairs } mirrored pair
   *[other] { $pairs } mirrored pairs
}.
command-compare-undecided = Undecided: { $new } against { $old }, { $pairs ->
    [one] { $pairs } mirrored pair
   *[other] { $pairs } mirrored pairs
} so far.
command-compare-share = Win share of the new bot, 95 %: { $share } (Wilson’s interval for as many independent matches as the pairs are worth)
command-compare-elo = Difference in Elo, 95 %: { $elo }
command-compare-outcomes = Pairs with 0 · ½ · 1 · 1½ · 2 wins of the new bot: { $outcomes }
command-compare-ratio = Log-likelihood ratio { $ratio }, between { $lower } and { $upper }; { $elo0 } against { $elo1 } Elo; seed { $seed }. A figure taken when a test stops flatters the winner a little.
command-not-both = Give { $one } or { $other }, not both.
command-bots-twice = Every bot can be named only once: { $bots }.
command-few-bots = { $seats } at a time cannot be chosen from { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}; --seats goes from 2 to the number of bots, at most { $most }.
command-bad-decimal = { $option } needs a number from { $least } to { $most }, and “{ $text }” is none.
command-bad-elo = --elo1 must be greater than --elo0.
command-no-ray = A cluster needs the package { $package }; install moonlit with the extra [{ $extra }].
command-no-deals = { $path } holds no deals of ours; name another file with --resume.
command-other-plan = { $path } belongs to another run: { NAME($what) } was { $kept }, and now it is { $asked }. Name another file, or repeat the old call.
command-fact-game = the game
command-fact-rules = the version of the rules
command-fact-pack = the pack
command-fact-seats = the number of seats
command-fact-bots = the list of bots
command-fact-seed = the seed
command-fact-config = the choice of rules

## replay

command-replay = tell a recorded match, action by action
command-replay-text = Reads a record, plays it again and tells everything that happened, secrets included.
command-replay-setup = Set-up
command-replay-action = { $version }. { $text }
command-replay-sheet = The sheet
command-replay-unfinished = The record ends before the match does.
command-replay-secrets = This match is not over: what follows tells its secrets, those of every seat.

## try

command-try = play a script of actions from a position laid out by hand
command-try-text = Reads a file (TOML or JSON) with config, position, script and seed, plays the script and tells what happened and how the table stands after every step, secrets included. docs/concepts/positions.md says how positions are written.
command-try-game = the game
command-try-file = the file with the position and the script
command-try-position = The position
command-try-legal = Possible now: { $actions }

## hint

command-hint = say what to do in a recorded position, and why
command-hint-text = Reads a record and gives the seat to act a hint, from what that seat can see alone.
command-hint-depth = nudge (where to look), move (what to do) or comparison (several moves side by side)
command-hint-seat = the seat to help; it must be to act
command-hint-iterations = how often the search looks ahead
command-hint-at = the position after so many actions; without it, the last one
command-hint-head = After { $version } actions, { $name } decides.
command-hint-over = This match is over; --at says which earlier position is meant, from 0 to { $most }.
command-hint-beyond = The record holds { $most } actions, so there is no position after { $version }.
command-hint-waits = Seat { $seat } is not to act here; seat { $turn } is.
command-hint-no-seat = There is no seat { $seat }; the last one is { $most }.
command-bad-depth = There is no depth “{ $text }”; --depth takes { $known }.

## analyse

command-analyse = judge every decision of a finished match, and tell luck from play
command-analyse-text = Reads the record of a match that is over, looks at every decision anew and tells win chances, better actions, what luck did and what play did, and which points were left behind.
command-analyse-seat = tell of one seat only; everybody’s play is judged in any case
command-analyse-iterations = how often to look ahead at each decision; if you do not say, as often as well under a minute allows for all of them
command-analyse-positions = a new folder for the turning points, to be played on with `moonlit play --resume`
command-analyse-no-seat = There is no seat { $seat }; the last one is { $most }.

## puzzle and puzzles

command-puzzle = one position a day with one clearly best action
command-puzzle-text = Shows the puzzle of the day as its seat sees it. Find the best action, then check it with --answer or see it with --solution.
command-puzzle-date = the puzzle of another day
command-puzzle-number = the puzzle with this number
command-puzzle-answer = an action as it stands in the list, to see whether it is the best
command-puzzle-solution = tell the best action
command-puzzle-not-legal = “{ $text }” is not among the actions of this puzzle.
command-puzzle-beyond = There is no puzzle { $number }; the last one is { $count }.
command-puzzle-bad-date = “{ $text }” is no date; write it as 2026-12-31.
command-puzzles = look for puzzles in matches that bots play
command-puzzles-text = Bots play each other; positions with one clearly best action, which ten times the search confirms, go into a file.
command-puzzles-file = a new file for the puzzles
command-puzzles-matches = how many matches; 10 if you do not say
command-puzzles-iterations = how often to look ahead at each position; 400 if you do not say, and ten times that to confirm

## verify

command-verify = check that a record is whole, unaltered and follows the rules
command-verify-text = Plays a record again from its key and compares everything it claims.
command-verify-holds = Verified: all { $count ->
    [one] { $count } action
   *[other] { $count } actions
} are legal and lead to the end the record claims.
command-verify-commitment = The key is the one promised at the start: { $commitment }
command-verify-final = Fingerprint of the end: { $final }
command-verify-played-with = Rules version { $rules }, pack { $pack }
command-verify-running = The match is not over yet.
command-verify-totals = Points by seat: { $totals }.

## train

command-train = let a value net learn from matches against itself
command-train-text = Bots of this house judge positions with a small net for each number of players. This trains one from nothing: the net plays both sides, learns after every match and is measured now and then against the tables. The same call gives the same net. Ctrl-C ends early and keeps what is done.
command-train-players = for how many players; 2 if you do not say
command-train-games = how many matches to learn from; 40000 if you do not say
command-train-pairs = how many deals each measurement plays, with the net in every seat; 50 if you do not say
command-train-hidden = how many hidden units the net has; 32 if you do not say, 0 for a plain sum of what everything is worth
command-train-resume = a file in which the training is kept; with the same file it goes on where it stopped, and comes to the same net
command-train-net = a file for the net, with the record of its training
command-train-svg = a file for a picture of how strong it grew
command-train-running = Training
command-train-is-pure = The rules are not compiled here, so training takes some thirty times as long.
command-train-title = { $players ->
    [one] A net for { $players } player grows up
   *[other] A net for { $players } players grows up
}
command-train-played = matches played
command-train-strength-share = won against the tables, %
command-train-strength-points = mean points, alone
command-train-note = Each point: { $pairs ->
    [one] { $pairs } deal
   *[other] { $pairs } deals
} with the net in every seat, nothing searched. Seed { $seed }.
command-train-note-net = { $hidden } hidden units.
command-train-done = { $count ->
    [one] Learned from { $count } match
   *[other] Learned from { $count } matches
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }.
command-train-stopped = Stopped early; { $asked } were asked for.
command-train-goes-on = Repeat the call with --resume { $path } to go on.
command-train-is-lost = Without --resume it cannot be gone on with.
command-train-net-kept = The net is in { $path }.
command-other-course = { $path } belongs to another training: { $what } was { $kept }, and now it is { $asked }. Name another file, or repeat the old call.

## bench

command-bench = measure how fast the rules and the search run
command-bench-text = Plays random matches with the engine, the pure engine and the oracle in turn, measured in CPU time, and random chess games with python-chess. Needs a checkout of the sources.
command-bench-quick = fewer rounds
command-bench-running = Measuring
command-bench-engine = matches a second, this engine ({ $engine })
command-bench-pure = matches a second, pure engine
command-bench-oracle = matches a second, oracle
command-bench-to-pure = this engine to the pure one
command-bench-to-oracle = this engine to the oracle
command-bench-search = search iterations a second, this engine
command-bench-pure_search = search iterations a second, pure engine
command-bench-clones = Clones a second: { $rate }
command-bench-decisions = Decisions a second: { $rate }
command-bench-bots = Decisions a second of bots at a table: { $rate }
command-bench-chess = Decisions a second of python-chess: { $rate }
command-bench-is-pure = This engine is the pure one, so there is nothing to gain from compiling in these figures.
command-bench-pyminion = Dominion: an environment that has pyminion (its folder or its Python), if this one has not
command-bench-no-rival = { $package } is not installed here, so nothing is compared with it; install it, or name an environment that has it with --{ $package }.
command-bench-money = matches a second, Big Money against itself
command-bench-to-rival = engine to { $package }
command-bench-random = random matches a second, { $kingdom }
command-bench-turns = Turns in a match of Big Money: { $ours }, by { $package } { $theirs }
command-bench-not-compiled = The rules are not compiled here, so only the pure engine was measured.

## editions

command-editions = show where the rulebooks differ, and what each edition sets
command-editions-text = Lists the differences between the English, German and Polish rulebooks, our rulings with their source and grade, and the switches.
command-editions-switches = Switches and what each edition sets
command-editions-use = Choose one with --switch NAME=VALUE, or all of an edition with --edition.
command-editions-switch = switch
command-editions-values = values, ours first
command-editions-grade = how we know
command-editions-differences = { $count ->
    [one] { $count } difference between the rulebooks
   *[other] { $count } differences between the rulebooks
}
command-editions-rulings = { $count ->
    [one] { $count } open question and our ruling
   *[other] { $count } open questions and our rulings
}
command-editions-silent = silent
command-editions-here = We play: { $text } [{ $grade }]
command-editions-here-switch = We play: { $text } [{ $grade }; switch { $switch }]
command-editions-why = Why: { $text }

## clauses

command-clauses = show which test proves which rule
command-clauses-text = Counts the clauses of all specs, the tests that name them, and what is excused. Needs a checkout of the sources.
command-clauses-all = all
command-clauses-total = clauses
command-clauses-covered = tested
command-clauses-excused = excused
command-clauses-uncovered = missing
command-clauses-missing = { $where }: { $clause } has neither a test nor an excuse.
command-clauses-unknown = { $where }: there is no clause { $clause }.

## pack

command-pack = check a pack folder of your own
command-pack-text = Reads every file of a pack and reports all that is wrong, by file and line.
command-pack-task = what to do with the pack
command-pack-folder = the folder of the pack
command-pack-good = { $pack }: the pack can be played; its hash is { $hash }
command-pack-wrong = { $count ->
    [one] { $count } thing is
   *[other] { $count } things are
} wrong in { $folder }.

## story

command-story = check, draw, play and weigh a story of your own
command-story-text = Works on a folder with a Wonder Book campaign: check tells everything wrong by file and line, graph draws the story map, play sits you down at it, balance plays many matches, schema prints the JSON Schema of a kind of file for your editor.
command-story-task = what to do with the story
command-story-folder = the folder of the story; for balance the built-in one if you name none; for schema a kind of file
command-story-chapter = only these chapters
command-story-svg = where to keep the picture; otherwise it is printed
command-story-heroes = the heroes in play
command-story-difficulty = how hard; for balance several may be named
command-story-seats = who sits where when you play
command-story-plain = play in plain lines of text
command-story-matches = matches for every chapter, number of heroes and difficulty
command-story-bot = who plays every hero; adept if you name nobody
command-story-warning = warning: { $told }
command-story-good = { $title }: { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; the story can be played; its hash is { $hash }
command-story-drawn = The story map is in { $path }.
command-story-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} by { $bot }, seed { $seed }.
command-story-intervals = In brackets: where the true share lies with 95 % certainty. Bands are shares of the wins, best first; lost: goal cards under which most matches were lost. What a group brings along from earlier chapters is drawn by dice, with 6 fate tokens recorded for each.
command-story-endless = { $count ->
    [one] { $count } match was
   *[other] { $count } matches were
} given up after 5000 decisions and counted as lost: somewhere a team can be left with nothing that helps and nothing that ends the chapter.
command-story-column-chapter = chapter
command-story-column-heroes = heroes
command-story-column-difficulty = difficulty
command-story-column-won = won
command-story-column-rounds = rounds
command-story-column-falls = falls
command-story-column-bands = bands
command-story-column-lost = lost under
command-story-teams = team, { NAME($difficulty) }
command-story-easier = easier
command-story-normal = normal
command-story-hard = hard
command-story-map-object = object on the board
command-story-map-item = item
command-story-map-rule = special rule
command-story-map-option = option of a choice
command-story-map-write = writes a keyword
command-story-map-erase = erases a keyword
command-story-map-read = asks for a keyword
command-story-map-par = player phases for the bonus
command-story-map-band = fate tokens and their band
command-story-map-open = open border
command-story-map-blocked = obstacle
command-all-teams = `moonlit story balance` plays with all teams in turn; leave --heroes out.
command-bad-story-task = Say `moonlit story check|graph|play FOLDER`, `moonlit story balance [FOLDER]` or `moonlit story schema [{ $files }]`.
command-no-such-chapter = There is no chapter { $text }; there are { $known }.
command-no-such-difficulty = There is no difficulty { $text }; there are { $known }.

## achievements

command-achievements = show what has been achieved
command-achievements-text = Shows the track of each person: scenarios, achievements and variants.
command-achievements-person = only this person
command-achievements-file = another file than your own
command-achievements-none = Nobody has achieved anything yet.
command-achievements-nobody = There is no track of “{ $name }”; there are tracks of { $known }.
command-achievements-track = { $name } ({ $shape }): { $done } of { $all } spaces
command-achievements-list = { $list }: { $done } of { $all }
command-achievements-next = Next scenario: { $number }
command-achievements-scenarios = Scenarios
command-achievements-achievements = Standard achievements
command-achievements-variants = Variants
command-achievements-star = star
command-achievements-moon = moon
command-achievements-leaf = leaf
command-achievements-flame = flame

## What can be wrong with an input

command-bad-language = We do not speak “{ $text }” yet; --language takes { $known }.
command-bad-command = There is no command “{ $text }”; there are { $known }.
command-bad-option = There is no option “{ $text }”; `{ $command } --help` lists them.
command-too-many-arguments = “{ $text }” is one word too many; `{ $command } --help` says what is expected.
command-missing-argument = { $argument } is missing; `{ $command } --help` says what is expected.
command-missing-value = { $option } needs a value.
command-needless-value = { $option } takes no value.
command-bad-number = { $option } must be a whole number from { $least } up, not “{ $text }”.
command-bad-scenario = --scenario takes a whole number from 1 to { $most }, not “{ $text }”; leave it out to play without a scenario.
command-bad-pair = { $option } must look like NAME=VALUE, not “{ $text }”.
command-no-such-side = There is no upgrade card to choose “{ $text }” from; to choose from are { $known }.
command-choose-side = { $hero } has an upgrade card whose side a new player chooses: add --upgrade with one of { $known }.
command-other-option = { $option } is not an option of { NAME($game) }.
command-no-luck = For { NAME($game) } nothing can weigh luck yet; leave out --luck.
command-train-without-net = { NAME($game) } has no nets: there is only one to train for { NAME($known) }.
command-bad-key = --seed must be { $length } hexadecimal digits here.
command-bad-seat = “{ $text }” cannot sit down; a seat is { $known }.
command-bad-seats = { $given ->
    [one] { $given } seat is
   *[other] { $given } seats are
} named, but the match has { $wanted }.
command-resume-decides = A match that goes on is what it was; leave out { $option }, or --resume.
command-go-on-with-what = --go-on belongs to --resume; name the match with it.
command-folder-not-empty = { $path } already holds something; name a new or empty folder.
command-file-exists = { $path } exists already; choose another name.
command-file-unwritable = { $path } cannot be written: { NAME($reason) }.
command-file-trouble = { $path } cannot be used: { $reason }.
command-bad-pack = This pack cannot be used: { $first }{ $count ->
    [0] {""}
    [one] , and { $count } more thing
   *[other] , and { $count } more things
}; `moonlit pack check` lists everything.
command-bad-story = This story cannot be played: { $first }{ $count ->
    [0] {""}
    [one] , and { $count } more thing
   *[other] , and { $count } more things
}; `moonlit story check FOLDER` lists everything.
command-bad-strategy = This strategy cannot be used: { $first }{ $count ->
    [0] {""}
    [one] , and { $count } more thing
   *[other] , and { $count } more things
}.
command-bad-pack-task = Say `moonlit pack check FOLDER`.
command-worker-died = A worker process ended without an answer, perhaps for lack of memory; try fewer --workers.

command-broken = Moonlit itself has made a mistake ({ $error }), and nothing more was done. Please report it; with MOONLIT_DEBUG=1 it tells where.

command-serve = the table in the browser, for you and your friends
command-serve-text = Starts the table in the browser. Matches are kept and survive a restart.
command-serve-port = the port to listen on; without it the first free one from 8008 on
command-serve-lan = let everybody in your network join, not only this computer
command-serve-open = open the page in the browser
command-serve-demo = let bots alone at a table play with nobody looking on
command-serve-data = the folder in which matches are kept
command-serve-prune = forget a match that is not over and that nobody has come to for so many days; without it none is forgotten
command-serve-address = the address under which friends reach this server, if it is another one
command-serve-name = a further host name this server answers to
command-serve-here = The table is open: { $link }
command-serve-home = Friends in your network open: { $link }
command-serve-stop = Ctrl+C closes it; running matches are kept.
command-port-taken = Port { $port } is taken; name another one with --port.
command-bad-days = --prune must be a whole number of days from 1 to { $most }, not “{ $text }”.
command-bad-port = --port must be a whole number up to { $most }, not “{ $text }”.
