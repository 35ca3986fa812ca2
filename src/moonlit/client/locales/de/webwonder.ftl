### The drawn table of Wonder Book.

## Places

webwonder-board = Das Buch
webwonder-areas = Bereiche
webwonder-figures = Was auf dem Plan steht
webwonder-now = Was gefragt ist
webwonder-goal = Ziel
webwonder-fate = Schicksal
webwonder-enemy = Gegnerphase
webwonder-rules = Sonderregeln
webwonder-campaign = Das Kampagnenblatt
webwonder-tabs = Aktionen, Gruppe, Ziel und Protokoll
webwonder-tab-now = Jetzt
webwonder-tab-heroes = Gruppe
webwonder-tab-goal = Ziel
webwonder-tab-log = Protokoll

## The board

webwonder-tap = Tippe auf einen hellen Bereich, um hinzugehen, auf einen umringten Zahnling, um anzugreifen.
webwonder-open-to = Offen nach { $areas }
webwonder-blocked-to = Versperrt nach { $areas }
webwonder-wyrm = { $state ->
    [stunned] Betäubter Zahnling
    [pinned] Festgenagelter Zahnling
   *[standing] Zahnling
}
webwonder-spark = Funke
webwonder-face-down = Etwas Verdecktes
webwonder-done-of = { $name } ({ $now } von { $need })
webwonder-gets-up = steht auf

## Heroes

webwonder-hearts = { $hearts } von { $most } Herzen
webwonder-sparks = { $count ->
    [one] { $count } Funke
   *[other] { $count } Funken
}
webwonder-at = Bereich: { $area }
webwonder-nowhere = nicht auf dem Plan
webwonder-state-acting = am Zug
webwonder-state-done = war dran
webwonder-state-waiting = kommt noch dran
webwonder-state-ready = bereit
webwonder-state-down = bewusstlos
webwonder-state-left = nicht mehr da
webwonder-bitten = { $count ->
    [one] { $count } Zahnling greift an
   *[other] { $count } Zahnlinge greifen an
}
webwonder-maybe-bitten = { $count ->
    [one] vielleicht { $count } Zahnling
   *[other] vielleicht { $count } Zahnlinge
}

## Actions

webwonder-deed-move = Gehen
webwonder-deed-attack = Angreifen
webwonder-deed-collect = Funken sammeln
webwonder-deed-interact = Karte nutzen
webwonder-deed-skill = Fähigkeit
webwonder-deed-special = Karten
webwonder-deed-give = Geben oder bitten
webwonder-deed-pass = Zug beenden
webwonder-none-move = kein offener Weg
webwonder-none-attack = nichts in Reichweite
webwonder-none-collect = hier ist keiner
webwonder-none-interact = hier liegt keine
webwonder-none-skill = zu wenig Funken
webwonder-none-special = gerade nicht möglich
webwonder-none-give = nichts zu übergeben
webwonder-none-pass = nicht jetzt
webwonder-many-move = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
}
webwonder-many-collect = aus diesem Bereich
webwonder-many-interact = { $count } Karten hier
webwonder-many-skill = { $count } Fähigkeiten
webwonder-many-special = { $count } möglich
webwonder-many-give = { $count } möglich
webwonder-in-reach = { $count } in Reichweite
webwonder-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
webwonder-which = Was davon?
webwonder-back = Zurück
webwonder-for-group = Für euch alle: Wer mag, entscheidet; die erste Antwort gilt.
webwonder-choose = Wähle eines.
webwonder-same = Dasselbe für alle, die folgen
webwonder-reroll = Einmal pro Zug, für ein Herz. Mindestens ein Erfolg mehr in { $chance } % aller Würfe.
webwonder-dice = { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
}, { $blanks ->
    [one] { $blanks } Niete
   *[other] { $blanks } Nieten
}

## Goal, fate, enemies

webwonder-no-goal = Noch kein Ziel
webwonder-of = { $now } von { $need }
webwonder-phase = Spielerphase
webwonder-in-time = Spielerphase { $now }: rechtzeitig bis { $need }
webwonder-late = Die Zeit für die Belohnung ist um
webwonder-clock = Vom Ende der Runde { $round } an kostet jede Runde { $fate } Schicksal.
webwonder-face-up = { $count } von { $all } aufgedeckt
webwonder-band-ink = Tinte
webwonder-band-silver = Silber
webwonder-band-gold = Gold
webwonder-spawn = { $count ->
    [one] { $count } Zahnling kommt heraus: { $where }
   *[other] { $count } Zahnlinge kommen heraus: { $where }
}
webwonder-wyrm-cards = { $count ->
    [one] { $count } Zahnlingskarte wird aufgedeckt
   *[other] { $count } Zahnlingskarten werden aufgedeckt
}
webwonder-activate = { $count ->
    [one] Jeder Zahnling handelt einmal
    [2] Jeder Zahnling handelt zweimal
   *[other] Jeder Zahnling handelt { $count } Mal
}
webwonder-pile-cards = Karten
webwonder-pile-pool = im Vorrat
webwonder-pile-scraps = Schnipsel
webwonder-pile-spark-pool = Funken

## The reader

webwonder-story = Geschichte
webwonder-choice = Eine Entscheidung
webwonder-page = Seite { $now } von { $count }
webwonder-page-back = Zurück
webwonder-page-on = Weiterlesen
webwonder-skip = Überspringen
webwonder-to-table = Zum Tisch
webwonder-aloud = Vorlesen
webwonder-again = Die Geschichte noch einmal lesen
webwonder-key-hero = jemand aus der Gruppe
