### The analysis after a match.

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
analysis-positions = The turning points are in { $path }; `moonlit play --resume` goes on from there.

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
