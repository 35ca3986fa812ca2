### Der Tisch als Text, was ein Zug brächte, Ergebnisse, und was man vor einer Partie wählen kann.

## Überschriften

page-status = Jetzt
page-drawn = Zur Auswahl
page-forest = Wald
page-spells = Zauber dieser Runde
page-sprites = Waldgeist-Tafel
page-slots = Plättchen der Waldgeister
page-seats = Alle am Tisch
page-goals = Ziele
page-recipes = Mixturen
page-collections = Sammlungen
page-points = Punkte, wenn jetzt Schluss wäre
page-points-final = Punkte
page-piles = Stapel

## Spaltenköpfe

page-row = Zeile
page-space = Feld
page-token-head = Marker
page-player-head = Name
page-tokens-head = Marker im Vorrat
page-state-head = Stand
page-character-head = Charakter
page-goal-head = Ziel
page-asks-head = Bedingung
page-kind-head = Art
page-recipe-head = Mixtur
page-first-head = Erste Stufe
page-full-head = Volles Rezept
page-now-head = Zählt jetzt
page-missing-head = Fehlt noch
page-category-head = Kategorie

## Texte in Zellen und Listen

page-nothing = nichts
page-empty = leer
page-unknown = verdeckt
page-you = { $name } (du)
page-token = { $who ->
    [you] { NAME($token) } von dir
   *[other] { NAME($token) } von { $name }
}
page-bare-token = { NAME($token) }
page-control-token = { $who ->
    [you] dein Kontrollmarker, Wert { NAME($token) }
   *[other] Kontrollmarker von { $name }, Wert { NAME($token) }
}
page-shadow-token = { $who ->
    [you] { NAME($token) } von dir, verdeckt, hält nichts
   *[other] { NAME($token) } von { $name }, verdeckt, hält nichts
}
page-highest = höchster Zauber
page-can-cast = hier kannst du zaubern
page-can-choose = wählbar
page-highest-spell = Höchster Zauber: { $spell } auf { $cell }.
page-spell-on = { $spell } auf { $cell }
page-passed-names = Gepasst: { $names }.
page-passed = gepasst
page-decides = entscheidet jetzt
page-cards = { $count ->
    [one] { $count } Mixtur
   *[other] { $count } Mixturen
}
page-tokens-lost = { $tokens }; aus dem Spiel: { $lost }
page-ability-unused = Fähigkeit von { $character } ungenutzt
page-ability-used = Fähigkeit von { $character } genutzt
page-goal-claimed = errungen von { $name }
page-goal-open = offen
page-goal-all = für alle
page-goal-hidden = verdeckt
page-leads = führt
page-units = { $unit ->
    [areas] { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }
    [cells] { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
    [symbols] { $count ->
        [one] { $count } Symbol
       *[other] { $count } Symbole
    }
    [shapes] { $count ->
        [one] { $count } Form
       *[other] { $count } Formen
    }
   *[tokens] { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
}
page-units-of = { $unit ->
    [areas] { $count } von { $needed } Gebieten
    [cells] { $count } von { $needed } Feldern
    [symbols] { $count } von { $needed } Symbolen
    [shapes] { $count } von { $needed } Formen
   *[tokens] { $count } von { $needed } Markern
}
page-stand-last_star = hat mit dem Stern gewonnen
page-stand-lowest_dedicated = letzter Marker in der Reihe
page-counted = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
}
page-tile-points = { $tile } ({ $points })
page-copies = Von Spiegelsteinen kopiert
page-total-more = { $points } und mehr
page-drawn-hidden = { $count ->
    [one] { $count } verdeckte Karte oder ein verdecktes Plättchen
   *[other] { $count } verdeckte Karten oder Plättchen
}
page-pile-stack = Plättchen im Stapel: { $count }
page-pile-deck = Mixturen im Stapel: { $count }
page-pile-returned = Von dir unter den Mixturenstapel gelegt: { $cards }
page-pile-shadows = Zu gewinnende Schattenmarker: { $tokens }
page-pile-discards = Aus Truhen abgelegte Plättchen: { $known ->
    [yes] { $count } ({ $tiles })
   *[no] { $count }
}
page-pile-removed = Plättchen aus dem Spiel: { $tiles }
page-pile-solo = Solokarten im Stapel: { $count }
page-solo-card = Solokarte { $card }. { $text }

## Was ein Zug brächte

page-foreseen-wins = { $why ->
    [star] Das gewinnt sofort: Ein Stern schlägt alles.
    [blocked] Das gewinnt sofort: Daneben ist kein Plättchen mehr frei.
   *[untopped] Das gewinnt sofort: Niemand sonst kann es überbieten.
}
page-foreseen-answer = { $name } kann auf { $cells } antworten, und zwar mit: { $tokens }.
page-foreseen-tile = { $sure ->
    [yes] Du gewinnst { NAME($tile, form: "definite") }.
   *[no] Antwortet niemand, gewinnst du { NAME($tile, form: "definite") }.
}
page-foreseen-points = Deine Punkte nach jetzigem Stand: { $total } ({ $parts }).
page-foreseen-same = Deine Punkte nach jetzigem Stand ändern sich nicht.
page-foreseen-part = { $category } { $change }
page-foreseen-goal = Damit erringst du das Dämmerungsziel „{ $goal }“.
page-foreseen-effect = { $effect ->
    [chest] Aus der Truhe ziehst du dann Plättchen und behältst eines.
   *[runestone] Der Runenstein lässt dich dann Mixturen ziehen und eine behalten.
}
page-foreseen-corner = Das Plättchen ist isoliert: Danach beginnt jemand anderes.
page-foreseen-last = Der Wald ist dann leer, und der Durchgang endet.
page-foreseen-back = Du nimmst zurück: { $tokens }.
page-foreseen-dedicate = { $who ->
    [you] Danach darfst du { $count ->
        [1] diesen Marker
       *[other] einen dieser Marker
    } widmen: { $tokens }.
   *[other] Danach darf { $name } { $count ->
        [1] diesen Marker
       *[other] einen dieser Marker
    } widmen: { $tokens }.
}
page-foreseen-winner = Niemand sonst kann antworten: { $name } gewinnt { NAME($tile, form: "definite") } auf { $cell } mit { NAME($token, form: "dative") }.
page-foreseen-out = Du bist draußen, bis ein Plättchen gewonnen ist.
page-foreseen-next = { $name } darf beginnen, auf einem beliebigen Plättchen.
page-foreseen-end = Dann haben alle gepasst, und der Durchgang endet.
page-foreseen-space = Wie die Waldgeist-Tafel jetzt steht, kommt der Marker auf Feld { $space }.
page-foreseen-fallen = { $who ->
    [you] Von der Tafel fällt: { NAME($token) }. Der Marker kommt zu dir zurück.
   *[other] Von der Tafel fällt: { NAME($token) } von { $name }. Der Marker kehrt heim.
}

## Ergebnisse

page-reader = du
page-tie = Gleichstand bei { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}: { $names }. Die bessere Position auf der Waldgeist-Tafel entscheidet. Regel { $clause }.
page-shared = Nichts kann den Gleichstand mehr brechen, der Sieg wird geteilt. Regel { $clause }.
page-rank-next = Noch { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} bis zum nächsten Rang, { $rank }.
page-scenario-points = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $total } von { $needed ->
    [one] { $needed } Punkt
   *[other] { $needed } Punkten
} für Szenario { $number }.
page-task = { $done ->
    [yes] Geschafft. { $task }
   *[no] Nicht geschafft. { $task }
}
page-scenario = { $who ->
    [you] { $met ->
        [yes] Du hast Szenario { $number } gemeistert!
       *[no] Du hast Szenario { $number } noch nicht gemeistert.
    }
   *[other] { $met ->
        [yes] { $name } hat Szenario { $number } gemeistert!
       *[no] { $name } hat Szenario { $number } noch nicht gemeistert.
    }
}
page-achievements = { $who ->
    [you] Du hast { $count ->
        [one] eine Herausforderung
       *[other] { $count } Herausforderungen
    } gemeistert
   *[other] { $name } hat { $count ->
        [one] eine Herausforderung
       *[other] { $count } Herausforderungen
    } gemeistert
}: { $tasks }
page-achievements-counted = { $name } hat { $count ->
    [one] eine Herausforderung
   *[other] { $count } Herausforderungen
} gemeistert.

