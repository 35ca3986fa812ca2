### Der gezeichnete Tisch von Nocturne im Browser: Namen von Orten, Zuständen und Knöpfen.

## Orte

webtable-status = Was zu tun ist
webtable-forest = Wald
webtable-rack = Dein Platz
webtable-your-spells = Deine Zauber
webtable-no-spells = Du hast keine Zauber mehr.
webtable-actions = Deine Aktion
webtable-options = Was du wählen kannst
webtable-sprites = Waldgeister
webtable-slots = Plättchen der Waldgeister
webtable-players = Die anderen
webtable-recipes = Deine Mixturen
webtable-log = Verlauf
webtable-skip = Springe zu
webtable-tabs = Mixturen, Ziele, Punkte und Verlauf
webtable-pull = Alles von dir zeigen oder verbergen
webtable-tab-mine = Meins
webtable-tab-recipes = Mixturen
webtable-tab-goals = Ziele
webtable-tab-points = Punkte
webtable-close = Schließen
webtable-why = Warum?
webtable-why-not = Warum nicht
webtable-why-yes = Das geht

## Der Durchgang

webtable-round = { $round ->
    [twilight] Dämmerung
    [moonlight] Mondlicht
   *[other] Die Nacht ist vorbei
}
webtable-tiles-left = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}

webtable-night = Der Mond ist aufgegangen
webtable-night-row = bekommt { $gained } für { $lost }
webtable-night-why = Zauber, die aus der Dämmerung übrig sind, bringen Schattenmarker; dafür gehen die niedrigsten.
webtable-night-none = Ein neuer Wald liegt aus.

## Felder und Marker

webtable-highest = höchster Zauber
webtable-legal = erlaubt
webtable-not-legal = nicht erlaubt
webtable-chosen = gewählt
webtable-no-tile = kein Plättchen
webtable-spell-of = { $who ->
    [you] dein Zauber { $token }
   *[other] Zauber { $token } von { $name }
}
webtable-control-of = { $kind ->
    [shadow] { $who ->
        [you] dein Schattenmarker, hält nichts, Wert { $token }
       *[other] Schattenmarker von { $name }, hält nichts, Wert { $token }
    }
   *[own] { $who ->
        [you] dein Kontrollmarker, Wert { $token }
       *[other] Kontrollmarker von { $name }, Wert { $token }
    }
}
webtable-space = { $state ->
    [empty] Platz { $number } der Waldgeist-Tafel: leer
    [guest] Platz { $number } der Waldgeist-Tafel: hier stünde dein Zauber { $token }
   *[taken] Platz { $number } der Waldgeist-Tafel: { $who ->
        [you] dein Zauber { $token }
       *[other] Zauber { $token } von { $name }
    }
}

## Was getan wird

webtable-choose = Wähle eines davon.
webtable-choose-cast = { $token ->
    [yes] { $cell ->
        [yes] Bereit
       *[no] Wähle jetzt ein Plättchen
    }
   *[no] { $cell ->
        [yes] Wähle jetzt einen Zauber
       *[no] Wähle Zauber und Plättchen
    }
}
webtable-sending = Unterwegs …

## Wer mitspielt

webtable-bot = Bot
webtable-away = abwesend, ein Bot spielt weiter
webtable-passed = gepasst
webtable-acting = ist am Zug
webtable-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
webtable-points-word = Punkte
webtable-hidden-recipes = + { $count ->
    [one] { $count } Mixtur
   *[other] { $count } Mixturen
}
webtable-supply = Zauber von { $name }
webtable-collection = Sammlung · { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
webtable-collection-of = Sammlung von { $name }: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
webtable-no-tiles = Noch keine Plättchen
webtable-times = { $thing }, { $count }-mal
webtable-ability = { $state ->
    [ready] Fähigkeit bereit
   *[used] Fähigkeit genutzt
}
webtable-tag-ability = Fähigkeit ungenutzt
webtable-tag-goals = { $count ->
    [one] { $count } Dämmerungsziel
   *[other] { $count } Dämmerungsziele
}
webtable-solo-deck = { $count ->
    [one] noch { $count } Karte in seinem Stapel
   *[other] noch { $count } Karten in seinem Stapel
}

## Symbole und Mixturen

webtable-symbol-name = { $symbol ->
    [skull] Schädel
    [feather] Feder
    [mushroom] Pilz
    [herb] Kraut
   *[egg] Ei
}
webtable-symbol = { $there ->
    [yes] { webtable-symbol-name }
   *[no] { webtable-symbol-name } fehlt
}
webtable-brewed = gebraut:
webtable-you-have = Du hast
webtable-ours = Von uns: Die Spielanleitungen drucken es nicht ab.

## Ziele

webtable-goals = { $round ->
    [twilight] Dämmerungsziele
   *[moonlight] Mondlichtziele
}
webtable-goals-when = { $round ->
    [twilight] jedes für eine Person
   *[moonlight] für alle, am Ende
}
webtable-goal-worth = { $each ->
    [yes] je { $points }
   *[no] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
webtable-standing = { $kind ->
    [yesno] { $count ->
        [0] { $name } nein
       *[other] { $name } ja
    }
    [needed] { $name } { $count } von { $needed }
   *[counted] { $name } { $count }
}
webtable-standing-leads = { $standing } (führt)
webtable-standings = { $kind ->
    [yesno] Wer es jetzt hat: { $standings }.
    [needed] Wie weit alle sind: { $standings }.
   *[counted] Was alle jetzt haben: { $standings }.
}
webtable-claimed = { $who ->
    [you] gehört dir
   *[other] gehört { $name }
}
webtable-goal-twilight-won_with = Zuerst mit einer { $number } gewinnen
webtable-goal-twilight-most_areas = Die meisten getrennten Gebiete
webtable-goal-twilight-largest_area = Das größte Gebiet
webtable-goal-twilight-areas = Zuerst { $number } getrennte Gebiete
webtable-goal-twilight-area_size = Zuerst ein Gebiet aus { $number }
webtable-goal-twilight-most_in_top_row = Meiste Felder der obersten Reihe
webtable-goal-twilight-lowest_dedicated = Letzter Platz bei den Waldgeistern
webtable-goal-twilight-symbols = Zuerst { $number } verschiedene Symbole
webtable-goal-twilight-corner_cast = Zuerst ein isoliertes Plättchen
webtable-goal-twilight-last_star = Gewinn mit dem letzten Stern
webtable-goal-moonlight-areas_of_size = Jedes Gebiet aus genau { $size }
webtable-goal-moonlight-shapes = Jede solche Form von dir
webtable-goal-moonlight-largest_area = Jedes Feld deines größten Gebiets
webtable-goal-moonlight-centre_cells = Jedes deiner Felder in der Mitte
webtable-goal-moonlight-corner_cells = Jede deiner Ecken
webtable-goal-moonlight-dedicated = Jeder deiner Marker bei den Waldgeistern
webtable-goal-moonlight-leftover = Jeder übrige Zauber, zusätzlich
webtable-goal-moonlight-areas = Jedes getrennte Gebiet

## Punkte

webtable-projection = Wäre jetzt Schluss
webtable-final = Die Wertung
webtable-total = Summe
webtable-unknown = unbekannt
webtable-mirror-note = Spiegelsteine zählen so gut es geht.
