### Was an einem Paket falsch sein kann: Teile einer Zeile, die mit Datei und Eintrag beginnt.

## Einträge: das Wort für ihre Tabelle, dann Name oder Nummer

pack-row = { NAME($table) } { $name }
pack-row-unnamed = { NAME($table) } in Eintrag { $number }
pack-task = { $row }, Aufgabe { $task }
pack-row-tile = Plättchen
pack-row-starter = Startmixtur
pack-row-concoction = Mixtur
pack-row-twilight = Dämmerungsziel
pack-row-moonlight = Mondlichtziel
pack-row-character = Charakter
pack-row-card = Karte
pack-row-scenario = Szenario
pack-row-achievement = Herausforderung
pack-row-variant = Variante
pack-row-size = Größe für Personenzahl
pack-row-slot = Plättchenfeld
pack-row-layout = Waldform
pack-row-rank = Rang
pack-row-difference = Unterschied
pack-row-ruling = Auslegung
pack-row-switch = Schalter
pack-row-basic = Basiskarte
pack-row-base = Karte des Basisspiels
pack-row-nocturne = Karte aus Dominion: Nocturne
pack-row-heirloom = Erbstück
pack-row-spirit = Erscheinung
pack-row-zombie = Zombie
pack-row-other = weitere Karte
pack-row-boon = Gabe
pack-row-hex = Plage
pack-row-state = Zustand
pack-row-kingdom = Königreich
pack-row-entity = Gefährte oder Boss
pack-row-heroes = Held
pack-row-upgrades = Verbesserungskarte
pack-row-wyrms = Zahnlingskarte
pack-row-scraps = Schnipsel
pack-row-endings = Ende
pack-row-keyword = Stichwort
pack-row-rule = Regel

## Dateien

pack-file-missing = diese Datei fehlt
pack-unknown-file = unbekannte Datei; bekannt sind { $known }
pack-unreadable = nicht lesbar: { $reason }
pack-too-large = größer als { $most } Bytes
pack-not-text = kein UTF-8-Text
pack-too-deep = zu tief verschachtelt
pack-not-toml = kein TOML: { $problem }
pack-not-toml-at = kein TOML: { $problem } (Spalte { $column })
pack-toml-equals = nach einem Schlüssel fehlt „=“
pack-toml-header = der Kopf einer Tabelle ist nicht mit seinen Klammern geschlossen
pack-toml-line_end = wo die Zeile enden sollte, steht noch etwas
pack-toml-statement = das ist weder ein Schlüssel noch der Kopf einer Tabelle
pack-toml-key = so kann ein Schlüssel nicht beginnen
pack-toml-value = das ist kein Wert; Texte stehen in Anführungszeichen
pack-toml-date = dieses Datum oder diese Uhrzeit gibt es nicht
pack-toml-escape = ein Rückstrich in einem Text muss verdoppelt werden
pack-toml-string = ein Text ist nicht mit seinen Anführungszeichen geschlossen
pack-toml-list = eine Liste ist nicht mit ] geschlossen
pack-toml-table = eine Tabelle in geschweiften Klammern ist nicht geschlossen
pack-toml-character = hier steht ein Steuerzeichen
pack-toml-twice = das wird zum zweiten Mal festgelegt
pack-toml-number = eine Zahl ist zu lang
pack-toml-other = das ist nicht zu lesen

## Tabellen und Felder

