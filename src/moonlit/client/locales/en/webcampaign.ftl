### The shelf of campaigns and the campaign sheet, as the page says it.

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
