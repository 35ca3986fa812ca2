### What can be wrong with a pack: parts of a line that begins with the file and the row.

## Rows: the noun of a table, then its name or number

pack-row = { NAME($table) } { $name }
pack-row-unnamed = { NAME($table) } in row { $number }
pack-task = { $row }, task { $task }
pack-row-tile = tile
pack-row-starter = starter
pack-row-concoction = concoction
pack-row-twilight = twilight goal
pack-row-moonlight = moonlight goal
pack-row-character = character
pack-row-card = card
pack-row-scenario = scenario
pack-row-achievement = achievement
pack-row-variant = variant
pack-row-size = size for players
pack-row-slot = slot
pack-row-layout = layout
pack-row-rank = rank
pack-row-difference = difference
pack-row-ruling = ruling
pack-row-switch = switch
pack-row-basic = basic card
pack-row-base = base card
pack-row-nocturne = Dominion: Nocturne card
pack-row-heirloom = Heirloom
pack-row-spirit = Spirit
pack-row-zombie = Zombie
pack-row-other = other card
pack-row-boon = Boon
pack-row-hex = Hex
pack-row-state = State
pack-row-kingdom = Kingdom
pack-row-entity = ally or boss
pack-row-heroes = hero
pack-row-upgrades = upgrade card
pack-row-wyrms = wyrm card
pack-row-scraps = scrap
pack-row-endings = ending
pack-row-keyword = keyword
pack-row-rule = rule

## Files

pack-file-missing = this file is missing
pack-unknown-file = unknown file; known are { $known }
pack-unreadable = cannot be read: { $reason }
pack-too-large = is larger than { $most } bytes
pack-not-text = is not UTF-8 text
pack-too-deep = is nested too deeply
pack-not-toml = not TOML: { $problem }
pack-not-toml-at = not TOML: { $problem } (column { $column })
pack-toml-equals = “=” is missing after a key
pack-toml-header = the header of a table is not closed with its brackets
pack-toml-line_end = something stands where the line should end
pack-toml-statement = this is neither a key nor the header of a table
pack-toml-key = a key cannot begin like this
pack-toml-value = this is no value; texts stand in quotation marks
pack-toml-date = there is no such date or time
pack-toml-escape = a backslash in a text must be doubled
pack-toml-string = a text is not closed with its quotation marks
pack-toml-list = a list is not closed with ]
pack-toml-table = a table in braces is not closed
pack-toml-character = a control character stands here
pack-toml-twice = this is defined a second time
pack-toml-number = a number is too long
pack-toml-other = it cannot be read

## Tables and fields

pack-unknown-table = unknown table "{ $table }"; known are { $known }
pack-table-missing = table "{ $table }" is missing
pack-table-shape = table "{ $table }" must be written as { $header }
pack-unknown-field = unknown field "{ $field }"; known are { $known }
pack-field-missing = field "{ $field }" is missing
pack-field-needed = field "{ $field }" is missing for { $by } { $value }
pack-field-needless = field "{ $field }" must be left out for { $by } { $value }
pack-not-whole = { $field } must be a whole number, found { $found }
pack-out-of-bounds = { $field } must be from { $least } to { $most }, found { $found }
pack-not-a-choice = { $field } must be one of { $known }, found { $found }
pack-bad-form = { $field } must be { $form }, found { $found }
pack-not-yes-or-no = { $field } must be true or false, found { $found }
pack-not-a-setting = { $field } must be a text, true or false, found { $found }
pack-not-a-list = { $field } must be a list, found { $found }
pack-not-a-table = { $field } must be a table in braces, found { $found }
pack-wrong-length = { $field } must have { $wanted ->
    [one] { $wanted } entry
   *[other] { $wanted } entries
}, found { $found }
pack-too-short = { $field } must have at least { $least ->
    [one] { $least } entry
   *[other] { $least } entries
}, found { $found }
pack-length-out-of-bounds = { $field } must have { $least } to { $most } entries, found { $found }
pack-found-list = a list
pack-found-table = a table
pack-found-giant = a number that is too large
pack-form-text = a text that is not empty
pack-form-id = letters and digits without spaces
pack-form-symbols = at most two of the symbols S F M H E
pack-form-recipe = one to nine of the symbols S F M H E
pack-form-clause = the id of a clause, such as N-VAR-2
pack-form-grid_row = one to seven of the marks # and .
pack-form-difference = E- and a number
pack-form-ruling = O- and a number

## Rows among each other

pack-used-twice = { $field } is used twice, first in line { $line }
pack-rows-missing = after this, rows are missing: { $field } { $missing }
pack-row-too-many = one row too many; { $field } ends with { $last }
pack-row-out-of-order = rows must be in order: { $field } { $wanted } belongs here
pack-grade-of-nothing = grades names "{ $field }", which is no field of this table
pack-grade-not-weakest = grade must be "{ $grade }", the weakest of grades
pack-source-without-book = source must name EN, DE or PL where something is printed
pack-source-without-us = source must name "ours" where something is ours
pack-no-such-note = there is no { $note } in editions.toml

