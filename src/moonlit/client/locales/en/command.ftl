### The command line: help texts, reports and what can be wrong with an input.

## The program

command-description = Moonlit: one table for night games, in your terminal.
command-usage-hint = See `moonlit --help`, or `moonlit COMMAND --help` for one command.
command-option-language = the language to speak: { $languages }
command-option-json = print the report as JSON
command-option-version = print the version and the engine, and end
command-option-help = print this help and end
command-version = moonlit { $version }, engine: { $engine }, rules of Nocturne: { $rules }, pack: { $pack }
command-engine-compiled = compiled
command-engine-pure = pure
command-engine-mixed = mixed
command-file = file
command-folder = folder
command-number = number
command-done = Done.
command-interrupted = Stopped.
command-usage = usage
command-commands = commands
command-options = options
command-arguments = arguments

## play

command-play = play a match at this terminal
command-play-text = Sit down at the table. Without options you are asked how to play.
command-play-players = number of players, 1 to 4
command-play-seat = who sits in a seat: “me”, a name, or a bot ({ $bots })
command-play-mode = basic, advanced or family
command-play-edition = whose rulebook: { $editions }
command-play-switch = one ruling of your own, as NAME=VALUE
command-play-variant = play with a variant: { $variants }
command-play-scenario = play a scenario, 1 to { $count }
command-play-character = a character for each seat: { $characters }
command-play-no-concoctions = family game without concoctions
command-play-visitor = the seat that was in a forest most recently
command-play-pack = a folder with a pack of your own
command-play-key = the secret key of the match, 64 hexadecimal digits, to play the same deal again
command-play-record = where to save the record
command-play-resume = go on with a saved match
command-play-plain = plain lines of text, for pipes and screen readers
command-play-name = your name
command-play-undo = allow taking back
command-play-needs-terminal = This needs a terminal; use --plain in a pipe.

## simulate

command-simulate = let bots play many matches and report
command-simulate-text = Bots play by themselves; the report says who wins how often, with which points.
command-simulate-matches = how many matches
command-simulate-bots = a bot for each seat: { $bots }
command-simulate-seed = a number that makes the run repeatable
command-simulate-workers = how many processes
command-simulate-out = a folder for the records
command-simulate-check = check every position on the way, which is slow
command-simulate-progress = { $done } of { $all ->
    [one] { $all } match
   *[other] { $all } matches
} played, { $rate } a second
command-simulate-report = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} played in { $seconds } s.
command-simulate-seat = Seat { $seat }, { $bot }: wins { $wins } %, mean { $mean } points, from { $least } to { $most }.
command-simulate-actions = { $mean } actions in a match on average.
command-simulate-margin = The win rates are exact to about { $margin } percentage points.
command-simulate-failed = Match { $number } failed: { $reason }
command-simulate-seat-column = seat
command-simulate-bot-column = bot
command-simulate-wins-column = wins
command-simulate-mean-column = mean points
command-simulate-range-column = range

## replay

command-replay = tell a recorded match, action by action
command-replay-text = Reads a record, plays it again and tells what happened.
command-replay-file = the record
command-replay-seat = see it with the eyes of this seat
command-replay-from = begin after this action
command-replay-to = end after this action
command-replay-step = wait for Enter after each action
command-replay-action = { $version }. { $text }
command-replay-end = The match ends here.
command-replay-unfinished = The record ends before the match does.

## verify

command-verify = check that a record is whole, unaltered and follows the rules
command-verify-text = Replays a record and compares its end with what it claims. Several files may be named.
command-verify-ok = { $path }: whole and true, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
command-verify-bad = { $path }: { $reason }
command-verify-summary = { $good } of { $all ->
    [one] { $all } record is
   *[other] { $all } records are
} whole and true.

## bench

