### What every game and every client has to say: errors, seats, undo, records, bots.
### NAME($thing, form: "…") puts in the message a fact names; forms are a language's own matter.

## Lists and small words

list-and = { $start } and { $end }
list-or = { $start } or { $end }
list-more = { $start }, { $end }
language-en = English
language-pl = Polish
language-de = German
answer-yes = yes
answer-no = no

## Seats and players

seat-name = seat { $seat }
player-you = you
player-opponent = Opponent
player-person = a person at this screen
player-default = Fox { $number }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seat-to-act = { $who ->
    [you] It is your turn.
   *[other] { $name } is to act.
}
seat-thinking = { $name } is thinking…
seat-kept-by = Seat { $seat }: { $player }.
seat-winner = { $who ->
    [you] You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
   *[other] { $name } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
}
seat-winners = { $names } share the victory with { $total ->
    [one] { $total } point
   *[other] { $total } points
} each.
result-places = Ranking: { $places }.
result-place = { $place }. { $name } ({ $total })

## Bots

bot-kit = Kit
bot-kit-text = A young fox: sees only its own points and often misjudges a move by several; it moves at once.
bot-scout = Scout
bot-scout-text = Knows what a tile may be worth to it later, but not what it is worth to you, and slips now and then; it moves at once.
bot-mystic = Mystic
bot-mystic-text = Also weighs what you need and what a token costs, with small slips; it moves at once.
bot-adept = Adept
bot-adept-text = Judges where each move leads with a net that learned from matches against itself, and hardly slips; it moves at once.
bot-elder = Elder
bot-elder-text = Plays hundreds of lines ahead in the blink of an eye, and never slips on purpose.
bot-nightfox = Nightfox
bot-nightfox-text = The strongest bot of the house: it plays thousands of lines ahead, about a second for each move.
bot-adaptive = Companion
bot-adaptive-text = Keeps it close: the further it thinks it is ahead in this match, the more it slips on purpose; behind, it plays as well as Adept. It moves at once and remembers nothing of other matches.
bot-with-persona = { $bot } ({ $persona })
persona-plain = none
persona-plain-text = The bots play without any special liking.
persona-collector = Collector
persona-collector-text = Likes feathers and eggs more than they are worth.
persona-brewer = Brewer
persona-brewer-text = Likes symbols for concoctions more than they are worth.
persona-hoarder = Hoarder
persona-hoarder-text = Is loath to spend tokens and keeps them for the end of the round.
persona-spoiler = Spoiler
persona-spoiler-text = Likes to take what somebody else needs.
persona-ruthless = Ruthless
persona-ruthless-text = Counts only the lead, not its own score, and would rather end a round early than share it. Makes a difference from Adept up.
bot-random = Moth
bot-random-text = A random bot: every legal action is equally likely.
bot-greedy = Owl
bot-greedy-text = A greedy bot: it takes what is worth most at once and never looks ahead.
bot-militia = Badger
bot-label = { $bot } · { $level }

## Undo and versions