## Tiles and concoctions

pack-tiles-of-type = { $wanted ->
    [one] { $wanted } { $type } tile is
   *[other] { $wanted } { $type } tiles are
} needed, found { $found }
pack-tiles-of-kind = { $wanted ->
    [one] { $wanted } { $type } tile of kind { $kind } is
   *[other] { $wanted } { $type } tiles of kind { $kind } are
} needed, found { $found }
pack-chest-points = points must be { $points }, as in scoring.toml
pack-kind-needless = kind must be left out for type { $type }, found { $found }
pack-kind-unknown = kind must be one of { $known } for type { $type }, found { $found }
pack-rune-symbol = symbols must be "{ $symbol }" for kind { $kind }, found { $found }
pack-points-per-recipe = points must have one entry for each recipe
pack-recipe-not-contained = recipe { $first } must be contained in { $full }
pack-tiers-not-rising = points must rise from the first tier to the full recipe

## Goals, solo cards, scenarios, conditions

pack-goal-timing = timing must be "{ $timing }" for rule { $rule }
pack-grid-uneven = { $field } must have rows of equal length
pack-grid-empty = { $field } must have at least one #
pack-solo-cards = { $wanted ->
    [one] { $wanted } solo card is
   *[other] { $wanted } solo cards are
} needed, found { $found }
pack-goals-repeated = { $field } must name three different goals
pack-no-such-goal = there is no { $round } goal { $goal } in goals.toml
pack-no-such-character = there is no character { $character } in characters.toml
pack-condition-needs = "{ $what }" needs the field "{ $field }"
pack-condition-field = "{ $what }" does not know the field "{ $field }"
pack-condition-bound = "{ $what }" needs exactly one of at_least and at_most
pack-no-such-kind = there are no { $type } tiles of kind "{ $kind }"
pack-switch-alone = "switch" and "value" must stand together
pack-no-such-value = switch { $switch } has no value { $found }

## Tokens, forests, points

pack-token-count = { $wanted ->
    [one] { $wanted } token is
   *[other] { $wanted } tokens are
} needed, star included, found { $found }
pack-numbers-falling = numbers must be in ascending order
pack-numbers-not-rising = numbers must be different and in ascending order
pack-numbers-not-of-two = numbers must be among those for two players
pack-forest-size = rows times columns must be { $wanted }, found { $found }
pack-slot-count = slots must be { $wanted }, the [[slot]] rows in use
pack-slot-order = slots must be in reading order, each in its own place
pack-layout-count = one layout for { $players ->
    [one] { $players } player
   *[other] { $players } players
} is needed, found { $found }
pack-grid-cells = grid must have { $wanted ->
    [one] { $wanted } cell
   *[other] { $wanted } cells
}, found { $found }
pack-corners-repeated = corners must be four different cells
pack-corner-outside = corner { $corner } is no cell of the grid
pack-points-falling = points must not fall from one entry to the next
pack-points-rising = points must not rise from one entry to the next
pack-rank-count = { $wanted ->
    [one] { $wanted } rank is
   *[other] { $wanted } ranks are
} needed, found { $found }
pack-rank-order = at must be more than { $before }, the rank before

## Switches

pack-switch-values = values must be { $wanted }, found { $found }
pack-preset-value = { $field } must be one of { $known }
pack-switch-unexplained = no difference and no ruling names this switch

## Cards and Kingdoms

pack-entry-repeated = { $field } names "{ $name }" more than once
pack-no-such-id = { $field } names "{ $name }", which is no id of { $known }
pack-type-missing = types must name "{ $type }" in this table
pack-heirloom-unnamed = no card names this Heirloom
pack-druid-absent = druid must be left out where druid is not among the cards
pack-back-copies = copies must be { $wanted }, as on the other side
pack-box-count = the box must hold { $wanted ->
    [one] { $wanted } card
   *[other] { $wanted } cards
}, the rows add up to { $found }

## Strategies

pack-condition-ends = the condition ends too soon; { $wanted } could follow
pack-condition-word = “{ $found }” does not fit here; { $wanted } could stand in its place
pack-condition-too-long = the condition is longer than { $most } characters
pack-condition-alternatives = the condition has more than { $most } alternatives
pack-condition-number = { $found } is larger than { $most }
pack-unknown-word = unknown word “{ $found }”; known are { $known }
pack-unknown-card = unknown card “{ $found }”
pack-too-many-rules = there are more than { $most } rules

## Stories: the source

pack-not-yaml = not YAML: it cannot be read
pack-not-yaml-at = not YAML: it cannot be read from column { $column } on; look for a bracket, a quotation mark or an indentation that does not fit
pack-yaml-alias = anchors and aliases (& and *) are not read; write it out
pack-yaml-key-twice = key "{ $field }" stands here a second time, first in line { $line }
pack-yaml-key-shape = a key must be a single word
pack-yaml-bare-word = YAML takes a bare { $found } for true or false; write true or false, or put it in quotation marks
pack-yaml-tag = tags such as { $found } are not read
pack-form-border = two areas with a hyphen, such as T1-T2
pack-form-piece = a name in small letters, digits and hyphens, such as lamp-lit
pack-form-colour = a colour such as #16302a
pack-not-a-coordinate = { $field } must be a number, found { $found }