pack-unknown-table = unbekannte Tabelle "{ $table }"; bekannt sind { $known }
pack-table-missing = Tabelle "{ $table }" fehlt
pack-table-shape = Tabelle "{ $table }" muss als { $header } geschrieben werden
pack-unknown-field = unbekanntes Feld "{ $field }"; bekannt sind { $known }
pack-field-missing = Feld "{ $field }" fehlt
pack-field-needed = Feld "{ $field }" fehlt, nötig bei { $by } = { $value }
pack-field-needless = Feld "{ $field }" muss bei { $by } = { $value } wegbleiben
pack-not-whole = { $field } muss eine ganze Zahl sein, gefunden: { $found }
pack-out-of-bounds = { $field } muss zwischen { $least } und { $most } liegen, gefunden: { $found }
pack-not-a-choice = { $field } muss eines von { $known } sein, gefunden: { $found }
pack-bad-form = { $field } muss so aussehen: { $form }; gefunden: { $found }
pack-not-yes-or-no = { $field } muss true oder false sein, gefunden: { $found }
pack-not-a-setting = { $field } muss ein Text, true oder false sein, gefunden: { $found }
pack-not-a-list = { $field } muss eine Liste sein, gefunden: { $found }
pack-not-a-table = { $field } muss eine Tabelle in geschweiften Klammern sein, gefunden: { $found }
pack-wrong-length = { $field } muss { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträge
} haben, gefunden: { $found }
pack-too-short = { $field } muss mindestens { $least ->
    [one] { $least } Eintrag
   *[other] { $least } Einträge
} haben, gefunden: { $found }
pack-length-out-of-bounds = { $field } muss { $least } bis { $most } Einträge haben, gefunden: { $found }
pack-found-list = eine Liste
pack-found-table = eine Tabelle
pack-found-giant = eine zu große Zahl
pack-form-text = ein Text, der nicht leer ist
pack-form-id = Buchstaben und Ziffern ohne Leerzeichen
pack-form-symbols = höchstens zwei der Symbole S F M H E
pack-form-recipe = eins bis neun der Symbole S F M H E
pack-form-clause = das Kürzel einer Klausel, etwa N-VAR-2
pack-form-grid_row = eins bis sieben der Zeichen # und .
pack-form-difference = E- und eine Zahl
pack-form-ruling = O- und eine Zahl

## Einträge untereinander

pack-used-twice = { $field } ist doppelt, zuerst in Zeile { $line }
pack-rows-missing = danach fehlen Einträge: { $field } { $missing }
pack-row-too-many = ein Eintrag zu viel; { $field } endet mit { $last }
pack-row-out-of-order = Einträge müssen der Reihe nach stehen: hierher gehört { $field } { $wanted }
pack-grade-of-nothing = grades nennt "{ $field }", was kein Feld dieser Tabelle ist
pack-grade-not-weakest = grade muss "{ $grade }" sein, das schwächste von grades
pack-source-without-book = source muss EN, DE oder PL nennen, wo etwas gedruckt ist
pack-source-without-us = source muss "ours" nennen, wo etwas von uns ist
pack-no-such-note = in editions.toml gibt es kein { $note }

## Plättchen und Mixturen

pack-tiles-of-type = { $wanted ->
    [one] nötig ist { $wanted } Plättchen
   *[other] nötig sind { $wanted } Plättchen
} der Art { $type }, gefunden: { $found }
pack-tiles-of-kind = { $wanted ->
    [one] nötig ist { $wanted } Plättchen
   *[other] nötig sind { $wanted } Plättchen
} der Art { $type } und der Sorte { $kind }, gefunden: { $found }
pack-chest-points = points muss { $points } sein, wie in scoring.toml
pack-kind-needless = kind muss bei der Art { $type } wegbleiben, gefunden: { $found }
pack-kind-unknown = kind muss bei der Art { $type } eines von { $known } sein, gefunden: { $found }
pack-rune-symbol = symbols muss bei der Sorte { $kind } "{ $symbol }" sein, gefunden: { $found }
pack-points-per-recipe = points muss einen Eintrag für jedes Rezept haben
pack-recipe-not-contained = Rezept { $first } muss in { $full } enthalten sein
pack-tiers-not-rising = points muss von der ersten Stufe zum vollen Rezept steigen

## Ziele, Solokarten, Szenarien, Bedingungen

