### What surrounds the drawn table: score sheet, replay, help, lesson, progress.

## Score sheet

webaround-score-title = Score sheet
webaround-score-caption = Points of everybody by category
webaround-score-category = Category
webaround-score-total = Total
webaround-score-best = Most:
webaround-score-winner = winner
webaround-score-bot = bot
webaround-score-kept = kept
webaround-score-copied = mirror stone as { $tile }
webaround-score-skip = Show everything
webaround-score-table = Back to the table
webaround-score-rematch = Rematch
webaround-score-join = Join the rematch
webaround-score-replay = Replay
webaround-score-share = Share
webaround-share-done = Link copied
webaround-share-copied = The link is copied. It holds the whole match; whoever opens it sees everybody’s cards.
webaround-score-fresh = { $count ->
    [one] { $count } new entry on your tracks
   *[other] { $count } new entries on your tracks
}
webaround-curve-title = Points if the match had ended there
webaround-curve-told = A line for each player: what they would have scored had the match ended there. The table below says the same.
webaround-curve-table = As a table
webaround-curve-phase = After
webaround-curve-row = Phase { $number }
webaround-round-twilight = Twilight
webaround-round-moonlight = Moonlight
webaround-swings-title = Largest swings
webaround-swing-phase = Phase { $number }
webaround-swing-look = Look there

## Lesson: sentences have at most twenty words

webaround-learn-title = Learn in five minutes
webaround-learn-leave = Leave the lesson
webaround-learn-speaker = The sprite says
webaround-learn-steps = Step { $step } of { $count }
webaround-learn-loading = The owl is waking up…
webaround-learn-press = I see
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
webaround-learn-runestone = A runestone brings a secret recipe. Keep one whose symbols you can collect.
webaround-learn-points = This is what you would score if the night ended now. Watch it grow; press it.
webaround-learn-goals = Goals bring extra points: for areas you hold, or for feats done first. Press one to read it.
webaround-learn-start = The winner starts again, beside the tile just won. Choose any spell and a glowing tile.
webaround-learn-draft = Twilight is over. Spells on the branch now fetch Sprite tiles, highest first. Take yours.
webaround-learn-moonlight = Moonlight: a new forest, and three new goals that everybody scores at the end. Press one.
webaround-learn-mirror = The night is over. A mirror stone counts as one more of your tiles: choose which.
webaround-learn-done-title = You can play Nocturne
webaround-learn-done = You have bid, passed, dedicated, won and counted. Play this night to its end, or start one of your own.
webaround-learn-play-on = Play on
webaround-learn-new = New match
