### What the table on the network has to say: seats, chat, undo by consent, records.

server-undone = { $who ->
    [you] You take back: { $count ->
        [0] the match is at its beginning again
        [one] { $count } action stands
       *[other] { $count } actions stand
    }.
   *[other] { $name } takes back: { $count ->
        [0] the match is at its beginning again
        [one] { $count } action stands
       *[other] { $count } actions stand
    }.
}
server-stood-in = { $who ->
    [you] (A bot played this for you.)
   *[other] (A bot played this for { $name }.)
}
server-verified-key = The key fits the fingerprint that was shown at the start: { $commitment }
server-verified-actions = { $count ->
    [one] { $count } action was
   *[other] { $count } actions were
} played again, with the same dice.
server-verified-unfinished = The match in it was not played to its end.

## Refusals

error-id-reused = The id “{ $id }” was used for something else already; nothing has changed.
error-foreign-seat = This action is for { $seat }, and that is not your seat.
error-unknown-version = There is no version { $found }; the newest is { $now }.
error-unknown-match = There is no match called “{ $match }” here; look at the link again.
error-match-of-other-rules = This match was begun with other rules than those of this Moonlit. What was told of it stays. It goes on by the rules of today once everybody at the table agrees, or by its own in the Moonlit it was begun with.
error-match-goes-on = This match goes on by the rules it was begun with.
error-cannot-go-on = The rules of today cannot go on from where this match stands. Nothing of it is lost: the Moonlit it was begun with can open it.
error-bad-start = The position in this record is none that a match can go on from.
error-record-goes-on = This record goes on from a position of other rules, so it cannot be taken over here; “moonlit replay” tells it.
error-unknown-token = This private link opens no seat of this match.
error-unknown-lesson = There is no lesson called “{ $lesson }”; known: { $known }.
error-not-the-host = Only whoever made the match may do this.
error-no-onlookers = This table takes no onlookers; join a seat, or ask for your private link.
error-onlookers-only-look = You are looking on; only those who sit here may act.
error-no-free-seat = All seats are taken.
error-seat-taken = Seat { $place } is taken.
error-bot-keeps-seat = Seat { $place } is a bot’s and stays one while the match runs; whoever sat down there would see its hand.
error-undo-stops-at-cover = Nothing can be taken back that was there before a bot stepped in for somebody who is missing; wait for them.
error-not-missing = A bot can be let in at seat { $place } only after its player was gone for a minute.
error-no-such-seat = There is no seat { $place } at this table.
error-seats-still-open = Some seats are still open; wait for your friends, or give the seats to bots.
error-match-begun = The match has begun already.
error-match-not-begun = The match has not begun yet.
error-match-not-over = The match is still going on; its record is secret until the end.
error-no-undo-here = Nothing can be taken back at this table; that was agreed when it was made.
error-no-hints-here = There are no hints at this table; that was agreed when it was made.
error-no-hints-for-game = There are no hints for this game yet.
error-no-analysis-of-game = There is no analysis of this game’s matches yet.
error-no-puzzles-of-game = There are no puzzles of this game yet.
error-no-hint-now = A hint can be had only when it is your turn to decide.
error-hint-failed = No hint could be worked out this time. Try again.
error-too-many-hints = So many are thinking at the moment that there is no hint. Try again in a few seconds.
error-analysis-failed = The analysis could not be made. Try again.
error-too-many-analyses = { $most } analyses are waiting already; try again in a few minutes.
error-unknown-puzzle = There is no puzzle { $number }; the last one is { $count }.
error-unknown-day = There is nothing to play for “{ $day }”; the days go from { $first } to { $last }.
error-no-days-of-game = There is no match of the day in the game “{ $game }”.
error-unknown-campaign = There is no campaign called “{ $campaign }” here; look at the link again.
error-no-campaigns-of-game = There are no campaigns in the game “{ $game }”.
error-too-many-campaigns = So many campaigns are kept for your address already that no more can be begun.
error-not-of-campaign = Only its people may change this campaign: open it by the private link of one of them.
error-campaign-changed = Somebody else has changed this campaign in the meantime; nothing was done. Look at it again.
error-campaign-goes-on = This match belongs to a campaign; the next chapter is opened from its sheet.
error-no-goal-to-go-back-to = There is no goal to go back to: only a chapter that was just lost can go on from its last goal.
error-no-choice-here = “{ $text }” is not among the choices here.
error-nothing-asked = Nobody is asking you for this any more.
error-undo-declined = You have just asked for this and it was declined; play on, and ask again in half a minute at the earliest.
error-no-chat-here = There is no chat at this table.
error-nothing-said = There is nothing in this message.
error-too-much-chat = That is a lot at once; wait a few seconds before you write again.
error-too-much-chat-here = The people here write so much at once that the table cannot follow; wait a few seconds.
error-hello-first = The page has not said which match it is about; load it again.
error-bad-message = This message cannot be read ({ $reason }); nothing has changed. Load the page again.
error-too-long = This is too long; at most { $most } bytes are taken.
error-too-many-requests = That were many requests in a short time; wait a minute.
error-too-busy = So much is asked of this server at the moment that this has to wait. Try again in a few seconds.
error-too-many-matches = So many matches are kept for your address already that no more can be made. Whoever runs this server can remove old ones (moonlit serve --prune).
error-too-many-actions = This record has { $found } actions; no match here takes more than { $most }.
error-match-too-long = This match has reached { $most } actions and takings back, which is all that a table keeps; it can go no further.
error-not-at-this-computer = Only somebody at the computer that runs this server can open it to the home network.
error-home-is-elsewhere = This computer’s address in the home network is another one now; look at it again.
error-home-is-closed = This computer does not let the server listen in the home network; start it anew with --lan.
error-foreign-page = This request comes from another page; open the table itself.
error-unknown-address = There is nothing under this address.
error-unknown-method = This address cannot be asked in this way.
error-unknown-host = This server does not go by the name it was called; open it by its own address.
error-storage-failed = The table could not write this down, so it did not happen ({ $reason }). Try again.
error-storage-unusable = The matches in { $path } cannot be opened: { $reason }.
error-future-matches = These matches were kept by a newer Moonlit (format { $found }, and this one reads up to { $known }); open them with that one.
error-match-damaged = What is kept of this match is damaged, so it cannot be opened; the other matches are not concerned.
error-actions-damaged = What is kept of the actions of this match is damaged, so it cannot go on. What was told of it stays, and the other matches are not concerned.
error-data-in-use = The folder { $path } belongs to a server that is running already: { $server }. Open that one, end it, or choose another folder with --data.