pack-goal-timing = timing muss bei der Regel { $rule } "{ $timing }" sein
pack-grid-uneven = { $field } muss gleich lange Zeilen haben
pack-grid-empty = { $field } muss mindestens ein # haben
pack-solo-cards = { $wanted ->
    [one] nötig ist { $wanted } Solokarte
   *[other] nötig sind { $wanted } Solokarten
}, gefunden: { $found }
pack-goals-repeated = { $field } muss drei verschiedene Ziele nennen
pack-no-such-goal = in goals.toml gibt es kein Ziel { $round } { $goal }
pack-no-such-character = in characters.toml gibt es keinen Charakter { $character }
pack-condition-needs = "{ $what }" braucht das Feld "{ $field }"
pack-condition-field = "{ $what }" kennt das Feld "{ $field }" nicht
pack-condition-bound = "{ $what }" braucht genau eines von at_least und at_most
pack-no-such-kind = es gibt keine Plättchen der Art { $type } und der Sorte "{ $kind }"
pack-switch-alone = "switch" und "value" müssen zusammen stehen
pack-no-such-value = Schalter { $switch } hat keinen Wert { $found }

## Marker, Wälder, Punkte

pack-token-count = { $wanted ->
    [one] nötig ist { $wanted } Marker
   *[other] nötig sind { $wanted } Marker
}, Stern eingeschlossen, gefunden: { $found }
pack-numbers-falling = numbers muss aufsteigend geordnet sein
pack-numbers-not-rising = die Zahlen in numbers müssen verschieden sein und aufsteigen
pack-numbers-not-of-two = numbers darf nur Marker enthalten, die es auch zu zweit gibt
pack-forest-size = rows mal columns muss { $wanted } sein, gefunden: { $found }
pack-slot-count = slots muss { $wanted } sein, die Zahl der benutzten [[slot]]
pack-slot-order = Plättchenfelder müssen in Leserichtung stehen, jedes an seinem Ort
pack-layout-count = nötig ist eine Waldform für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, gefunden: { $found }
pack-grid-cells = grid muss { $wanted ->
    [one] { $wanted } Feld
   *[other] { $wanted } Felder
} haben, gefunden: { $found }
pack-corners-repeated = corners muss vier verschiedene Felder nennen
pack-corner-outside = Ecke { $corner } ist kein Feld von grid
pack-points-falling = points darf von Eintrag zu Eintrag nicht fallen
pack-points-rising = points darf von Eintrag zu Eintrag nicht steigen
pack-rank-count = { $wanted ->
    [one] nötig ist { $wanted } Rang
   *[other] nötig sind { $wanted } Ränge
}, gefunden: { $found }
pack-rank-order = at muss größer als { $before } sein, der Rang davor

## Schalter

pack-switch-values = values muss { $wanted } sein, gefunden: { $found }
pack-preset-value = { $field } muss eines von { $known } sein
pack-switch-unexplained = kein Unterschied und keine Auslegung nennt diesen Schalter

## Karten und Königreiche

pack-entry-repeated = { $field } nennt "{ $name }" mehr als einmal
pack-no-such-id = { $field } nennt "{ $name }", was keine id in { $known } ist
pack-type-missing = types muss in dieser Tabelle "{ $type }" nennen
pack-heirloom-unnamed = keine Karte nennt dieses Erbstück
pack-druid-absent = druid muss wegbleiben, wo druid nicht unter den Karten ist
pack-back-copies = copies muss { $wanted } sein, wie auf der anderen Seite
pack-box-count = in der Schachtel { $wanted ->
    [one] muss { $wanted } Karte
   *[other] müssen { $wanted } Karten
} sein, die Einträge ergeben { $found }

## Strategien