command-bench = measure how fast the rules run
command-bench-text = Plays set pieces and compares them with fixed reference workloads on the same machine.
command-bench-quick = a short run
command-bench-running = Measuring { $name }…
command-bench-result = { $name }: { $rate } a second.
command-bench-name-column = workload
command-bench-rate-column = per second
command-bench-ratio-column = ratio
command-bench-engine = Engine: { $engine }.
command-bench-noise = Spread between runs: { $percent } %.

## editions

command-editions = show where the rulebooks differ, and what each edition sets
command-editions-text = Lists the differences between the English, German and Polish rulebooks, our rulings and the switches.
command-editions-only = only these rows: E-15, O-9 or the name of a switch
command-editions-differences = Differences between the rulebooks
command-editions-rulings = Open questions and our rulings
command-editions-switches = Switches
command-editions-row = { $id }, { $topic }
command-editions-book = { $book }: { $text }
command-editions-silent = silent
command-editions-default = We play: { $text }
command-editions-note = The rows quote the specification, which is written in English.
command-editions-switch = switch
command-editions-value = value
command-editions-unknown = There is no row or switch called “{ $name }”.

## clauses

command-clauses = show which test proves which rule
command-clauses-text = Counts the clauses of the specification, the tests that name them, and what is excused.
command-clauses-covered = { $count ->
    [one] { $count } clause has
   *[other] { $count } clauses have
} a test.
command-clauses-uncovered = { $count ->
    [0] No clause is without a test.
    [one] { $count } clause has no test: { $clauses }.
   *[other] { $count } clauses have no test: { $clauses }.
}
command-clauses-unknown = { $count ->
    [0] No test names an unknown clause.
    [one] { $count } clause named by tests is unknown: { $clauses }.
   *[other] { $count } clauses named by tests are unknown: { $clauses }.
}
command-clauses-excused = { $count ->
    [0] Nothing is excused.
    [one] { $count } clause is excused.
   *[other] { $count } clauses are excused.
}
command-clauses-needs-checkout = This needs a checkout of the sources: the specification and the tests are not installed.
command-clauses-row = { $clause }: { $tests }

## pack-check

command-pack-check = check a pack folder of your own
command-pack-check-text = Reads every file of a pack and reports all that is wrong, by file and line.
command-pack-check-ok = { $path }: the pack “{ $title }” can be played; its hash begins with { $hash }.
command-pack-check-bad = { $path }: { $count ->
    [one] { $count } thing is
   *[other] { $count } things are
} wrong.
command-pack-check-line = { $place }: { $message }

## achievements

command-achievements = show what has been achieved
command-achievements-text = Lists scenarios, achievements and variants with what each person has reached.
command-achievements-person = only this person
command-achievements-file = another progress file
command-achievements-count = { $name }: { $done } of { $all }.
command-achievements-none = Nobody has achieved anything yet.
command-achievements-scenario = { $mark } { $title }: { $text }
command-achievements-reset = forget everything of this person
command-achievements-reset-done = Everything of { $name } is forgotten.

## version

command-version-help = print the version

## What can be wrong with an input

command-bad-number = { $option } must be a whole number, not “{ $text }”.
command-bad-range = { $option } must be from { $low } to { $high }, not { $value }.
command-bad-choice = { $option } does not know “{ $text }”; possible: { $known }.
command-bad-pair = { $option } must look like NAME=VALUE, not “{ $text }”.
command-bad-command = There is no command “{ $text }”; known: { $known }.
command-bad-option = There is no option “{ $text }” here.
command-missing-argument = { $argument } is missing.
command-too-many-arguments = “{ $text }” is one argument too many.
command-bad-seats = { $given ->
    [one] { $given } seat is
   *[other] { $given } seats are
} named, but { $wanted } play.
command-file-missing = There is no file { $path }.
command-file-unreadable = { $path } cannot be read: { $reason }
command-file-unwritable = { $path } cannot be written: { $reason }
command-file-exists = { $path } exists already; choose another name.
command-not-text = { $path } is no UTF-8 text.
command-error = moonlit: { $sentence }