## Stories: words and values

pack-noun-card = card
pack-noun-keyword = keyword
pack-noun-counter = counter
pack-noun-stack = stack
pack-noun-set = set of areas
pack-noun-token = token
pack-noun-ally = ally
pack-noun-boss = boss
pack-noun-entity = ally or boss
pack-noun-wyrm = wyrm card
pack-noun-board = board
pack-noun-area = area
pack-noun-ending = ending
pack-noun-chapter = chapter
pack-noun-vortex = vortex
pack-noun-hero = hero
pack-noun-tag = tag
pack-noun-option = option
pack-noun-band = band
pack-noun-vars = number in vars
pack-noun-texts = list in texts
pack-no-argument = "{ $word }" takes nothing; write { $word }: true
pack-not-one-word = exactly one word must say what this is, found: { $found }
pack-not-a-text = { $field } must be a text in { $known }, found { $found }
pack-translation-missing = { $field } has no text in { $language }
pack-screen-too-long = the text in { $language } is longer than a screen: { $found } characters, at most { $most }
pack-not-a-comparison = a comparison is missing; one of { $known } is needed
pack-not-a-number = { $field } must be a whole number, a name with $ or one of { $known }, found { $found }
pack-not-a-selector = who or where is meant? Found { $found }; possible are { $known }
pack-unknown-id = there is no { $noun } "{ $found }"; known are { $known }
pack-never-used = { $noun } "{ $name }" is used nowhere
pack-exactly-one = exactly one of { $fields } must be there

## Stories: cards and ways

pack-card-kind = card { $card } is of kind { $found }; here it must be { $known }
pack-no-such-border = there is no border { $border } on any board
pack-border-twice = border { $border } is given twice
pack-no-point = { $kind }: every point of a line must be two or three numbers
pack-no-such-piece = nobody has drawn a piece "{ $found }"; it is left out of the picture
pack-requires-later = requires names { $chapter }, which does not come before this chapter
pack-no-chapter-end = no card is of kind chapter_end
pack-no-start = no card places the heroes with place_heroes
pack-unreachable-card = nothing leads to this card and nothing brings it into play
pack-dead-end = no way leads from this card to the end of the chapter
pack-idle-circle = cards { $cards } lead in a circle without a decision or a goal
pack-no-open-option = with some keywords none of the options is open; one must need nothing
pack-unreachable-area = area { $area } cannot be walked to from where the heroes start
pack-stack-stops = nothing on this card brings up the next one of stack { $stack } (next_in_stack)

## Stories: goals

pack-goal-counter = with { $heroes } heroes counter "{ $counter }" must come to { $wanted }, but what is in play adds up to { $most }
pack-goal-card-not-laid = card { $card } must be finished, but nothing lays it out before
pack-goal-card-stays = card { $card } must be finished, but it never leaves: it is not discarded and nothing calls it done
pack-goal-deserted = all heroes can leave the board under this goal, and then nothing ever ends it; add “all_heroes: left” to the goal, or let them come back
pack-goal-nobody-leaves = all heroes must have left, but nothing lets a hero leave the board
pack-goal-keyword = keyword { $keyword } must be written, but nothing in play writes it
pack-goal-not-created = "{ $name }" is needed, but nothing puts it on the board before
pack-too-many-heroes = this asks for more heroes than two, but two may be all there are

## Stories: keywords, numbers and who acts

pack-keyword-not-written = keyword { $keyword } is read here, but no card writes it in this chapter or an earlier one
pack-keyword-never-written = no card writes this keyword
pack-keyword-never-read = nothing reads this keyword
pack-too-many-dice = from 1 to { $most } dice can be rolled
pack-need-nothing = at least 1 success must be needed
pack-spawn-over-pool = more wyrms than the pool ever holds
pack-too-many-sparks = at most { $most } sparks exist, found { $found }
pack-spark-cost = nobody can pay { $cost ->
    [one] { $cost } spark
   *[other] { $cost } sparks
} here
pack-no-such-upgrade = there is no upgrade card { $n } for hero { $hero }
pack-bands = the bands must cover 1 to { $most } fate tokens, each exactly once
pack-sides = an upgrade card must have two sides, found { $found }
pack-empty-wyrm-card = a wyrm card needs a symbol, an effect or another card to reveal
pack-discard-no-item = only an item can be discarded by its special action; use remove_card here
pack-modifier-choice = a standing change cannot ask for a choice of wyrms; use all or it, perhaps with uses
pack-not-fixed = { $field } must be fixed before the match: a whole number, by_heroes or by_players
pack-nobody-acts = "{ $word }" means nobody here, because no hero is acting