pack-condition-ends = die Bedingung endet zu früh; folgen könnte { $wanted }
pack-condition-word = „{ $found }“ passt hier nicht; an dieser Stelle kann { $wanted } stehen
pack-condition-too-long = die Bedingung ist länger als { $most } Zeichen
pack-condition-alternatives = die Bedingung hat mehr als { $most } Möglichkeiten
pack-condition-number = { $found } ist größer als { $most }
pack-unknown-word = unbekanntes Wort „{ $found }“; bekannt sind { $known }
pack-unknown-card = unbekannte Karte „{ $found }“
pack-too-many-rules = es gibt mehr als { $most } Regeln

## Geschichten: die Quelle

pack-not-yaml = kein YAML: das ist nicht zu lesen
pack-not-yaml-at = kein YAML: ab Spalte { $column } nicht zu lesen; such nach einer Klammer, einem Anführungszeichen oder einer Einrückung, die nicht passt
pack-yaml-alias = Anker und Verweise (& und *) werden nicht gelesen; schreib es aus
pack-yaml-key-twice = Schlüssel "{ $field }" steht hier zum zweiten Mal, zuerst in Zeile { $line }
pack-yaml-key-shape = ein Schlüssel muss ein einzelnes Wort sein
pack-yaml-bare-word = YAML hält ein bloßes { $found } für wahr oder falsch; schreib true oder false, oder setz es in Anführungszeichen
pack-yaml-tag = Marken wie { $found } werden nicht gelesen
pack-form-border = zwei Bereiche mit Bindestrich, etwa T1-T2
pack-form-piece = Kleinbuchstaben, Ziffern und Bindestriche, etwa lamp-lit
pack-form-colour = eine Farbe wie #16302a
pack-not-a-coordinate = { $field } muss eine Zahl sein, gefunden: { $found }

## Geschichten: Wörter und Werte

pack-noun-card = Karte
pack-noun-keyword = Stichwort
pack-noun-counter = Zähler
pack-noun-stack = Stapel
pack-noun-set = Menge von Bereichen
pack-noun-token = Marke
pack-noun-ally = Gefährte
pack-noun-boss = Boss
pack-noun-entity = Gefährte oder Boss
pack-noun-wyrm = Zahnlingskarte
pack-noun-board = Plan
pack-noun-area = Bereich
pack-noun-ending = Ende
pack-noun-chapter = Kapitel
pack-noun-vortex = Wirbel
pack-noun-hero = Held
pack-noun-tag = Kennwort
pack-noun-option = Möglichkeit
pack-noun-band = Stufe
pack-noun-vars = Zahl in vars
pack-noun-texts = Liste in texts
pack-no-argument = "{ $word }" nimmt nichts auf; schreib { $word }: true
pack-not-one-word = genau ein Wort muss sagen, was das ist, gefunden: { $found }
pack-not-a-text = { $field } muss ein Text in { $known } sein, gefunden: { $found }
pack-translation-missing = { $field } hat keinen Text in { $language }
pack-screen-too-long = der Text in { $language } passt nicht auf einen Bildschirm: { $found } Zeichen, höchstens { $most }
pack-not-a-comparison = es fehlt ein Vergleich; nötig ist eines von { $known }
pack-not-a-number = { $field } muss eine ganze Zahl, ein Name mit $ oder eines von { $known } sein, gefunden: { $found }
pack-not-a-selector = wer oder wo ist gemeint? Gefunden: { $found }; möglich sind { $known }
pack-unknown-id = das gibt es nicht ({ $noun }): "{ $found }"; bekannt sind { $known }
pack-never-used = nirgends benutzt ({ $noun }): "{ $name }"
pack-exactly-one = genau eines von { $fields } muss da sein

## Geschichten: Karten und Wege