undo-offer = Take your last action back
undo-done = { $who ->
    [you] You take your last action back.
   *[other] { $name } takes the last action back.
}
undo-limit = Undo reaches back to the last card, tile or die that was revealed, no further.
version-now = After { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
version-rules = Rules version { $version }.

## Records

record-saved = The match is saved in { $path }.
record-loaded = The match from { $path } is back on the table, after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
record-whole = The record is whole: replaying it leads to the end it claims.
record-secret = While a match runs, its record holds every secret; share it only afterwards.
record-commitment = The dice are fixed from the start. Their fingerprint: { $commitment }
record-key = The match is over, so its key is open to all: { $key }

## Why a file cannot be read or written

reason-ENOENT = there is no such file or folder
reason-ENOTDIR = a file stands where a folder is needed
reason-EISDIR = it is a folder, not a file
reason-EACCES = you lack the permission
reason-EPERM = the system does not permit it
reason-EROFS = the disk is write-protected
reason-ENOSPC = the disk is full
reason-EDQUOT = your share of the disk is used up
reason-EEXIST = it exists already
reason-storage-locked = another program is writing to the database
reason-storage-read-only = the database is write-protected
reason-storage-damaged = the database is damaged; restore it from a copy
reason-ENAMETOOLONG = the name is too long
reason-ELOOP = a link leads back to itself
reason-EIO = the disk does not answer properly
reason-other = the system refuses it ({ $code })

## Refusals, in one sentence each

error-clause = { $sentence } Rule { $clause }.
error-unknown = This was refused ({ $code }), and nothing has changed.
error-unknown-facts = This was refused ({ $code }; { $facts }), and nothing has changed.
error-not-an-action = { $version ->
    [0] “{ $text }” is no action; write the seat, a verb and what it is about, such as “0 cast 4 c2”.
   *[other] Action { $version } of this record cannot be read (“{ $text }”); restore the file from a copy.
}
error-not-a-seat = “{ $text }” is no seat; an action begins with the number of a seat, and the first seat is 0.
error-unknown-game = There is no game called “{ $game }” here; known: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”; known: { $known }.
error-unknown-persona = There is no persona called “{ $persona }” for this bot; known: { $known }.
error-unknown-language = We do not speak “{ $language }” yet; known: { $known }.
error-unknown-option = There is no option called “{ $option }”; known: { $known }.
error-unknown-value = “{ $value }” is no value for { $option }; possible: { $known }.
error-out-of-range = { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
error-pack-too-large = This pack is too large for the table: { $found } of “{ $part }”, and at most { $most } can be played.
error-not-yes-or-no = { $option } must be true or false.
error-not-a-list = { $option } must be a list.
error-not-a-table = { $option } must be a table of names and values.
error-named-twice = { $option } names something twice; each name may appear only once.
error-not-your-turn = { $turn } is to decide now, not { $seat }.
error-match-over = The match is over; no more actions can be taken.
error-stale-version = This answers the position after { $found ->
    [one] { $found } action
   *[other] { $found } actions
}, but there have been { $now }; look at the table again and choose anew.
error-nothing-to-undo = There is nothing to take back yet.
error-undo-of-others = The last action was somebody else’s; you can only take back your own.
error-undo-past-reveal = Something hidden was revealed since, so this can no longer be taken back.
error-not-a-record = This file is no record of a match; choose a file that Moonlit has written.
error-truncated-record = This record breaks off or is no proper JSON; it was probably cut short when it was copied.
error-altered-record = The seal of this record does not fit its contents; somebody has changed it by hand.
error-future-format = This record is of format { $found }, and we read up to { $known }; a newer Moonlit can open it.
error-other-rules = This record was played with rules version { $found }, and these are version { $known }; replay it with a Moonlit of that time.
error-other-pack = This record was played with another pack (its hash begins with { $found }); name the folder of that pack.
error-other-key = The key in this record is not the one promised when the match began, so its dice cannot be trusted.
error-not-a-key = The key in this record is no key: it must be 64 hexadecimal digits.
error-refused-action = Action { $version } of this record, “{ $text }”, cannot have happened: { $reason }
error-other-end = All { $version ->
    [one] { $version } action
   *[other] { $version } actions
} can be replayed, but they lead to another end than the record claims.
error-save-waits = The rules of today lead this match elsewhere, so it cannot go on as it was; `moonlit play --resume { $path } --go-on` goes on from where it stood, as practice, and leaves this file as it is.
error-save-over = This match is over, and the rules of today would lead it elsewhere; at a terminal `moonlit play --resume { $path }` shows what was told of it.
error-other-game = This record is of the game “{ $found }”, and this is “{ $known }”.
error-unreadable-record = The record { $path } cannot be opened; look whether the file is there and may be read.
error-record-exists = { $path } exists already; choose another name for the record.
error-no-end = This record does not say how it ended, so there is nothing to compare it with.
error-unreadable-tracks = The progress file { $path } cannot be read; move it away or restore it from a copy.
error-broken-record = The record { $path } is damaged; the version before it can be played on instead: { $before }.
error-broken-tracks = The progress file { $path } is damaged; the version before it lies beside it as { $before } and can be put in its place.
error-unwritable-tracks = What was earned could not be kept in { $path }; look whether that file may be written.
error-too-many-people = There is no room for “{ $text }” on the tracks; they belong to { $known }.
error-unknown-list = There is no list called “{ $list }”; known: { $known }.
error-too-many-seats = { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} named, but the match has { $players }.
error-no-checkout = This needs a checkout of the sources: { $needed } is not here.
error-bad-test = The test { $path } cannot be read: { $reason }.
error-bad-excuses = The list of excuses { $path } cannot be read: { $reason }.
error-no-chess = The comparison needs the package { $package }; install moonlit with the extra [{ $extra }].
error-no-pyminion = There is no { $package } in { $path }; name the folder of an environment that has it, or its Python.
error-not-a-course = { $path } is no training of ours, or was cut short; name another file.
error-bench-stopped = The measurement broke off: { $reason }.
error-unreadable-trial = { $path } cannot be opened; look whether the file is there and may be read.
error-not-a-trial = { $path } is neither proper TOML (if its name ends in .toml) nor proper JSON.
error-unknown-part = { $path } has a part “{ $part }” that nobody knows; known: { $known }.
error-bad-part = { $path }: config must be a table, script a list of actions, seed a whole number; { $part } is something else.
error-trial-part = { $path }, { $part }: { $reason }
error-trial-step = { $path }, step { $step } (“{ $text }”): { $reason }
error-unknown-seats = It is not noted beside { $path } who sat where; name all { $seats } players with --seats.

## Programs from outside

bot-program = Guest
bot-strategy = Strategist
program-last-words = The last line on its stderr: “{ $text }”.
program-stand-in = { NAME($bot) } plays on for it until this match ends.
program-replaced = { $bot } failed in { $count ->
    [one] { $count } match
   *[other] { $count } matches
} out of { $all }. In match { $match }: { $lapse }
reason-ENOEXEC = it is no program this computer can run; a script needs a first line such as #!/usr/bin/env python3
error-bad-program = “{ $text }” names no program; write the command that starts it, such as “program:python3 first_legal.py”.
error-missing-program = There is no program “{ $program }” to be found; look at its path and whether it may be run.
error-program-beside-record = A program sat at this table (“{ $program }”), and it is only started if you name it yourself; name everybody with --seats.
error-program-not-started = The program “{ $program }” could not be started: { $reason }.
error-program-not-ready = The program “{ $program }” had to say “ready” first and said “{ $text }”.
error-program-ended = The program “{ $program }” ended in the middle of the match with status { $status }.
error-program-silent = The program “{ $program }” said nothing for { $seconds } s.
error-program-not-legal = The program “{ $program }” said “{ $text }”, and that is none of its legal actions.
error-program-flooded = The program “{ $program }” said more than the one line it was asked for, beginning with “{ $text }”.