## Was man vor einer Partie wählen kann

page-tagline = Eine wandernde Versteigerung im mondhellen Wald, für ein bis vier Füchse.
page-option-mode = Spielweise
page-option-mode-text = Wie viel vom Spiel dabei ist.
page-option-edition = Ausgabe
page-option-edition-text = Welche Anleitung gilt, wo sie sich unterscheiden.
page-option-no_concoctions = { option-no_concoctions }
page-option-no_concoctions-text = { option-no_concoctions-text }
page-option-variants = Varianten
page-option-variants-text = Beliebig viele, auch zusammen.
page-option-scenario = Szenario
page-option-scenario-text = Feste Ziele, eine Punktzahl und Aufgaben.
page-option-characters = Charaktere
page-option-characters-text = Einer für jeden Platz; wählt niemand, werden sie ausgeteilt.
page-option-forest_visitor = Zuletzt in einem Wald
page-option-forest_visitor-text = Wer nach der deutschen Anleitung beginnt.
page-no-scenario = Kein Szenario
page-scenario-text = Mit { $character }: mindestens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Dämmerungsziele: { $twilight }. Mondlichtziele: { $moonlight }.
page-short-tile = { $type ->
    [skull] { $kind ->
        [hoofed] Huf
        [ramhorn] Widder
       *[fanged] Fangzahn
    }
    [feather] Feder
    [mushroom] { $kind ->
        [tripti] Tripti
       *[duode] Duo
    }
    [herb] { $kind ->
        [wild] Joker
       *[other] Kraut { $kind }
    }
    [egg] Ei
    [chest] Truhe
    [runestone] { $kind ->
        [skull] Schädelrune
        [feather] Federrune
        [mushroom] Pilzrune
        [herb] Kräuterrune
       *[egg] Eirune
    }
   *[mirror] Spiegel
}