pack-card-kind = Karte { $card } ist von der Art { $found }; hier muss sie { $known } sein
pack-no-such-border = auf keinem Plan gibt es eine Grenze { $border }
pack-border-twice = Grenze { $border } ist zweimal angegeben
pack-no-point = { $kind }: Jeder Punkt einer Linie besteht aus zwei oder drei Zahlen
pack-no-such-piece = ein Teil "{ $found }" hat niemand gezeichnet; im Bild fehlt es
pack-requires-later = requires nennt { $chapter }, das nicht vor diesem Kapitel kommt
pack-no-chapter-end = keine Karte ist von der Art chapter_end
pack-no-start = keine Karte stellt die Helden mit place_heroes auf
pack-unreachable-card = nichts führt zu dieser Karte, und nichts bringt sie ins Spiel
pack-dead-end = von dieser Karte führt kein Weg zum Ende des Kapitels
pack-idle-circle = Karten { $cards } führen im Kreis, ohne Entscheidung und ohne Ziel
pack-no-open-option = bei manchen Stichwörtern steht keine Möglichkeit offen; eine darf nichts verlangen
pack-unreachable-area = zum Bereich { $area } kommt man vom Start der Helden nicht zu Fuß
pack-stack-stops = nichts auf dieser Karte bringt die nächste von Stapel { $stack } nach oben (next_in_stack)

## Geschichten: Ziele

pack-goal-counter = bei { $heroes } Helden muss Zähler "{ $counter }" auf { $wanted } kommen, doch was im Spiel ist, ergibt zusammen { $most }
pack-goal-card-not-laid = Karte { $card } muss erledigt sein, doch nichts legt sie vorher aus
pack-goal-card-stays = Karte { $card } muss erledigt sein, doch sie geht nie: Sie wird nicht abgelegt, und nichts erklärt sie für erledigt
pack-goal-deserted = unter diesem Ziel können alle den Plan verlassen, und dann endet es nie; dem Ziel „all_heroes: left“ hinzufügen oder sie zurückkehren lassen
pack-goal-nobody-leaves = alle Helden müssen fort sein, doch nichts lässt einen Helden den Plan verlassen
pack-goal-keyword = Stichwort { $keyword } muss geschrieben sein, doch nichts im Spiel schreibt es
pack-goal-not-created = "{ $name }" wird gebraucht, doch nichts stellt es vorher auf den Plan
pack-too-many-heroes = das verlangt mehr als zwei Helden, doch es können nur zwei sein

## Geschichten: Stichwörter, Zahlen und wer handelt

pack-keyword-not-written = Stichwort { $keyword } wird hier gelesen, doch keine Karte schreibt es in diesem Kapitel oder früher
pack-keyword-never-written = keine Karte schreibt dieses Stichwort
pack-keyword-never-read = nichts liest dieses Stichwort
pack-too-many-dice = 1 bis { $most } Würfel lassen sich werfen
pack-need-nothing = mindestens 1 Erfolg muss nötig sein
pack-spawn-over-pool = mehr Zahnlinge, als je im Vorrat sind
pack-too-many-sparks = es gibt höchstens { $most } Funken, gefunden: { $found }
pack-spark-cost = niemand kann hier { $cost } Funken bezahlen
pack-no-such-upgrade = es gibt keine Verbesserungskarte { $n } für { $hero }
pack-bands = die Stufen müssen 1 bis { $most } Schicksalsmarken abdecken, jede Zahl genau einmal
pack-sides = eine Verbesserungskarte muss zwei Seiten haben, gefunden: { $found }
pack-empty-wyrm-card = eine Zahnlingskarte braucht ein Symbol, eine Wirkung oder eine weitere Karte zum Aufdecken
pack-discard-no-item = nur ein Gegenstand kann durch seine Sonderaktion abgelegt werden; hier hilft remove_card
pack-modifier-choice = eine dauernde Änderung kann nicht nach einer Wahl von Zahnlingen fragen; nimm all oder it, vielleicht mit uses
pack-not-fixed = { $field } muss vor der Partie feststehen: eine ganze Zahl, by_heroes oder by_players
pack-nobody-acts = "{ $word }" meint hier niemanden, weil kein Held handelt
