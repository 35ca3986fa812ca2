### Die Analyse nach einer Partie.

analysis-title = Analyse
analysis-note = Jede Entscheidung wurde nach dem beurteilt, was man auf dem Platz damals wissen konnte ({ $iterations } Iterationen, Startwert { $seed }). Siegchancen und Glück gelten bei offenen Karten.
analysis-running = Analyse läuft
analysis-curve = Siegchance
analysis-curve-alone = Chance auf 80 Punkte
analysis-curve-marks = | das Mondlicht beginnt, ^ Wendepunkte
analysis-where = Zug { $version }
analysis-twilight = Dämmerung
analysis-moonlight = Mondlicht
analysis-turns = Wendepunkte
analysis-turn = { $name }, { $flaw }
analysis-turn-none = Keine Entscheidung hat diese Partie gewendet.
analysis-stages = Zug um Zug
analysis-strokes = Glücksfälle
analysis-stroke = { $where }, { $what }: { $luck } für { $name }
analysis-chance-moonlight = die Auslage im Mondlicht
analysis-chance-chest = eine Schatztruhe ({ $name })
analysis-chance-runestone = ein Runenstein ({ $name })
analysis-chance-opponent = eine Karte des Gegners
analysis-seat = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
analysis-won = Mit { $count } Vorsprung gewonnen
analysis-lost = Mit { $count } Rückstand verloren
analysis-level = Am Ende gleichauf
analysis-above = { $count } über 80
analysis-below = { $count } unter 80
analysis-ahead = { $points } über dem Schnitt der anderen
analysis-behind = { $points } unter dem Schnitt der anderen
analysis-ledger = { $result }: Glück { $luck }, Spiel { $play }, Auslage { $start }, verdeckte Karten { $hidden }.
analysis-ledger-play = Spiel: eigene Entscheidungen { $own }, die der anderen { $others }; davon zeigte sich { $later } erst bei der nächsten Entscheidung.
analysis-part-start = Auslage
analysis-part-luck = Glück
analysis-part-play = Spiel
analysis-part-hidden = verdeckte Karten
analysis-part-grades = Noten
analysis-part-accuracy = Genauigkeit
analysis-means-start = Was die erste Auslage versprach, bevor jemand gewählt hatte, bei offenen Karten.
analysis-means-luck = Was Schatztruhen, Runensteine und die Auslage im Mondlicht brachten, abzüglich dessen, was zu erwarten war; allein auch die Karten des Gegners.
analysis-means-play = Was Entscheidungen gegenüber der besten verloren, eigene und die der anderen, so wie es die nächste Entscheidung zeigt.
analysis-means-hidden = Wie viel besser oder schlechter Entscheidungen durch Karten ausfielen, die dabei nicht zu sehen waren.
analysis-means-grades = Nach der verschenkten Siegchance: unter 2 Hundertsteln gut, ab 2 nachlässig, ab 5 eine Ungenauigkeit, ab 10 ein Fehler, über 20 ein grober Fehler.
analysis-means-accuracy = Wie viel der Punkte, um die es ging, behalten wurde: 100 %, wenn keine Entscheidung etwas verschenkt hat, 0 %, wenn sie wie blind getroffen waren. Wo alle Aktionen fast gleich sind, wiegt eine Entscheidung nichts.
analysis-accuracy = Genauigkeit { $accuracy } % bei { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}.
analysis-count-good = { $count } gute
analysis-count-slack = { $count } nachlässige
analysis-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
analysis-count-mistake = { $count } Fehler
analysis-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
analysis-grade-good = gut
analysis-grade-slack = nachlässig
analysis-grade-inaccuracy = Ungenauigkeit
analysis-grade-mistake = Fehler
analysis-grade-blunder = grober Fehler
analysis-flaws = Was besser gewesen wäre
analysis-flaw = { $where }, { $grade }: { $action }. Besser: { $best } ({ $before } % → { $after } %, { $points } Punkte).
analysis-left = Mit denselben Plättchen und Karten waren { $total } Punkte möglich, mit anderen Kopien oder anderen behaltenen Karten: { $parts }.
analysis-left-none = Mit denselben Plättchen und Karten waren nicht mehr Punkte möglich.
analysis-symbols = { $count ->
    [0] Jedes Symbol ging in ein Rezept.
    [one] { $count } Symbol ging in kein Rezept.
   *[other] { $count } Symbole gingen in kein Rezept.
}
analysis-tokens = { $count } Plättchen mit Markern gewonnen, { $each } Punkte je Marker.
analysis-overpaid = Zug { $version }: { NAME($token) } auf { $cell } gewann sofort; { NAME($enough) } hätte auch gereicht.
analysis-positions = Die Wendepunkte liegen in { $path }; `moonlit play --resume` spielt von dort weiter.

analysis-puzzle-title = Rätsel { $number } von { $count }: Welcher Zug ist klar der beste?
analysis-puzzle-right = Richtig: Das ist der beste Zug.
analysis-puzzle-wrong = Es gibt etwas Besseres.
analysis-puzzle-told = Beurteilt von einer langen Suche: Ein Zug liegt mindestens vier Punkte vor allen anderen.
analysis-puzzle-best = Am besten: { $action }. Das sind { $points } Punkte vor allem anderen.
analysis-puzzles-found = { $count ->
    [0] Kein Rätsel gefunden
    [one] { $count } Rätsel gefunden
   *[other] { $count } Rätsel gefunden
}; siehe { $path }.
